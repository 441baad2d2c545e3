<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Absence</name>
    <message>
        <source>Bots: {}</source>
        <translation>Bots: {}</translation>
    </message>
    <message>
        <source>{name} is back and asks for the seat.</source>
        <translation>{name} ist wieder da und möchte den Platz zurück.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Platz zurückgeben</translation>
    </message>
    <message>
        <source>Ask for the seat</source>
        <translation>Um den Platz bitten</translation>
    </message>
    <message>
        <source>A bot ({bot}) at the laptop of {who} plays for you.</source>
        <translation>Ein Bot ({bot}) auf dem Laptop von {who} spielt für dich.</translation>
    </message>
    <message>
        <source>{who} plays for you.</source>
        <translation>{who} spielt für dich.</translation>
    </message>
    <message>
        <source>The table waits for {name}, whose connection is lost.</source>
        <translation>Der Tisch wartet auf {name}; die Verbindung ist abgerissen.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Propose something else</source>
        <translation>Etwas anderes vorschlagen</translation>
    </message>
    <message>
        <source>Bot: {bot}</source>
        <translation>Bot: {bot}</translation>
    </message>
    <message>
        <source>I play for {name}</source>
        <translation>Ich spiele für {name}</translation>
    </message>
    <message>
        <source>Proposed: a bot ({bot}) at the laptop of {who} plays for {name}.</source>
        <translation>Vorschlag: Ein Bot ({bot}) auf dem Laptop von {who} spielt für {name}.</translation>
    </message>
    <message>
        <source>Proposed: {who} plays for {name}.</source>
        <translation>Vorschlag: {who} spielt für {name}.</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>Dafür: {names}.</translation>
    </message>
    <message>
        <source>One more has to agree.</source>
        <translation>Noch eine Stimme fehlt.</translation>
    </message>
    <message>
        <source>{count} more have to agree.</source>
        <translation>Noch {count} Stimmen fehlen.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>Von Eintrag {since} bis {until} spielte ein Bot ({bot}) auf dem Laptop von {who} für {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>Ab Eintrag {since} spielte ein Bot ({bot}) auf dem Laptop von {who} für {name}.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} {who} played for {name}.</source>
        <translation>Von Eintrag {since} bis {until} spielte {who} für {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on {who} played for {name}.</source>
        <translation>Ab Eintrag {since} spielte {who} für {name}.</translation>
    </message>
    <message>
        <source>The table waits for {name}, who left for now.</source>
        <translation>Der Tisch wartet auf {name}: vorerst gegangen.</translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>Claim the game …</source>
        <translation>Sieg beanspruchen …</translation>
    </message>
    <message>
        <source>Open the table here</source>
        <translation>Tisch hier eröffnen</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Abweisen</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>{} wants to watch.</source>
        <translation>{} möchte zuschauen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Claim the game? It ends at once, and {name}, who could still come back, has lost it. Its file says who claimed it, and when. This cannot be undone.</source>
        <translation>Den Sieg beanspruchen? Die Partie endet sofort, und {name} hat verloren, obwohl eine Rückkehr noch möglich wäre. Die Partiedatei hält fest, wer ihn beansprucht hat und wann. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Weiter warten</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Sieg beanspruchen</translation>
    </message>
</context>
<context>
    <name>AskerRow</name>
    <message>
        <source>Turn away</source>
        <translation>Abweisen</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Turn {} away</source>
        <translation>{} abweisen</translation>
    </message>
    <message>
        <source>Let {} in</source>
        <translation>{} einlassen</translation>
    </message>
    <message>
        <source>Wants to watch</source>
        <translation>Möchte zuschauen</translation>
    </message>
</context>
<context>
    <name>AtlanticStar</name>
    <message>
        <source>Borrow {money} on the {sea} ({before}, value {value}): then {place} with {left}, {points}</source>
        <translation>Kredit von {money}, {sea} ({before}, Wert {value}): danach {place} mit {left}, {points}</translation>
    </message>
    <message>
        <source>Swap all ships on offer for {price}</source>
        <translation>Alle angebotenen Schiffe für {price} austauschen</translation>
    </message>
    <message>
        <source>Charter for {price}: {ship}</source>
        <translation>Für {price} chartern: {ship}</translation>
    </message>
    <message>
        <source>Take the free ship: {ship}</source>
        <translation>Das kostenlose Schiff nehmen: {ship}</translation>
    </message>
    <message>
        <source>Make a voyage in the {sea}: value up to {value}</source>
        <translation>Kreuzfahrt durchführen, {sea}: Wert bis {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, value {value}</source>
        <translation>Etappe {leg}, {name}: {ship}, Wert {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, as an emergency</source>
        <translation>Etappe {leg}, {name}: {ship}, als Notlösung</translation>
    </message>
    <message>
        <source>Fill up with the best ships</source>
        <translation>Mit den besten Schiffen auffüllen</translation>
    </message>
    <message>
        <source>Choose the class of {stars}: {place}, {points}</source>
        <translation>Die {stars}-Klasse wählen: {place}, {points}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>{name} swaps away {ships} for {price}.</source>
        <translation>{name} tauscht für {price} aus: {ships}.</translation>
    </message>
    <message>
        <source>{name} charters {ship} for {price}.</source>
        <translation>{name} chartert für {price}: {ship}.</translation>
    </message>
    <message>
        <source>{name} takes {ship} free.</source>
        <translation>{name} nimmt kostenlos: {ship}.</translation>
    </message>
    <message>
        <source>{ship} is on offer for {price}.</source>
        <translation>{ship} ist für {price} im Angebot.</translation>
    </message>
    <message>
        <source>The discards become the draw pile of {ships}.</source>
        <translation>Die Ablage wird zum neuen Stapel mit {ships} Schiffen.</translation>
    </message>
    <message>
        <source>{name} sails the {sea}.</source>
        <translation>{name} führt eine Kreuzfahrt durch: {sea}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, {value}.</source>
        <translation>Etappe {leg}: {ship}, {value}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, an emergency worth nothing.</source>
        <translation>Etappe {leg}: {ship}, als Notlösung ohne Wert.</translation>
    </message>
    <message>
        <source>{name} enters the {sea} with value {value}, bonus {bonus}: {place}.</source>
        <translation>{sea}: {name} kommt mit Wert {value}, Bonus {bonus}, auf {place}.</translation>
    </message>
    <message>
        <source>{name} gives the {sea} the class of {stars}.</source>
        <translation>{sea}: {name} wählt die {stars}-Klasse.</translation>
    </message>
    <message>
        <source>A package operator enters the {sea} with value {value}.</source>
        <translation>{sea}: Ein Pauschalanbieter kommt mit Wert {value} dazu.</translation>
    </message>
    <message>
        <source>{name} borrows {money} on the {sea}: value {value}, {place}.</source>
        <translation>{name} nimmt {money} Kredit, {sea}: Wert {value}, {place}.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>{name} has made all voyages.</source>
        <translation>{name} hat alle Kreuzfahrten durchgeführt.</translation>
    </message>
    <message>
        <source>All voyages are made: the game is over.</source>
        <translation>Alle Kreuzfahrten sind durchgeführt: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Atlantic Star</source>
        <translation>Atlantic Star</translation>
    </message>
    <message>
        <source>Charter ships from an agency whose prices fall as they wait, and send them on voyages in four seas. The first to sail a sea decides how it is ranked; money is borrowed on voyages that then lose their rank. The best ranks win.</source>
        <translation>Chartere Schiffe bei einer Agentur, deren Preise mit der Wartezeit fallen, und schicke sie auf Kreuzfahrten in vier Meeren. Wer ein Meer zuerst befährt, bestimmt, wie es gewertet wird; Kredit gibt es auf Kreuzfahrten, die dann im Rang fallen. Die besten Ränge gewinnen.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>etwa eine Stunde</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Who makes the first turn.</source>
        <translation>Wer den ersten Zug macht.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <translation>Platz 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <translation>Platz 6</translation>
    </message>
    <message>
        <source>Hands and money</source>
        <translation>Schiffe und Geld</translation>
    </message>
    <message>
        <source>Whether the table shows what the others hold; all of it was taken openly.</source>
        <translation>Ob der Tisch zeigt, was die anderen haben; alles davon wurde offen genommen.</translation>
    </message>
    <message>
        <source>To be remembered</source>
        <translation>Selbst merken</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>Für alle sichtbar</translation>
    </message>
    <message>
        <source>Loans in a turn</source>
        <translation>Kredite je Zug</translation>
    </message>
    <message>
        <source>How many loans a player may take in one turn, each on another sea.</source>
        <translation>Wie viele Kredite man in einem Zug nehmen darf, jeden auf ein anderes Meer.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Left over at the last voyage</source>
        <translation>Rest bei der letzten Kreuzfahrt</translation>
    </message>
    <message>
        <source>How many ships may stay in hand after one&apos;s last voyage.</source>
        <translation>Wie viele Schiffe nach der eigenen letzten Kreuzfahrt auf der Hand bleiben dürfen.</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Zwei Schiffe</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Ein Schiff</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Zufall: irgendein erlaubter Zug, zum Üben</translation>
    </message>
    <message>
        <source>Steady: weighs ships against money</source>
        <translation>Solide: wägt Schiffe gegen Geld ab</translation>
    </message>
    <message>
        <source>Charter a ship, or make a voyage.</source>
        <translation>Chartere ein Schiff oder führe eine Kreuzfahrt durch.</translation>
    </message>
    <message>
        <source>Charter a ship: click one in the agency.</source>
        <translation>Chartere ein Schiff: Klicke eines in der Agentur an.</translation>
    </message>
    <message>
        <source>Your hand is full: make a voyage in a sea that lights up.</source>
        <translation>Deine Hand ist voll: Führe eine Kreuzfahrt in einem Meer durch, das aufleuchtet.</translation>
    </message>
    <message>
        <source>Before that you may borrow on a plate of yours, then swap the offer.</source>
        <translation>Davor darfst du auf eines deiner Kärtchen Kredit nehmen, danach das Angebot austauschen.</translation>
    </message>
    <message>
        <source>Before that you may swap the offer.</source>
        <translation>Davor darfst du das Angebot austauschen.</translation>
    </message>
    <message>
        <source>You borrow {money} with this turn: you then have {total}.</source>
        <translation>Du nimmst in diesem Zug {money} Kredit und hast dann {total}.</translation>
    </message>
    <message>
        <source>Choose how much you borrow on this voyage.</source>
        <translation>Wähle, wie viel Kredit du auf diese Kreuzfahrt nimmst.</translation>
    </message>
    <message>
        <source>It is never paid back: the voyage loses a point of value per {unit}, and falls behind its equals. Once per sea.</source>
        <translation>Der Kredit wird nie zurückgezahlt: Die Kreuzfahrt verliert je {unit} einen Punkt Wert und fällt hinter gleichwertige zurück. Einmal je Meer.</translation>
    </message>
    <message>
        <source>Back to the voyages</source>
        <translation>Zurück zu den Kreuzfahrten</translation>
    </message>
    <message>
        <source>Put a ship on leg {leg}, {name}: click one of yours.</source>
        <translation>Setze ein Schiff auf Etappe {leg}, {name}: Klicke eines deiner Schiffe an.</translation>
    </message>
    <message>
        <source>Fill up with the best</source>
        <translation>Mit den besten auffüllen</translation>
    </message>
    <message>
        <source>Puts the ships on the other legs that make the voyage worth most.</source>
        <translation>Setzt auf die übrigen Etappen die Schiffe, mit denen die Kreuzfahrt am meisten wert ist.</translation>
    </message>
    <message>
        <source>Choose another ship for leg {leg}.</source>
        <translation>Wähle ein anderes Schiff für Etappe {leg}.</translation>
    </message>
    <message>
        <source>Choose the leg for {ship}.</source>
        <translation>Wähle die Etappe für {ship}.</translation>
    </message>
    <message>
        <source>Choose the class of the {sea}: click a column.</source>
        <translation>{sea}: Wähle die Klasse und klicke ihre Spalte an.</translation>
    </message>
    <message>
        <source>You are the first there, with {value}; whoever comes later shares it.</source>
        <translation>Du bist hier zuerst da, mit {value}; wer später kommt, teilt die Klasse.</translation>
    </message>
    <message>
        <source>{name} charters a ship or makes a voyage.</source>
        <translation>{name} chartert ein Schiff oder führt eine Kreuzfahrt durch.</translation>
    </message>
    <message>
        <source>{name} makes a voyage in the {sea}.</source>
        <translation>{name} führt eine Kreuzfahrt durch: {sea}.</translation>
    </message>
    <message>
        <source>Ships come into the agency.</source>
        <translation>Neue Schiffe kommen in die Agentur.</translation>
    </message>
    <message>
        <source>Chance says who begins.</source>
        <translation>Der Zufall bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Loans come before swaps: there is none any more in this turn.</source>
        <translation>Kredite kommen vor dem Austauschen: In diesem Zug gibt es keinen mehr.</translation>
    </message>
    <message>
        <source>You have taken as many loans in this turn as are allowed: {most}.</source>
        <translation>Du hast in diesem Zug so viele Kredite genommen wie erlaubt: {most}.</translation>
    </message>
    <message>
        <source>You can borrow only on your own plates.</source>
        <translation>Kredit gibt es nur auf deine eigenen Kärtchen.</translation>
    </message>
    <message>
        <source>There is no such sea.</source>
        <translation>Dieses Meer gibt es nicht.</translation>
    </message>
    <message>
        <source>You have borrowed on the {sea} before, and it is once per sea.</source>
        <translation>{sea}: Hier hast du schon Kredit genommen, und das geht nur einmal je Meer.</translation>
    </message>
    <message>
        <source>All {plates} plates of the {sea} are on the board: no more loans there.</source>
        <translation>{sea}: Alle {plates} Kärtchen liegen auf dem Brett, hier gibt es keinen Kredit mehr.</translation>
    </message>
    <message>
        <source>On this plate you can borrow 1 to {most} points, not {points}.</source>
        <translation>Auf dieses Kärtchen kannst du 1 bis {most} Punkte Kredit nehmen, nicht {points}.</translation>
    </message>
    <message>
        <source>This plate has no points left to borrow on.</source>
        <translation>Dieses Kärtchen hat keine Punkte mehr, auf die es Kredit gibt.</translation>
    </message>
    <message>
        <source>You hold {hand} ships, and no voyage can use more than {limit}: sail.</source>
        <translation>Du hast {hand} Schiffe auf der Hand, und mehr als {limit} kann keine Kreuzfahrt brauchen: Führe eine durch.</translation>
    </message>
    <message>
        <source>This ship costs {price}, and you have {money}.</source>
        <translation>Dieses Schiff kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>The agency has spaces at {prices}.</source>
        <translation>Die Agentur hat Felder zu {prices}.</translation>
    </message>
    <message>
        <source>Swapping costs {price}, you have {money}.</source>
        <translation>Austauschen kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>You have made all your voyages in the {sea}.</source>
        <translation>{sea}: Du hast hier alle deine Kreuzfahrten durchgeführt.</translation>
    </message>
    <message>
        <source>The {sea} needs {legs} ships, and you hold {hand}.</source>
        <translation>{sea}: Nötig sind {legs} Schiffe, und du hast {hand}.</translation>
    </message>
    <message>
        <source>You hold {hand} ships. For the {sea} that is too many: with more than {most} too many would stay in hand.</source>
        <translation>Du hast {hand} Schiffe auf der Hand. Das sind zu viele ({sea}): Bei mehr als {most} blieben zu viele auf der Hand.</translation>
    </message>
    <message>
        <source>Leg {next} is next, and not leg {leg}.</source>
        <translation>Als Nächstes kommt Etappe {next}, nicht Etappe {leg}.</translation>
    </message>
    <message>
        <source>{ship} is on a leg of this voyage already.</source>
        <translation>{ship} ist schon auf einer Etappe dieser Kreuzfahrt.</translation>
    </message>
    <message>
        <source>{ship} is not in your hand.</source>
        <translation>{ship} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>First put a ship on leg {leg}, or undo the voyage.</source>
        <translation>Setze zuerst ein Schiff auf Etappe {leg}, oder nimm die Kreuzfahrt zurück.</translation>
    </message>
    <message>
        <source>The class of {stars} belongs to the {sea}.</source>
        <translation>Die {stars}-Klasse ist schon vergeben: {sea}.</translation>
    </message>
    <message>
        <source>Choose one of the {most} classes.</source>
        <translation>Wähle eine der {most} Klassen.</translation>
    </message>
    <message>
        <source>Now it is a loan, a swap, a charter or a voyage, in this order.</source>
        <translation>Jetzt gibt es Kredit, Austauschen, Chartern oder Kreuzfahrt, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} gewinnt: {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}, by money: {money} marks.</source>
        <translation>{name} gewinnt: {points}, und das Geld entscheidet mit {money} Mark.</translation>
    </message>
    <message>
        <source>{names} share the win with {points}.</source>
        <translation>{names} teilen sich den Sieg: {points}.</translation>
    </message>
    <message>
        <source>{sea}: class of {stars}</source>
        <translation>{sea}: {stars}-Klasse</translation>
    </message>
    <message>
        <source>{sea}: nobody sailed</source>
        <translation>{sea}: ohne Kreuzfahrt</translation>
    </message>
    <message>
        <source>Without a class there are no points.</source>
        <translation>Ohne Klasse gibt es keine Punkte.</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {points}</source>
        <translation>{place}: {name} mit {value}, {points}</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {written} before the loan, {points}</source>
        <translation>{place}: {name} mit {value}, vor dem Kredit {written}, {points}</translation>
    </message>
    <message>
        <source>{place}: package operator with {value}, {points} for nobody</source>
        <translation>{place}: Pauschalanbieter mit {value}, {points} für niemanden</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>It earns no points. Of players with equal points the richer is ahead.</source>
        <translation>Es bringt keine Punkte. Bei gleichen Punkten liegt vorn, wer mehr Geld hat.</translation>
    </message>
    <message>
        <source>{name}: {money} marks</source>
        <translation>{name}: {money} Mark</translation>
    </message>
    <message>
        <source>{names} have equally many points: the richer wins.</source>
        <translation>{names} haben gleich viele Punkte: Wer mehr Geld hat, gewinnt.</translation>
    </message>
    <message>
        <source>{names} are equal in points and in money: they share the win.</source>
        <translation>{names} haben gleich viele Punkte und gleich viel Geld: Sie teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Points after each voyage</source>
        <translation>Punkte nach jeder Kreuzfahrt</translation>
    </message>
    <message>
        <source>Money in thousands after each voyage</source>
        <translation>Geld in Tausend nach jeder Kreuzfahrt</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Send your voyages into the four seas and get the best ranks for them. Every voyage earns the points of its rank in the class of its sea when the game ends. The value of a voyage only decides its rank; ships and money left over earn nothing, but money decides a tie.</source>
        <translation>Schicke deine Kreuzfahrten in die vier Meere und hole die besten Ränge. Am Ende der Partie bringt jede Kreuzfahrt die Punkte ihres Rangs in der Klasse ihres Meeres. Der Wert einer Kreuzfahrt bestimmt nur ihren Rang; übrige Schiffe und übriges Geld bringen nichts, aber bei Gleichstand entscheidet das Geld.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>In this order: take a loan if you like, swap the offer if you like, as often as you can pay, and then do one thing that you must: charter a ship or make a voyage. Whoever has made all voyages takes no more turns.</source>
        <translation>In dieser Reihenfolge: Nimm Kredit, wenn du willst; tausche das Angebot aus, wenn du willst, so oft du zahlen kannst; dann musst du genau eines tun: ein Schiff chartern oder eine Kreuzfahrt durchführen. Wer alle Kreuzfahrten durchgeführt hat, ist nicht mehr am Zug.</translation>
    </message>
    <message>
        <source>The agency</source>
        <translation>Die Agentur</translation>
    </message>
    <message>
        <source>Four ships are on offer at 3,000, 2,000, 1,000 and free. When one is taken the dearer ones become cheaper by a space, and a new one comes to 3,000. For 2,000 all four are discarded and four others come.</source>
        <translation>Vier Schiffe sind im Angebot, zu 3.000, 2.000, 1.000 und kostenlos. Wird eines genommen, rücken die teureren um ein Feld nach, und ein neues kommt auf 3.000. Für 2.000 werden alle vier abgelegt, und vier andere kommen.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>A ship fits the legs that it shows, each by its sea and its letter, with a value for each. A mail ship fits every leg and is worth 1. Ships cannot be sold or thrown away: only a voyage uses them, and after it they are out of the game.</source>
        <translation>Ein Schiff passt auf die Etappen, die es zeigt, jede mit Meer, Buchstabe und einem eigenen Wert. Ein Postschiff passt auf jede Etappe und ist 1 wert. Schiffe kann man nicht verkaufen oder abwerfen: Nur eine Kreuzfahrt verbraucht sie, danach sind sie aus dem Spiel.</translation>
    </message>
    <message>
        <source>Voyages</source>
        <translation>Kreuzfahrten</translation>
    </message>
    <message>
        <source>A voyage takes a ship for each leg: 3 in the Baltic, 4 in the Mediterranean, 5 in the Atlantic, 6 in the Pacific. No more than two ships may stay in your hand, so you never hold more than your longest open voyage can use, and two. Add up the values. If every ship fits its leg the bonus of the sea comes on top: 3, 4, 5 or 6. A ship that does not fit is an emergency: worth nothing, and there is no bonus.</source>
        <translation>Eine Kreuzfahrt braucht ein Schiff je Etappe: 3 in der Ostsee, 4 im Mittelmeer, 5 im Atlantik, 6 im Pazifik. Höchstens zwei Schiffe dürfen auf der Hand bleiben, also hast du nie mehr, als deine längste offene Kreuzfahrt braucht, und zwei dazu. Zähle die Werte zusammen. Passt jedes Schiff auf seine Etappe, kommt der Bonus des Meeres dazu: 3, 4, 5 oder 6. Ein Schiff, das nicht passt, ist eine Notlösung: Es ist nichts wert, und der Bonus entfällt.</translation>
    </message>
    <message>
        <source>Classes and ranks</source>
        <translation>Klassen und Ränge</translation>
    </message>
    <message>
        <source>The first to sail a sea chooses a free class for it, and everybody&apos;s voyages in this sea go there, the highest value on top. Of equal values the one that came later is lower. Few stars spread their points evenly; many stars reward the first and leave little for the last. One class stays empty.</source>
        <translation>Wer ein Meer zuerst befährt, wählt dafür eine freie Klasse, und alle Kreuzfahrten in diesem Meer kommen dorthin, der höchste Wert nach oben. Bei gleichem Wert steht die spätere weiter unten. Wenige Sterne verteilen ihre Punkte gleichmäßig; viele Sterne belohnen den ersten Rang und lassen dem letzten wenig. Eine Klasse bleibt leer.</translation>
    </message>
    <message>
        <source>Package operators</source>
        <translation>Pauschalanbieter</translation>
    </message>
    <message>
        <source>Plates that no player owns fill every sea up to six. They lie beside the board and enter with the first voyage in their sea, before it. Their ranks earn nobody anything.</source>
        <translation>Kärtchen, die niemandem gehören, füllen jedes Meer auf sechs auf. Sie liegen neben dem Brett und kommen mit der ersten Kreuzfahrt in ihrem Meer dazu, noch vor dieser. Ihre Ränge bringen niemandem etwas.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>On a voyage of yours that is on the board you may borrow 1,000 for each point of its value that you give up, at most 10 points, once per sea, and never once its sea is full. The voyage is ranked anew, below its equals. Nothing is paid back.</source>
        <translation>Auf eine eigene Kreuzfahrt, die auf dem Brett liegt, darfst du Kredit nehmen: 1.000 für jeden Punkt ihres Werts, den du abgibst, höchstens 10 Punkte, einmal je Meer und nicht mehr, sobald das Meer voll ist. Die Kreuzfahrt wird neu eingereiht, unter die gleichwertigen. Zurückgezahlt wird nichts.</translation>
    </message>
    <message>
        <source>How many voyages</source>
        <translation>Wie viele Kreuzfahrten</translation>
    </message>
    <message>
        <source>With four to six players everybody makes one voyage in each sea, with two or three players two. The game ends at once with the last one.</source>
        <translation>Bei vier bis sechs Spielern führen alle in jedem Meer eine Kreuzfahrt durch, bei zwei oder drei Spielern zwei. Die Partie endet sofort mit der letzten.</translation>
    </message>
    <message>
        <source>What is open</source>
        <translation>Was offen ist</translation>
    </message>
    <message>
        <source>Hands are open in principle: every ship is chartered before the eyes of all, and everybody could keep track of ships and money. The table only decides whether it shows them for you or leaves them to your memory.</source>
        <translation>Die Hände sind im Grunde offen: Jedes Schiff wird vor aller Augen gechartert, und alle könnten über Schiffe und Geld Buch führen. Der Tisch entscheidet nur, ob er sie dir zeigt oder deinem Gedächtnis überlässt.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Click a ship in the agency, or a sea: its best voyage is laid out, and you see its value, rank and points. To change it click a leg and then a ship, or a ship and then a leg. Click a plate of yours to borrow on it. Undo what you like; Done sends the turn. Only a swap is done at once.</source>
        <translation>Klicke ein Schiff in der Agentur an oder ein Meer: Die beste Kreuzfahrt dort wird ausgelegt, und du siehst Wert, Rang und Punkte. Um sie zu ändern, klicke eine Etappe und dann ein Schiff an oder umgekehrt. Für einen Kredit klicke eines deiner Kärtchen an. Nimm zurück, was du willst; „Fertig“ schickt den Zug ab. Nur das Austauschen geschieht sofort.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Ostsee</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>Atlantic</source>
        <translation>Atlantik</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pazifik</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>Rang 1</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>Rang 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>Rang 3</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>Rang {place}</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>1-Stern</translation>
    </message>
    <message>
        <source>{stars} stars</source>
        <translation>{stars}-Sterne</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 Schiff</translation>
    </message>
    <message>
        <source>{ships} ships</source>
        <translation>{ships} Schiffe</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>package operator</source>
        <translation>Pauschalanbieter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{legs} legs</source>
        <translation>{legs} Etappen</translation>
    </message>
    <message>
        <source>{sea} {leg} {value}</source>
        <translation>{sea} {leg} {value}</translation>
    </message>
    <message>
        <source>{name}: {legs}</source>
        <translation>{name}: {legs}</translation>
    </message>
    <message>
        <source>{name}: mail ship, {value} on any leg</source>
        <translation>{name}: Postschiff, {value} auf jeder Etappe</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}.</source>
        <translation>{ship}. Auf Etappe {leg}.</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}, which it does not fit.</source>
        <translation>{ship}. Auf Etappe {leg}, passt dort nicht.</translation>
    </message>
    <message>
        <source>{ship}. Price {price}.</source>
        <translation>{ship}. Preis {price}.</translation>
    </message>
    <message>
        <source>{ship}. Free.</source>
        <translation>{ship}. Kostenlos.</translation>
    </message>
    <message>
        <source>Charter agency</source>
        <translation>Charteragentur</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Pile {pile} · discards {discard}</source>
        <translation>Stapel {pile} · Ablage {discard}</translation>
    </message>
    <message>
        <source>Swapped away: {ships}</source>
        <translation>Ausgetauscht: {ships}</translation>
    </message>
    <message>
        <source>Nothing has been swapped away.</source>
        <translation>Bisher wurde nichts ausgetauscht.</translation>
    </message>
    <message>
        <source>Swap all for {price}</source>
        <translation>Alle austauschen: {price}</translation>
    </message>
    <message>
        <source>All ships on offer are discarded and others come. It is done at once and cannot be taken back; no loan is possible after it.</source>
        <translation>Alle angebotenen Schiffe werden abgelegt, und andere kommen. Das geschieht sofort und lässt sich nicht zurücknehmen; danach ist kein Kredit mehr möglich.</translation>
    </message>
    <message>
        <source>You take this ship.</source>
        <translation>Du nimmst dieses Schiff.</translation>
    </message>
    <message>
        <source>A swap comes before the ship or the voyage: undo that first.</source>
        <translation>Das Austauschen kommt vor Schiff oder Kreuzfahrt: Nimm das erst zurück.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>unvergeben</translation>
    </message>
    <message>
        <source>Class of {stars}: {sea}. {ranks}</source>
        <translation>{stars}-Klasse: {sea}. {ranks}</translation>
    </message>
    <message>
        <source>{place}, {points}: {plate}</source>
        <translation>{place}, {points}: {plate}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Package operators to come</source>
        <translation>Kommende Pauschalanbieter</translation>
    </message>
    <message>
        <source>{sea} {values}</source>
        <translation>{sea} {values}</translation>
    </message>
    <message>
        <source>Package operators that enter with the first voyage: {seas}</source>
        <translation>Pauschalanbieter, die mit der ersten Kreuzfahrt dazukommen: {seas}</translation>
    </message>
    <message>
        <source>{name}, {sea}, value {value}, {place}, {points}</source>
        <translation>{name}, {sea}, Wert {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>{plate}; was {written} before the loan</source>
        <translation>{plate}; vor dem Kredit {written}</translation>
    </message>
    <message>
        <source>This voyage would come here: {plate}</source>
        <translation>Hierher käme diese Kreuzfahrt: {plate}</translation>
    </message>
    <message>
        <source>best {value}</source>
        <translation>max. {value}</translation>
    </message>
    <message>
        <source>{have} of {legs}</source>
        <translation>{have} von {legs}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>{sea}, {legs}</source>
        <translation>{sea}, {legs}</translation>
    </message>
    <message>
        <source>{sea}, {legs}, {state}</source>
        <translation>{sea}, {legs}, {state}</translation>
    </message>
    <message>
        <source>ships fit {have} of {legs} legs</source>
        <translation>Schiffe passen auf {have} von {legs} Etappen</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, {value}</source>
        <translation>Etappe {leg}, {name}: {ship}, {value}</translation>
    </message>
    <message>
        <source>no ship yet</source>
        <translation>noch kein Schiff</translation>
    </message>
    <message>
        <source>emergency, 0</source>
        <translation>Notlösung, 0</translation>
    </message>
    <message>
        <source>{legs} and bonus {bonus}</source>
        <translation>{legs} und Bonus {bonus}</translation>
    </message>
    <message>
        <source>no bonus of {bonus}: emergency on {legs}</source>
        <translation>kein Bonus von {bonus}: Notlösung auf {legs}</translation>
    </message>
    <message>
        <source>{legs} so far; the bonus is {bonus}</source>
        <translation>bisher {legs}; der Bonus ist {bonus}</translation>
    </message>
    <message>
        <source>{place} in the class of {stars}: {points}</source>
        <translation>{place} in der {stars}-Klasse: {points}</translation>
    </message>
    <message>
        <source>its class is to be chosen</source>
        <translation>die Klasse wird noch gewählt</translation>
    </message>
    <message>
        <source>the first to sail chooses the class</source>
        <translation>wer zuerst fährt, wählt die Klasse</translation>
    </message>
    <message>
        <source>Your voyage: {sea}</source>
        <translation>Deine Kreuzfahrt: {sea}</translation>
    </message>
    <message>
        <source>{sea}: bonus {bonus} if all ships fit</source>
        <translation>{sea}: Bonus {bonus}, wenn alle Schiffe passen</translation>
    </message>
    <message>
        <source>With your ships: {sea}</source>
        <translation>Mit deinen Schiffen: {sea}</translation>
    </message>
    <message>
        <source>Voyages of the table</source>
        <translation>Kreuzfahrten am Tisch</translation>
    </message>
    <message>
        <source>Loan on the {sea}</source>
        <translation>Kredit: {sea}</translation>
    </message>
    <message>
        <source>Now {value}: {place}, {points}</source>
        <translation>Jetzt {value}: {place}, {points}</translation>
    </message>
    <message>
        <source>+{money}</source>
        <translation>+{money}</translation>
    </message>
    <message>
        <source>{points} ({loss})</source>
        <translation>{points} ({loss})</translation>
    </message>
    <message>
        <source>Borrow {money}: value {value}, {place}, {points}</source>
        <translation>Kredit von {money}: Wert {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>Your ships</source>
        <translation>Deine Schiffe</translation>
    </message>
    <message>
        <source>Ships of {name}</source>
        <translation>Schiffe von {name}</translation>
    </message>
    <message>
        <source>{ships} of at most {limit}</source>
        <translation>{ships} von höchstens {limit}</translation>
    </message>
    <message>
        <source>No ship yet: charter one in the agency.</source>
        <translation>Noch kein Schiff: Chartere eines in der Agentur.</translation>
    </message>
    <message>
        <source>No ship.</source>
        <translation>Kein Schiff.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <source>You are watching. Click a player to see his ships.</source>
        <translation>Du schaust zu. Ein Klick auf einen Spieler zeigt dessen Schiffe.</translation>
    </message>
    <message>
        <source>{money}, {ships}, {points}. Voyages to make: {seas}. Loans: {loans}</source>
        <translation>{money}, {ships}, {points}. Offene Kreuzfahrten: {seas}. Kredite: {loans}</translation>
    </message>
    <message>
        <source>{money} marks</source>
        <translation>{money} Mark</translation>
    </message>
    <message>
        <source>money hidden</source>
        <translation>Geld verdeckt</translation>
    </message>
    <message>
        <source>{sea} {count}</source>
        <translation>{sea} {count}</translation>
    </message>
    <message>
        <source>Money, ships in hand of how many are allowed, points now; then the voyages still to make per sea. A coin marks a sea on which a loan was taken.</source>
        <translation>Geld, Schiffe auf der Hand von den erlaubten, Punkte jetzt; dann je Meer die offenen Kreuzfahrten. Eine Münze markiert ein Meer, auf das Kredit genommen wurde.</translation>
    </message>
    <message>
        <source>Hands are open: click to see the ships.</source>
        <translation>Die Hände sind offen: Ein Klick zeigt die Schiffe.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Voyages to make</source>
        <translation>Offene Kreuzfahrten</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Class of {stars}</source>
        <translation>{stars}-Klasse</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gewinnt: Die Gegenseite ist ausgeschieden.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>What happened before</source>
        <translation>Was davor geschah</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Was danach geschah</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} von {last}</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>{name} (watching)</source>
        <translation>{name} (schaut zu)</translation>
    </message>
    <message>
        <source>A watcher</source>
        <translation>Wer zuschaut</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Nobody has written anything yet.</source>
        <translation>Noch hat niemand etwas geschrieben.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>An den Tisch schreiben</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>CityList</name>
    <message>
        <source>{}. Can be chosen.</source>
        <translation>{}. Kann gewählt werden.</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Three wrong codes were tried, so this is a new one.</source>
        <translation>Drei falsche Codes wurden versucht, deshalb ist dies ein neuer.</translation>
    </message>
    <message>
        <source>Whoever knows it walks in, to play or to watch. The invitation carries it, too.</source>
        <translation>Wer ihn kennt, kommt herein, zum Mitspielen wie zum Zusehen. Auch die Einladung enthält ihn.</translation>
    </message>
    <message>
        <source>The code of this table</source>
        <translation>Der Code dieses Tisches</translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Code des Tisches</translation>
    </message>
</context>
<context>
    <name>DiagnosisPage</name>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>Warum sehe ich keinen Tisch?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Was geprüft wurde</translation>
    </message>
    <message>
        <source>Looking at the network</source>
        <translation>Das Netzwerk wird geprüft</translation>
    </message>
    <message>
        <source>a few seconds …</source>
        <translation>ein paar Sekunden …</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>Was meistens hilft</translation>
    </message>
    <message>
        <source>All laptops are on the same network; a guest network often keeps them apart.</source>
        <translation>Alle Laptops sind im selben Netzwerk; ein Gastnetz hält sie oft getrennt.</translation>
    </message>
    <message>
        <source>The firewall lets Sobremesa in; on macOS, local network access is allowed.</source>
        <translation>Die Firewall lässt Sobremesa durch; unter macOS ist der Zugriff auf das lokale Netzwerk erlaubt.</translation>
    </message>
    <message>
        <source>A VPN is off, or leaves the local network alone.</source>
        <translation>Ein VPN ist aus oder lässt das lokale Netzwerk in Ruhe.</translation>
    </message>
    <message>
        <source>Still nothing? Join by the address that the host&apos;s screen shows.</source>
        <translation>Immer noch nichts? Tritt über die Adresse bei, die der Bildschirm des Gastgebers zeigt.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>The game ended unfinished: nobody is left in it, and nobody wins.</source>
        <translation>Die Partie endet unvollendet: Niemand ist mehr dabei, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>{name} is out of the game, and cannot win.</source>
        <translation>{name} ist aus der Partie ausgeschieden und kann nicht gewinnen.</translation>
    </message>
</context>
<context>
    <name>FaultPage</name>
    <message>
        <source>The table goes on without it, and nothing of the game is lost.</source>
        <translation>Der Tisch läuft ohne ihn weiter, und vom Spiel ist nichts verloren.</translation>
    </message>
    <message>
        <source>Everything else works.</source>
        <translation>Alles andere funktioniert.</translation>
    </message>
    <message>
        <source>What happened is in the program&apos;s log. If you report it, send that file: {}</source>
        <translation>Was geschehen ist, steht im Protokoll des Programms. Wenn du es meldest, schick diese Datei mit: {}</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Tisch wieder zeigen</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>This screen has failed</source>
        <translation>Dieser Bildschirm ist ausgefallen</translation>
    </message>
</context>
<context>
    <name>FiguresField</name>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file of figures</source>
        <translation>Eine Wertedatei wählen</translation>
    </message>
    <message>
        <source>Use the built-in figures</source>
        <translation>Eingebaute Werte verwenden</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Built in. Owners can load the printed ones.</source>
        <translation>Eingebaut. Wer das Spiel besitzt, kann die gedruckten laden.</translation>
    </message>
    <message>
        <source>{} is too large: a file of figures has at most {} kilobytes.</source>
        <translation>{} ist zu groß: Eine Wertedatei hat höchstens {} Kilobyte.</translation>
    </message>
    <message>
        <source>A file of figures</source>
        <translation>Eine Wertedatei</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Name of this game</source>
        <translation>Name dieser Partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
</context>
<context>
    <name>FuelTrack</name>
    <message>
        <source>marked: {}</source>
        <translation>markiert: {}</translation>
    </message>
</context>
<context>
    <name>GameFrame</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Every legal move in words (Ctrl+M)</source>
        <translation>Jeder erlaubte Zug in Worten (Strg+M)</translation>
    </message>
    <message>
        <source>The table is covered until the next person is there.</source>
        <translation>Der Tisch ist verdeckt, bis die nächste Person da ist.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn is complete. Done sends it to the table.</source>
        <translation>Dein Zug ist vollständig. „Fertig“ schickt ihn an den Tisch.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>gathering</source>
        <translation>im Aufbau</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Open plant {plant} with {lowest} or more.</source>
        <translation>Eröffne Kraftwerk {plant} mit {lowest} oder mehr.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>Kraftwerk {plant} steht bei {price}. Biete {lowest} oder mehr, oder steig aus.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}, more than you can bid.</source>
        <translation>Kraftwerk {plant} steht bei {price}, mehr als du bieten kannst.</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>{price} bieten</translation>
    </message>
    <message>
        <source>Raise by one: {price}</source>
        <translation>Um 1 erhöhen: {price}</translation>
    </message>
    <message>
        <source>Minimum: {price}</source>
        <translation>Minimum: {price}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>Out of this auction; you may bid for the next plant.</source>
        <translation>Raus aus dieser Auktion; beim nächsten Kraftwerk darfst du wieder bieten.</translation>
    </message>
    <message>
        <source>Bid up to {price} for me</source>
        <translation>Für mich bis {price} bieten</translation>
    </message>
    <message>
        <source>Your bids go on by one up to {price}, then you are asked.</source>
        <translation>Deine Gebote steigen um je 1 bis {price}, dann wirst du gefragt.</translation>
    </message>
    <message>
        <source>Stop bidding for me</source>
        <translation>Nicht mehr für mich bieten</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{name} opens</source>
        <translation>{name} eröffnet</translation>
    </message>
    <message>
        <source>That leaves you {left} Elektro.</source>
        <translation>Dann bleiben dir {left} Elektro.</translation>
    </message>
    <message>
        <source>Nobody else can bid more: you pay {price} instead of {lowest}.</source>
        <translation>Sonst kann niemand mehr bieten: Du zahlst {price} statt {lowest}.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What the rules say about it</source>
        <translation>Was die Regeln dazu sagen</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>HotSeatCover</name>
    <message>
        <source>Everybody else looks away: the next screen shows a secret hand.</source>
        <translation>Alle anderen schauen weg: Der nächste Bildschirm zeigt eine geheime Hand.</translation>
    </message>
    <message>
        <source>{}, it is your decision</source>
        <translation>{}, du entscheidest</translation>
    </message>
    <message>
        <source>I am {}, show my hand</source>
        <translation>Ich bin {}, zeig meine Hand</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Go on with {name} from its sound beginning? Entries kept: {sound}. Entries given up: {entries}, turns among them: {turns}. The file as it is stays beside it; others who have more of this game bring it forward.</source>
        <translation>{name} vom heilen Anfang an weiterspielen? Einträge, die bleiben: {sound}. Aufgegebene Einträge: {entries}, darunter Züge: {turns}. Die Datei, wie sie ist, bleibt daneben liegen; wer mehr von dieser Partie hat, bringt sie wieder voran.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Von dort weiterspielen</translation>
    </message>
    <message>
        <source>Move {} to the bin? It can be taken out of there again.</source>
        <translation>{} in den Papierkorb legen? Von dort lässt es sich wieder herausholen.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Vorerst verlassen</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Close the window? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>Das Fenster schließen? Die Partie bleibt erhalten. Die anderen lesen, dass du gegangen bist, und warten, bis du oder jemand von ihnen den Tisch wieder eröffnet.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>Den Tisch verlassen? Die Partie bleibt erhalten. Die anderen lesen, dass du gegangen bist, und warten, bis du oder jemand von ihnen den Tisch wieder eröffnet.</translation>
    </message>
    <message>
        <source>Close the window? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>Das Fenster schließen? Die Partie bleibt erhalten, dein Platz wartet, und du kannst auf ihn zurückkehren.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>Den Tisch verlassen? Die Partie bleibt erhalten, dein Platz wartet, und du kannst auf ihn zurückkehren.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} gibt auf</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Give up? Nobody would be left in the game: it ends unfinished, and nobody wins.</source>
        <translation>Aufgeben? Dann ist niemand mehr dabei: Die Partie endet unvollendet, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>Who gives up? That seat is lost for good and cannot win. Everybody else plays on.</source>
        <translation>Wer gibt auf? Dieser Platz ist endgültig verloren und kann nicht gewinnen. Alle anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Give up? Your seat is lost for good, and you cannot win any more. The others play on.</source>
        <translation>Aufgeben? Dein Platz ist endgültig verloren, und du kannst nicht mehr gewinnen. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Who gives up? The game ends at once, and the other one wins.</source>
        <translation>Wer gibt auf? Die Partie endet sofort, und die Gegenseite gewinnt.</translation>
    </message>
    <message>
        <source>Give up? The game ends at once, and {name} wins.</source>
        <translation>Aufgeben? Die Partie endet sofort, und {name} gewinnt.</translation>
    </message>
</context>
<context>
    <name>LinesPanel</name>
    <message>
        <source>New lines below</source>
        <translation>Neue Zeilen weiter unten</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Settings of {}</source>
        <translation>Einstellungen von {}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>Warum sehe ich keinen Tisch?</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tische in diesem Netzwerk</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Address or table name</source>
        <translation>Adresse oder Tischname</translation>
    </message>
    <message>
        <source>Address or name of a table</source>
        <translation>Adresse oder Name eines Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Über die Adresse beitreten</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Games you play are kept here: to play on, or to look at again.</source>
        <translation>Deine Partien bleiben hier erhalten: um weiterzuspielen oder um sie noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch kein Tisch</translation>
    </message>
    <message>
        <source>Tables that somebody opens on this network appear here by themselves. Open one with New table, and the others see it.</source>
        <translation>Tische, die jemand in diesem Netzwerk eröffnet, erscheinen hier von selbst. Eröffne einen mit „Neuer Tisch“, und die anderen sehen ihn.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Replay of {}</source>
        <translation>Wiederholung von {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Vom heilen Anfang an weiterspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type to filter, Enter plays</source>
        <translation>Tippen filtert, Enter zieht</translation>
    </message>
    <message>
        <source>Filter the legal moves</source>
        <translation>Erlaubte Züge filtern</translation>
    </message>
    <message>
        <source>No move to make now.</source>
        <translation>Jetzt ist kein Zug zu machen.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What shall the others call you?</source>
        <translation>Wie sollen die anderen dich nennen?</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Namen behalten</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>A name needs at least one letter or sign that can be seen.</source>
        <translation>Ein Name braucht mindestens einen Buchstaben oder ein Zeichen, das man sieht.</translation>
    </message>
</context>
<context>
    <name>NewTablePage</name>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>{}&apos;s table</source>
        <translation>Tisch von {}</translation>
    </message>
    <message>
        <source>Open on this network</source>
        <translation>Offen in diesem Netzwerk</translation>
    </message>
    <message>
        <source>On this laptop only</source>
        <translation>Nur auf diesem Laptop</translation>
    </message>
    <message>
        <source>With a code: whoever knows it walks in, and nobody has to be let in</source>
        <translation>Mit Code: Wer ihn kennt, kommt herein, und niemand muss eingelassen werden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the others see.</source>
        <translation>Was die anderen sehen.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>The same table either way; on this laptop only, no port is opened.</source>
        <translation>In jedem Fall derselbe Tisch; nur auf diesem Laptop wird kein Port geöffnet.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>At least one seat is for a person.</source>
        <translation>Mindestens ein Platz ist für einen Menschen.</translation>
    </message>
    <message>
        <source>You can take only one seat; a second person here is &apos;at this laptop&apos;.</source>
        <translation>Du kannst nur einen Platz nehmen; für eine zweite Person hier wähle „Jemand an diesem Laptop“.</translation>
    </message>
    <message>
        <source>Up to eight</source>
        <translation>Bis zu acht</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Mich jedes Mal fragen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Watchers</source>
        <translation>Zuschauer</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Opening {table}.</source>
        <translation>{table} wird geöffnet.</translation>
    </message>
    <message>
        <source>Looking for {table} on this network. If nobody has it open, it opens here.</source>
        <translation>{table} wird in diesem Netzwerk gesucht. Wenn ihn niemand offen hat, wird er hier geöffnet.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again; nothing is lost.</source>
        <translation>Die Verbindung zum Tisch ist weg. Neuer Versuch läuft; nichts geht verloren.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree that this one hosts.</source>
        <translation>Der Tisch wartet, bis mehr als die Hälfte der Laptops da ist und zustimmt, dass dieser hier Gastgeber ist.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree who hosts.</source>
        <translation>Der Tisch wartet, bis mehr als die Hälfte der Laptops da ist und sich einig ist, wer Gastgeber ist.</translation>
    </message>
    <message>
        <source>The connection to {name} is lost. The table waits.</source>
        <translation>Die Verbindung zu {name} ist weg. Der Tisch wartet.</translation>
    </message>
    <message>
        <source>The host told two stories. The game stops; the proof is kept.</source>
        <translation>Der Gastgeber hat Widersprüchliches gemeldet. Die Partie wird angehalten; der Beweis bleibt erhalten.</translation>
    </message>
    <message>
        <source>This laptop and the host do not agree on the game. It is replayed from its file; nothing is lost.</source>
        <translation>Dieser Laptop und der Gastgeber sind sich über die Partie nicht einig. Sie wird aus ihrer Datei neu nachgespielt; nichts geht verloren.</translation>
    </message>
    <message>
        <source>{name} sent something that the rules of the table forbid.</source>
        <translation>{name} hat etwas gesendet, das die Regeln des Tisches verbieten.</translation>
    </message>
    <message>
        <source>The words differ: somebody may sit between you. Do not play on.</source>
        <translation>Die Wörter sind verschieden: Jemand könnte zwischen euch sitzen. Spielt nicht weiter.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>Die Wörter wurden nicht verglichen: Niemand kann sicher sein, wer hier sitzt.</translation>
    </message>
    <message>
        <source>This table asks for its code. The host&apos;s screen shows it: type it in.</source>
        <translation>Dieser Tisch fragt nach seinem Code. Der Bildschirm des Gastgebers zeigt ihn: Gib ihn ein.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Look at the host&apos;s screen and type it again; after three wrong ones there is a new one.</source>
        <translation>Das ist nicht der Code dieses Tisches. Sieh auf dem Bildschirm des Gastgebers nach und gib ihn noch einmal ein; nach drei falschen gibt es einen neuen.</translation>
    </message>
    <message>
        <source>The code has just changed. The host&apos;s screen shows the new one.</source>
        <translation>Der Code hat sich gerade geändert. Der Bildschirm des Gastgebers zeigt den neuen.</translation>
    </message>
    <message>
        <source>What answered does not know the code itself: it is not that table. Join by the address on the host&apos;s screen.</source>
        <translation>Was da geantwortet hat, kennt den Code selbst nicht: Es ist nicht dieser Tisch. Tritt über die Adresse auf dem Bildschirm des Gastgebers bei.</translation>
    </message>
    <message>
        <source>The table there asks for no code, so it is not the one that the code is for. If you mean it, join without a code.</source>
        <translation>Der Tisch dort fragt nach keinem Code, also ist es nicht der, zu dem der Code gehört. Wenn du ihn meinst, tritt ohne Code bei.</translation>
    </message>
    <message>
        <source>That cannot be the code of a table: it has six letters and digits.</source>
        <translation>Das kann kein Code eines Tisches sein: Er hat sechs Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>The host closed the table. The game is kept here and can be taken up again.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen. Die Partie ist hier gespeichert und kann weitergespielt werden.</translation>
    </message>
    <message>
        <source>{name} left; the seat waits.</source>
        <translation>{name} ist gegangen; der Platz wartet.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>The game is being read …</source>
        <translation>Das Spiel wird gelesen …</translation>
    </message>
</context>
<context>
    <name>PlainBoard</name>
    <message>
        <source>Your decision: {what}</source>
        <translation>Deine Entscheidung: {what}</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <translation>Du entscheidest.</translation>
    </message>
    <message>
        <source>{moves} moves are in the list.</source>
        <translation>{moves} Züge stehen in der Liste.</translation>
    </message>
    <message>
        <source>Pick a number on the table.</source>
        <translation>Wähle auf dem Tisch eine Zahl.</translation>
    </message>
    <message>
        <source>Nobody decides now.</source>
        <translation>Gerade entscheidet niemand.</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} entscheidet.</translation>
    </message>
    <message>
        <source>{names} decide.</source>
        <translation>{names} entscheiden.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Seen by you alone</source>
        <translation>Nur von dir gesehen</translation>
    </message>
    <message>
        <source>1 hidden card</source>
        <translation>1 verdeckte Karte</translation>
    </message>
    <message>
        <source>{cards} hidden cards</source>
        <translation>{cards} verdeckte Karten</translation>
    </message>
    <message>
        <source>{seat}: {move}</source>
        <translation>{seat}: {move}</translation>
    </message>
    <message>
        <source>Chance gives {outcomes}</source>
        <translation>Der Zufall gibt {outcomes}</translation>
    </message>
    <message>
        <source>Shuffled: {deck}</source>
        <translation>Gemischt: {deck}</translation>
    </message>
    <message>
        <source>{seat} is dealt from {deck}: {cards}</source>
        <translation>{seat} bekommt aus {deck}: {cards}</translation>
    </message>
    <message>
        <source>Turned up from {deck}: {cards}</source>
        <translation>Aufgedeckt aus {deck}: {cards}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>Why it ended: {reason}</source>
        <translation>Warum es endete: {reason}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} teilen sich den ersten Platz</translation>
    </message>
    <message>
        <source>{seats} players</source>
        <translation>{seats} Spieler</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Spieler</translation>
    </message>
    <message>
        <source>Random: any legal move</source>
        <translation>Zufällig: irgendein erlaubter Zug</translation>
    </message>
    <message>
        <source>{seat} is out of the game</source>
        <translation>{seat} ist ausgeschieden</translation>
    </message>
</context>
<context>
    <name>PowerGrid</name>
    <message>
        <source>Play in {regions}</source>
        <translation>Gespielt wird in {regions}</translation>
    </message>
    <message>
        <source>Choose the region {region}</source>
        <translation>Das Gebiet {region} wählen</translation>
    </message>
    <message>
        <source>Place a house of the Trust in {city}</source>
        <translation>Ein Haus des Trusts setzen: {city}</translation>
    </message>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Auktion ab {minimum} – Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>In dieser Runde kein Kraftwerk kaufen</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>{price} bieten</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Aus dieser Auktion aussteigen</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Verschrotten – Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>{fuel} behalten</translation>
    </message>
    <message>
        <source>Put the Transformer Station under {plant}</source>
        <translation>Umspannwerk unter Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Buy {count} {fuel} for {price}</source>
        <translation>{count} {fuel} für {price} kaufen</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>In {city} für {price} bauen</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: {supplied}, income {income}</source>
        <translation>{plants} betreiben, Verbrauch {fuel}: {supplied}, Einkommen {income}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Keine Rohstoffe mehr kaufen</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Nicht mehr bauen</translation>
    </message>
    <message>
        <source>Run nothing: income {income}</source>
        <translation>Nichts betreiben: Einkommen {income}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} bietet Kraftwerk {plant} zur Auktion an.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} bietet {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} steigt bei Kraftwerk {plant} aus.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} kauft in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} verschrottet Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} kauft Kraftwerk {plant} für {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>Der Rabattmarker liegt auf Kraftwerk {plant}: Mindestgebot 1.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust in {city}.</source>
        <translation>{name} setzt ein Haus des Trusts: {city}.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>Der Trust nimmt Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {count} {fuel}.</source>
        <translation>Der Trust nimmt {count} {fuel}.</translation>
    </message>
    <message>
        <source>A house of the Trust follows in {city}.</source>
        <translation>Ein Haus des Trusts folgt: {city}.</translation>
    </message>
    <message>
        <source>{name} buys {count} {fuel} for {price}.</source>
        <translation>{name} kauft {count} {fuel} für {price}.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} kauft keine Rohstoffe mehr.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} gibt {count} {fuel} ab.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {price}.</source>
        <translation>{name} baut in {city} für {price}.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} baut nicht mehr.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and is paid {income}.</source>
        <translation>{name} betreibt {plants} und bekommt {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing and is paid {income}.</source>
        <translation>{name} betreibt nichts und bekommt {income}.</translation>
    </message>
    <message>
        <source>In play: {regions}.</source>
        <translation>Im Spiel: {regions}.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Reihenfolge: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>Der Kraftwerksmarkt beginnt mit {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>Kraftwerk {plant} kommt auf den Markt.</translation>
    </message>
    <message>
        <source>A promo card enters the market: the Flux Generator, plant {plant}. The lowest current plant leaves for it.</source>
        <translation>Eine Promokarte kommt auf den Markt: der Flux-Generator, Kraftwerk {plant}. Das kleinste aktuelle Kraftwerk weicht ihm.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>Kraftwerk {plant} kommt unter den Stapel.</translation>
    </message>
    <message>
        <source>Resupply: coal {coal}, oil {oil}, garbage {garbage}, uranium {uranium}.</source>
        <translation>Nachschub: Kohle {coal}, Öl {oil}, Müll {garbage}, Uran {uranium}.</translation>
    </message>
    <message>
        <source>The next card has a plug on its back.</source>
        <translation>Die nächste Karte hat einen Stecker auf der Rückseite.</translation>
    </message>
    <message>
        <source>The next card has a socket on its back.</source>
        <translation>Die nächste Karte hat eine Steckdose auf der Rückseite.</translation>
    </message>
    <message>
        <source>The next card lies on top of the stack.</source>
        <translation>Die nächste Karte liegt oben auf dem Stapel.</translation>
    </message>
    <message>
        <source>The Step 3 card comes up.</source>
        <translation>Die Stufe-3-Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Step {step} begins.</source>
        <translation>Stufe {step} beginnt.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Runde {round}.</translation>
    </message>
    <message>
        <source>Uranium is no longer resupplied.</source>
        <translation>Für Uran gibt es keinen Nachschub mehr.</translation>
    </message>
    <message>
        <source>Somebody has connected enough cities: the game is over.</source>
        <translation>Es sind genug Städte angeschlossen: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>Die letzte Runde ist gespielt.</translation>
    </message>
    <message>
        <source>A promo card comes up: {card}.</source>
        <translation>Eine Promokarte wird aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>{name} drops out of the {card}.</source>
        <translation>{name} steigt aus: {card}.</translation>
    </message>
    <message>
        <source>{name} buys the {card} for {price}.</source>
        <translation>{name} kauft für {price}: {card}.</translation>
    </message>
    <message>
        <source>Nobody buys the {card}: it leaves the game.</source>
        <translation>Niemand kauft: {card} kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{count} {fuel} leave the fuel market.</source>
        <translation>Vom Rohstoffmarkt verschwinden: {count} {fuel}.</translation>
    </message>
    <message>
        <source>{count} {fuel} come to the fuel market.</source>
        <translation>Auf den Rohstoffmarkt kommen: {count} {fuel}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} lies under plant {plant}.</source>
        <translation>Das Umspannwerk von {name} liegt unter Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} leaves the game with plant {plant}.</source>
        <translation>Das Umspannwerk von {name} kommt mit Kraftwerk {plant} aus dem Spiel.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule): a contract over {price} is turned up.</source>
        <translation>Abrissunternehmer (Hausregel): Ein Auftrag über {price} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The Demolition Contractor (house rule) pays {name} {price}.</source>
        <translation>Der Abrissunternehmer (Hausregel) zahlt {price} an {name}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Power Grid</source>
        <translation>Funkenschlag</translation>
    </message>
    <message>
        <source>Bid for power plants, buy the fuel they burn while it is cheap, and connect cities before the others block the way. Whoever is ahead buys and builds last. In the end only the cities count that you can supply with current.</source>
        <translation>Biete auf Kraftwerke, kaufe ihre Rohstoffe, solange sie billig sind, und schließe Städte an, bevor andere den Weg versperren. Wer vorn liegt, kauft und baut zuletzt. Am Ende zählen nur die Städte, die du mit Strom versorgen kannst.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>about two hours</source>
        <translation>etwa zwei Stunden</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Recharged has the discount token; in 2004 small plants become obsolete.</source>
        <translation>Recharged hat den Rabattmarker; 2004 veralten kleine Kraftwerke.</translation>
    </message>
    <message>
        <source>Recharged</source>
        <translation>Recharged</translation>
    </message>
    <message>
        <source>2004</source>
        <translation>2004</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Germany is crowded and short of uranium late; the USA has long lines.</source>
        <translation>In Deutschland ist es eng, und Uran wird spät knapp; in den USA sind die Leitungen lang.</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Who chooses the part of the map that is in play.</source>
        <translation>Wer den Teil des Spielplans wählt, der im Spiel ist.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall entscheidet</translation>
    </message>
    <message>
        <source>The first seat chooses</source>
        <translation>Platz 1 wählt</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Ob alle sehen, wie viel Geld die anderen haben.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Bis zum Ende verdeckt</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Whether a plant burns only what lies on its own card.</source>
        <translation>Ob ein Kraftwerk nur verbraucht, was auf seiner eigenen Karte liegt.</translation>
    </message>
    <message>
        <source>Own card only</source>
        <translation>Nur eigene Karte</translation>
    </message>
    <message>
        <source>Any of one&apos;s fuel</source>
        <translation>Alle eigenen Rohstoffe</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>Stufe 3 vor Stufe 2</translation>
    </message>
    <message>
        <source>What happens to the plants if the Step 3 card comes up that early.</source>
        <translation>Was mit den Kraftwerken geschieht, wenn die Stufe-3-Karte so früh kommt.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Wie im Regelheft</translation>
    </message>
    <message>
        <source>Step 3 at once</source>
        <translation>Sofort Stufe 3</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>The game ends then, should nobody have connected enough cities.</source>
        <translation>Dann endet die Partie, falls niemand genug Städte angeschlossen hat.</translation>
    </message>
    <message>
        <source>Round 30</source>
        <translation>Runde 30</translation>
    </message>
    <message>
        <source>Round 60</source>
        <translation>Runde 60</translation>
    </message>
    <message>
        <source>Round 90</source>
        <translation>Runde 90</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants, fuel and cities.</source>
        <translation>Der Trust ist ein dritter Konzern, der Kraftwerke, Rohstoffe und Städte nimmt.</translation>
    </message>
    <message>
        <source>Against the Trust</source>
        <translation>Gegen den Trust</translation>
    </message>
    <message>
        <source>Just the two</source>
        <translation>Nur ihr zwei</translation>
    </message>
    <message>
        <source>Promo cards and a house rule</source>
        <translation>Promokarten und eine Hausregel</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Promokarten</translation>
    </message>
    <message>
        <source>Six cards that come up among the plants and upset the plans.</source>
        <translation>Sechs Karten, die zwischen den Kraftwerken auftauchen und Pläne durchkreuzen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Alle sechs</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <translation>Einzeln gewählt</translation>
    </message>
    <message>
        <source>Flux Generator</source>
        <translation>Flux-Generator</translation>
    </message>
    <message>
        <source>Plant 33 1/3 burns any three tokens for six cities.</source>
        <translation>Kraftwerk 33 1/3 verbraucht drei beliebige Rohstoffe für sechs Städte.</translation>
    </message>
    <message>
        <source>Transformer Station</source>
        <translation>Umspannwerk</translation>
    </message>
    <message>
        <source>The plant that it lies under supplies one city more.</source>
        <translation>Das Kraftwerk, unter dem es liegt, versorgt eine Stadt mehr.</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>Its owner stores three tokens more, of any fuel.</source>
        <translation>Wer es besitzt, lagert drei Rohstoffe mehr, gleich welche.</translation>
    </message>
    <message>
        <source>Theme Park</source>
        <translation>Freizeitpark</translation>
    </message>
    <message>
        <source>One house of its owner lies on the card and counts as a city.</source>
        <translation>Ein eigenes Haus liegt auf der Karte und zählt als Stadt.</translation>
    </message>
    <message>
        <source>Shortage</source>
        <translation>Knappheit</translation>
    </message>
    <message>
        <source>Three tokens of the cheapest fuel leave the market.</source>
        <translation>Drei Stück vom billigsten Rohstoff verschwinden vom Markt.</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Three tokens of the dearest fuel come to the market.</source>
        <translation>Drei Stück vom teuersten Rohstoff kommen auf den Markt.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule)</source>
        <translation>Abrissunternehmer (Hausregel)</translation>
    </message>
    <message>
        <source>A variant of ours, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Eine Variante von uns, nicht die gedruckte: Wer zuerst ein Kraftwerk verschrottet, bekommt Geld.</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Zufall: irgendein erlaubter Zug, zum Üben</translation>
    </message>
    <message>
        <source>Steady: buys and builds what it can supply</source>
        <translation>Solide: kauft und baut, was sich versorgen lässt</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; the host chooses which.</source>
        <translation>{count} von {of} Gebieten sind im Spiel, etwa diese; der Gastgeber wählt sie aus.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; you pick them in turn.</source>
        <translation>{count} von {of} Gebieten sind im Spiel, etwa diese; ihr wählt sie reihum.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; chance decides which.</source>
        <translation>{count} von {of} Gebieten sind im Spiel, etwa diese; der Zufall wählt sie aus.</translation>
    </message>
    <message>
        <source>Flux Generator: burns any {amount} tokens, mixed as you like, and stores {stores}. It comes right after plant {number}. When it enters the market, the lowest current plant leaves the game.</source>
        <translation>Flux-Generator: Er verbraucht {amount} Rohstoffe in beliebiger Mischung und lagert {stores}. Er kommt direkt nach Kraftwerk {number}. Tritt er in den Markt ein, kommt das kleinste aktuelle Kraftwerk aus dem Spiel.</translation>
    </message>
    <message>
        <source>Lies under one of your plants: whenever that plant runs it supplies {station} more. It stays there, and leaves the game with the plant.</source>
        <translation>Liegt unter einem deiner Kraftwerke: Sooft dieses läuft, versorgt es {station} mehr. Es bleibt dort und kommt mit dem Kraftwerk aus dem Spiel.</translation>
    </message>
    <message>
        <source>Stores {tokens} more tokens of any fuel, also of a fuel that none of your plants burns.</source>
        <translation>Lagert {tokens} beliebige Rohstoffe mehr, auch solche, die keines deiner Kraftwerke verbraucht.</translation>
    </message>
    <message>
        <source>One of your houses lies on the card and counts as a city everywhere: for the order, for supply, for Step 2 and for the end.</source>
        <translation>Eines deiner Häuser liegt auf der Karte und zählt überall als Stadt: für die Reihenfolge, die Versorgung, für Stufe 2 und für das Ende.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the cheapest fuel leave the market; of uranium only {uranium}.</source>
        <translation>{tokens} Stück vom billigsten Rohstoff verschwinden vom Markt; von Uran nur {uranium}.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the dearest fuel come to the market; of uranium only {uranium}. A fuel that is sold out is the dearest.</source>
        <translation>{tokens} Stück vom teuersten Rohstoff kommen auf den Markt; von Uran nur {uranium}. Ein ausverkaufter Rohstoff ist der teuerste.</translation>
    </message>
    <message>
        <source>Choose {count} regions that touch each other: click them on the map.</source>
        <translation>Wähle {count} Gebiete, die aneinandergrenzen: Klicke sie auf dem Plan an.</translation>
    </message>
    <message>
        <source>Play in these regions</source>
        <translation>In diesen Gebieten spielen</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>{chosen} von {count} gewählt</translation>
    </message>
    <message>
        <source>Choose anew</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Choose a region that touches those chosen before: click it on the map.</source>
        <translation>Wähle ein Gebiet, das an die schon gewählten grenzt: Klicke es auf dem Plan an.</translation>
    </message>
    <message>
        <source>Choose the first region on the map.</source>
        <translation>Wähle das erste Gebiet auf dem Plan.</translation>
    </message>
    <message>
        <source>{chosen} of {count} regions are chosen.</source>
        <translation>{chosen} von {count} Gebieten sind gewählt.</translation>
    </message>
    <message>
        <source>Place a house of the Trust: click a city that lights up.</source>
        <translation>Setze ein Haus des Trusts: Klicke eine Stadt an, die aufleuchtet.</translation>
    </message>
    <message>
        <source>Its houses block their cities in Step 1 and open at 15 in Step 2.</source>
        <translation>Seine Häuser sperren ihre Städte in Stufe 1; in Stufe 2 kann man dort für 15 bauen.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Wähle ein Kraftwerk für die Auktion, oder kaufe in dieser Runde keines.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Wähle ein Kraftwerk für die Auktion.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Mit {money} Elektro kannst du keine Auktion eröffnen: Kaufe in dieser Runde keines.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>In Runde 1 kaufen alle ein Kraftwerk.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Du bist in dieser Phase zuletzt dran: Du bekommst jedes Kraftwerk für sein Minimum.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>Keines kaufen</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Du bist raus aus allen Auktionen dieser Runde.</translation>
    </message>
    <message>
        <source>Open the {card} with {lowest} or more, or drop out.</source>
        <translation>{card}: Eröffne mit {lowest} oder mehr, oder steig aus.</translation>
    </message>
    <message>
        <source>The {card} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>{card} steht bei {price}. Biete {lowest} oder mehr, oder steig aus.</translation>
    </message>
    <message>
        <source>The {card} costs {lowest} at least, more than you can bid.</source>
        <translation>{card} kostet mindestens {lowest}, mehr als du bieten kannst.</translation>
    </message>
    <message>
        <source>A promo card came up: it is auctioned at once, from {minimum}. Everybody takes part, also those who have bought a plant or none this round.</source>
        <translation>Eine Promokarte wurde aufgedeckt: Sie wird sofort versteigert, ab {minimum}. Alle machen mit, auch wer in dieser Runde schon ein Kraftwerk gekauft oder verzichtet hat.</translation>
    </message>
    <message>
        <source>Out of this auction; it has nothing to do with your plant of this round.</source>
        <translation>Raus aus dieser Auktion; mit deinem Kraftwerk dieser Runde hat sie nichts zu tun.</translation>
    </message>
    <message>
        <source>Choose the plant that the Transformer Station lies under: click it.</source>
        <translation>Wähle das Kraftwerk, unter dem das Umspannwerk liegen soll: Klicke es an.</translation>
    </message>
    <message>
        <source>The Demolition Contractor, a house rule, pays you {sum} for it.</source>
        <translation>Der Abrissunternehmer, eine Hausregel, zahlt dir {sum} dafür.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Du besitzt mehr als {limit} Kraftwerke: Wähle ein älteres zum Verschrotten.</translation>
    </message>
    <message>
        <source>Its fuel moves to your other plants as far as it fits.</source>
        <translation>Seine Rohstoffe kommen auf deine anderen Kraftwerke, soweit sie passen.</translation>
    </message>
    <message>
        <source>Choose the fuel that you keep; the rest goes to the supply.</source>
        <translation>Wähle, welche Rohstoffe du behältst; der Rest kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>Fuel to keep</source>
        <translation>Rohstoffe behalten</translation>
    </message>
    <message>
        <source>Buy fuel: click tokens on the market, or step below.</source>
        <translation>Kaufe Rohstoffe: Klicke sie auf dem Markt an, oder zähle unten.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Für {price} kaufen</translation>
    </message>
    <message>
        <source>Buy no fuel</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message>
        <source>Fuel to buy</source>
        <translation>Einkauf</translation>
    </message>
    <message>
        <source>next for {price}</source>
        <translation>nächstes für {price}</translation>
    </message>
    <message>
        <source>{owned} of {room}</source>
        <translation>{owned} von {room}</translation>
    </message>
    <message>
        <source>Total {price}</source>
        <translation>Summe {price}</translation>
    </message>
    <message>
        <source>leaves {left} Elektro</source>
        <translation>Rest {left} Elektro</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}.</source>
        <translation>Du hast {cities} und kannst {supplied} versorgen.</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}; {price} more buys fuel for {best}.</source>
        <translation>Du hast {cities} und kannst {supplied} versorgen; mit Rohstoffen für weitere {price} sind es {best}.</translation>
    </message>
    <message>
        <source>One {fuel} less</source>
        <translation>1 {fuel} weniger</translation>
    </message>
    <message>
        <source>One {fuel} more</source>
        <translation>1 {fuel} mehr</translation>
    </message>
    <message>
        <source>Build: click a city that lights up.</source>
        <translation>Baue: Klicke eine Stadt an, die aufleuchtet.</translation>
    </message>
    <message>
        <source>Build for {price}</source>
        <translation>Für {price} bauen</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Houses to build</source>
        <translation>Zu bauende Häuser</translation>
    </message>
    <message>
        <source>Point at a city to see its price and the way to it.</source>
        <translation>Zeige auf eine Stadt, um ihren Preis und den Weg dorthin zu sehen.</translation>
    </message>
    <message>
        <source>Do not build in {city}</source>
        <translation>Nicht in {city} bauen</translation>
    </message>
    <message>
        <source>You have fuel for {more} more; the next house costs {price}.</source>
        <translation>Deine Rohstoffe reichen noch für {more}; das nächste Haus kostet {price}.</translation>
    </message>
    <message>
        <source>With {cities} the game ends after this phase.</source>
        <translation>{cities}: Die Partie endet nach dieser Phase.</translation>
    </message>
    <message>
        <source>{house} for the house, {connection} for the connection</source>
        <translation>{house} für das Haus, {connection} für die Verbindung</translation>
    </message>
    <message>
        <source>{house} for the house, your first one</source>
        <translation>{house} für das Haus, dein erstes</translation>
    </message>
    <message>
        <source>Choose the plants that run.</source>
        <translation>Wähle die Kraftwerke, die laufen.</translation>
    </message>
    <message>
        <source>Run plants: you have {cities}</source>
        <translation>Kraftwerke betreiben: Du hast {cities}</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>{plants} betreiben: +{income}</translation>
    </message>
    <message>
        <source>Run nothing: +{income}</source>
        <translation>Nichts betreiben: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Another choice pays {loss} more.</source>
        <translation>Eine andere Wahl bringt {loss} mehr.</translation>
    </message>
    <message>
        <source>No choice pays more, and none burns less for it.</source>
        <translation>Keine Wahl bringt mehr, und keine verbraucht dafür weniger.</translation>
    </message>
    <message>
        <source>Run {plants}: {cities} for {burns}</source>
        <translation>{plants} betreiben: {cities} für {burns}</translation>
    </message>
    <message>
        <source>Burnt in {plants}</source>
        <translation>Verbrauch in {plants}</translation>
    </message>
    <message>
        <source>Burnt in {plants}: choose {count} more</source>
        <translation>Verbrauch in {plants}: Wähle noch {count}</translation>
    </message>
    <message>
        <source>Choose the fuel that is burnt: {count} more.</source>
        <translation>Wähle, welche Rohstoffe verbraucht werden: noch {count}.</translation>
    </message>
    <message>
        <source>Back to the mix before</source>
        <translation>Zurück zur vorigen Mischung</translation>
    </message>
    <message>
        <source>Burn one {fuel} less</source>
        <translation>1 {fuel} weniger verbrauchen</translation>
    </message>
    <message>
        <source>Burn one {fuel} more</source>
        <translation>1 {fuel} mehr verbrauchen</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, supply {supplies}, income {income}</source>
        <translation>Kraftwerke {plants}, Verbrauch {burns}, versorgt {supplies}, Einkommen {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} entscheidet.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} wählt ein Kraftwerk für die Auktion.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} bietet auf Kraftwerk {plant} oder steigt aus.</translation>
    </message>
    <message>
        <source>{name} bids for the {card} or drops out.</source>
        <translation>{name} bietet oder steigt aus: {card}.</translation>
    </message>
    <message>
        <source>{name} puts the Transformer Station under a plant.</source>
        <translation>{name} legt das Umspannwerk unter ein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} verschrottet ein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} buys fuel.</source>
        <translation>{name} kauft Rohstoffe.</translation>
    </message>
    <message>
        <source>{name} builds.</source>
        <translation>{name} baut.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Kraftwerke betreiben: {name}.</translation>
    </message>
    <message>
        <source>{name} chooses regions.</source>
        <translation>{name} wählt Gebiete.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust.</source>
        <translation>{name} setzt ein Haus des Trusts.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There are {count} regions in play, and they touch each other.</source>
        <translation>Es sind {count} Gebiete im Spiel, und sie grenzen aneinander.</translation>
    </message>
    <message>
        <source>This region touches none of those chosen before.</source>
        <translation>Dieses Gebiet grenzt an keines der schon gewählten.</translation>
    </message>
    <message>
        <source>A house of the Trust goes into an empty city beside another of its houses.</source>
        <translation>Ein Haus des Trusts kommt in eine leere Stadt neben einem seiner anderen Häuser.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>Kraftwerk {plant} ist nicht im aktuellen Markt.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>Kraftwerk {plant} kostet mindestens {minimum}, und du hast {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>Das niedrigste Gebot ist jetzt {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Du hast nur {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Wer ein Kraftwerk nennt, bietet auch darauf.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>Das eben gekaufte Kraftwerk bleibt; verschrotte ein älteres.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>Kraftwerk {plant} gehört dir nicht.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up fuel that fits.</source>
        <translation>Deine Kraftwerke fassen das nicht, oder du gäbst Rohstoffe ab, die passen.</translation>
    </message>
    <message>
        <source>You have room for {room} {fuel}.</source>
        <translation>Du hast Platz für {room} {fuel}.</translation>
    </message>
    <message>
        <source>There is {available} {fuel} to buy.</source>
        <translation>Zu kaufen gibt es {available} {fuel}.</translation>
    </message>
    <message>
        <source>That costs {price}, and you have {money}.</source>
        <translation>Das kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>{city} is not in play.</source>
        <translation>{city} ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>You have a house in {city}.</source>
        <translation>Du hast schon ein Haus in {city}.</translation>
    </message>
    <message>
        <source>All your {houses} houses are in use.</source>
        <translation>Alle deine {houses} Häuser sind verbaut.</translation>
    </message>
    <message>
        <source>In Step {step} no more houses fit into {city}.</source>
        <translation>In Stufe {step} passen keine weiteren Häuser nach {city}.</translation>
    </message>
    <message>
        <source>{city} costs {price}, and you have {money}.</source>
        <translation>{city} kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>Your fuel is not enough to run these plants together.</source>
        <translation>Deine Rohstoffe reichen nicht, um diese Kraftwerke zusammen zu betreiben.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>{name} wins with {cities} supplied.</source>
        <translation>{name} gewinnt: {cities} versorgt.</translation>
    </message>
    <message>
        <source>{names} share the win with {cities} supplied.</source>
        <translation>{names} teilen sich den Sieg: {cities} versorgt.</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Versorgte Städte</translation>
    </message>
    <message>
        <source>{name} has connected {cities}, and the game is over. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>{name} hat {cities} angeschlossen, und die Partie ist zu Ende. Alle betreiben die Kraftwerke, die mit den gelagerten Rohstoffen am meisten versorgen.</translation>
    </message>
    <message>
        <source>The last round is played. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>Die letzte Runde ist gespielt. Alle betreiben die Kraftwerke, die mit den gelagerten Rohstoffen am meisten versorgen.</translation>
    </message>
    <message>
        <source>What could be supplied at this point.</source>
        <translation>Was sich zu diesem Zeitpunkt versorgen ließ.</translation>
    </message>
    <message>
        <source>Cities connected</source>
        <translation>Angeschlossene Städte</translation>
    </message>
    <message>
        <source>A city that nobody supplies with current counts for nothing.</source>
        <translation>Eine Stadt, die niemand mit Strom versorgt, zählt nichts.</translation>
    </message>
    <message>
        <source>Of players with equal supply the richer wins.</source>
        <translation>Bei gleicher Versorgung gewinnt, wer mehr Geld hat.</translation>
    </message>
    <message>
        <source>Equal in this too: the win is shared.</source>
        <translation>Auch hier Gleichstand: Der Sieg wird geteilt.</translation>
    </message>
    <message>
        <source>Of players equal in supply and money whoever connected more cities wins.</source>
        <translation>Bei gleicher Versorgung und gleichem Geld gewinnt, wer mehr Städte angeschlossen hat.</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Geld nach jeder Runde</translation>
    </message>
    <message>
        <source>Cities after each round</source>
        <translation>Städte nach jeder Runde</translation>
    </message>
    <message>
        <source>Income of each round</source>
        <translation>Einkommen jeder Runde</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Supply the most cities with current when the game ends. It ends after the building phase in which somebody has connected 18 cities with two players, 17 with three or four, 15 with five, 14 with six. Money decides ties.</source>
        <translation>Versorge am Ende der Partie die meisten Städte mit Strom. Sie endet nach der Bauphase, in der jemand bei zwei Spielern 18 Städte angeschlossen hat, bei drei oder vier 17, bei fünf 15, bei sechs 14. Bei Gleichstand entscheidet das Geld.</translation>
    </message>
    <message>
        <source>The regions</source>
        <translation>Die Gebiete</translation>
    </message>
    <message>
        <source>Only some regions of the map are played: three with two or three players, four with four, five with five or six. They touch one another. What lies outside does not exist in this game, not even to pass through.</source>
        <translation>Gespielt wird nur in einigen Gebieten des Plans: drei zu zweit oder zu dritt, vier zu viert, fünf zu fünft oder sechst. Sie grenzen aneinander. Was außerhalb liegt, gibt es in dieser Partie nicht, auch nicht zum Durchleiten.</translation>
    </message>
    <message>
        <source>1. Order</source>
        <translation>1. Reihenfolge</translation>
    </message>
    <message>
        <source>Whoever has most cities is first, then whoever has the highest plant. The first one opens auctions; fuel and building go in reverse order, the last one first.</source>
        <translation>Wer die meisten Städte hat, ist vorn, dann wer das höchste Kraftwerk hat. Wer vorn ist, eröffnet zuerst Auktionen; Rohstoffe und Bauen gehen in umgekehrter Reihenfolge, von hinten nach vorn.</translation>
    </message>
    <message>
        <source>2. Auction</source>
        <translation>2. Auktion</translation>
    </message>
    <message>
        <source>The first one who has no plant of this round puts a current plant up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The discount token makes the smallest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>Wer in der Reihenfolge vorn ist und in dieser Runde noch kein Kraftwerk hat, bietet ein aktuelles Kraftwerk zur Auktion an, für mindestens dessen Nummer, oder kauft in dieser Runde keines. Die anderen erhöhen oder steigen aus, im Uhrzeigersinn. Wer gewinnt, zahlt, und ein neues Kraftwerk wird gezogen. Alle kaufen höchstens ein Kraftwerk je Runde, in Runde 1 müssen sie. Mit dem Rabattmarker beginnt das kleinste Kraftwerk bei 1; bleibt es liegen, kommt es aus dem Spiel. Wer mehr als drei Kraftwerke hat, verschrottet ein älteres.</translation>
    </message>
    <message>
        <source>3. Fuel</source>
        <translation>3. Rohstoffe</translation>
    </message>
    <message>
        <source>Buy what your plants burn, cheapest first. A plant stores fuel for two runs; one that burns coal or oil stores any mix of them.</source>
        <translation>Kaufe, was deine Kraftwerke verbrauchen, das Billigste zuerst. Ein Kraftwerk lagert Rohstoffe für zwei Durchgänge; eines, das Kohle oder Öl verbraucht, lagert beides in beliebiger Mischung.</translation>
    </message>
    <message>
        <source>4. Building</source>
        <translation>4. Bauen</translation>
    </message>
    <message>
        <source>The first house in a city costs 10, the second 15, the third 20, and the cheapest connection from your network is paid on top; the first city of all needs none. A city holds one house in Step 1, two in Step 2, three in Step 3, and one of each player.</source>
        <translation>Das erste Haus in einer Stadt kostet 10, das zweite 15, das dritte 20, und dazu kommen die billigsten Verbindungskosten von deinem Netz aus; die allererste Stadt braucht keine. Eine Stadt fasst in Stufe 1 ein Haus, in Stufe 2 zwei, in Stufe 3 drei, und von jedem Spieler nur eines.</translation>
    </message>
    <message>
        <source>5. Bureaucracy</source>
        <translation>5. Bürokratie</translation>
    </message>
    <message>
        <source>Run plants: each burns its fuel and supplies its cities, and you are paid for the cities that you supply. Then the fuel market is filled up, and the highest plant goes under the stack; in Step 3 the lowest leaves the game instead.</source>
        <translation>Betreibe Kraftwerke: Jedes verbraucht seine Rohstoffe und versorgt seine Städte, und du wirst für die versorgten Städte bezahlt. Dann wird der Rohstoffmarkt aufgefüllt, und das höchste Kraftwerk kommt unter den Stapel; in Stufe 3 kommt stattdessen das kleinste aus dem Spiel.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Step 2 begins after the building phase in which somebody has seven cities, six with six players. Step 3 begins when its card comes up from the stack; from then on there is one row of six plants, all of them current.</source>
        <translation>Stufe 2 beginnt nach der Bauphase, in der jemand sieben Städte hat, bei sechs Spielern sechs. Stufe 3 beginnt, wenn ihre Karte vom Stapel kommt; von da an gibt es eine Reihe mit sechs Kraftwerken, alle aktuell.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Zu zweit: der Trust</translation>
    </message>
    <message>
        <source>A third company without a player. Both of you place its first six houses, each beside another of them. Once in every auction phase it takes the highest current plant for nothing; with three plants only a better one, for its lowest. After the first buyer of fuel it takes fuel for one run of its plants, and whenever one of you builds in an empty city, the next space there. It earns nothing, and it neither starts Step 2 nor ends the game.</source>
        <translation>Eine dritte Gesellschaft ohne Spieler. Ihr beide setzt ihre ersten sechs Häuser, jedes neben ein anderes. Einmal je Auktionsphase nimmt der Trust das höchste aktuelle Kraftwerk umsonst; mit drei Kraftwerken nur ein besseres, für sein niedrigstes. Nach dem ersten Rohstoffkäufer nimmt er die Rohstoffe für einen Betrieb seiner Kraftwerke, und sooft einer von euch in einer leeren Stadt baut, dort den nächsten Platz. Er verdient nichts, und er löst weder Stufe 2 noch das Ende aus.</translation>
    </message>
    <message>
        <source>Cards that the host adds lie among the plants of the stack and are never taken out of it. When one comes up it is carried out at once, in whatever phase; then the plant that was due is drawn.</source>
        <translation>Karten, die der Gastgeber hinzufügt, liegen im Stapel zwischen den Kraftwerken und werden nie vorher entfernt. Kommt eine, wird sie sofort ausgeführt, gleich in welcher Phase; dann wird das fällige Kraftwerk gezogen.</translation>
    </message>
    <message>
        <source>Promo cards that are auctioned</source>
        <translation>Promokarten, die versteigert werden</translation>
    </message>
    <message>
        <source>Transformer Station, Warehouse and Theme Park are auctioned the moment they come up, from 10. The first in order opens or drops out; then it goes clockwise, and whoever drops out is out. Everybody takes part, also those who have bought a plant or none this round, and the card does not count as the plant of the round. The Trust never bids. If nobody does, the card leaves the game.</source>
        <translation>Umspannwerk, Lagerhaus und Freizeitpark werden versteigert, sobald sie aufgedeckt sind, ab 10. Wer in der Reihenfolge vorn ist, eröffnet oder steigt aus; dann geht es im Uhrzeigersinn, und wer aussteigt, ist raus. Alle machen mit, auch wer in dieser Runde schon ein Kraftwerk gekauft oder verzichtet hat, und die Karte zählt nicht als Kraftwerk der Runde. Der Trust bietet nie. Bietet niemand, kommt die Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>You put it under one of your plants, which supplies one city more whenever it runs. It stays there and leaves the game with that plant. Without a plant you keep it, and it goes under the first one that you take.</source>
        <translation>Du legst es unter eines deiner Kraftwerke, das dann eine Stadt mehr versorgt, sooft es läuft. Es bleibt dort und kommt mit diesem Kraftwerk aus dem Spiel. Ohne Kraftwerk behältst du es, und es kommt unter das erste, das du nimmst.</translation>
    </message>
    <message>
        <source>It stores three more tokens of any fuel, also of one that none of your plants burns. Tokens may be moved between it and your plants, but never thrown away: only fuel of a plant that you scrap may be given up. It burns nothing.</source>
        <translation>Es lagert drei beliebige Rohstoffe mehr, auch solche, die keines deiner Kraftwerke verbraucht. Zwischen ihm und deinen Kraftwerken darfst du umlagern, aber nichts wegwerfen: Nur Rohstoffe eines verschrotteten Kraftwerks darfst du abgeben. Es verbraucht nichts.</translation>
    </message>
    <message>
        <source>One of your 22 houses lies on it and counts as a city everywhere: for the order, for supply, for Step 2 and for the end, which are looked at after the building phase as always. It is not on the map: your first house there still needs no connection.</source>
        <translation>Eines deiner 22 Häuser liegt darauf und zählt überall als Stadt: für die Reihenfolge, die Versorgung, für Stufe 2 und für das Ende, die wie immer nach der Bauphase geprüft werden. Auf dem Spielplan liegt es nicht: Dein erstes Haus dort braucht weiterhin keine Verbindung.</translation>
    </message>
    <message>
        <source>Plant 33 1/3 is auctioned like any plant, from 33. It stores six tokens of any fuels, burns any three and supplies six cities. Whenever it enters the market, the lowest current plant leaves the game and another card is drawn; the discount token leaves with its plant.</source>
        <translation>Kraftwerk 33 1/3 wird wie jedes andere versteigert, ab 33. Es lagert sechs beliebige Rohstoffe, verbraucht drei beliebige und versorgt sechs Städte. Tritt es in den Markt ein, kommt das kleinste aktuelle Kraftwerk aus dem Spiel, und eine weitere Karte wird gezogen; der Rabattmarker geht mit seinem Kraftwerk.</translation>
    </message>
    <message>
        <source>Shortage and Surplus</source>
        <translation>Knappheit und Überschuss</translation>
    </message>
    <message>
        <source>Shortage: three tokens of the cheapest fuel on the market go to the supply. Surplus: three of the dearest come from there, dearest empty space first; a fuel that is sold out is the dearest. Of uranium it is one token. What counts is the price of the next token; of fuels alike coal is first, then oil, garbage, uranium. Less is moved where there is less.</source>
        <translation>Knappheit: Drei Stück vom billigsten Rohstoff auf dem Markt kommen in den Vorrat. Überschuss: Drei vom teuersten kommen von dort, das teuerste leere Feld zuerst; ein ausverkaufter Rohstoff ist der teuerste. Bei Uran ist es ein Stück. Es zählt der Preis des nächsten Stücks; bei gleichen Preisen kommt Kohle zuerst, dann Öl, Müll, Uran. Gibt es weniger, wird weniger bewegt.</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours</source>
        <translation>Abrissunternehmer, eine Hausregel von uns</translation>
    </message>
    <message>
        <source>Not the printed variant. Six contracts over 2 to 12 Elektro are shuffled, and one is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open, and they are set aside; otherwise they stay. The Trust is never paid. When all have been turned up, those set aside are shuffled again.</source>
        <translation>Nicht die gedruckte Variante. Sechs Aufträge über 2 bis 12 Elektro werden gemischt, und zu Beginn jeder Auktionsphase wird einer aufgedeckt. Wer darin zuerst ein Kraftwerk verschrottet, bekommt alle offenen bezahlt, und sie werden beiseitegelegt; sonst bleiben sie. Der Trust wird nie bezahlt. Sind alle aufgedeckt worden, werden die beiseitegelegten neu gemischt.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Click tokens and cities, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Klicke Rohstoffe und Städte an, nimm sie einzeln oder alle auf einmal zurück und beende deinen Zug mit dem Knopf bei der Frage. Vorher wird nichts gesendet. In einer Auktion kann der Tisch für dich weiterbieten, bis zu einer Grenze, die sonst niemand sieht.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>Müll</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>Uran</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} {fuel}</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>Der Trust</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>1 city</source>
        <translation>1 Stadt</translation>
    </message>
    <message>
        <source>{cities} cities</source>
        <translation>{cities} Städte</translation>
    </message>
    <message>
        <source>{cities}, the Theme Park among them</source>
        <translation>{cities}, mit dem Freizeitpark</translation>
    </message>
    <message>
        <source>{city}, houses of {owners}</source>
        <translation>{city}, Häuser: {owners}</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} for {cities}</source>
        <translation>{plant}: {amount} {fuel} für {cities}</translation>
    </message>
    <message>
        <source>Plant {plant}: no fuel, for {cities}</source>
        <translation>{plant}: keine Rohstoffe, für {cities}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} tokens of any fuel for {cities}</source>
        <translation>{plant}: {amount} beliebige Rohstoffe für {cities}</translation>
    </message>
    <message>
        <source>Transformer Station: {cities} more</source>
        <translation>Umspannwerk: {cities} mehr</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>Rabattmarker: Mindestgebot {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>Mindestgebot {minimum}</translation>
    </message>
    <message>
        <source>holds {fuel} of {room}</source>
        <translation>lagert {fuel} von {room}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Stufe {step}</translation>
    </message>
    <message>
        <source>Step 2 begins after somebody connects {step2} cities; whoever connects {end} ends the game. In Step {step} a city holds {step} at most.</source>
        <translation>Stufe 2 beginnt, nachdem jemand {step2} Städte angeschlossen hat; mit {end} endet die Partie. In Stufe {step} fasst eine Stadt höchstens {step}.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bürokratie</translation>
    </message>
    <message>
        <source>{round}, {step}, {phase}. Order: {order}</source>
        <translation>{round}, {step}, {phase}. Reihenfolge: {order}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Aktuelle Kraftwerke</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Kraftwerke, alle aktuell</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Zukünftige Kraftwerke</translation>
    </message>
    <message>
        <source>Stack {count}</source>
        <translation>Stapel {count}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>The Step 3 card is up: Step 3 begins after the auctions.</source>
        <translation>Die Stufe-3-Karte liegt offen: Stufe 3 beginnt nach den Auktionen.</translation>
    </message>
    <message>
        <source>{count} face-down cards, {top} on top.</source>
        <translation>{count} verdeckte Karten, oben {top}.</translation>
    </message>
    <message>
        <source>The Step 3 card lies among them.</source>
        <translation>Die Stufe-3-Karte ist dabei.</translation>
    </message>
    <message>
        <source>a plug</source>
        <translation>ein Stecker</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>eine Steckdose</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>die Stufe-3-Karte</translation>
    </message>
    <message>
        <source>Fuel market</source>
        <translation>Rohstoffmarkt</translation>
    </message>
    <message>
        <source>{left}  +{due}</source>
        <translation>{left}  +{due}</translation>
    </message>
    <message>
        <source>{fuel}: {left} on the market, the next one for {price}, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: {left} auf dem Markt, das nächste Stück für {price}, {supply} im Vorrat, {due} mehr nach dieser Runde</translation>
    </message>
    <message>
        <source>{fuel}: sold out, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: ausverkauft, {supply} im Vorrat, {due} mehr nach dieser Runde</translation>
    </message>
    <message>
        <source>Once the coal market is empty, coal is bought from the store for {price}.</source>
        <translation>Ist der Kohlemarkt leer, gibt es Kohle aus dem Lager für {price}.</translation>
    </message>
    <message>
        <source>Promo card: {card}</source>
        <translation>Promokarte: {card}</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}: {rule}</translation>
    </message>
    <message>
        <source>It holds {fuel} of {room}.</source>
        <translation>Gelagert: {fuel} von {room}.</translation>
    </message>
    <message>
        <source>It waits for the first plant.</source>
        <translation>Es wartet auf das erste Kraftwerk.</translation>
    </message>
    <message>
        <source>A house of {name} lies on it.</source>
        <translation>Ein Haus von {name} liegt darauf.</translation>
    </message>
    <message>
        <source>Shortage: {count} {fuel} left</source>
        <translation>Knappheit: {count} {fuel} weg</translation>
    </message>
    <message>
        <source>Surplus: {count} {fuel} came</source>
        <translation>Überschuss: {count} {fuel} dazu</translation>
    </message>
    <message>
        <source>Shortage: nothing to leave</source>
        <translation>Knappheit: nichts geht weg</translation>
    </message>
    <message>
        <source>Surplus: nothing to come</source>
        <translation>Überschuss: nichts kommt dazu</translation>
    </message>
    <message>
        <source>Demolition (house rule): no contract</source>
        <translation>Abriss (Hausregel): kein Auftrag</translation>
    </message>
    <message>
        <source>Demolition (house rule): {sum}</source>
        <translation>Abriss (Hausregel): {sum}</translation>
    </message>
    <message>
        <source>Demolition (house rule): {count} contracts, {sum}</source>
        <translation>Abriss (Hausregel): {count} Aufträge, {sum}</translation>
    </message>
    <message>
        <source>Open contracts: {each}.</source>
        <translation>Offene Aufträge: {each}.</translation>
    </message>
    <message>
        <source>Demolition (house rule): {each} = {sum}</source>
        <translation>Abriss (Hausregel): {each} = {sum}</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours and not the printed variant: a contract is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open.</source>
        <translation>Abrissunternehmer, eine Hausregel von uns und nicht die gedruckte Variante: Zu Beginn jeder Auktionsphase wird ein Auftrag aufgedeckt. Wer darin zuerst ein Kraftwerk verschrottet, bekommt alle offenen bezahlt.</translation>
    </message>
    <message>
        <source>{money} Elektro, {cities}, income if all run {income}, {plants}</source>
        <translation>{money} Elektro, {cities}, mögliches Einkommen {income}, {plants}</translation>
    </message>
    <message>
        <source>money hidden, {cities}, income if all run {income}, {plants}</source>
        <translation>Geld verdeckt, {cities}, mögliches Einkommen {income}, {plants}</translation>
    </message>
    <message>
        <source>{cities}, {plants}</source>
        <translation>{cities}, {plants}</translation>
    </message>
    <message>
        <source>Money, cities, and the income if all plants with fuel run now.</source>
        <translation>Geld, Städte und das Einkommen, wenn jetzt alle Kraftwerke mit Rohstoffen laufen.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>Kraftwerke {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>keine Kraftwerke</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Income if all run</source>
        <translation>Mögliches Einkommen</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Market: {fuel}</source>
        <translation>Markt: {fuel}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Cities of {name}</source>
        <translation>Städte von {name}</translation>
    </message>
    <message>
        <source>Regions in play</source>
        <translation>Gebiete im Spiel</translation>
    </message>
    <message>
        <source>Promo cards of {name}</source>
        <translation>Promokarten von {name}</translation>
    </message>
    <message>
        <source>Last promo card</source>
        <translation>Letzte Promokarte</translation>
    </message>
    <message>
        <source>Demolition contracts (house rule)</source>
        <translation>Abrissaufträge (Hausregel)</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Deine Kraftwerke</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Noch keine Kraftwerke.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South / Southeast</source>
        <translation>Süden / Südosten</translation>
    </message>
    <message>
        <source>South Central</source>
        <translation>Mittlerer Süden</translation>
    </message>
    <message>
        <source>Midwest / Great Lakes</source>
        <translation>Mittlerer Westen / Große Seen</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gewinnt: Die Gegenseite ist ausgeschieden.</translation>
    </message>
</context>
<context>
    <name>PowerGridCardGame</name>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Auktion ab {minimum} – Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>In dieser Runde kein Kraftwerk kaufen</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>{price} bieten</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Aus dieser Auktion aussteigen</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Verschrotten – Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>{fuel} behalten</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}</source>
        <translation>{units} {fuel} aus Spalte {column} für {price} kaufen</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}, card {place} of these</source>
        <translation>{units} {fuel} aus Spalte {column} für {price} kaufen, Karte {place} von diesen</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: earn {income}</source>
        <translation>{plants} betreiben, Verbrauch {fuel}: Ertrag {income}</translation>
    </message>
    <message>
        <source>Buy no more resources</source>
        <translation>Keine Rohstoffe mehr kaufen</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Nichts betreiben</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} bietet Kraftwerk {plant} zur Auktion an.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} bietet {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} steigt bei Kraftwerk {plant} aus.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} kauft in dieser Runde kein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} verschrottet Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} kauft Kraftwerk {plant} für {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>Der Rabattmarker liegt auf Kraftwerk {plant}: Mindestgebot 1.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>Der Trust nimmt Kraftwerk {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {card}.</source>
        <translation>Der Trust nimmt {card}.</translation>
    </message>
    <message>
        <source>A demolition contract of {price} lies open (house variant).</source>
        <translation>Ein Abrissauftrag über {price} liegt offen (Hausvariante).</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays {name} {price} (house variant).</source>
        <translation>Der Abrissunternehmer zahlt {price} an {name} (Hausvariante).</translation>
    </message>
    <message>
        <source>The resource market opens with {cards}.</source>
        <translation>Der Rohstoffmarkt beginnt mit {cards}.</translation>
    </message>
    <message>
        <source>{name} buys {card} for {price}.</source>
        <translation>{name} kauft {card} für {price}.</translation>
    </message>
    <message>
        <source>{name} buys no more resources.</source>
        <translation>{name} kauft keine Rohstoffe mehr.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} gibt {count} {fuel} ab.</translation>
    </message>
    <message>
        <source>A single goes on sale for 1: {card}.</source>
        <translation>Eine Einzelkarte kommt für 1 zum Verkauf: {card}.</translation>
    </message>
    <message>
        <source>Into a cheaper column: {cards}.</source>
        <translation>In eine billigere Spalte: {cards}.</translation>
    </message>
    <message>
        <source>New on the market: {cards}.</source>
        <translation>Neu auf dem Markt: {cards}.</translation>
    </message>
    <message>
        <source>The discards become the new deck, with so many cards left: {cards}.</source>
        <translation>Die Ablage wird zum neuen Rohstoffstapel, übrige Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and earns {income}.</source>
        <translation>{name} betreibt {plants}, Ertrag {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing.</source>
        <translation>{name} betreibt nichts.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Reihenfolge: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>Der Kraftwerksmarkt beginnt mit {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>Kraftwerk {plant} kommt auf den Markt.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>Kraftwerk {plant} kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>Kraftwerk {plant} kommt unter den Stapel.</translation>
    </message>
    <message>
        <source>The next plant is a small one.</source>
        <translation>Das nächste Kraftwerk ist ein kleines.</translation>
    </message>
    <message>
        <source>The next plant is a large one.</source>
        <translation>Das nächste Kraftwerk ist ein großes.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card comes up: the next round is the last.</source>
        <translation>Die Karte „Noch eine Runde“ wird aufgedeckt: Die nächste Runde ist die letzte.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round}, the last one.</source>
        <translation>Runde {round}, die letzte.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>Die letzte Runde ist gespielt.</translation>
    </message>
    <message>
        <source>Power Grid: The Card Game</source>
        <translation>Funkenschlag: Das Kartenspiel</translation>
    </message>
    <message>
        <source>Bid for power plants and buy whole cards of resources before the others do. What does not fit goes back on sale as singles. There is no map: plants earn money themselves, and the last round decides. Played with house figures: the printed ones are not public.</source>
        <translation>Biete auf Kraftwerke und kaufe ganze Rohstoffkarten, bevor andere es tun. Was nicht passt, kommt als Einzelkarten wieder zum Verkauf. Einen Spielplan gibt es nicht: Kraftwerke bringen selbst Geld, und die letzte Runde entscheidet. Gespielt wird mit eigenen Werten: Die gedruckten sind nicht öffentlich.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>etwa eine Stunde</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Ob alle sehen, wie viel Geld die anderen haben.</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Bis zum Ende verdeckt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Prices of resources</source>
        <translation>Rohstoffpreise</translation>
    </message>
    <message>
        <source>Whether the price of a column is paid per unit or per card.</source>
        <translation>Ob der Preis einer Spalte je Einheit oder je Karte gezahlt wird.</translation>
    </message>
    <message>
        <source>For each unit</source>
        <translation>Je Einheit</translation>
    </message>
    <message>
        <source>For a whole card</source>
        <translation>Je ganze Karte</translation>
    </message>
    <message>
        <source>Demolition Contractor (ours)</source>
        <translation>Abrissunternehmer (von uns)</translation>
    </message>
    <message>
        <source>A house variant, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Eine Hausvariante, nicht die gedruckte: Wer zuerst ein Kraftwerk verschrottet, bekommt Geld.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>House variant</source>
        <translation>Hausvariante</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Zufall: irgendein erlaubter Zug, zum Üben</translation>
    </message>
    <message>
        <source>Steady: buys what it can fuel</source>
        <translation>Solide: kauft, was sich betreiben lässt</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column} cost {price}.</source>
        <translation>Preis für {units} {fuel} in Spalte {column}: {price}.</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants and fuel.</source>
        <translation>Der Trust ist ein dritter Konzern, der Kraftwerke und Rohstoffe nimmt.</translation>
    </message>
    <message>
        <source>House figures: plants and cards are ours, the printed ones not public.</source>
        <translation>Eigene Werte: Kraftwerke und Karten sind von uns, die gedruckten sind nicht öffentlich.</translation>
    </message>
    <message>
        <source>The Demolition Contractor is a house variant.</source>
        <translation>Der Abrissunternehmer ist eine Hausvariante.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Wähle ein Kraftwerk für die Auktion, oder kaufe in dieser Runde keines.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Wähle ein Kraftwerk für die Auktion.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Mit {money} Elektro kannst du keine Auktion eröffnen: Kaufe in dieser Runde keines.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>In Runde 1 kaufen alle ein Kraftwerk.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Du bist in dieser Phase zuletzt dran: Du bekommst jedes Kraftwerk für sein Minimum.</translation>
    </message>
    <message>
        <source>The last round: plants bought now score if they can be fuelled.</source>
        <translation>Die letzte Runde: Jetzt gekaufte Kraftwerke bringen Punkte, wenn ihre Rohstoffe reichen.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>Keines kaufen</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Du bist raus aus allen Auktionen dieser Runde.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Du besitzt mehr als {limit} Kraftwerke: Wähle ein älteres zum Verschrotten.</translation>
    </message>
    <message>
        <source>Resources that no plant of yours can hold any more are given up as singles.</source>
        <translation>Rohstoffe, die keines deiner Kraftwerke mehr lagern kann, werden als Einzelkarten abgegeben.</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays you {sum} Elektro (house variant).</source>
        <translation>Der Abrissunternehmer zahlt dir {sum} Elektro (Hausvariante).</translation>
    </message>
    <message>
        <source>Choose the resources that you keep; singles go on sale for the rest.</source>
        <translation>Wähle, welche Rohstoffe du behältst; für den Rest kommen Einzelkarten zum Verkauf.</translation>
    </message>
    <message>
        <source>Resources to keep</source>
        <translation>Rohstoffe behalten</translation>
    </message>
    <message>
        <source>Buy resources: click cards on the market.</source>
        <translation>Kaufe Rohstoffe: Klicke Karten auf dem Markt an.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Für {price} kaufen</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message>
        <source>Resources to buy</source>
        <translation>Einkauf</translation>
    </message>
    <message>
        <source>{owned} of {room}</source>
        <translation>{owned} von {room}</translation>
    </message>
    <message>
        <source>{fuel}: you have {owned}, and your plants hold {room}.</source>
        <translation>{fuel}: Du hast {owned}, und deine Kraftwerke lagern {room}.</translation>
    </message>
    <message>
        <source>Total {price}</source>
        <translation>Summe {price}</translation>
    </message>
    <message>
        <source>leaves {left} Elektro</source>
        <translation>Rest {left} Elektro</translation>
    </message>
    <message>
        <source>Cards are bought whole. For units that do not fit, singles go on sale to everybody.</source>
        <translation>Karten werden ganz gekauft. Für Einheiten, die nicht passen, kommen Einzelkarten für alle zum Verkauf.</translation>
    </message>
    <message>
        <source>A card costs the price of its column for each unit on it.</source>
        <translation>Eine Karte kostet den Preis ihrer Spalte für jede Einheit darauf.</translation>
    </message>
    <message>
        <source>A card costs the price of its column, however many units it has.</source>
        <translation>Eine Karte kostet den Preis ihrer Spalte, gleich wie viele Einheiten sie hat.</translation>
    </message>
    <message>
        <source>{units} {fuel}</source>
        <translation>{units} {fuel}</translation>
    </message>
    <message>
        <source>{kept} of {units} {fuel} kept</source>
        <translation>{kept} von {units} {fuel} behalten</translation>
    </message>
    <message>
        <source>Do not buy the card of {units} {fuel}</source>
        <translation>Diese Karte nicht kaufen: {units} {fuel}</translation>
    </message>
    <message>
        <source>With these resources your plants earn {now} of {most}.</source>
        <translation>Mit diesen Rohstoffen bringen deine Kraftwerke {now} von {most} Elektro.</translation>
    </message>
    <message>
        <source>Last round: with these resources your plants score {now} of {most}.</source>
        <translation>Letzte Runde: Mit diesen Rohstoffen bringen deine Kraftwerke {now} von {most} Punkten.</translation>
    </message>
    <message>
        <source>Choose the plants that run: click them to switch them on or off.</source>
        <translation>Wähle die Kraftwerke, die laufen: Ein Klick schaltet sie ein oder aus.</translation>
    </message>
    <message>
        <source>Plants to run</source>
        <translation>Kraftwerke betreiben</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>{plants} betreiben: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Another choice earns {loss} more.</source>
        <translation>Eine andere Wahl bringt {loss} mehr.</translation>
    </message>
    <message>
        <source>No choice earns more, and none burns less for it.</source>
        <translation>Keine Wahl bringt mehr, und keine verbraucht dafür weniger.</translation>
    </message>
    <message>
        <source>A hybrid burns gas and oil in any mix: choose the row.</source>
        <translation>Ein Hybrid verbraucht Gas und Öl in beliebiger Mischung: Wähle die Zeile.</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, earn {income}</source>
        <translation>Kraftwerke {plants}, Verbrauch {burns}, Ertrag {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} entscheidet.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} wählt ein Kraftwerk für die Auktion.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} bietet auf Kraftwerk {plant} oder steigt aus.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} verschrottet ein Kraftwerk.</translation>
    </message>
    <message>
        <source>{name} chooses what to keep.</source>
        <translation>{name} wählt, was bleibt.</translation>
    </message>
    <message>
        <source>{name} buys resources.</source>
        <translation>{name} kauft Rohstoffe.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Kraftwerke betreiben: {name}.</translation>
    </message>
    <message>
        <source>Cards are being drawn.</source>
        <translation>Karten werden gezogen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>Kraftwerk {plant} ist nicht im aktuellen Markt.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>Kraftwerk {plant} kostet mindestens {minimum}, und du hast {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>Das niedrigste Gebot ist jetzt {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Du hast nur {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Wer ein Kraftwerk nennt, bietet auch darauf.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>Das eben gekaufte Kraftwerk bleibt; verschrotte ein älteres.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>Kraftwerk {plant} gehört dir nicht.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up what fits.</source>
        <translation>Deine Kraftwerke fassen das nicht, oder du gäbst ab, was passt.</translation>
    </message>
    <message>
        <source>That card is not on the market.</source>
        <translation>Diese Karte ist nicht auf dem Markt.</translation>
    </message>
    <message>
        <source>Your plants have no room for {fuel}.</source>
        <translation>Deine Kraftwerke haben keinen Platz für {fuel}.</translation>
    </message>
    <message>
        <source>That card costs {price}, and you have {money}.</source>
        <translation>Diese Karte kostet {price}, und du hast {money}.</translation>
    </message>
    <message>
        <source>Your resources are not enough to run these plants together.</source>
        <translation>Deine Rohstoffe reichen nicht, um diese Kraftwerke zusammen zu betreiben.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the Elektro left over: {rest}.</source>
        <translation>{name} gewinnt mit {points} Punkten, durch die übrigen Elektro: {rest}.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the highest plant: {plant}.</source>
        <translation>{name} gewinnt mit {points} Punkten, durch das höchste Kraftwerk: {plant}.</translation>
    </message>
    <message>
        <source>{names} share the win with {points} points.</source>
        <translation>{names} teilen sich den Sieg mit {points} Punkten.</translation>
    </message>
    <message>
        <source>Plants that can be fuelled</source>
        <translation>Betreibbare Kraftwerke</translation>
    </message>
    <message>
        <source>After the last round each plant that can be fuelled scores what it would earn.</source>
        <translation>Nach der letzten Runde bringt jedes Kraftwerk, für das die Rohstoffe reichen, seinen Ertrag als Punkte.</translation>
    </message>
    <message>
        <source>{name}: {plants}</source>
        <translation>{name}: {plants}</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: keine</translation>
    </message>
    <message>
        <source>Money handed in</source>
        <translation>Abgegebenes Geld</translation>
    </message>
    <message>
        <source>One point for each {each} Elektro; the rest is kept for ties.</source>
        <translation>Ein Punkt für je {each} Elektro; der Rest zählt bei Gleichstand.</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Of players with equal points whoever has more Elektro left over is ahead, then whoever owns the highest plant.</source>
        <translation>Bei gleichen Punkten liegt vorn, wer mehr Elektro übrig hat, dann wer das höchste Kraftwerk besitzt.</translation>
    </message>
    <message>
        <source>{name}: highest plant {plant}</source>
        <translation>{name}: höchstes Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>Points if it had ended then</source>
        <translation>Punkte, wäre es dann zu Ende gewesen</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Geld nach jeder Runde</translation>
    </message>
    <message>
        <source>Earnings of each round</source>
        <translation>Ertrag jeder Runde</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>After the last round every plant that you can fuel scores what it would earn, and every 10 Elektro score 1 point more. Ties go to whoever has more Elektro left over, then to the owner of the highest plant.</source>
        <translation>Nach der letzten Runde bringt jedes Kraftwerk, für das deine Rohstoffe reichen, seinen Ertrag als Punkte, und je 10 Elektro bringen 1 Punkt mehr. Bei Gleichstand gewinnt, wer mehr Elektro übrig hat, dann wer das höchste Kraftwerk besitzt.</translation>
    </message>
    <message>
        <source>1. Auction</source>
        <translation>1. Auktion</translation>
    </message>
    <message>
        <source>The first in order who has no plant of this round puts one of the four current plants up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The last one gets a plant for its minimum. The discount token makes the lowest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>Wer in der Reihenfolge vorn ist und in dieser Runde noch kein Kraftwerk hat, bietet eines der vier aktuellen zur Auktion an, für mindestens dessen Nummer, oder kauft in dieser Runde keines. Die anderen erhöhen oder steigen aus, im Uhrzeigersinn. Wer gewinnt, zahlt, und ein neues Kraftwerk wird gezogen. Alle kaufen höchstens ein Kraftwerk je Runde, in Runde 1 müssen sie. Wer zuletzt dran ist, bekommt ein Kraftwerk für sein Minimum. Mit dem Rabattmarker beginnt das kleinste Kraftwerk bei 1; bleibt es liegen, kommt es aus dem Spiel. Wer mehr als drei Kraftwerke hat, verschrottet ein älteres.</translation>
    </message>
    <message>
        <source>2. Resources</source>
        <translation>2. Rohstoffe</translation>
    </message>
    <message>
        <source>The last in order buys first. Cards are bought whole; a card costs the price of its column for each unit on it, or once, as the table has chosen. Your plants hold twice what a run burns, hybrids any mix of gas and oil. At least one unit of a card must fit. You pay for the others too: for each a single card goes on sale in the column of 1, for anybody, and if no single of its kind is left it is lost.</source>
        <translation>Wer in der Reihenfolge hinten ist, kauft zuerst. Karten werden ganz gekauft; eine Karte kostet den Preis ihrer Spalte für jede Einheit darauf oder nur einmal, wie es am Tisch gewählt wurde. Deine Kraftwerke lagern das Doppelte dessen, was ein Durchgang verbraucht, Hybride Gas und Öl in beliebiger Mischung. Mindestens eine Einheit einer Karte muss passen. Die anderen zahlst du mit: Für jede kommt eine Einzelkarte in die Spalte 1, für alle zu kaufen, und ist keine Einzelkarte ihrer Art übrig, geht die Einheit verloren.</translation>
    </message>
    <message>
        <source>3. Bureaucracy</source>
        <translation>3. Bürokratie</translation>
    </message>
    <message>
        <source>Each plant runs once or not at all. Cards are turned as their units are spent, singles and nearly empty ones first. Whoever earns most is first in the next round. Then cards slide to the cheaper columns, gaps are filled from the deck, and the highest plant goes under the stack.</source>
        <translation>Jedes Kraftwerk läuft einmal oder gar nicht. Karten werden gedreht, wenn ihre Einheiten verbraucht werden, Einzelkarten und fast leere zuerst. Wer den höchsten Ertrag hat, ist in der nächsten Runde vorn. Dann rücken Karten in die billigeren Spalten, Lücken werden vom Stapel gefüllt, und das höchste Kraftwerk kommt unter den Stapel.</translation>
    </message>
    <message>
        <source>The decks</source>
        <translation>Die Stapel</translation>
    </message>
    <message>
        <source>When the deck of resources is used up, the discards become the new one. The cards marked + join it the first time, those marked ++ the second time.</source>
        <translation>Ist der Rohstoffstapel aufgebraucht, wird die Ablage zum neuen. Die Karten mit + kommen beim ersten Mal dazu, die mit ++ beim zweiten.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>When &quot;one more round&quot; comes up from the stack, this round is finished and one more is played, of auctions and resources only. From then on all plants of the market are current, six of them.</source>
        <translation>Kommt „Noch eine Runde“ vom Stapel, wird diese Runde zu Ende gespielt und dann noch eine, nur mit Auktionen und Rohstoffen. Von da an sind alle Kraftwerke auf dem Markt aktuell, sechs an der Zahl.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Zu zweit: der Trust</translation>
    </message>
    <message>
        <source>The Trust is a third company and always second in order. It bids for nothing: in its turn it takes the highest current plant, keeps three, and takes the cheapest cards that fuel each of them once. It has no money and wins nothing. How it chooses is a house rule.</source>
        <translation>Der Trust ist ein dritter Konzern und in der Reihenfolge immer Zweiter. Er bietet auf nichts: Ist er dran, nimmt er das höchste aktuelle Kraftwerk, behält drei und nimmt die billigsten Karten, die jedes davon einmal laufen lassen. Er hat kein Geld und gewinnt nichts. Wie er wählt, ist eine Hausregel.</translation>
    </message>
    <message>
        <source>House figures and house variant</source>
        <translation>Eigene Werte und Hausvariante</translation>
    </message>
    <message>
        <source>The plants, the units on the cards and the size of the market are ours, because the printed ones are not public; who has the game can load its figures. The Demolition Contractor is our own variant: each auction phase turns up a contract of 1 to 5, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>Die Kraftwerke, die Einheiten auf den Karten und die Größe des Markts sind von uns, weil die gedruckten nicht öffentlich sind; wer das Spiel hat, kann dessen Werte laden. Der Abrissunternehmer ist unsere eigene Variante: Jede Auktionsphase deckt einen Auftrag über 1 bis 5 auf, und wer darin zuerst ein Kraftwerk verschrottet, bekommt alle offenen bezahlt.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Click cards, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. Units that would not fit are crossed out before you buy. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Klicke Karten an, nimm sie einzeln oder alle auf einmal zurück und beende deinen Zug mit dem Knopf bei der Frage. Vorher wird nichts gesendet. Einheiten, die nicht passen würden, sind vor dem Kauf durchgestrichen. In einer Auktion kann der Tisch für dich weiterbieten, bis zu einer Grenze, die sonst niemand sieht.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>gas</source>
        <translation>Gas</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>Uran</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} {fuel}</translation>
    </message>
    <message>
        <source>no resources</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>Der Trust</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} earn {earnings} Elektro</source>
        <translation>{plant}: {amount} {fuel}, Ertrag {earnings} Elektro</translation>
    </message>
    <message>
        <source>Plant {plant}: no resources, earns {earnings} Elektro</source>
        <translation>{plant}: keine Rohstoffe, Ertrag {earnings} Elektro</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{plant} ({fuel})</source>
        <translation>{plant} ({fuel})</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>ohne Rohstoffe</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>Rabattmarker: Mindestgebot {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>Mindestgebot {minimum}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bürokratie</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>{round}, {phase}. Order: {order}</source>
        <translation>{round}, {phase}. Reihenfolge: {order}</translation>
    </message>
    <message>
        <source>Auctions go in this order, resources in reverse. Whoever earns most in a round is first in the next one.</source>
        <translation>Auktionen gehen in dieser Reihenfolge, Rohstoffe in umgekehrter. Wer in einer Runde den höchsten Ertrag hat, ist in der nächsten vorn.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>The last round has auctions and resources only. Plants that can be fuelled then score what they earn.</source>
        <translation>Die letzte Runde hat nur Auktionen und Rohstoffe. Kraftwerke, für die die Rohstoffe reichen, bringen dann ihren Ertrag als Punkte.</translation>
    </message>
    <message>
        <source>The card is drawn: after this round there is one more, of auctions and resources only.</source>
        <translation>Die Karte ist gezogen: Nach dieser Runde kommt noch eine, nur mit Auktionen und Rohstoffen.</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>The printed plants and resource cards are not public. This table plays with figures of our own; who has the game can load the printed ones.</source>
        <translation>Die gedruckten Kraftwerke und Rohstoffkarten sind nicht öffentlich. Dieser Tisch spielt mit Werten von uns; wer das Spiel hat, kann die gedruckten laden.</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Aktuelle Kraftwerke</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Kraftwerke, alle aktuell</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Zukünftige Kraftwerke</translation>
    </message>
    <message>
        <source>Stack {count}, on top {top}</source>
        <translation>Stapel {count}, oben {top}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies behind the plants. After the auctions it leaves with the lowest plant.</source>
        <translation>Die Karte „Noch eine Runde“ liegt hinter den Kraftwerken. Nach den Auktionen geht sie zusammen mit dem kleinsten Kraftwerk.</translation>
    </message>
    <message>
        <source>Face-down cards in the stack: {count}. On top: {top}.</source>
        <translation>Verdeckte Karten im Stapel: {count}. Oben: {top}.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies among them.</source>
        <translation>Die Karte „Noch eine Runde“ ist dabei.</translation>
    </message>
    <message>
        <source>a small plant</source>
        <translation>ein kleines Kraftwerk</translation>
    </message>
    <message>
        <source>a large plant</source>
        <translation>ein großes Kraftwerk</translation>
    </message>
    <message>
        <source>the &quot;one more round&quot; card</source>
        <translation>die Karte „Noch eine Runde“</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Resource market</source>
        <translation>Rohstoffmarkt</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards} · singles left {singles}</source>
        <translation>Stapel {deck} · Ablage {discards} · Einzelkarten {singles}</translation>
    </message>
    <message>
        <source>Face down in the deck: {deck}. The next deck is made of the discards: {discards}. Single cards not in use: {singles}.</source>
        <translation>Verdeckt im Stapel: {deck}. Der nächste Stapel entsteht aus der Ablage: {discards}. Unbenutzte Einzelkarten: {singles}.</translation>
    </message>
    <message>
        <source>The ++ cards become discards when the deck is made anew.</source>
        <translation>Die Karten mit ++ werden zur Ablage, wenn der Stapel neu gebildet wird.</translation>
    </message>
    <message>
        <source>per unit</source>
        <translation>je Einheit</translation>
    </message>
    <message>
        <source>per card</source>
        <translation>je Karte</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>Einzelkarten</translation>
    </message>
    <message>
        <source>Column of {price} Elektro</source>
        <translation>Spalte zu {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>{units} {fuel} in Spalte {column}, für {price} Elektro</translation>
    </message>
    <message>
        <source>A single {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>Eine Einzelkarte {fuel} in Spalte {column}, für {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} of {of}</source>
        <translation>{units} {fuel} von {of}</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}.</source>
        <translation>Du zahlst für {units} und behältst {kept}: Mehr passt nicht. Einzelkarten {fuel}, die dafür zum Verkauf kommen: {singles}.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. No single of {fuel} is left, so the rest is lost.</source>
        <translation>Du zahlst für {units} und behältst {kept}: Mehr passt nicht. Keine Einzelkarte {fuel} ist übrig, also geht der Rest verloren.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}; lost: {lost}.</source>
        <translation>Du zahlst für {units} und behältst {kept}: Mehr passt nicht. Einzelkarten {fuel}, die dafür zum Verkauf kommen: {singles}; verloren: {lost}.</translation>
    </message>
    <message>
        <source>Demolition (house variant)</source>
        <translation>Abriss (Hausvariante)</translation>
    </message>
    <message>
        <source>{sum} Elektro for the first to scrap</source>
        <translation>{sum} Elektro fürs erste Verschrotten</translation>
    </message>
    <message>
        <source>none open this round</source>
        <translation>keiner offen in dieser Runde</translation>
    </message>
    <message>
        <source>The printed rule is not public; this one is ours. Each auction phase turns up a contract, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>Die gedruckte Regel ist nicht öffentlich; diese ist von uns. Jede Auktionsphase deckt einen Auftrag auf, und wer darin zuerst ein Kraftwerk verschrottet, bekommt alle offenen bezahlt.</translation>
    </message>
    <message>
        <source>{money} Elektro, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>{money} Elektro, letzter Ertrag {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>money hidden, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>Geld verdeckt, letzter Ertrag {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>Money, and what the plants would earn now with the resources below them.</source>
        <translation>Geld und was die Kraftwerke jetzt mit den Rohstoffen darunter bringen würden.</translation>
    </message>
    <message>
        <source>{plants}, {fuel}</source>
        <translation>{plants}, {fuel}</translation>
    </message>
    <message>
        <source>The third company of a game of two. It takes plants and resources for nothing, has no money and wins nothing.</source>
        <translation>Der dritte Konzern einer Partie zu zweit. Er nimmt Kraftwerke und Rohstoffe umsonst, hat kein Geld und gewinnt nichts.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>Kraftwerke {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>keine Kraftwerke</translation>
    </message>
    <message>
        <source>This round: took plant {plant}</source>
        <translation>Diese Runde genommen: Kraftwerk {plant}</translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Diese Runde genommen: noch nichts</translation>
    </message>
    <message>
        <source>This round: took plant {plant}, and {fuel}</source>
        <translation>Diese Runde genommen: Kraftwerk {plant} und {fuel}</translation>
    </message>
    <message>
        <source>This round: took {fuel}</source>
        <translation>Diese Runde genommen: {fuel}</translation>
    </message>
    <message>
        <source>Earned last</source>
        <translation>Letzter Ertrag</translation>
    </message>
    <message>
        <source>Can earn</source>
        <translation>Möglicher Ertrag</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Kraftwerke</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Deine Kraftwerke</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Noch keine Kraftwerke.</translation>
    </message>
    <message>
        <source>Your resources</source>
        <translation>Deine Rohstoffe</translation>
    </message>
    <message>
        <source>No resources.</source>
        <translation>Keine Rohstoffe.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du schaust zu.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gewinnt: Die Gegenseite ist ausgeschieden.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>RankingCard</name>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>Your turn ended before that move.</source>
        <translation>Dein Zug war davor schon zu Ende.</translation>
    </message>
    <message>
        <source>There is no move to send.</source>
        <translation>Es gibt keinen Zug zu senden.</translation>
    </message>
    <message>
        <source>The table waits for something else.</source>
        <translation>Der Tisch wartet auf etwas anderes.</translation>
    </message>
    <message>
        <source>The table had gone on before your move came. Look again, and choose.</source>
        <translation>Der Tisch war schon weiter, als dein Zug ankam. Sieh noch einmal hin und wähle neu.</translation>
    </message>
</context>
<context>
    <name>ReplayFrame</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Aus wessen Sicht</translation>
    </message>
    <message>
        <source>Nobody&apos;s hand</source>
        <translation>Keine Hand</translation>
    </message>
    <message>
        <source>{}&apos;s hand</source>
        <translation>Hand von {}</translation>
    </message>
    <message>
        <source>{at} of {last}, reading on …</source>
        <translation>{at} von {last}, es wird weitergelesen …</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>See</source>
        <translation>Zeige</translation>
    </message>
    <message>
        <source>The table is laid.</source>
        <translation>Der Tisch ist gedeckt.</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} von {last}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>Die Wertung</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Doch noch nicht bereit</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>Others join with this address:</source>
        <translation>Andere treten mit dieser Adresse bei:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>or: {}</source>
        <translation>oder: {}</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Zuschauer: {}</translation>
    </message>
    <message>
        <source>{names}: asking to come in</source>
        <translation>{names}: bitten um Einlass</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>du schaust zu</translation>
    </message>
    <message>
        <source>you host</source>
        <translation>dein Tisch</translation>
    </message>
    <message>
        <source>You watch. The game comes here when the host starts it.</source>
        <translation>Du schaust zu. Die Partie erscheint hier, sobald der Gastgeber sie startet.</translation>
    </message>
    <message>
        <source>The host was asked to let you in, and sees your name.</source>
        <translation>Der Gastgeber ist um Einlass gebeten und sieht deinen Namen.</translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation>Ein Platz ist frei.</translation>
    </message>
    <message>
        <source>{} seats are free.</source>
        <translation>{} Plätze sind frei.</translation>
    </message>
    <message>
        <source>Waiting for {} to be ready.</source>
        <translation>Noch nicht bereit: {}.</translation>
    </message>
    <message>
        <source>Everybody is here. The host starts the game.</source>
        <translation>Alle sind da. Der Gastgeber startet die Partie.</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Alle sind da.</translation>
    </message>
    <message>
        <source>Asking to come in</source>
        <translation>Bitten um Einlass</translation>
    </message>
    <message>
        <source>Asking the host to be let in</source>
        <translation>Der Gastgeber wird um Einlass gebeten</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of {}</source>
        <translation>Regeln von {}</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>zugeschaut</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>andere Version</translation>
    </message>
    <message>
        <source>Given up by {}. Nobody won.</source>
        <translation>Aufgegeben von {}. Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>A deck could not be opened. Nobody won.</source>
        <translation>Ein Stapel ließ sich nicht öffnen. Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>This program cannot read it: {}.</source>
        <translation>Dieses Programm kann sie nicht lesen: {}.</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Runde {}</translation>
    </message>
    <message>
        <source>No seat in it is yours.</source>
        <translation>Darin hast du keinen Platz.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Won by {}</source>
        <translation>Gewonnen von {}</translation>
    </message>
    <message>
        <source>{day}, {hour}</source>
        <translation>{day}, {hour} Uhr</translation>
    </message>
    <message>
        <source>File of {}</source>
        <translation>Datei vom {}</translation>
    </message>
</context>
<context>
    <name>SavedCard</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>Mehr zu {}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Replay {}</source>
        <translation>Wiederholung von {}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue {}</source>
        <translation>{} weiterspielen</translation>
    </message>
    <message>
        <source>This file is damaged: {}.</source>
        <translation>Diese Datei ist beschädigt: {}.</translation>
    </message>
    <message>
        <source>Entries before that, all of them sound: {}</source>
        <translation>Einträge davor, alle heil: {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Vom heilen Anfang an weiterspielen</translation>
    </message>
</context>
<context>
    <name>SavedList</name>
    <message>
        <source>Show older games</source>
        <translation>Ältere Partien zeigen</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Open seat</source>
        <translation>Offener Platz</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>bot of {}</source>
        <translation>Bot von {}</translation>
    </message>
    <message>
        <source>{} plays</source>
        <translation>{} spielt</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>gegangen; Platz wartet</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Swap with the next seat</source>
        <translation>Mit dem nächsten Platz tauschen</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Diesen Platz freigeben</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>{} (you)</source>
        <translation>{} (du)</translation>
    </message>
    <message>
        <source>Free the seat of {}</source>
        <translation>Den Platz von {} freigeben</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>gegangen; Platz wartet</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {}</source>
        <translation>Platz {}</translation>
    </message>
    <message>
        <source>Guest {}</source>
        <translation>Gast {}</translation>
    </message>
    <message>
        <source>Name on seat {}</source>
        <translation>Name auf Platz {}</translation>
    </message>
    <message>
        <source>Somebody at this laptop</source>
        <translation>Jemand an diesem Laptop</translation>
    </message>
    <message>
        <source>Open for whoever joins</source>
        <translation>Offen zum Beitreten</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>words not compared</source>
        <translation>Wörter nicht verglichen</translation>
    </message>
    <message>
        <source>Nobody can be sure who sits here.</source>
        <translation>Niemand kann sicher sein, wer hier sitzt.</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>du schaust zu</translation>
    </message>
    <message>
        <source>You have no seat here: you see what everybody sees.</source>
        <translation>Du hast hier keinen Platz: Du siehst, was alle sehen.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Zuschauer: {}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>What the others see at the table.</source>
        <translation>Was die anderen am Tisch sehen.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Everybody at a table reads it in their own.</source>
        <translation>Am Tisch liest jede Person in ihrer eigenen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>The lamp over the table, or the room at night.</source>
        <translation>Die Lampe über dem Tisch oder das Zimmer bei Nacht.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Alles wächst mit.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>F11 does the same, wherever you are.</source>
        <translation>F11 bewirkt dasselbe, egal wo du bist.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards and pieces jump instead.</source>
        <translation>Karten und Steine springen stattdessen.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Klingeln</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Erst fragen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>The bell of the system as it begins.</source>
        <translation>Der Ton des Systems, wenn er beginnt.</translation>
    </message>
    <message>
        <source>Leaving a game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>A question before you leave a game that is not over.</source>
        <translation>Eine Frage, bevor du eine Partie verlässt, die noch läuft.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{}: your turn</source>
        <translation>{}: Du bist am Zug</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Your turn: look it over, then Done</source>
        <translation>Dein Zug: prüfen, dann „Fertig“</translation>
    </message>
    <message>
        <source>Waiting for {}</source>
        <translation>Warten auf {}</translation>
    </message>
    <message>
        <source>Waiting for {} to compare the words</source>
        <translation>Noch beim Vergleichen der Wörter: {}</translation>
    </message>
    <message>
        <source>Cards are being dealt</source>
        <translation>Karten werden ausgeteilt</translation>
    </message>
    <message>
        <source>Pass the laptop on</source>
        <translation>Gib den Laptop weiter</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Sent. Waiting for {}</source>
        <translation>Gesendet. Warten auf {}</translation>
    </message>
    <message>
        <source>Sent. The table confirms it</source>
        <translation>Gesendet. Der Tisch bestätigt es</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>The board in words</source>
        <translation>Das Brett in Worten</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{deed} {count} raises from {price} on.</source>
        <translation>{deed} Zuvor {count}-mal erhöht, ab {price}.</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>{game}, hosted by {host}</source>
        <translation>{game}, Gastgeber: {host}</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats</source>
        <translation>{taken} von {seats} Plätzen</translation>
    </message>
    <message>
        <source>Join {}</source>
        <translation>{}: beitreten</translation>
    </message>
    <message>
        <source>Come back to {}</source>
        <translation>An den Tisch {} zurückkehren</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Zurückkehren</translation>
    </message>
    <message>
        <source>Code of {}</source>
        <translation>Code von {}</translation>
    </message>
    <message>
        <source>Watch {}</source>
        <translation>{}: zuschauen</translation>
    </message>
    <message>
        <source>The table is gone.</source>
        <translation>Der Tisch ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The game there is over.</source>
        <translation>Die Partie dort ist zu Ende.</translation>
    </message>
    <message>
        <source>The game there has begun.</source>
        <translation>Die Partie dort läuft schon.</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Alle Plätze sind besetzt.</translation>
    </message>
</context>
<context>
    <name>ThirteenMinutes</name>
    <message>
        <source>Quarantine line</source>
        <translation>Quarantänelinie</translation>
    </message>
    <message>
        <source>Bombers aloft</source>
        <translation>Bomber in der Luft</translation>
    </message>
    <message>
        <source>Quiet deal over Turkey</source>
        <translation>Stiller Handel um die Türkei</translation>
    </message>
    <message>
        <source>Allies rally</source>
        <translation>Verbündete ziehen mit</translation>
    </message>
    <message>
        <source>Photographs on the easel</source>
        <translation>Fotos auf der Staffelei</translation>
    </message>
    <message>
        <source>Launchers operational</source>
        <translation>Startrampen bereit</translation>
    </message>
    <message>
        <source>Submarines below the line</source>
        <translation>U-Boote unter der Linie</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Zwei Briefe</translation>
    </message>
    <message>
        <source>Pressure on Berlin</source>
        <translation>Druck auf Berlin</translation>
    </message>
    <message>
        <source>Havana broadcasts</source>
        <translation>Havanna sendet</translation>
    </message>
    <message>
        <source>Observers between the lines</source>
        <translation>Beobachter zwischen den Linien</translation>
    </message>
    <message>
        <source>Secretary-General&apos;s plea</source>
        <translation>Appell des Generalsekretärs</translation>
    </message>
    <message>
        <source>Press leak</source>
        <translation>Leck zur Presse</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 USSR cubes off it; they go back to the USSR supply. The zone stays where it is.</source>
        <translation>Wähle einen Schauplatz (auch Kuba). Nimm bis zu 3 UdSSR-Steine davon; sie gehen in den Vorrat der UdSSR zurück. Der Schauplatz bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Put up to 4 of your cubes on one face-up military zone (this very card qualifies). It moves one step towards you as usual.</source>
        <translation>Lege bis zu 4 deiner Steine auf einen offenen militärischen Schauplatz (auch auf diese Karte selbst). Er rückt wie üblich einen Schritt zu dir.</translation>
    </message>
    <message>
        <source>Move any number of your own cubes from one zone to one other zone. Neither zone moves.</source>
        <translation>Versetze beliebig viele deiner Steine von einem Schauplatz auf einen anderen. Keiner der beiden rückt.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the USSR sphere. No cubes change.</source>
        <translation>Verschiebe bis zu zwei offene Schauplätze um je einen Schritt Richtung UdSSR-Sphäre. Die Steine bleiben unverändert.</translation>
    </message>
    <message>
        <source>Look secretly at the Cuba card. Then put 1 of your cubes on each of up to two different zones; each moves one step towards you.</source>
        <translation>Sieh dir heimlich die Kuba-Karte an. Lege dann je 1 deiner Steine auf bis zu zwei verschiedene Schauplätze; jeder rückt einen Schritt zu dir.</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 US cubes off it; they go back to the US supply. The zone stays where it is.</source>
        <translation>Wähle einen Schauplatz (auch Kuba). Nimm bis zu 3 US-Steine davon; sie gehen in den Vorrat der USA zurück. Der Schauplatz bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the US sphere. No cubes change.</source>
        <translation>Verschiebe bis zu zwei offene Schauplätze um je einen Schritt Richtung US-Sphäre. Die Steine bleiben unverändert.</translation>
    </message>
    <message>
        <source>Return up to two zones (Cuba allowed) to the neutral area. Cubes stay on them.</source>
        <translation>Lege bis zu zwei Schauplätze (auch Kuba) in die Neutralzone zurück. Die Steine bleiben darauf.</translation>
    </message>
    <message>
        <source>Pick one zone holding at least one cube. Both players take all their cubes back from it; then put that zone in any of the three areas.</source>
        <translation>Wähle einen Schauplatz mit mindestens einem Stein. Beide nehmen alle ihre Steine davon zurück; lege den Schauplatz dann in einen beliebigen der drei Bereiche.</translation>
    </message>
    <message>
        <source>Look at the enemy&apos;s hand. Then carry out one order worth up to 2.</source>
        <translation>Sieh dir die gegnerische Hand an. Führe dann einen Befehl mit bis zu 2 Steinen aus.</translation>
    </message>
    <message>
        <source>Bid {cubes}</source>
        <translation>{cubes} bieten</translation>
    </message>
    <message>
        <source>{seat} begins</source>
        <translation>{seat} beginnt</translation>
    </message>
    <message>
        <source>Play {card}: {area}</source>
        <translation>{card} spielen: {area}</translation>
    </message>
    <message>
        <source>Carry out the event</source>
        <translation>Das Ereignis ausführen</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Kein Ereignis</translation>
    </message>
    <message>
        <source>Use the card as its event</source>
        <translation>Die Karte als Ereignis nutzen</translation>
    </message>
    <message>
        <source>Use the card as an order</source>
        <translation>Die Karte als Befehl nutzen</translation>
    </message>
    <message>
        <source>Order of 0: nothing changes</source>
        <translation>Befehl mit 0: Nichts ändert sich</translation>
    </message>
    <message>
        <source>Put {cubes} on {zone}</source>
        <translation>{cubes} auf {zone} legen</translation>
    </message>
    <message>
        <source>Take {cubes} off {zone}</source>
        <translation>{cubes} von {zone} nehmen</translation>
    </message>
    <message>
        <source>Remove {cubes} of the enemy from {zone}</source>
        <translation>Gegnerische Steine entfernen: {cubes} von {zone}</translation>
    </message>
    <message>
        <source>Remove {cubes} of yours from {zone}</source>
        <translation>Eigene Steine entfernen: {cubes} von {zone}</translation>
    </message>
    <message>
        <source>Clear {zone} of cubes</source>
        <translation>Alle Steine von {zone} nehmen</translation>
    </message>
    <message>
        <source>Move {cubes} from {origin} to {zone}</source>
        <translation>{cubes} von {origin} auf {zone} versetzen</translation>
    </message>
    <message>
        <source>Shift {zone}</source>
        <translation>{zone} verschieben</translation>
    </message>
    <message>
        <source>Lay {zone} in the {area}</source>
        <translation>{zone} in die {area} legen</translation>
    </message>
    <message>
        <source>End this step of the event</source>
        <translation>Diesen Schritt des Ereignisses beenden</translation>
    </message>
    <message>
        <source>{seat0} plays the {side}.</source>
        <translation>{seat0} spielt die {side}.</translation>
    </message>
    <message>
        <source>Game {game}: the cards are shuffled.</source>
        <translation>Partie {game}: Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>{seat} gets {cards} cards.</source>
        <translation>{seat} bekommt {cards} Karten.</translation>
    </message>
    <message>
        <source>{seat} bids {cubes}.</source>
        <translation>{seat} bietet {cubes}.</translation>
    </message>
    <message>
        <source>Equal bids: both take them back.</source>
        <translation>Gleiche Gebote: Beide nehmen sie zurück.</translation>
    </message>
    <message>
        <source>The sealed bid of {seat} was not legal and counts as {counted}.</source>
        <translation>Das verdeckte Gebot von {seat} war nicht erlaubt und zählt als {counted}.</translation>
    </message>
    <message>
        <source>{seat} decides who begins.</source>
        <translation>{seat} entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>Chance lets {seat} decide who begins; nobody pays.</source>
        <translation>Der Zufall lässt {seat} entscheiden, wer beginnt; niemand zahlt.</translation>
    </message>
    <message>
        <source>{seat} says: {first} begins.</source>
        <translation>{seat} bestimmt: {first} beginnt.</translation>
    </message>
    <message>
        <source>{seat} plays {card}: {area}.</source>
        <translation>{seat} spielt {card}: {area}.</translation>
    </message>
    <message>
        <source>{seat} carries out the event of {card}.</source>
        <translation>{seat} führt das Ereignis aus: {card}.</translation>
    </message>
    <message>
        <source>{seat} lets the event of {card} be.</source>
        <translation>{seat} verzichtet auf das Ereignis: {card}.</translation>
    </message>
    <message>
        <source>{seat} ends this step of the event.</source>
        <translation>{seat} beendet diesen Schritt des Ereignisses.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as its event.</source>
        <translation>{seat} nutzt {card} als Ereignis.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as an order.</source>
        <translation>{seat} nutzt {card} als Befehl.</translation>
    </message>
    <message>
        <source>{seat} orders nothing.</source>
        <translation>{seat} befiehlt nichts.</translation>
    </message>
    <message>
        <source>{seat} puts {cubes} on {zone}.</source>
        <translation>{seat} legt {cubes} auf {zone}.</translation>
    </message>
    <message>
        <source>{seat} takes {cubes} off {zone}.</source>
        <translation>{seat} nimmt {cubes} von {zone}.</translation>
    </message>
    <message>
        <source>{seat} removes {cubes} from {zone}.</source>
        <translation>{seat} entfernt {cubes} von {zone}.</translation>
    </message>
    <message>
        <source>{seat} clears {zone} of cubes.</source>
        <translation>{seat} nimmt alle Steine von {zone}.</translation>
    </message>
    <message>
        <source>{seat} moves {cubes} from {origin} to {target}.</source>
        <translation>{seat} versetzt {cubes} von {origin} auf {target}.</translation>
    </message>
    <message>
        <source>{seat} shifts {zone}.</source>
        <translation>{seat} verschiebt {zone}.</translation>
    </message>
    <message>
        <source>{seat} lays {zone} in the {area}.</source>
        <translation>{seat} legt {zone} in die {area}.</translation>
    </message>
    <message>
        <source>{zone} now lies in the {area}.</source>
        <translation>{zone} liegt jetzt in der {area}.</translation>
    </message>
    <message>
        <source>{seat} draws a card; {pile} left.</source>
        <translation>{seat} zieht eine Karte; noch {pile} übrig.</translation>
    </message>
    <message>
        <source>{seat} looks at Cuba.</source>
        <translation>{seat} sieht sich Kuba an.</translation>
    </message>
    <message>
        <source>{seat} looks at the enemy&apos;s hand.</source>
        <translation>{seat} sieht sich die gegnerische Hand an.</translation>
    </message>
    <message>
        <source>Cuba is turned up: {card}.</source>
        <translation>Kuba wird aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>The last card of {seat}: {card}.</source>
        <translation>Die letzte Karte von {seat}: {card}.</translation>
    </message>
    <message>
        <source>{zone}: {seat} has more cubes, {points}.</source>
        <translation>{zone}: {seat} hat mehr Steine, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in the sphere of {seat}, {points}.</source>
        <translation>{zone}: Gleichstand in der Sphäre von {seat}, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in neutral, nobody.</source>
        <translation>{zone}: Gleichstand in der Neutralzone, niemand.</translation>
    </message>
    <message>
        <source>Military zones {seat0} to {seat1}: dominance for {seat}.</source>
        <translation>Militärische Schauplätze {seat0} zu {seat1}, Dominanz: {seat}.</translation>
    </message>
    <message>
        <source>Influence on the last cards {seat0} to {seat1}: epilogue for {seat}.</source>
        <translation>Einfluss auf den letzten Karten {seat0} zu {seat1}, Epilog: {seat}.</translation>
    </message>
    <message>
        <source>The last cards are of one type: each lies in its holder&apos;s sphere.</source>
        <translation>Die letzten Karten haben denselben Typ: Jede liegt in der Sphäre der Seite, die sie hält.</translation>
    </message>
    <message>
        <source>The last cards are of different types and cause nothing.</source>
        <translation>Die letzten Karten haben verschiedene Typen und bewirken nichts.</translation>
    </message>
    <message>
        <source>{seat} has caused nuclear war.</source>
        <translation>{seat} hat den Atomkrieg ausgelöst.</translation>
    </message>
    <message>
        <source>Points: {seat0} to {seat1}.</source>
        <translation>Punkte: {seat0} zu {seat1}.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by points.</source>
        <translation>{seat} gewinnt Partie {game} nach Punkten.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by zones in the own sphere.</source>
        <translation>{seat} gewinnt Partie {game} durch Schauplätze in der eigenen Sphäre.</translation>
    </message>
    <message>
        <source>{seat} wins game {game}: the other one caused nuclear war.</source>
        <translation>{seat} gewinnt Partie {game}: Die Gegenseite hat den Atomkrieg ausgelöst.</translation>
    </message>
    <message>
        <source>Game {game} is void.</source>
        <translation>Partie {game} ist ungültig.</translation>
    </message>
    <message>
        <source>Campaign: {seat0} to {seat1}.</source>
        <translation>Kampagne: {seat0} zu {seat1}.</translation>
    </message>
    <message>
        <source>13 Minutes</source>
        <translation>13 Minuten</translation>
    </message>
    <message>
        <source>Cuba, October 1962, in ten cards. Two superpowers bid for the initiative, place battlegrounds and push influence over them, each with two cards in hand. More control wins, unless three zones of one kind in your own sphere set off the war nobody wants.</source>
        <translation>Kuba, Oktober 1962, in zehn Karten. Zwei Supermächte bieten um die Initiative, legen Schauplätze aus und ringen dort um Einfluss, mit je zwei Karten auf der Hand. Mehr Kontrolle gewinnt, es sei denn, drei Schauplätze einer Art in der eigenen Sphäre lösen den Krieg aus, den niemand will.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Spieler</translation>
    </message>
    <message>
        <source>13 minutes, a campaign about an hour</source>
        <translation>13 Minuten, eine Kampagne etwa eine Stunde</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>A campaign adds up games until somebody has 13 points.</source>
        <translation>Eine Kampagne zählt Partien zusammen, bis jemand 13 Punkte hat.</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Einzelne Partie</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Who plays which superpower.</source>
        <translation>Wer welche Supermacht spielt.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall entscheidet</translation>
    </message>
    <message>
        <source>First seat plays the US</source>
        <translation>Platz 1 spielt die USA</translation>
    </message>
    <message>
        <source>First seat plays the USSR</source>
        <translation>Platz 1 spielt die UdSSR</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Gleiche Gebote</translation>
    </message>
    <message>
        <source>After five equal bids in a row chance may say who decides.</source>
        <translation>Nach fünf gleichen Geboten in Folge darf der Zufall sagen, wer entscheidet.</translation>
    </message>
    <message>
        <source>Chance after five</source>
        <translation>Zufall nach fünf</translation>
    </message>
    <message>
        <source>Bid again and again</source>
        <translation>Immer neu bieten</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>Whether the sides change hands between the games of a campaign.</source>
        <translation>Ob die Seiten zwischen den Partien einer Kampagne wechseln.</translation>
    </message>
    <message>
        <source>After each game</source>
        <translation>Nach jeder Partie</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Zufall: irgendein erlaubter Zug, zum Üben</translation>
    </message>
    <message>
        <source>Steady: looks after zones and war</source>
        <translation>Solide: achtet auf Schauplätze und Krieg</translation>
    </message>
    <message>
        <source>A bid is 0 cubes or more.</source>
        <translation>Ein Gebot sind 0 Steine oder mehr.</translation>
    </message>
    <message>
        <source>There are only {supply} cubes in your supply.</source>
        <translation>Steine in deinem Vorrat: nur {supply}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>There is no such area.</source>
        <translation>Diesen Bereich gibt es nicht.</translation>
    </message>
    <message>
        <source>A card is never placed in the enemy&apos;s sphere.</source>
        <translation>Eine Karte wird nie in die gegnerische Sphäre gelegt.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Wähle zuerst eine Karte von deiner Hand.</translation>
    </message>
    <message>
        <source>There is no such zone.</source>
        <translation>Diesen Schauplatz gibt es nicht.</translation>
    </message>
    <message>
        <source>At least one cube.</source>
        <translation>Mindestens ein Stein.</translation>
    </message>
    <message>
        <source>The order is worth {value} cubes.</source>
        <translation>Steine in diesem Befehl: höchstens {value}.</translation>
    </message>
    <message>
        <source>Only {here} of your cubes are on this zone.</source>
        <translation>Auf diesem Schauplatz liegen nur {here} von deinen Steinen.</translation>
    </message>
    <message>
        <source>Your supply is {supply}, and none of your cubes are here to take.</source>
        <translation>Dein Vorrat ist {supply}, und hier liegen keine von deinen Steinen zum Nehmen.</translation>
    </message>
    <message>
        <source>This zone holds no more of your cubes.</source>
        <translation>Dieser Schauplatz fasst keine weiteren Steine von dir.</translation>
    </message>
    <message>
        <source>The event takes different zones, and this one has had its turn.</source>
        <translation>Das Ereignis braucht verschiedene Schauplätze, und dieser war schon dran.</translation>
    </message>
    <message>
        <source>The event does not reach this zone.</source>
        <translation>Das Ereignis reicht nicht bis zu diesem Schauplatz.</translation>
    </message>
    <message>
        <source>The event puts fewer cubes than that.</source>
        <translation>So viele Steine legt das Ereignis nicht.</translation>
    </message>
    <message>
        <source>The event reaches face-up zones only.</source>
        <translation>Das Ereignis gilt nur für offene Schauplätze.</translation>
    </message>
    <message>
        <source>The event reaches face-up military zones only.</source>
        <translation>Das Ereignis gilt nur für offene militärische Schauplätze.</translation>
    </message>
    <message>
        <source>This zone is in the neutral area already.</source>
        <translation>Dieser Schauplatz liegt schon in der Neutralzone.</translation>
    </message>
    <message>
        <source>There are no cubes on this zone.</source>
        <translation>Auf diesem Schauplatz liegen keine Steine.</translation>
    </message>
    <message>
        <source>None of your cubes are on this zone.</source>
        <translation>Auf diesem Schauplatz liegen keine von deinen Steinen.</translation>
    </message>
    <message>
        <source>No enemy cubes are on this zone.</source>
        <translation>Auf diesem Schauplatz liegen keine gegnerischen Steine.</translation>
    </message>
    <message>
        <source>This zone is at the end of the line already.</source>
        <translation>Dieser Schauplatz ist schon am Ende der Reihe.</translation>
    </message>
    <message>
        <source>This step is about the zone of the step before.</source>
        <translation>In diesem Schritt geht es um den Schauplatz des vorigen.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>{zone}: {name}, cubes {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, Steine {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: {name}, own sphere at {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, eigene Sphäre bei {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: nobody, {us}–{ussr} in the neutral area</source>
        <translation>{zone}: niemand, {us}–{ussr} in der Neutralzone</translation>
    </message>
    <message>
        <source>Who has more cubes controls a zone (US–USSR); level, the sphere decides.</source>
        <translation>Wer mehr Steine hat, kontrolliert einen Schauplatz (USA–UdSSR); bei Gleichstand entscheidet die Sphäre.</translation>
    </message>
    <message>
        <source>Military dominance</source>
        <translation>Militärische Dominanz</translation>
    </message>
    <message>
        <source>Cuba is {cuba}. Military zones: {first} {count0}, {second} {count1}.</source>
        <translation>Kuba ist {cuba}. Militärische Schauplätze: {first} {count0}, {second} {count1}.</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epilog</translation>
    </message>
    <message>
        <source>Last cards: {first} held {card0}, {second} held {card1}. Influence of the US {us}, of the USSR {ussr}, whoever held them.</source>
        <translation>Letzte Karten: {first} hatte {card0}, {second} hatte {card1}. Einfluss der USA {us}, der UdSSR {ussr}, egal auf wessen Hand.</translation>
    </message>
    <message>
        <source>Nuclear war</source>
        <translation>Atomkrieg</translation>
    </message>
    <message>
        <source>The last cards are of one type, so each lies in its holder&apos;s sphere.</source>
        <translation>Die letzten Karten haben denselben Typ, also liegt jede in der Sphäre der Seite, die sie hält.</translation>
    </message>
    <message>
        <source>The last cards are of different types and lie in no sphere.</source>
        <translation>Die letzten Karten haben verschiedene Typen und liegen in keiner Sphäre.</translation>
    </message>
    <message>
        <source>Sphere of {name}: {military} military, {political} political, {opinion} public opinion.</source>
        <translation>Sphäre von {name}: {military} Militär, {political} Politik, {opinion} öffentliche Meinung.</translation>
    </message>
    <message>
        <source>{name} has {limit} or more of one type and caused nuclear war.</source>
        <translation>{limit} oder mehr eines Typs: {name} hat den Atomkrieg ausgelöst.</translation>
    </message>
    <message>
        <source>Nobody has {limit} of one type: no nuclear war.</source>
        <translation>Niemand hat {limit} eines Typs: kein Atomkrieg.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>{name} has more points.</source>
        <translation>{name} hat mehr Punkte.</translation>
    </message>
    <message>
        <source>Points are level. Zones in the own sphere: {first} {zones0}, {second} {zones1}. {name} wins.</source>
        <translation>Die Punkte sind gleich. Schauplätze in der eigenen Sphäre: {first} {zones0}, {second} {zones1}. {name} gewinnt.</translation>
    </message>
    <message>
        <source>{name} wins whatever the points: only the other one caused the war.</source>
        <translation>{name} gewinnt ungeachtet der Punkte: Nur die Gegenseite hat den Krieg ausgelöst.</translation>
    </message>
    <message>
        <source>Points and zones in the own sphere are level: the game is void and another one is played.</source>
        <translation>Punkte und Schauplätze in der eigenen Sphäre sind gleich: Die Partie ist ungültig, und eine weitere wird gespielt.</translation>
    </message>
    <message>
        <source>Game {game}: {first} {points0}, {second} {points1}, won by {name}</source>
        <translation>Partie {game}: {first} {points0}, {second} {points1}, Sieg: {name}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>{headline} by points.</source>
        <translation>{headline} nach Punkten.</translation>
    </message>
    <message>
        <source>{headline} by zones in the own sphere, with points level.</source>
        <translation>{headline} durch Schauplätze in der eigenen Sphäre, bei gleichen Punkten.</translation>
    </message>
    <message>
        <source>{headline}: the other one caused nuclear war.</source>
        <translation>{headline}: Die Gegenseite hat den Atomkrieg ausgelöst.</translation>
    </message>
    <message>
        <source>{headline}: both caused nuclear war, and points decided.</source>
        <translation>{headline}: Beide haben den Atomkrieg ausgelöst, und die Punkte haben entschieden.</translation>
    </message>
    <message>
        <source>{headline} the campaign.</source>
        <translation>{headline} die Kampagne.</translation>
    </message>
    <message>
        <source>{headline} the level campaign by the latest won game.</source>
        <translation>{headline} die unentschiedene Kampagne durch die zuletzt gewonnene Partie.</translation>
    </message>
    <message>
        <source>{headline} the extra game, and with it the campaign.</source>
        <translation>{headline} die Zusatzpartie und damit die Kampagne.</translation>
    </message>
    <message>
        <source>{headline}: no more games are played at this table.</source>
        <translation>{headline}: An diesem Tisch werden keine Partien mehr gespielt.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Control more zones than the other superpower after ten plays, without causing nuclear war. Each side has 13 cubes and a hand of two cards.</source>
        <translation>Kontrolliere nach zehn Zügen mehr Schauplätze als die andere Supermacht, ohne den Atomkrieg auszulösen. Jede Seite hat 13 Einflusssteine und zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Das Gebot</translation>
    </message>
    <message>
        <source>Both secretly bid any number of cubes, 0 included. Equal bids go back and are made again. The higher bidder says who plays first. All cubes bid are out of the game, the loser&apos;s too.</source>
        <translation>Beide bieten geheim beliebig viele Steine, auch 0. Gleiche Gebote gehen zurück, und es wird neu geboten. Das höhere Gebot bestimmt, wer zuerst spielt. Alle gebotenen Steine sind aus dem Spiel, auch die des niedrigeren Gebots.</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Whoever bid more cubes says which side plays the first card. Then both sides take turns, one card each, ten cards in all.</source>
        <translation>Wer mehr Steine geboten hat, sagt, welche Seite die erste Karte spielt. Danach sind beide Seiten abwechselnd dran, je eine Karte, zehn Karten insgesamt.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Choose a card of your hand and place it in your own sphere or in the neutral area. It is a zone at once. A card of your side or of the UN is then used as its event or as an order. With a card of the other side, the opponent may carry out its event first, and you give the order. Then draw a card while there are any.</source>
        <translation>Wähle eine Karte von deiner Hand und lege sie in deine eigene Sphäre oder in die Neutralzone. Sie ist sofort ein Schauplatz. Eine Karte deiner Seite oder der UN wird dann als Ereignis oder als Befehl genutzt. Bei einer Karte der anderen Seite darf die Gegenseite erst das Ereignis ausführen, und du gibst den Befehl. Dann zieh eine Karte, solange welche da sind.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Choose one zone, Cuba and the card just placed included, and put on it or take off it up to as many of your cubes as the card&apos;s influence. Putting moves the zone one step towards you, taking one step towards the enemy, however many cubes. An order of 0 changes nothing.</source>
        <translation>Wähle einen Schauplatz, auch Kuba oder die eben gelegte Karte, und lege bis zu so viele deiner Steine darauf oder nimm sie davon, wie die Karte Einfluss hat. Legen rückt den Schauplatz einen Schritt zu dir, Nehmen einen Schritt zur Gegenseite, gleich wie viele Steine. Ein Befehl mit 0 ändert nichts.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>An event follows the text of its card. All its amounts are up to; zones that receive cubes move as with an order unless the card says otherwise.</source>
        <translation>Ein Ereignis folgt dem Text seiner Karte. Alle Mengen darin gelten als „bis zu“; Schauplätze, die Steine bekommen, rücken wie bei einem Befehl, wenn die Karte nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>After ten plays each zone gives 1 point to whoever has more cubes on it, Cuba 2. In a tie the sphere it lies in decides, in the neutral area nobody. Cuba is turned up: more military zones are worth 1 point. The two last cards are revealed: the superpower with more influence on them gets 1 point, whoever held them.</source>
        <translation>Nach zehn Zügen bringt jeder Schauplatz 1 Punkt für die Seite mit mehr Steinen darauf, Kuba 2. Bei Gleichstand entscheidet die Sphäre, in der er liegt, in der Neutralzone bekommt niemand etwas. Kuba wird aufgedeckt: Mehr militärische Schauplätze bringen 1 Punkt. Die beiden letzten Karten werden aufgedeckt: Die Supermacht mit mehr Einfluss darauf bekommt 1 Punkt, egal auf wessen Hand sie waren.</translation>
    </message>
    <message>
        <source>If the last cards are of one type, each lies in its holder&apos;s sphere. Three or more zones of one type in your own sphere are nuclear war, whoever controls them: if only you caused it, you lose whatever the points. It is checked at the end only.</source>
        <translation>Haben die letzten Karten denselben Typ, liegt jede in der Sphäre der Seite, die sie hält. Drei oder mehr Schauplätze eines Typs in der eigenen Sphäre sind Atomkrieg, egal wer sie kontrolliert: Hast nur du ihn ausgelöst, verlierst du ungeachtet der Punkte. Das wird nur am Ende geprüft.</translation>
    </message>
    <message>
        <source>Ties and campaigns</source>
        <translation>Gleichstand und Kampagnen</translation>
    </message>
    <message>
        <source>With points level, more zones in the own sphere win; else the game is void. A campaign adds up points until somebody has 13; nuclear war ends it, and who caused it loses.</source>
        <translation>Bei gleichen Punkten gewinnen mehr Schauplätze in der eigenen Sphäre; sonst ist die Partie ungültig. Eine Kampagne zählt Punkte zusammen, bis jemand 13 hat; ein Atomkrieg beendet sie, und wer ihn ausgelöst hat, verliert.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Cuba</source>
        <translation>Kuba</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>US</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>USSR</source>
        <translation>UdSSR</translation>
    </message>
    <message>
        <source>UN</source>
        <translation>UN</translation>
    </message>
    <message>
        <source>military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>political</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>public opinion</source>
        <translation>öffentliche Meinung</translation>
    </message>
    <message>
        <source>US sphere</source>
        <translation>US-Sphäre</translation>
    </message>
    <message>
        <source>neutral area</source>
        <translation>Neutralzone</translation>
    </message>
    <message>
        <source>USSR sphere</source>
        <translation>UdSSR-Sphäre</translation>
    </message>
    <message>
        <source>US
sphere</source>
        <translation>US-
Sphäre</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>USSR
sphere</source>
        <translation>UdSSR-
Sphäre</translation>
    </message>
    <message>
        <source>{side}, {type}, influence {value}</source>
        <translation>{side}, {type}, Einfluss {value}</translation>
    </message>
    <message>
        <source>Card {slot}</source>
        <translation>Karte {slot}</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 Stein</translation>
    </message>
    <message>
        <source>{cubes} cubes</source>
        <translation>{cubes} Steine</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{side} · {name}</source>
        <translation>{side} · {name}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>{points} jetzt</translation>
    </message>
    <message>
        <source>bid {bid} · {points} now</source>
        <translation>Gebot {bid} · {points} jetzt</translation>
    </message>
    <message>
        <source>{title}: {supply} in the supply, {bid} bid away, {points} if it were scored now</source>
        <translation>{title}: {supply} im Vorrat, {bid} geboten, {points}, würde jetzt gewertet</translation>
    </message>
    <message>
        <source>A card in the hand of {name}</source>
        <translation>Eine Karte auf der Hand von {name}</translation>
    </message>
    <message>
        <source>You have seen this card in the hand of {name}: {card}</source>
        <translation>Diese Karte auf der Hand von {name} hast du gesehen: {card}</translation>
    </message>
    <message>
        <source>The last card of {name}: {card}</source>
        <translation>Die letzte Karte von {name}: {card}</translation>
    </message>
    <message>
        <source>{card}, {note}. {event}</source>
        <translation>{card}, {note}. {event}</translation>
    </message>
    <message>
        <source>{zone}, {note}, {area}. US {us}, USSR {ussr}. Control: {holder}, {points}</source>
        <translation>{zone}, {note}, {area}. USA {us}, UdSSR {ussr}. Kontrolle: {holder}, {points}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face down, you have seen it: {card}</source>
        <translation>verdeckt, du hast sie gesehen: {card}</translation>
    </message>
    <message>
        <source>{area}: {zones} zones</source>
        <translation>{area}, Schauplätze: {zones}</translation>
    </message>
    <message>
        <source>Face up in this sphere: {military} military, {political} political, {opinion} public opinion. {war} of one type at the end are nuclear war.</source>
        <translation>Offen in dieser Sphäre: {military} Militär, {political} Politik, {opinion} öffentliche Meinung. {war} eines Typs am Ende sind Atomkrieg.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Hierher legen</translation>
    </message>
    <message>
        <source>Draw pile: {pile}</source>
        <translation>Nachziehstapel: {pile}</translation>
    </message>
    <message>
        <source>Before the first play</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Play {play} of {plays}</source>
        <translation>Zug {play} von {plays}</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Game {game} · {us}–{ussr} · {status}</source>
        <translation>Partie {game} · {us}–{ussr} · {status}</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>The printed names, values and events are not public. These are ours; the owner of a copy can load the printed ones.</source>
        <translation>Die gedruckten Namen, Werte und Ereignisse sind nicht öffentlich. Diese sind von uns; wer das Spiel hat, kann die gedruckten laden.</translation>
    </message>
    <message>
        <source>Last game: {first} {points0}, {second} {points1}. {verdict}</source>
        <translation>Vorige Partie: {first} {points0}, {second} {points1}. {verdict}</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>Sieg: {name}.</translation>
    </message>
    <message>
        <source>Your bid for the initiative</source>
        <translation>Dein Gebot um die Initiative</translation>
    </message>
    <message>
        <source>Won or lost, {cubes} leave the game; {left} stay in your supply.</source>
        <translation>Ob gewonnen oder verloren, aus dem Spiel gehen: {cubes}; in deinem Vorrat bleiben: {left}.</translation>
    </message>
    <message>
        <source>One cube fewer</source>
        <translation>Ein Stein weniger</translation>
    </message>
    <message>
        <source>One cube more</source>
        <translation>Ein Stein mehr</translation>
    </message>
    <message>
        <source>Bid for the initiative: the higher bid says who plays first.</source>
        <translation>Biete um die Initiative: Das höhere Gebot bestimmt, wer zuerst spielt.</translation>
    </message>
    <message>
        <source>Equal bids went back. Bid again: the higher bid says who plays first.</source>
        <translation>Gleiche Gebote gingen zurück. Biete neu: Das höhere Gebot bestimmt, wer zuerst spielt.</translation>
    </message>
    <message>
        <source>Both bids are opened together, and all cubes bid are out of the game.</source>
        <translation>Beide Gebote werden zugleich aufgedeckt, und alle gebotenen Steine sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>The initiative is yours: who begins?</source>
        <translation>Du hast die Initiative: Wer beginnt?</translation>
    </message>
    <message>
        <source>Who begins plays first; the other one makes the last play.</source>
        <translation>Wer beginnt, spielt zuerst; die Gegenseite hat den letzten Zug.</translation>
    </message>
    <message>
        <source>Your play: choose a card of your hand.</source>
        <translation>Dein Zug: Wähle eine Karte von deiner Hand.</translation>
    </message>
    <message>
        <source>Where do you place {card}?</source>
        <translation>Wohin legst du {card}?</translation>
    </message>
    <message>
        <source>It is a card of the other side: {name} may carry out its event before your order.</source>
        <translation>Es ist eine Karte der anderen Seite: {name} darf vor deinem Befehl ihr Ereignis ausführen.</translation>
    </message>
    <message>
        <source>You may then use it as its event or as an order of up to {value}.</source>
        <translation>Danach darfst du sie als Ereignis nutzen oder als Befehl (bis {value}).</translation>
    </message>
    <message>
        <source>{name} played {card}, a card of yours. Carry out its event first?</source>
        <translation>{name} hat {card} gespielt, eine Karte von dir. Erst ihr Ereignis ausführen?</translation>
    </message>
    <message>
        <source>Use {card} as its event, or as an order of up to {value}?</source>
        <translation>{card} als Ereignis nutzen oder als Befehl (bis {value})?</translation>
    </message>
    <message>
        <source>Order of up to {value}: choose a zone to put cubes on or take them off.</source>
        <translation>Befehl (bis {value}): Wähle einen Schauplatz, um Steine zu legen oder zu nehmen.</translation>
    </message>
    <message>
        <source>{zone}: how many cubes?</source>
        <translation>{zone}: Wie viele Steine?</translation>
    </message>
    <message>
        <source>Putting moves the zone one step towards you, taking one step away. Supply: {supply}.</source>
        <translation>Legen rückt den Schauplatz einen Schritt zu dir, Nehmen einen Schritt weg. Vorrat: {supply}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to put cubes on.</source>
        <translation>Ereignis: Wähle einen Schauplatz, um Steine zu legen.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take enemy cubes off.</source>
        <translation>Ereignis: Wähle einen Schauplatz, um gegnerische Steine zu entfernen.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take your own cubes off.</source>
        <translation>Ereignis: Wähle einen Schauplatz, um eigene Steine zu nehmen.</translation>
    </message>
    <message>
        <source>Event: choose a zone that loses all its cubes.</source>
        <translation>Ereignis: Wähle einen Schauplatz, der alle Steine verliert.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes leave.</source>
        <translation>Ereignis: Wähle den Schauplatz, den deine Steine verlassen.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes of {zone} go to.</source>
        <translation>Ereignis: Wähle das Ziel für deine Steine von {zone}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift one step towards the {area}.</source>
        <translation>Ereignis: Wähle einen Schauplatz, der einen Schritt Richtung {area} rückt.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift to the {area}.</source>
        <translation>Ereignis: Wähle einen Schauplatz, der in die {area} rückt.</translation>
    </message>
    <message>
        <source>Event: choose a zone to return to the neutral area.</source>
        <translation>Ereignis: Wähle einen Schauplatz, der in die Neutralzone zurückkehrt.</translation>
    </message>
    <message>
        <source>Event: choose the area for {zone}.</source>
        <translation>Ereignis: Wähle den Bereich für {zone}.</translation>
    </message>
    <message>
        <source>Event, {zone}: how many cubes?</source>
        <translation>Ereignis, {zone}: Wie viele Steine?</translation>
    </message>
    <message>
        <source>Event, {origin} to {zone}: how many cubes?</source>
        <translation>Ereignis, von {origin} auf {zone}: Wie viele Steine?</translation>
    </message>
    <message>
        <source>{zone} then lies in the {area}, US {us}, USSR {ussr}. Control: {holder}</source>
        <translation>{zone} liegt dann in der {area}, USA {us}, UdSSR {ussr}. Kontrolle: {holder}</translation>
    </message>
    <message>
        <source>Ready: {moves}.</source>
        <translation>Bereit: {moves}.</translation>
    </message>
    <message>
        <source>In the US sphere</source>
        <translation>In die US-Sphäre</translation>
    </message>
    <message>
        <source>In the neutral area</source>
        <translation>In die Neutralzone</translation>
    </message>
    <message>
        <source>In the USSR sphere</source>
        <translation>In die UdSSR-Sphäre</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>Ich beginne</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Order of up to {value}</source>
        <translation>Befehl (bis {value})</translation>
    </message>
    <message>
        <source>Order of 0</source>
        <translation>Befehl mit 0</translation>
    </message>
    <message>
        <source>End this step</source>
        <translation>Diesen Schritt beenden</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Put {cubes}</source>
        <translation>{cubes} legen</translation>
    </message>
    <message>
        <source>Take {cubes}</source>
        <translation>{cubes} nehmen</translation>
    </message>
    <message>
        <source>Remove {cubes}</source>
        <translation>{cubes} entfernen</translation>
    </message>
    <message>
        <source>Move {cubes}</source>
        <translation>{cubes} versetzen</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>Waiting for the bid of {name}.</source>
        <translation>Warten auf das Gebot von {name}.</translation>
    </message>
    <message>
        <source>{name} decides who begins.</source>
        <translation>{name} entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>{name} chooses a card to play.</source>
        <translation>{name} wählt eine Karte zum Spielen.</translation>
    </message>
    <message>
        <source>{name} may carry out the event of {card} first.</source>
        <translation>{name} darf zuerst das Ereignis ausführen: {card}.</translation>
    </message>
    <message>
        <source>{name} chooses between the event and the order of {card}.</source>
        <translation>{name} wählt zwischen Ereignis und Befehl: {card}.</translation>
    </message>
    <message>
        <source>{name} gives an order of up to {value}.</source>
        <translation>{name} gibt einen Befehl (bis {value}).</translation>
    </message>
    <message>
        <source>{name} carries out the event of {card}.</source>
        <translation>{name} führt das Ereignis aus: {card}.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>Die Partie endet ohne Sieg.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <translation>{seat} ist ausgeschieden.</translation>
    </message>
    <message>
        <source>{headline}: the other one is out of the game.</source>
        <translation>{headline}: Die Gegenseite ist ausgeschieden.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Position in der Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Abspielen und Pause (P)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed {}</source>
        <translation>Tempo {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Compare four words</source>
        <translation>Vergleicht vier Wörter</translation>
    </message>
    <message>
        <source>The code kept strangers out; the words show, this once, what it cannot: that the host does not sit between two of you.</source>
        <translation>Der Code hat Fremde ferngehalten; die Wörter zeigen, dies eine Mal, was er nicht kann: dass der Gastgeber nicht zwischen zweien von euch sitzt.</translation>
    </message>
    <message>
        <source>Play without comparing</source>
        <translation>Ohne Vergleich spielen</translation>
    </message>
    <message>
        <source>the word to be heard</source>
        <translation>das Wort, das zu hören ist</translation>
    </message>
    <message>
        <source>I heard {}</source>
        <translation>Ich habe {} gehört</translation>
    </message>
    <message>
        <source>Every screen shows the same words. Read yours aloud across the room, and tap the missing one as you hear it.</source>
        <translation>Jeder Bildschirm zeigt dieselben Wörter. Lies deine laut durch den Raum vor und tippe das fehlende an, wenn du es hörst.</translation>
    </message>
    <message>
        <source>That is not the word of this table. Ask to hear it again; if it stays different, somebody sits between you: do not play on.</source>
        <translation>Das ist nicht das Wort dieses Tisches. Lass es dir noch einmal sagen; bleibt es anders, sitzt jemand zwischen euch: Spielt nicht weiter.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>Die Wörter wurden nicht verglichen: Niemand kann sicher sein, wer hier sitzt.</translation>
    </message>
    <message>
        <source>You compared words with everybody here before; nothing to do.</source>
        <translation>Du hast mit allen hier schon früher Wörter verglichen; nichts zu tun.</translation>
    </message>
    <message>
        <source>Both of you knew the code of this table; there is nothing to compare.</source>
        <translation>Ihr habt beide den Code dieses Tisches gekannt; es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The words agree: you sit with the people you hear.</source>
        <translation>Die Wörter stimmen überein: Du sitzt mit denen am Tisch, die du hörst.</translation>
    </message>
    <message>
        <source>verified by the code</source>
        <translation>durch den Code bestätigt</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Show the regions in play (0)</source>
        <translation>Die Gebiete im Spiel zeigen (0)</translation>
    </message>
</context>
</TS>
