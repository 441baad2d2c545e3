<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Absence</name>
    <message>
        <source>Bots: {}</source>
        <translation>Bots: {}</translation>
    </message>
    <message>
        <source>{name} is back and asks for the seat.</source>
        <translation>{name} ha vuelto y pide su puesto.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Devolver el puesto</translation>
    </message>
    <message>
        <source>Ask for the seat</source>
        <translation>Pedir el puesto</translation>
    </message>
    <message>
        <source>A bot ({bot}) at the laptop of {who} plays for you.</source>
        <translation>Un bot ({bot}) en el portátil de {who} juega por ti.</translation>
    </message>
    <message>
        <source>{who} plays for you.</source>
        <translation>{who} juega por ti.</translation>
    </message>
    <message>
        <source>The table waits for {name}, whose connection is lost.</source>
        <translation>La mesa espera a {name}: se ha perdido la conexión.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Que juegue un bot</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Propose something else</source>
        <translation>Proponer otra cosa</translation>
    </message>
    <message>
        <source>Bot: {bot}</source>
        <translation>Bot: {bot}</translation>
    </message>
    <message>
        <source>I play for {name}</source>
        <translation>Juego yo por {name}</translation>
    </message>
    <message>
        <source>Proposed: a bot ({bot}) at the laptop of {who} plays for {name}.</source>
        <translation>Propuesta: un bot ({bot}) en el portátil de {who} juega por {name}.</translation>
    </message>
    <message>
        <source>Proposed: {who} plays for {name}.</source>
        <translation>Propuesta: {who} juega por {name}.</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>A favor: {names}.</translation>
    </message>
    <message>
        <source>One more has to agree.</source>
        <translation>Falta un voto.</translation>
    </message>
    <message>
        <source>{count} more have to agree.</source>
        <translation>Faltan {count} votos.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>De la entrada {since} a la {until}, un bot ({bot}) en el portátil de {who} jugó por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>Desde la entrada {since}, un bot ({bot}) en el portátil de {who} jugó por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} {who} played for {name}.</source>
        <translation>De la entrada {since} a la {until}, {who} jugó por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on {who} played for {name}.</source>
        <translation>Desde la entrada {since}, {who} jugó por {name}.</translation>
    </message>
    <message>
        <source>The table waits for {name}, who left for now.</source>
        <translation>La mesa espera a {name}, que se ha ido por ahora.</translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>Claim the game …</source>
        <translation>Reclamar la partida…</translation>
    </message>
    <message>
        <source>Open the table here</source>
        <translation>Abrir la mesa aquí</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>{} wants to watch.</source>
        <translation>{} quiere mirar.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Claim the game? It ends at once, and {name}, who could still come back, has lost it. Its file says who claimed it, and when. This cannot be undone.</source>
        <translation>¿Reclamar la partida? Termina al momento y la pierde {name}, que aún podría volver. Su archivo dice quién la reclamó y cuándo. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Seguir esperando</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Reclamar la partida</translation>
    </message>
</context>
<context>
    <name>AskerRow</name>
    <message>
        <source>Turn away</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Turn {} away</source>
        <translation>Rechazar a {}</translation>
    </message>
    <message>
        <source>Let {} in</source>
        <translation>Dejar entrar a {}</translation>
    </message>
    <message>
        <source>Wants to watch</source>
        <translation>Quiere mirar</translation>
    </message>
</context>
<context>
    <name>AtlanticStar</name>
    <message>
        <source>Borrow {money} on the {sea} ({before}, value {value}): then {place} with {left}, {points}</source>
        <translation>Préstamo de {money} en el {sea} ({before}, valor {value}): después {place} con {left}, {points}</translation>
    </message>
    <message>
        <source>Swap all ships on offer for {price}</source>
        <translation>Cambiar todos los barcos de la oferta por {price}</translation>
    </message>
    <message>
        <source>Charter for {price}: {ship}</source>
        <translation>Fletar por {price}: {ship}</translation>
    </message>
    <message>
        <source>Take the free ship: {ship}</source>
        <translation>Tomar el barco gratis: {ship}</translation>
    </message>
    <message>
        <source>Make a voyage in the {sea}: value up to {value}</source>
        <translation>Hacer un crucero por el {sea}: valor de hasta {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, value {value}</source>
        <translation>Etapa {leg}, {name}: {ship}, valor {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, as an emergency</source>
        <translation>Etapa {leg}, {name}: {ship}, como emergencia</translation>
    </message>
    <message>
        <source>Fill up with the best ships</source>
        <translation>Completar con los mejores barcos</translation>
    </message>
    <message>
        <source>Choose the class of {stars}: {place}, {points}</source>
        <translation>Elegir la categoría de {stars}: {place}, {points}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Empieza {name}.</translation>
    </message>
    <message>
        <source>{name} swaps away {ships} for {price}.</source>
        <translation>{name} cambia {ships} por {price}.</translation>
    </message>
    <message>
        <source>{name} charters {ship} for {price}.</source>
        <translation>{name} fleta {ship} por {price}.</translation>
    </message>
    <message>
        <source>{name} takes {ship} free.</source>
        <translation>{name} toma {ship} gratis.</translation>
    </message>
    <message>
        <source>{ship} is on offer for {price}.</source>
        <translation>{ship} entra en la oferta por {price}.</translation>
    </message>
    <message>
        <source>The discards become the draw pile of {ships}.</source>
        <translation>Los descartes forman el nuevo mazo. Barcos: {ships}.</translation>
    </message>
    <message>
        <source>{name} sails the {sea}.</source>
        <translation>{name} navega por el {sea}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, {value}.</source>
        <translation>Etapa {leg}: {ship}, {value}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, an emergency worth nothing.</source>
        <translation>Etapa {leg}: {ship}, una emergencia sin valor.</translation>
    </message>
    <message>
        <source>{name} enters the {sea} with value {value}, bonus {bonus}: {place}.</source>
        <translation>{name} entra en el {sea} con valor {value}, bonificación {bonus}: {place}.</translation>
    </message>
    <message>
        <source>{name} gives the {sea} the class of {stars}.</source>
        <translation>{name} da al {sea} la categoría de {stars}.</translation>
    </message>
    <message>
        <source>A package operator enters the {sea} with value {value}.</source>
        <translation>Un operador de paquetes entra en el {sea} con valor {value}.</translation>
    </message>
    <message>
        <source>{name} borrows {money} on the {sea}: value {value}, {place}.</source>
        <translation>{name} pide {money} prestados en el {sea}: valor {value}, {place}.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>{name} has made all voyages.</source>
        <translation>{name} ha hecho todos sus cruceros.</translation>
    </message>
    <message>
        <source>All voyages are made: the game is over.</source>
        <translation>Todos los cruceros están hechos: la partida ha terminado.</translation>
    </message>
    <message>
        <source>Atlantic Star</source>
        <translation>Atlantic Star</translation>
    </message>
    <message>
        <source>Charter ships from an agency whose prices fall as they wait, and send them on voyages in four seas. The first to sail a sea decides how it is ranked; money is borrowed on voyages that then lose their rank. The best ranks win.</source>
        <translation>Fleta barcos de una agencia cuyos precios bajan mientras esperan y envíalos de crucero por cuatro mares. Quien navega primero por un mar decide cómo se clasifica; el dinero se pide prestado sobre cruceros que entonces pierden puestos. Ganan los mejores puestos.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>De 2 a 6 jugadores</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>una hora, más o menos</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Who makes the first turn.</source>
        <translation>Quién juega el primer turno.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decide el azar</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <translation>Asiento 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <translation>Asiento 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <translation>Asiento 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <translation>Asiento 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <translation>Asiento 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <translation>Asiento 6</translation>
    </message>
    <message>
        <source>Hands and money</source>
        <translation>Manos y dinero</translation>
    </message>
    <message>
        <source>Whether the table shows what the others hold; all of it was taken openly.</source>
        <translation>Si la mesa muestra lo que tienen los demás; todo se tomó a la vista.</translation>
    </message>
    <message>
        <source>To be remembered</source>
        <translation>De memoria</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>A la vista de todos</translation>
    </message>
    <message>
        <source>Loans in a turn</source>
        <translation>Préstamos por turno</translation>
    </message>
    <message>
        <source>How many loans a player may take in one turn, each on another sea.</source>
        <translation>Cuántos préstamos se pueden pedir en un turno, cada uno en otro mar.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Left over at the last voyage</source>
        <translation>Sobrantes del último crucero</translation>
    </message>
    <message>
        <source>How many ships may stay in hand after one&apos;s last voyage.</source>
        <translation>Cuántos barcos pueden quedar en la mano después del último crucero.</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Dos barcos</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Un barco</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Al azar: cualquier jugada permitida, para aprender</translation>
    </message>
    <message>
        <source>Steady: weighs ships against money</source>
        <translation>Prudente: sopesa barcos y dinero</translation>
    </message>
    <message>
        <source>Charter a ship, or make a voyage.</source>
        <translation>Fleta un barco o haz un crucero.</translation>
    </message>
    <message>
        <source>Charter a ship: click one in the agency.</source>
        <translation>Fleta un barco: haz clic en uno de la agencia.</translation>
    </message>
    <message>
        <source>Your hand is full: make a voyage in a sea that lights up.</source>
        <translation>Tienes la mano llena: haz un crucero por un mar que se ilumine.</translation>
    </message>
    <message>
        <source>Before that you may borrow on a plate of yours, then swap the offer.</source>
        <translation>Antes puedes pedir un préstamo sobre una placa tuya y después cambiar la oferta.</translation>
    </message>
    <message>
        <source>Before that you may swap the offer.</source>
        <translation>Antes puedes cambiar la oferta.</translation>
    </message>
    <message>
        <source>You borrow {money} with this turn: you then have {total}.</source>
        <translation>Con este turno pides {money} prestados: entonces tienes {total}.</translation>
    </message>
    <message>
        <source>Choose how much you borrow on this voyage.</source>
        <translation>Elige cuánto pides prestado sobre este crucero.</translation>
    </message>
    <message>
        <source>It is never paid back: the voyage loses a point of value per {unit}, and falls behind its equals. Once per sea.</source>
        <translation>No se devuelve nunca: el crucero pierde un punto de valor por cada {unit} y queda detrás de sus iguales. Una vez por mar.</translation>
    </message>
    <message>
        <source>Back to the voyages</source>
        <translation>Volver a los cruceros</translation>
    </message>
    <message>
        <source>Put a ship on leg {leg}, {name}: click one of yours.</source>
        <translation>Pon un barco en la etapa {leg}, {name}: haz clic en uno de los tuyos.</translation>
    </message>
    <message>
        <source>Fill up with the best</source>
        <translation>Completar con los mejores</translation>
    </message>
    <message>
        <source>Puts the ships on the other legs that make the voyage worth most.</source>
        <translation>Pone en las demás etapas los barcos que dan más valor al crucero.</translation>
    </message>
    <message>
        <source>Choose another ship for leg {leg}.</source>
        <translation>Elige otro barco para la etapa {leg}.</translation>
    </message>
    <message>
        <source>Choose the leg for {ship}.</source>
        <translation>Elige la etapa para {ship}.</translation>
    </message>
    <message>
        <source>Choose the class of the {sea}: click a column.</source>
        <translation>Elige la categoría del {sea}: haz clic en una columna.</translation>
    </message>
    <message>
        <source>You are the first there, with {value}; whoever comes later shares it.</source>
        <translation>Llegas en primer lugar, con {value}; quien venga después la comparte.</translation>
    </message>
    <message>
        <source>{name} charters a ship or makes a voyage.</source>
        <translation>{name} fleta un barco o hace un crucero.</translation>
    </message>
    <message>
        <source>{name} makes a voyage in the {sea}.</source>
        <translation>{name} hace un crucero por el {sea}.</translation>
    </message>
    <message>
        <source>Ships come into the agency.</source>
        <translation>Llegan barcos a la agencia.</translation>
    </message>
    <message>
        <source>Chance says who begins.</source>
        <translation>El azar dice quién empieza.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Loans come before swaps: there is none any more in this turn.</source>
        <translation>Los préstamos van antes que los cambios: en este turno ya no hay ninguno.</translation>
    </message>
    <message>
        <source>You have taken as many loans in this turn as are allowed: {most}.</source>
        <translation>En este turno ya has pedido todos los préstamos permitidos: {most}.</translation>
    </message>
    <message>
        <source>You can borrow only on your own plates.</source>
        <translation>Solo puedes pedir préstamos sobre tus propias placas.</translation>
    </message>
    <message>
        <source>There is no such sea.</source>
        <translation>Ese mar no existe.</translation>
    </message>
    <message>
        <source>You have borrowed on the {sea} before, and it is once per sea.</source>
        <translation>Ya has pedido un préstamo en el {sea}, y solo se puede una vez por mar.</translation>
    </message>
    <message>
        <source>All {plates} plates of the {sea} are on the board: no more loans there.</source>
        <translation>Las {plates} placas del {sea} están en el tablero: ahí ya no hay préstamos.</translation>
    </message>
    <message>
        <source>On this plate you can borrow 1 to {most} points, not {points}.</source>
        <translation>Sobre esta placa puedes pedir de 1 a {most} puntos, no {points}.</translation>
    </message>
    <message>
        <source>This plate has no points left to borrow on.</source>
        <translation>A esta placa no le quedan puntos sobre los que pedir un préstamo.</translation>
    </message>
    <message>
        <source>You hold {hand} ships, and no voyage can use more than {limit}: sail.</source>
        <translation>Tienes {hand} barcos y ningún crucero admite más de {limit}: zarpa.</translation>
    </message>
    <message>
        <source>This ship costs {price}, and you have {money}.</source>
        <translation>Este barco cuesta {price} y tienes {money}.</translation>
    </message>
    <message>
        <source>The agency has spaces at {prices}.</source>
        <translation>La agencia tiene espacios de {prices}.</translation>
    </message>
    <message>
        <source>Swapping costs {price}, you have {money}.</source>
        <translation>El cambio cuesta {price} y tienes {money}.</translation>
    </message>
    <message>
        <source>You have made all your voyages in the {sea}.</source>
        <translation>Ya has hecho todos tus cruceros por el {sea}.</translation>
    </message>
    <message>
        <source>The {sea} needs {legs} ships, and you hold {hand}.</source>
        <translation>El {sea} necesita {legs} barcos y tienes {hand}.</translation>
    </message>
    <message>
        <source>You hold {hand} ships. For the {sea} that is too many: with more than {most} too many would stay in hand.</source>
        <translation>Tienes {hand} barcos. Para el {sea} son demasiados: con más de {most} te quedarían demasiados en la mano.</translation>
    </message>
    <message>
        <source>Leg {next} is next, and not leg {leg}.</source>
        <translation>La siguiente es la etapa {next}, no la etapa {leg}.</translation>
    </message>
    <message>
        <source>{ship} is on a leg of this voyage already.</source>
        <translation>{ship} ya está en una etapa de este crucero.</translation>
    </message>
    <message>
        <source>{ship} is not in your hand.</source>
        <translation>{ship} no está en tu mano.</translation>
    </message>
    <message>
        <source>First put a ship on leg {leg}, or undo the voyage.</source>
        <translation>Pon antes un barco en la etapa {leg} o deshaz el crucero.</translation>
    </message>
    <message>
        <source>The class of {stars} belongs to the {sea}.</source>
        <translation>La categoría de {stars} es del {sea}.</translation>
    </message>
    <message>
        <source>Choose one of the {most} classes.</source>
        <translation>Elige una de las {most} categorías.</translation>
    </message>
    <message>
        <source>Now it is a loan, a swap, a charter or a voyage, in this order.</source>
        <translation>Ahora toca préstamo, cambio y fletar o hacer un crucero, en este orden.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} gana con {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}, by money: {money} marks.</source>
        <translation>{name} gana con {points}, por dinero: {money} marcos.</translation>
    </message>
    <message>
        <source>{names} share the win with {points}.</source>
        <translation>{names} comparten la victoria con {points}.</translation>
    </message>
    <message>
        <source>{sea}: class of {stars}</source>
        <translation>{sea}: categoría de {stars}</translation>
    </message>
    <message>
        <source>{sea}: nobody sailed</source>
        <translation>{sea}: nadie ha navegado</translation>
    </message>
    <message>
        <source>Without a class there are no points.</source>
        <translation>Sin categoría no hay puntos.</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {points}</source>
        <translation>{place}: {name} con {value}, {points}</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {written} before the loan, {points}</source>
        <translation>{place}: {name} con {value}, {written} antes del préstamo, {points}</translation>
    </message>
    <message>
        <source>{place}: package operator with {value}, {points} for nobody</source>
        <translation>{place}: operador de paquetes con {value}, {points} para nadie</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>It earns no points. Of players with equal points the richer is ahead.</source>
        <translation>No da puntos. A igualdad de puntos, va delante quien tiene más dinero.</translation>
    </message>
    <message>
        <source>{name}: {money} marks</source>
        <translation>{name}: {money} marcos</translation>
    </message>
    <message>
        <source>{names} have equally many points: the richer wins.</source>
        <translation>{names} tienen los mismos puntos: gana quien tiene más dinero.</translation>
    </message>
    <message>
        <source>{names} are equal in points and in money: they share the win.</source>
        <translation>{names} tienen los mismos puntos y el mismo dinero: comparten la victoria.</translation>
    </message>
    <message>
        <source>Points after each voyage</source>
        <translation>Puntos después de cada crucero</translation>
    </message>
    <message>
        <source>Money in thousands after each voyage</source>
        <translation>Dinero, en miles, después de cada crucero</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Send your voyages into the four seas and get the best ranks for them. Every voyage earns the points of its rank in the class of its sea when the game ends. The value of a voyage only decides its rank; ships and money left over earn nothing, but money decides a tie.</source>
        <translation>Envía tus cruceros por los cuatro mares y consigue los mejores puestos. Al final de la partida, cada crucero da los puntos de su puesto en la categoría de su mar. El valor de un crucero solo decide su puesto; los barcos y el dinero que sobran no dan nada, pero el dinero decide los empates.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>In this order: take a loan if you like, swap the offer if you like, as often as you can pay, and then do one thing that you must: charter a ship or make a voyage. Whoever has made all voyages takes no more turns.</source>
        <translation>En este orden: pide un préstamo si quieres, cambia la oferta si quieres, tantas veces como puedas pagar, y después haz una cosa obligatoria: fletar un barco o hacer un crucero. Quien ha hecho todos sus cruceros ya no tiene más turnos.</translation>
    </message>
    <message>
        <source>The agency</source>
        <translation>La agencia</translation>
    </message>
    <message>
        <source>Four ships are on offer at 3,000, 2,000, 1,000 and free. When one is taken the dearer ones become cheaper by a space, and a new one comes to 3,000. For 2,000 all four are discarded and four others come.</source>
        <translation>La oferta son cuatro barcos: a 3000, 2000, 1000 y gratis. Cuando se toma uno, los más caros se abaratan un espacio y llega uno nuevo a 3000. Por 2000 se descartan los cuatro y llegan otros cuatro.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Barcos</translation>
    </message>
    <message>
        <source>A ship fits the legs that it shows, each by its sea and its letter, with a value for each. A mail ship fits every leg and is worth 1. Ships cannot be sold or thrown away: only a voyage uses them, and after it they are out of the game.</source>
        <translation>Un barco encaja en las etapas que muestra, cada una con su mar, su letra y un valor. Un barco de correo encaja en todas las etapas y vale 1. Los barcos no se pueden vender ni tirar: solo se gastan en un crucero, y después quedan fuera de la partida.</translation>
    </message>
    <message>
        <source>Voyages</source>
        <translation>Cruceros</translation>
    </message>
    <message>
        <source>A voyage takes a ship for each leg: 3 in the Baltic, 4 in the Mediterranean, 5 in the Atlantic, 6 in the Pacific. No more than two ships may stay in your hand, so you never hold more than your longest open voyage can use, and two. Add up the values. If every ship fits its leg the bonus of the sea comes on top: 3, 4, 5 or 6. A ship that does not fit is an emergency: worth nothing, and there is no bonus.</source>
        <translation>Un crucero lleva un barco por etapa: 3 en el Báltico, 4 en el Mediterráneo, 5 en el Atlántico, 6 en el Pacífico. No pueden quedar más de dos barcos en tu mano, así que nunca tienes más barcos de los que gasta el más largo de tus cruceros pendientes, más dos. Suma los valores. Si cada barco encaja en su etapa, se añade la bonificación del mar: 3, 4, 5 o 6. Un barco que no encaja es una emergencia: no vale nada y no hay bonificación.</translation>
    </message>
    <message>
        <source>Classes and ranks</source>
        <translation>Categorías y puestos</translation>
    </message>
    <message>
        <source>The first to sail a sea chooses a free class for it, and everybody&apos;s voyages in this sea go there, the highest value on top. Of equal values the one that came later is lower. Few stars spread their points evenly; many stars reward the first and leave little for the last. One class stays empty.</source>
        <translation>Quien navega primero por un mar elige para él una categoría libre, y los cruceros de todos por ese mar van ahí, con el valor más alto arriba. Entre valores iguales, el que llegó después queda más abajo. Con pocas estrellas los puntos se reparten por igual; con muchas se premia al primer puesto y queda poco para el último. Una categoría se queda vacía.</translation>
    </message>
    <message>
        <source>Package operators</source>
        <translation>Operadores de paquetes</translation>
    </message>
    <message>
        <source>Plates that no player owns fill every sea up to six. They lie beside the board and enter with the first voyage in their sea, before it. Their ranks earn nobody anything.</source>
        <translation>Las placas que no son de nadie completan cada mar hasta seis. Están junto al tablero y entran con el primer crucero por su mar, antes que él. Sus puestos no dan nada a nadie.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Préstamos</translation>
    </message>
    <message>
        <source>On a voyage of yours that is on the board you may borrow 1,000 for each point of its value that you give up, at most 10 points, once per sea, and never once its sea is full. The voyage is ranked anew, below its equals. Nothing is paid back.</source>
        <translation>Sobre un crucero tuyo que está en el tablero puedes pedir 1000 por cada punto de valor al que renuncias, como mucho 10 puntos, una vez por mar, y nunca si su mar está completo. El crucero se clasifica de nuevo, por debajo de sus iguales. No se devuelve nada.</translation>
    </message>
    <message>
        <source>How many voyages</source>
        <translation>Cuántos cruceros</translation>
    </message>
    <message>
        <source>With four to six players everybody makes one voyage in each sea, with two or three players two. The game ends at once with the last one.</source>
        <translation>Con cuatro, cinco o seis jugadores, cada cual hace un crucero por mar; con dos o tres, dos. La partida termina en cuanto se hace el último.</translation>
    </message>
    <message>
        <source>What is open</source>
        <translation>Qué está a la vista</translation>
    </message>
    <message>
        <source>Hands are open in principle: every ship is chartered before the eyes of all, and everybody could keep track of ships and money. The table only decides whether it shows them for you or leaves them to your memory.</source>
        <translation>En principio las manos son públicas: cada barco se fleta ante los ojos de todos, y cualquiera podría llevar la cuenta de barcos y dinero. La mesa solo decide si te los muestra o los deja a tu memoria.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>Click a ship in the agency, or a sea: its best voyage is laid out, and you see its value, rank and points. To change it click a leg and then a ship, or a ship and then a leg. Click a plate of yours to borrow on it. Undo what you like; Done sends the turn. Only a swap is done at once.</source>
        <translation>Haz clic en un barco de la agencia o en un mar: se despliega su mejor crucero y ves su valor, su puesto y sus puntos. Para cambiarlo, haz clic en una etapa y después en un barco, o al revés. Haz clic en una placa tuya para pedir un préstamo sobre ella. Deshaz lo que quieras; Listo envía el turno. Solo el cambio se hace al momento.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mediterráneo</translation>
    </message>
    <message>
        <source>Atlantic</source>
        <translation>Atlántico</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacífico</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>{place}.º</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>1 estrella</translation>
    </message>
    <message>
        <source>{stars} stars</source>
        <translation>{stars} estrellas</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 barco</translation>
    </message>
    <message>
        <source>{ships} ships</source>
        <translation>{ships} barcos</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>package operator</source>
        <translation>operador de paquetes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{legs} legs</source>
        <translation>{legs} etapas</translation>
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
        <translation>{name}: barco de correo, {value} en cualquier etapa</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}.</source>
        <translation>{ship}. En la etapa {leg}.</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}, which it does not fit.</source>
        <translation>{ship}. En la etapa {leg}, en la que no encaja.</translation>
    </message>
    <message>
        <source>{ship}. Price {price}.</source>
        <translation>{ship}. Precio {price}.</translation>
    </message>
    <message>
        <source>{ship}. Free.</source>
        <translation>{ship}. Gratis.</translation>
    </message>
    <message>
        <source>Charter agency</source>
        <translation>Agencia de fletes</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Pile {pile} · discards {discard}</source>
        <translation>Mazo {pile} · descartes {discard}</translation>
    </message>
    <message>
        <source>Swapped away: {ships}</source>
        <translation>Descartes por cambios: {ships}</translation>
    </message>
    <message>
        <source>Nothing has been swapped away.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Swap all for {price}</source>
        <translation>Cambiar todo por {price}</translation>
    </message>
    <message>
        <source>All ships on offer are discarded and others come. It is done at once and cannot be taken back; no loan is possible after it.</source>
        <translation>Se descartan todos los barcos de la oferta y llegan otros. Se hace al momento y no se puede deshacer; después ya no se puede pedir un préstamo.</translation>
    </message>
    <message>
        <source>You take this ship.</source>
        <translation>Tomas este barco.</translation>
    </message>
    <message>
        <source>A swap comes before the ship or the voyage: undo that first.</source>
        <translation>El cambio va antes que el barco o el crucero: deshaz eso primero.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Categorías</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Class of {stars}: {sea}. {ranks}</source>
        <translation>Categoría de {stars}: {sea}. {ranks}</translation>
    </message>
    <message>
        <source>{place}, {points}: {plate}</source>
        <translation>{place}, {points}: {plate}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Package operators to come</source>
        <translation>Operadores por entrar</translation>
    </message>
    <message>
        <source>{sea} {values}</source>
        <translation>{sea} {values}</translation>
    </message>
    <message>
        <source>Package operators that enter with the first voyage: {seas}</source>
        <translation>Operadores de paquetes que entran con el primer crucero: {seas}</translation>
    </message>
    <message>
        <source>{name}, {sea}, value {value}, {place}, {points}</source>
        <translation>{name}, {sea}, valor {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>{plate}; was {written} before the loan</source>
        <translation>{plate}; antes del préstamo, {written}</translation>
    </message>
    <message>
        <source>This voyage would come here: {plate}</source>
        <translation>Este crucero quedaría aquí: {plate}</translation>
    </message>
    <message>
        <source>best {value}</source>
        <translation>mejor {value}</translation>
    </message>
    <message>
        <source>{have} of {legs}</source>
        <translation>{have} de {legs}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>hecho</translation>
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
        <translation>barcos para {have} de {legs} etapas</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, {value}</source>
        <translation>Etapa {leg}, {name}: {ship}, {value}</translation>
    </message>
    <message>
        <source>no ship yet</source>
        <translation>aún sin barco</translation>
    </message>
    <message>
        <source>emergency, 0</source>
        <translation>emergencia, 0</translation>
    </message>
    <message>
        <source>{legs} and bonus {bonus}</source>
        <translation>{legs} y bonificación {bonus}</translation>
    </message>
    <message>
        <source>no bonus of {bonus}: emergency on {legs}</source>
        <translation>sin la bonificación de {bonus}: emergencia en {legs}</translation>
    </message>
    <message>
        <source>{legs} so far; the bonus is {bonus}</source>
        <translation>{legs} por ahora; la bonificación es {bonus}</translation>
    </message>
    <message>
        <source>{place} in the class of {stars}: {points}</source>
        <translation>{place} en la categoría de {stars}: {points}</translation>
    </message>
    <message>
        <source>its class is to be chosen</source>
        <translation>falta elegir su categoría</translation>
    </message>
    <message>
        <source>the first to sail chooses the class</source>
        <translation>quien navega primero elige la categoría</translation>
    </message>
    <message>
        <source>Your voyage: {sea}</source>
        <translation>Tu crucero: {sea}</translation>
    </message>
    <message>
        <source>{sea}: bonus {bonus} if all ships fit</source>
        <translation>{sea}: bonificación {bonus} si todos los barcos encajan</translation>
    </message>
    <message>
        <source>With your ships: {sea}</source>
        <translation>Con tus barcos: {sea}</translation>
    </message>
    <message>
        <source>Voyages of the table</source>
        <translation>Cruceros de la mesa</translation>
    </message>
    <message>
        <source>Loan on the {sea}</source>
        <translation>Préstamo en el {sea}</translation>
    </message>
    <message>
        <source>Now {value}: {place}, {points}</source>
        <translation>Ahora {value}: {place}, {points}</translation>
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
        <translation>Pedir {money}: valor {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>Your ships</source>
        <translation>Tus barcos</translation>
    </message>
    <message>
        <source>Ships of {name}</source>
        <translation>Barcos de {name}</translation>
    </message>
    <message>
        <source>{ships} of at most {limit}</source>
        <translation>{ships} de {limit} como máximo</translation>
    </message>
    <message>
        <source>No ship yet: charter one in the agency.</source>
        <translation>Aún no tienes barcos: fleta uno en la agencia.</translation>
    </message>
    <message>
        <source>No ship.</source>
        <translation>Ningún barco.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Estás mirando.</translation>
    </message>
    <message>
        <source>You are watching. Click a player to see his ships.</source>
        <translation>Estás mirando. Haz clic en un nombre para ver sus barcos.</translation>
    </message>
    <message>
        <source>{money}, {ships}, {points}. Voyages to make: {seas}. Loans: {loans}</source>
        <translation>{money}, {ships}, {points}. Cruceros por hacer: {seas}. Préstamos: {loans}</translation>
    </message>
    <message>
        <source>{money} marks</source>
        <translation>{money} marcos</translation>
    </message>
    <message>
        <source>money hidden</source>
        <translation>dinero oculto</translation>
    </message>
    <message>
        <source>{sea} {count}</source>
        <translation>{sea} {count}</translation>
    </message>
    <message>
        <source>Money, ships in hand of how many are allowed, points now; then the voyages still to make per sea. A coin marks a sea on which a loan was taken.</source>
        <translation>Dinero, barcos en la mano sobre el máximo, puntos ahora; después, los cruceros por hacer en cada mar. Una moneda marca un mar en el que se ha pedido un préstamo.</translation>
    </message>
    <message>
        <source>Hands are open: click to see the ships.</source>
        <translation>Las manos están a la vista: haz clic para ver los barcos.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Voyages to make</source>
        <translation>Cruceros por hacer</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Class of {stars}</source>
        <translation>Categoría de {stars}</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gana: la otra parte está fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>What happened before</source>
        <translation>Lo que pasó antes</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Lo que pasó después</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} de {last}</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>{name} (watching)</source>
        <translation>{name} (mirando)</translation>
    </message>
    <message>
        <source>A watcher</source>
        <translation>Quien mira</translation>
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
        <translation>Nadie ha escrito nada todavía.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Escribe a la mesa</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>CityList</name>
    <message>
        <source>{}. Can be chosen.</source>
        <translation>{}. Se puede elegir.</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Three wrong codes were tried, so this is a new one.</source>
        <translation>Se probaron tres códigos equivocados, así que este es nuevo.</translation>
    </message>
    <message>
        <source>Whoever knows it walks in, to play or to watch. The invitation carries it, too.</source>
        <translation>Quien lo sabe entra sin más, a jugar o a mirar. La invitación también lo lleva.</translation>
    </message>
    <message>
        <source>The code of this table</source>
        <translation>El código de esta mesa</translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Código de la mesa</translation>
    </message>
</context>
<context>
    <name>DiagnosisPage</name>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>¿Por qué no veo ninguna mesa?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar otra vez</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Qué se ha comprobado</translation>
    </message>
    <message>
        <source>Looking at the network</source>
        <translation>Mirando la red</translation>
    </message>
    <message>
        <source>a few seconds …</source>
        <translation>unos segundos…</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>Lo que suele ayudar</translation>
    </message>
    <message>
        <source>All laptops are on the same network; a guest network often keeps them apart.</source>
        <translation>Todos los portátiles están en la misma red; una red de invitados a menudo los separa.</translation>
    </message>
    <message>
        <source>The firewall lets Sobremesa in; on macOS, local network access is allowed.</source>
        <translation>El cortafuegos deja pasar a Sobremesa; en macOS, el acceso a la red local está permitido.</translation>
    </message>
    <message>
        <source>A VPN is off, or leaves the local network alone.</source>
        <translation>La VPN está apagada o no toca la red local.</translation>
    </message>
    <message>
        <source>Still nothing? Join by the address that the host&apos;s screen shows.</source>
        <translation>¿Sigue sin verse nada? Únete con la dirección que muestra la pantalla de quien abre la mesa.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>The game ended unfinished: nobody is left in it, and nobody wins.</source>
        <translation>La partida queda sin terminar: ya no queda nadie en ella y nadie gana.</translation>
    </message>
    <message>
        <source>{name} is out of the game, and cannot win.</source>
        <translation>{name} está fuera de la partida y no puede ganar.</translation>
    </message>
</context>
<context>
    <name>FaultPage</name>
    <message>
        <source>The table goes on without it, and nothing of the game is lost.</source>
        <translation>La mesa sigue sin ella y no se ha perdido nada de la partida.</translation>
    </message>
    <message>
        <source>Everything else works.</source>
        <translation>Todo lo demás funciona.</translation>
    </message>
    <message>
        <source>What happened is in the program&apos;s log. If you report it, send that file: {}</source>
        <translation>Lo que ha pasado está en el registro del programa. Si avisas del fallo, envía ese archivo: {}</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Mostrar la mesa otra vez</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar el registro</translation>
    </message>
    <message>
        <source>This screen has failed</source>
        <translation>Esta pantalla ha fallado</translation>
    </message>
</context>
<context>
    <name>FiguresField</name>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a file of figures</source>
        <translation>Elegir un archivo de cifras</translation>
    </message>
    <message>
        <source>Use the built-in figures</source>
        <translation>Usar las cifras incluidas</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Built in. Owners can load the printed ones.</source>
        <translation>Incluidas. Quien tiene el juego puede cargar las impresas.</translation>
    </message>
    <message>
        <source>{} is too large: a file of figures has at most {} kilobytes.</source>
        <translation>{} es demasiado grande: un archivo de cifras tiene como máximo {} kilobytes.</translation>
    </message>
    <message>
        <source>A file of figures</source>
        <translation>Un archivo de cifras</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Name of this game</source>
        <translation>Nombre de esta partida</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover a la papelera</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>FuelTrack</name>
    <message>
        <source>marked: {}</source>
        <translation>marcadas: {}</translation>
    </message>
</context>
<context>
    <name>GameFrame</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Every legal move in words (Ctrl+M)</source>
        <translation>Todas las jugadas permitidas en palabras (Ctrl+M)</translation>
    </message>
    <message>
        <source>The table is covered until the next person is there.</source>
        <translation>La mesa está cubierta hasta que llegue la próxima persona.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar el resultado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Your turn is complete. Done sends it to the table.</source>
        <translation>Tu turno está completo. Listo lo envía a la mesa.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>gathering</source>
        <translation>reuniéndose</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Open plant {plant} with {lowest} or more.</source>
        <translation>Abre la central {plant} con {lowest} o más.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>La central {plant} está en {price}. Puja {lowest} o más, o retírate.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}, more than you can bid.</source>
        <translation>La central {plant} está en {price}, más de lo que puedes pujar.</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Pujar {price}</translation>
    </message>
    <message>
        <source>Raise by one: {price}</source>
        <translation>Subir uno: {price}</translation>
    </message>
    <message>
        <source>Minimum: {price}</source>
        <translation>Mínimo: {price}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Out of this auction; you may bid for the next plant.</source>
        <translation>Fuera de esta subasta; puedes pujar por la próxima central.</translation>
    </message>
    <message>
        <source>Bid up to {price} for me</source>
        <translation>Pujar por mí hasta {price}</translation>
    </message>
    <message>
        <source>Your bids go on by one up to {price}, then you are asked.</source>
        <translation>Tus pujas suben de uno en uno hasta {price}; después se te pregunta.</translation>
    </message>
    <message>
        <source>Stop bidding for me</source>
        <translation>Dejar de pujar por mí</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} va en cabeza</translation>
    </message>
    <message>
        <source>{name} opens</source>
        <translation>{name} abre</translation>
    </message>
    <message>
        <source>That leaves you {left} Elektro.</source>
        <translation>Después tienes {left} Elektro.</translation>
    </message>
    <message>
        <source>Nobody else can bid more: you pay {price} instead of {lowest}.</source>
        <translation>Nadie más puede pujar más: pagas {price} en vez de {lowest}.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Uno menos</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Uno más</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What the rules say about it</source>
        <translation>Lo que dicen las reglas de esto</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>HotSeatCover</name>
    <message>
        <source>Everybody else looks away: the next screen shows a secret hand.</source>
        <translation>Los demás miran a otro lado: la próxima pantalla muestra una mano secreta.</translation>
    </message>
    <message>
        <source>{}, it is your decision</source>
        <translation>{}, te toca decidir</translation>
    </message>
    <message>
        <source>I am {}, show my hand</source>
        <translation>Soy {}, mostrar mi mano</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Go on with {name} from its sound beginning? Entries kept: {sound}. Entries given up: {entries}, turns among them: {turns}. The file as it is stays beside it; others who have more of this game bring it forward.</source>
        <translation>¿Seguir con {name} desde su comienzo intacto? Entradas que quedan: {sound}. Entradas que se pierden: {entries}; turnos entre ellas: {turns}. El archivo tal como está queda al lado; quien tenga más de esta partida la hará avanzar.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Seguir desde ahí</translation>
    </message>
    <message>
        <source>Move {} to the bin? It can be taken out of there again.</source>
        <translation>¿Mover {} a la papelera? De ahí se puede recuperar.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover a la papelera</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Dejarla por ahora</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Abandonar…</translation>
    </message>
    <message>
        <source>Close the window? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>¿Cerrar la ventana? La partida se guarda. Los demás leen que te has ido y esperan a que tú, o alguien de ellos, vuelva a abrir la mesa.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>¿Dejar la mesa? La partida se guarda. Los demás leen que te has ido y esperan a que tú, o alguien de ellos, vuelva a abrir la mesa.</translation>
    </message>
    <message>
        <source>Close the window? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>¿Cerrar la ventana? La partida se guarda, tu asiento espera y puedes volver a él.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>¿Dejar la mesa? La partida se guarda, tu asiento espera y puedes volver a él.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} abandona</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Give up? Nobody would be left in the game: it ends unfinished, and nobody wins.</source>
        <translation>¿Abandonar? No quedaría nadie en la partida: acaba sin terminar y nadie gana.</translation>
    </message>
    <message>
        <source>Who gives up? That seat is lost for good and cannot win. Everybody else plays on.</source>
        <translation>¿Quién abandona? Ese asiento se pierde para siempre y no puede ganar. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>Give up? Your seat is lost for good, and you cannot win any more. The others play on.</source>
        <translation>¿Abandonar? Tu asiento se pierde para siempre y ya no puedes ganar. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>Who gives up? The game ends at once, and the other one wins.</source>
        <translation>¿Quién abandona? La partida termina al momento y gana la otra parte.</translation>
    </message>
    <message>
        <source>Give up? The game ends at once, and {name} wins.</source>
        <translation>¿Abandonar? La partida termina al momento y gana {name}.</translation>
    </message>
</context>
<context>
    <name>LinesPanel</name>
    <message>
        <source>New lines below</source>
        <translation>Hay líneas nuevas más abajo</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Settings of {}</source>
        <translation>Ajustes de {}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>¿Por qué no veo ninguna mesa?</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>Address or table name</source>
        <translation>Dirección o nombre de la mesa</translation>
    </message>
    <message>
        <source>Address or name of a table</source>
        <translation>Dirección o nombre de una mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Unirse por dirección</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Games you play are kept here: to play on, or to look at again.</source>
        <translation>Las partidas que juegas se guardan aquí, para seguir jugando o para volver a verlas.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Ninguna mesa todavía</translation>
    </message>
    <message>
        <source>Tables that somebody opens on this network appear here by themselves. Open one with New table, and the others see it.</source>
        <translation>Las mesas que alguien abre en esta red aparecen aquí por sí solas. Abre una con Mesa nueva y los demás la verán.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Replay of {}</source>
        <translation>Repetición de {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Seguir desde el comienzo intacto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Type to filter, Enter plays</source>
        <translation>Escribe para filtrar, Intro juega</translation>
    </message>
    <message>
        <source>Filter the legal moves</source>
        <translation>Filtrar las jugadas permitidas</translation>
    </message>
    <message>
        <source>No move to make now.</source>
        <translation>Ahora no hay ninguna jugada.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Jugadas permitidas</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What shall the others call you?</source>
        <translation>¿Cómo te van a llamar los demás?</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Usar este nombre</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>A name needs at least one letter or sign that can be seen.</source>
        <translation>Un nombre necesita al menos una letra o un signo que se vea.</translation>
    </message>
</context>
<context>
    <name>NewTablePage</name>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>{}&apos;s table</source>
        <translation>Mesa de {}</translation>
    </message>
    <message>
        <source>Open on this network</source>
        <translation>Abierta en esta red</translation>
    </message>
    <message>
        <source>On this laptop only</source>
        <translation>Solo en este portátil</translation>
    </message>
    <message>
        <source>With a code: whoever knows it walks in, and nobody has to be let in</source>
        <translation>Con código: quien lo sabe entra sin más, y no hay que dejar entrar a nadie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What the others see.</source>
        <translation>Lo que ven los demás.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>The same table either way; on this laptop only, no port is opened.</source>
        <translation>La mesa es la misma en ambos casos; solo en este portátil, no se abre ningún puerto.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>At least one seat is for a person.</source>
        <translation>Al menos un asiento es para una persona.</translation>
    </message>
    <message>
        <source>You can take only one seat; a second person here is &apos;at this laptop&apos;.</source>
        <translation>Solo puedes ocupar un asiento; otra persona aquí es «en este portátil».</translation>
    </message>
    <message>
        <source>Up to eight</source>
        <translation>Hasta ocho</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Preguntarme cada vez</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Watchers</source>
        <translation>Espectadores</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Opening {table}.</source>
        <translation>Abriendo {table}.</translation>
    </message>
    <message>
        <source>Looking for {table} on this network. If nobody has it open, it opens here.</source>
        <translation>Buscando {table} en esta red. Si nadie la tiene abierta, se abre aquí.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again; nothing is lost.</source>
        <translation>Se ha perdido la conexión con la mesa. Se intenta de nuevo; no se pierde nada.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree that this one hosts.</source>
        <translation>La mesa espera hasta que más de la mitad de los portátiles estén aquí y acepten que este sea el anfitrión.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree who hosts.</source>
        <translation>La mesa espera hasta que más de la mitad de los portátiles estén aquí y acuerden quién es el anfitrión.</translation>
    </message>
    <message>
        <source>The connection to {name} is lost. The table waits.</source>
        <translation>Se ha perdido la conexión con {name}. La mesa espera.</translation>
    </message>
    <message>
        <source>The host told two stories. The game stops; the proof is kept.</source>
        <translation>Quien abre la mesa ha contado dos historias. La partida se detiene; la prueba queda guardada.</translation>
    </message>
    <message>
        <source>This laptop and the host do not agree on the game. It is replayed from its file; nothing is lost.</source>
        <translation>Este portátil y quien abre la mesa no coinciden en la partida. Se vuelve a reproducir desde su archivo; no se pierde nada.</translation>
    </message>
    <message>
        <source>{name} sent something that the rules of the table forbid.</source>
        <translation>{name} ha enviado algo que las reglas de la mesa prohíben.</translation>
    </message>
    <message>
        <source>The words differ: somebody may sit between you. Do not play on.</source>
        <translation>Las palabras no coinciden: puede que haya alguien en medio. No sigas jugando.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>No se han comparado las palabras: nadie puede saber con certeza quién está aquí.</translation>
    </message>
    <message>
        <source>This table asks for its code. The host&apos;s screen shows it: type it in.</source>
        <translation>Esta mesa pide su código. Está en la pantalla de quien abre la mesa: escríbelo.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Look at the host&apos;s screen and type it again; after three wrong ones there is a new one.</source>
        <translation>Ese no es el código de esta mesa. Mira la pantalla de quien abre la mesa y escríbelo otra vez; tras tres equivocados hay uno nuevo.</translation>
    </message>
    <message>
        <source>The code has just changed. The host&apos;s screen shows the new one.</source>
        <translation>El código acaba de cambiar. El nuevo está en la pantalla de quien abre la mesa.</translation>
    </message>
    <message>
        <source>What answered does not know the code itself: it is not that table. Join by the address on the host&apos;s screen.</source>
        <translation>Lo que ha respondido no sabe el código: no es esa mesa. Únete con la dirección que muestra la pantalla de quien abre la mesa.</translation>
    </message>
    <message>
        <source>The table there asks for no code, so it is not the one that the code is for. If you mean it, join without a code.</source>
        <translation>La mesa que hay ahí no pide código, así que no es la del código. Si es la que buscas, únete sin código.</translation>
    </message>
    <message>
        <source>That cannot be the code of a table: it has six letters and digits.</source>
        <translation>Eso no puede ser el código de una mesa: tiene seis letras y cifras.</translation>
    </message>
    <message>
        <source>The host closed the table. The game is kept here and can be taken up again.</source>
        <translation>El anfitrión ha cerrado la mesa. La partida está guardada aquí y se puede retomar.</translation>
    </message>
    <message>
        <source>{name} left; the seat waits.</source>
        <translation>{name} se ha ido; su asiento espera.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>The game is being read …</source>
        <translation>Se está leyendo la partida …</translation>
    </message>
</context>
<context>
    <name>PlainBoard</name>
    <message>
        <source>Your decision: {what}</source>
        <translation>Tu decisión: {what}</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <translation>Te toca decidir.</translation>
    </message>
    <message>
        <source>{moves} moves are in the list.</source>
        <translation>Hay {moves} jugadas en la lista.</translation>
    </message>
    <message>
        <source>Pick a number on the table.</source>
        <translation>Elige un número en la mesa.</translation>
    </message>
    <message>
        <source>Nobody decides now.</source>
        <translation>Ahora no decide nadie.</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} decide.</translation>
    </message>
    <message>
        <source>{names} decide.</source>
        <translation>{names} deciden.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Tus opciones</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Seen by you alone</source>
        <translation>Visto solo por ti</translation>
    </message>
    <message>
        <source>1 hidden card</source>
        <translation>1 carta oculta</translation>
    </message>
    <message>
        <source>{cards} hidden cards</source>
        <translation>{cards} cartas ocultas</translation>
    </message>
    <message>
        <source>{seat}: {move}</source>
        <translation>{seat}: {move}</translation>
    </message>
    <message>
        <source>Chance gives {outcomes}</source>
        <translation>El azar da {outcomes}</translation>
    </message>
    <message>
        <source>Shuffled: {deck}</source>
        <translation>Barajado: {deck}</translation>
    </message>
    <message>
        <source>{seat} is dealt from {deck}: {cards}</source>
        <translation>{seat} recibe de {deck}: {cards}</translation>
    </message>
    <message>
        <source>Turned up from {deck}: {cards}</source>
        <translation>Descubierto de {deck}: {cards}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo está</translation>
    </message>
    <message>
        <source>Why it ended: {reason}</source>
        <translation>Por qué terminó: {reason}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} comparten el primer puesto</translation>
    </message>
    <message>
        <source>{seats} players</source>
        <translation>{seats} jugadores</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>de {fewest} a {most} jugadores</translation>
    </message>
    <message>
        <source>Random: any legal move</source>
        <translation>Al azar: cualquier jugada legal</translation>
    </message>
    <message>
        <source>{seat} is out of the game</source>
        <translation>{seat} queda fuera de la partida</translation>
    </message>
</context>
<context>
    <name>PowerGrid</name>
    <message>
        <source>Play in {regions}</source>
        <translation>Jugar en {regions}</translation>
    </message>
    <message>
        <source>Choose the region {region}</source>
        <translation>Elegir la región {region}</translation>
    </message>
    <message>
        <source>Place a house of the Trust in {city}</source>
        <translation>Poner una casa del Trust en {city}</translation>
    </message>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Sacar a subasta la {plant}, desde {minimum}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>No comprar central en esta ronda</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Pujar {price}</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Retirarse de esta subasta</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Desmantelar la {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>Conservar: {fuel}</translation>
    </message>
    <message>
        <source>Put the Transformer Station under {plant}</source>
        <translation>Poner la Estación transformadora bajo la {plant}</translation>
    </message>
    <message>
        <source>Buy {count} {fuel} for {price}</source>
        <translation>Comprar {count} de {fuel} por {price}</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>Construir en {city} por {price}</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: {supplied}, income {income}</source>
        <translation>Activar {plants} ({fuel}): {supplied}, ingresos {income}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>No comprar más combustible</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>No construir más</translation>
    </message>
    <message>
        <source>Run nothing: income {income}</source>
        <translation>No activar nada: ingresos {income}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} saca a subasta la central {plant}.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} puja {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} se retira de la subasta de la central {plant}.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} no compra central en esta ronda.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} desmantela la central {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} compra la central {plant} por {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>La ficha de descuento está en la central {plant}: puja mínima 1.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust in {city}.</source>
        <translation>{name} pone una casa del Trust en {city}.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>El Trust toma la central {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {count} {fuel}.</source>
        <translation>El Trust toma {count} de {fuel}.</translation>
    </message>
    <message>
        <source>A house of the Trust follows in {city}.</source>
        <translation>Le sigue una casa del Trust en {city}.</translation>
    </message>
    <message>
        <source>{name} buys {count} {fuel} for {price}.</source>
        <translation>{name} compra {count} de {fuel} por {price}.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} no compra más combustible.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} entrega {count} de {fuel}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {price}.</source>
        <translation>{name} construye en {city} por {price}.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} no construye más.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and is paid {income}.</source>
        <translation>{name} activa {plants} y cobra {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing and is paid {income}.</source>
        <translation>{name} no activa nada y cobra {income}.</translation>
    </message>
    <message>
        <source>In play: {regions}.</source>
        <translation>En juego: {regions}.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Orden de jugadores: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>El mercado de centrales abre con {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>La central {plant} entra en el mercado.</translation>
    </message>
    <message>
        <source>A promo card enters the market: the Flux Generator, plant {plant}. The lowest current plant leaves for it.</source>
        <translation>Una carta promocional entra en el mercado: el Generador de flujo, central {plant}. Por ella sale la central actual de menor número.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>La central {plant} sale de la partida.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>La central {plant} va debajo del mazo.</translation>
    </message>
    <message>
        <source>Resupply: coal {coal}, oil {oil}, garbage {garbage}, uranium {uranium}.</source>
        <translation>Reposición: carbón {coal}, petróleo {oil}, basura {garbage}, uranio {uranium}.</translation>
    </message>
    <message>
        <source>The next card has a plug on its back.</source>
        <translation>La próxima carta tiene un enchufe en el reverso.</translation>
    </message>
    <message>
        <source>The next card has a socket on its back.</source>
        <translation>La próxima carta tiene una toma de corriente en el reverso.</translation>
    </message>
    <message>
        <source>The next card lies on top of the stack.</source>
        <translation>La próxima carta está encima del mazo.</translation>
    </message>
    <message>
        <source>The Step 3 card comes up.</source>
        <translation>Sale la carta de la Etapa 3.</translation>
    </message>
    <message>
        <source>Step {step} begins.</source>
        <translation>Empieza la Etapa {step}.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Ronda {round}.</translation>
    </message>
    <message>
        <source>Uranium is no longer resupplied.</source>
        <translation>El uranio ya no se repone.</translation>
    </message>
    <message>
        <source>Somebody has connected enough cities: the game is over.</source>
        <translation>Alguien ha conectado suficientes ciudades: la partida ha terminado.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>Se ha jugado la última ronda.</translation>
    </message>
    <message>
        <source>A promo card comes up: {card}.</source>
        <translation>Sale una carta promocional: {card}.</translation>
    </message>
    <message>
        <source>{name} drops out of the {card}.</source>
        <translation>{name} se retira de la subasta de la carta {card}.</translation>
    </message>
    <message>
        <source>{name} buys the {card} for {price}.</source>
        <translation>{name} compra la carta {card} por {price}.</translation>
    </message>
    <message>
        <source>Nobody buys the {card}: it leaves the game.</source>
        <translation>Nadie compra la carta {card}: sale de la partida.</translation>
    </message>
    <message>
        <source>{count} {fuel} leave the fuel market.</source>
        <translation>El mercado de combustible pierde {count} de {fuel}.</translation>
    </message>
    <message>
        <source>{count} {fuel} come to the fuel market.</source>
        <translation>El mercado de combustible recibe {count} de {fuel}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} lies under plant {plant}.</source>
        <translation>La Estación transformadora de {name} está bajo la central {plant}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} leaves the game with plant {plant}.</source>
        <translation>La Estación transformadora de {name} sale de la partida con la central {plant}.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule): a contract over {price} is turned up.</source>
        <translation>Contratista de demoliciones (regla propia): se descubre un contrato de {price}.</translation>
    </message>
    <message>
        <source>The Demolition Contractor (house rule) pays {name} {price}.</source>
        <translation>El Contratista de demoliciones (regla propia) paga {price} a {name}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Power Grid</source>
        <translation>Alta Tensión</translation>
    </message>
    <message>
        <source>Bid for power plants, buy the fuel they burn while it is cheap, and connect cities before the others block the way. Whoever is ahead buys and builds last. In the end only the cities count that you can supply with current.</source>
        <translation>Puja por centrales eléctricas, compra el combustible que queman mientras está barato y conecta ciudades antes de que otros cierren el paso. Quien va por delante compra y construye en último lugar. Al final solo cuentan las ciudades a las que puedes dar electricidad.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>De 2 a 6 jugadores</translation>
    </message>
    <message>
        <source>about two hours</source>
        <translation>unas dos horas</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Recharged has the discount token; in 2004 small plants become obsolete.</source>
        <translation>Recharged tiene la ficha de descuento; en la de 2004 las centrales pequeñas quedan obsoletas.</translation>
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
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Germany is crowded and short of uranium late; the USA has long lines.</source>
        <translation>Alemania está muy poblada y al final le falta uranio; EE&#xa0;UU tiene líneas largas.</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemania</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>EE&#xa0;UU</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Who chooses the part of the map that is in play.</source>
        <translation>Quién elige la parte del mapa que está en juego.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decide el azar</translation>
    </message>
    <message>
        <source>The first seat chooses</source>
        <translation>Elige el primer asiento</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Por turnos</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Si todos ven el dinero de los demás.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Oculto hasta el final</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Whether a plant burns only what lies on its own card.</source>
        <translation>Si una central quema solo lo que hay en su propia carta.</translation>
    </message>
    <message>
        <source>Own card only</source>
        <translation>Solo la propia carta</translation>
    </message>
    <message>
        <source>Any of one&apos;s fuel</source>
        <translation>Todo el combustible</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>Etapa 3 antes de la Etapa 2</translation>
    </message>
    <message>
        <source>What happens to the plants if the Step 3 card comes up that early.</source>
        <translation>Qué pasa con las centrales si la carta de la Etapa 3 sale tan pronto.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message>
        <source>Step 3 at once</source>
        <translation>Etapa 3 al momento</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>The game ends then, should nobody have connected enough cities.</source>
        <translation>La partida termina entonces, si nadie ha conectado suficientes ciudades.</translation>
    </message>
    <message>
        <source>Round 30</source>
        <translation>Ronda 30</translation>
    </message>
    <message>
        <source>Round 60</source>
        <translation>Ronda 60</translation>
    </message>
    <message>
        <source>Round 90</source>
        <translation>Ronda 90</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants, fuel and cities.</source>
        <translation>El Trust es una tercera compañía que se lleva centrales, combustible y ciudades.</translation>
    </message>
    <message>
        <source>Against the Trust</source>
        <translation>Contra el Trust</translation>
    </message>
    <message>
        <source>Just the two</source>
        <translation>Solo los dos</translation>
    </message>
    <message>
        <source>Promo cards and a house rule</source>
        <translation>Cartas promocionales y una regla propia</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Cartas promocionales</translation>
    </message>
    <message>
        <source>Six cards that come up among the plants and upset the plans.</source>
        <translation>Seis cartas que salen entre las centrales y trastocan los planes.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Las seis</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <translation>Elegidas una a una</translation>
    </message>
    <message>
        <source>Flux Generator</source>
        <translation>Generador de flujo</translation>
    </message>
    <message>
        <source>Plant 33 1/3 burns any three tokens for six cities.</source>
        <translation>La central 33 1/3 quema tres fichas cualesquiera para seis ciudades.</translation>
    </message>
    <message>
        <source>Transformer Station</source>
        <translation>Estación transformadora</translation>
    </message>
    <message>
        <source>The plant that it lies under supplies one city more.</source>
        <translation>La central bajo la que está abastece una ciudad más.</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Almacén</translation>
    </message>
    <message>
        <source>Its owner stores three tokens more, of any fuel.</source>
        <translation>Quien lo tiene almacena tres fichas más, de cualquier combustible.</translation>
    </message>
    <message>
        <source>Theme Park</source>
        <translation>Parque temático</translation>
    </message>
    <message>
        <source>One house of its owner lies on the card and counts as a city.</source>
        <translation>Una casa de quien lo tiene está en la carta y cuenta como ciudad.</translation>
    </message>
    <message>
        <source>Shortage</source>
        <translation>Escasez</translation>
    </message>
    <message>
        <source>Three tokens of the cheapest fuel leave the market.</source>
        <translation>Tres fichas del combustible más barato salen del mercado.</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Excedente</translation>
    </message>
    <message>
        <source>Three tokens of the dearest fuel come to the market.</source>
        <translation>Tres fichas del combustible más caro llegan al mercado.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule)</source>
        <translation>Contratista de demoliciones (regla propia)</translation>
    </message>
    <message>
        <source>A variant of ours, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Una variante nuestra, no la impresa: se paga a quien desmantele primero una central.</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Al azar: cualquier jugada permitida, para aprender</translation>
    </message>
    <message>
        <source>Steady: buys and builds what it can supply</source>
        <translation>Prudente: compra y construye lo que puede abastecer</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; the host chooses which.</source>
        <translation>Hay {count} de {of} regiones en juego, como estas; elige quien abre la mesa.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; you pick them in turn.</source>
        <translation>Hay {count} de {of} regiones en juego, como estas; se eligen por turnos.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; chance decides which.</source>
        <translation>Hay {count} de {of} regiones en juego, como estas; decide el azar.</translation>
    </message>
    <message>
        <source>Flux Generator: burns any {amount} tokens, mixed as you like, and stores {stores}. It comes right after plant {number}. When it enters the market, the lowest current plant leaves the game.</source>
        <translation>Generador de flujo: quema {amount} fichas cualesquiera, mezcladas a tu gusto, y almacena {stores}. Va justo después de la central {number}. Cuando entra en el mercado, la central actual de menor número sale de la partida.</translation>
    </message>
    <message>
        <source>Lies under one of your plants: whenever that plant runs it supplies {station} more. It stays there, and leaves the game with the plant.</source>
        <translation>Se pone bajo una de tus centrales: siempre que esa central se activa, abastece {station} más. Se queda ahí y sale de la partida con la central.</translation>
    </message>
    <message>
        <source>Stores {tokens} more tokens of any fuel, also of a fuel that none of your plants burns.</source>
        <translation>Almacena {tokens} fichas más de cualquier combustible, también de uno que no queme ninguna de tus centrales.</translation>
    </message>
    <message>
        <source>One of your houses lies on the card and counts as a city everywhere: for the order, for supply, for Step 2 and for the end.</source>
        <translation>Una de tus casas está en la carta y cuenta como ciudad para todo: para el orden, para el abastecimiento, para la Etapa 2 y para el final.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the cheapest fuel leave the market; of uranium only {uranium}.</source>
        <translation>{tokens} fichas del combustible más barato salen del mercado; de uranio, solo {uranium}.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the dearest fuel come to the market; of uranium only {uranium}. A fuel that is sold out is the dearest.</source>
        <translation>{tokens} fichas del combustible más caro llegan al mercado; de uranio, solo {uranium}. Un combustible agotado es el más caro.</translation>
    </message>
    <message>
        <source>Choose {count} regions that touch each other: click them on the map.</source>
        <translation>Elige {count} regiones que se toquen: haz clic en ellas en el mapa.</translation>
    </message>
    <message>
        <source>Play in these regions</source>
        <translation>Jugar en estas regiones</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>{chosen} de {count} elegidas</translation>
    </message>
    <message>
        <source>Choose anew</source>
        <translation>Elegir de nuevo</translation>
    </message>
    <message>
        <source>Choose a region that touches those chosen before: click it on the map.</source>
        <translation>Elige una región que toque las ya elegidas: haz clic en ella en el mapa.</translation>
    </message>
    <message>
        <source>Choose the first region on the map.</source>
        <translation>Elige la primera región en el mapa.</translation>
    </message>
    <message>
        <source>{chosen} of {count} regions are chosen.</source>
        <translation>Regiones elegidas: {chosen} de {count}.</translation>
    </message>
    <message>
        <source>Place a house of the Trust: click a city that lights up.</source>
        <translation>Pon una casa del Trust: haz clic en una ciudad que se ilumine.</translation>
    </message>
    <message>
        <source>Its houses block their cities in Step 1 and open at 15 in Step 2.</source>
        <translation>Sus casas bloquean las ciudades en la Etapa 1; en la Etapa 2 se puede construir ahí por 15.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Elige una central para subastar o no compres ninguna en esta ronda.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Elige una central para subastar.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Con {money} Elektro no puedes abrir ninguna subasta: no compres en esta ronda.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>En la ronda 1 todos compran una central.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Solo quedas tú en esta fase: te llevas cualquier central por su mínimo.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Quedas fuera de todas las subastas de esta ronda.</translation>
    </message>
    <message>
        <source>Open the {card} with {lowest} or more, or drop out.</source>
        <translation>Abre la carta {card} con {lowest} o más, o retírate.</translation>
    </message>
    <message>
        <source>The {card} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>La carta {card} está en {price}. Puja {lowest} o más, o retírate.</translation>
    </message>
    <message>
        <source>The {card} costs {lowest} at least, more than you can bid.</source>
        <translation>La carta {card} cuesta al menos {lowest}, más de lo que puedes pujar.</translation>
    </message>
    <message>
        <source>A promo card came up: it is auctioned at once, from {minimum}. Everybody takes part, also those who have bought a plant or none this round.</source>
        <translation>Ha salido una carta promocional: se subasta al momento, desde {minimum}. Participan todos, también quienes en esta ronda ya han comprado una central o ninguna.</translation>
    </message>
    <message>
        <source>Out of this auction; it has nothing to do with your plant of this round.</source>
        <translation>Fuera de esta subasta; no tiene que ver con tu central de esta ronda.</translation>
    </message>
    <message>
        <source>Choose the plant that the Transformer Station lies under: click it.</source>
        <translation>Elige la central bajo la que va la Estación transformadora: haz clic en ella.</translation>
    </message>
    <message>
        <source>The Demolition Contractor, a house rule, pays you {sum} for it.</source>
        <translation>El Contratista de demoliciones, una regla propia, te paga {sum} por ella.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Tienes más de {limit} centrales: elige una más antigua para desmantelarla.</translation>
    </message>
    <message>
        <source>Its fuel moves to your other plants as far as it fits.</source>
        <translation>Su combustible pasa a tus otras centrales mientras quepa.</translation>
    </message>
    <message>
        <source>Choose the fuel that you keep; the rest goes to the supply.</source>
        <translation>Elige el combustible que conservas; el resto va a la reserva.</translation>
    </message>
    <message>
        <source>Fuel to keep</source>
        <translation>Qué conservas</translation>
    </message>
    <message>
        <source>Buy fuel: click tokens on the market, or step below.</source>
        <translation>Compra combustible: haz clic en fichas del mercado o usa − y +.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Comprar por {price}</translation>
    </message>
    <message>
        <source>Buy no fuel</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>Fuel to buy</source>
        <translation>Qué compras</translation>
    </message>
    <message>
        <source>next for {price}</source>
        <translation>próxima por {price}</translation>
    </message>
    <message>
        <source>{owned} of {room}</source>
        <translation>{owned} de {room}</translation>
    </message>
    <message>
        <source>Total {price}</source>
        <translation>Total {price}</translation>
    </message>
    <message>
        <source>leaves {left} Elektro</source>
        <translation>saldo {left} Elektro</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}.</source>
        <translation>Puedes abastecer {supplied} de {cities}.</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}; {price} more buys fuel for {best}.</source>
        <translation>Puedes abastecer {supplied} de {cities}; por {price} más, combustible para {best}.</translation>
    </message>
    <message>
        <source>One {fuel} less</source>
        <translation>Una ficha menos de {fuel}</translation>
    </message>
    <message>
        <source>One {fuel} more</source>
        <translation>Una ficha más de {fuel}</translation>
    </message>
    <message>
        <source>Build: click a city that lights up.</source>
        <translation>Construye: haz clic en una ciudad que se ilumine.</translation>
    </message>
    <message>
        <source>Build for {price}</source>
        <translation>Construir por {price}</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>No construir</translation>
    </message>
    <message>
        <source>Houses to build</source>
        <translation>Qué construyes</translation>
    </message>
    <message>
        <source>Point at a city to see its price and the way to it.</source>
        <translation>Señala una ciudad para ver su precio y el camino hasta ella.</translation>
    </message>
    <message>
        <source>Do not build in {city}</source>
        <translation>No construir en {city}</translation>
    </message>
    <message>
        <source>You have fuel for {more} more; the next house costs {price}.</source>
        <translation>Tienes combustible para {more} más; la próxima casa cuesta {price}.</translation>
    </message>
    <message>
        <source>With {cities} the game ends after this phase.</source>
        <translation>Con {cities}, la partida termina después de esta fase.</translation>
    </message>
    <message>
        <source>{house} for the house, {connection} for the connection</source>
        <translation>{house} por la casa, {connection} por la conexión</translation>
    </message>
    <message>
        <source>{house} for the house, your first one</source>
        <translation>{house} por la casa, la primera tuya</translation>
    </message>
    <message>
        <source>Choose the plants that run.</source>
        <translation>Elige las centrales que activas.</translation>
    </message>
    <message>
        <source>Run plants: you have {cities}</source>
        <translation>Activar centrales para {cities}</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>Activar {plants}: +{income}</translation>
    </message>
    <message>
        <source>Run nothing: +{income}</source>
        <translation>No activar nada: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Another choice pays {loss} more.</source>
        <translation>Otra elección paga {loss} más.</translation>
    </message>
    <message>
        <source>No choice pays more, and none burns less for it.</source>
        <translation>Ninguna elección paga más, y ninguna quema menos por lo mismo.</translation>
    </message>
    <message>
        <source>Run {plants}: {cities} for {burns}</source>
        <translation>Activar {plants}: {cities} con {burns}</translation>
    </message>
    <message>
        <source>Burnt in {plants}</source>
        <translation>Se quema en {plants}</translation>
    </message>
    <message>
        <source>Burnt in {plants}: choose {count} more</source>
        <translation>Se quema en {plants}: elige {count} más</translation>
    </message>
    <message>
        <source>Choose the fuel that is burnt: {count} more.</source>
        <translation>Elige el combustible que se quema: {count} más.</translation>
    </message>
    <message>
        <source>Back to the mix before</source>
        <translation>Volver a la mezcla de antes</translation>
    </message>
    <message>
        <source>Burn one {fuel} less</source>
        <translation>Quemar una ficha menos de {fuel}</translation>
    </message>
    <message>
        <source>Burn one {fuel} more</source>
        <translation>Quemar una ficha más de {fuel}</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, supply {supplies}, income {income}</source>
        <translation>Centrales {plants}, combustible {burns}, abastece {supplies}, ingresos {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>Decide {name}.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} elige una central para subastar.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} puja por la central {plant} o se retira.</translation>
    </message>
    <message>
        <source>{name} bids for the {card} or drops out.</source>
        <translation>{name} puja por la carta {card} o se retira.</translation>
    </message>
    <message>
        <source>{name} puts the Transformer Station under a plant.</source>
        <translation>{name} pone la Estación transformadora bajo una central.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} desmantela una central.</translation>
    </message>
    <message>
        <source>{name} buys fuel.</source>
        <translation>{name} compra combustible.</translation>
    </message>
    <message>
        <source>{name} builds.</source>
        <translation>{name} construye.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Centrales por activar: {name}.</translation>
    </message>
    <message>
        <source>{name} chooses regions.</source>
        <translation>{name} elige regiones.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust.</source>
        <translation>{name} pone una casa del Trust.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There are {count} regions in play, and they touch each other.</source>
        <translation>Hay {count} regiones en juego, y se tocan entre sí.</translation>
    </message>
    <message>
        <source>This region touches none of those chosen before.</source>
        <translation>Esta región no toca ninguna de las ya elegidas.</translation>
    </message>
    <message>
        <source>A house of the Trust goes into an empty city beside another of its houses.</source>
        <translation>Una casa del Trust va a una ciudad vacía junto a otra de sus casas.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>La central {plant} no está en el mercado actual.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>La central {plant} cuesta al menos {minimum} y tienes {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>La puja mínima ahora es {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Solo tienes {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Quien saca una central a subasta puja por ella.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>La central que acabas de comprar se queda; desmantela una más antigua.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>La central {plant} no es tuya.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up fuel that fits.</source>
        <translation>Eso no cabe en tus centrales, o entregarías combustible que cabe.</translation>
    </message>
    <message>
        <source>You have room for {room} {fuel}.</source>
        <translation>Tienes sitio para {room} de {fuel}.</translation>
    </message>
    <message>
        <source>There is {available} {fuel} to buy.</source>
        <translation>Para comprar hay {available} de {fuel}.</translation>
    </message>
    <message>
        <source>That costs {price}, and you have {money}.</source>
        <translation>Eso cuesta {price} y tienes {money}.</translation>
    </message>
    <message>
        <source>{city} is not in play.</source>
        <translation>{city} no está en juego.</translation>
    </message>
    <message>
        <source>You have a house in {city}.</source>
        <translation>Ya tienes una casa en {city}.</translation>
    </message>
    <message>
        <source>All your {houses} houses are in use.</source>
        <translation>Tus {houses} casas están todas en uso.</translation>
    </message>
    <message>
        <source>In Step {step} no more houses fit into {city}.</source>
        <translation>En la Etapa {step} no caben más casas en {city}.</translation>
    </message>
    <message>
        <source>{city} costs {price}, and you have {money}.</source>
        <translation>{city} cuesta {price} y tienes {money}.</translation>
    </message>
    <message>
        <source>Your fuel is not enough to run these plants together.</source>
        <translation>Tu combustible no basta para activar juntas estas centrales.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>{name} wins with {cities} supplied.</source>
        <translation>{name} gana: abastece {cities}.</translation>
    </message>
    <message>
        <source>{names} share the win with {cities} supplied.</source>
        <translation>{names} comparten la victoria; abastecen {cities}.</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Ciudades abastecidas</translation>
    </message>
    <message>
        <source>{name} has connected {cities}, and the game is over. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>{name} ha conectado {cities}, y la partida ha terminado. Todos activan las centrales que más abastecen con el combustible almacenado.</translation>
    </message>
    <message>
        <source>The last round is played. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>Se ha jugado la última ronda. Todos activan las centrales que más abastecen con el combustible almacenado.</translation>
    </message>
    <message>
        <source>What could be supplied at this point.</source>
        <translation>Lo que se podía abastecer en este momento.</translation>
    </message>
    <message>
        <source>Cities connected</source>
        <translation>Ciudades conectadas</translation>
    </message>
    <message>
        <source>A city that nobody supplies with current counts for nothing.</source>
        <translation>Una ciudad a la que nadie da electricidad no cuenta.</translation>
    </message>
    <message>
        <source>Of players with equal supply the richer wins.</source>
        <translation>Si el abastecimiento es igual, gana quien tiene más dinero.</translation>
    </message>
    <message>
        <source>Equal in this too: the win is shared.</source>
        <translation>También en esto hay igualdad: la victoria se comparte.</translation>
    </message>
    <message>
        <source>Of players equal in supply and money whoever connected more cities wins.</source>
        <translation>Si el abastecimiento y el dinero son iguales, gana quien ha conectado más ciudades.</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Dinero después de cada ronda</translation>
    </message>
    <message>
        <source>Cities after each round</source>
        <translation>Ciudades después de cada ronda</translation>
    </message>
    <message>
        <source>Income of each round</source>
        <translation>Ingresos de cada ronda</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Supply the most cities with current when the game ends. It ends after the building phase in which somebody has connected 18 cities with two players, 17 with three or four, 15 with five, 14 with six. Money decides ties.</source>
        <translation>Dar electricidad a más ciudades que nadie cuando termina la partida. Termina después de la fase de construcción en la que alguien ha conectado 18 ciudades con dos jugadores, 17 con tres o cuatro, 15 con cinco, 14 con seis. El dinero decide los empates.</translation>
    </message>
    <message>
        <source>The regions</source>
        <translation>Las regiones</translation>
    </message>
    <message>
        <source>Only some regions of the map are played: three with two or three players, four with four, five with five or six. They touch one another. What lies outside does not exist in this game, not even to pass through.</source>
        <translation>Solo se juega en algunas regiones del mapa: tres con dos o tres jugadores, cuatro con cuatro, cinco con cinco o seis. Se tocan unas con otras. Lo que queda fuera no existe en esta partida, ni siquiera para pasar.</translation>
    </message>
    <message>
        <source>1. Order</source>
        <translation>1. Orden</translation>
    </message>
    <message>
        <source>Whoever has most cities is first, then whoever has the highest plant. The first one opens auctions; fuel and building go in reverse order, the last one first.</source>
        <translation>Va primero quien tiene más ciudades; a igualdad, quien tiene la central de mayor número. El primero abre las subastas; el combustible y la construcción van en orden inverso, empezando por el último.</translation>
    </message>
    <message>
        <source>2. Auction</source>
        <translation>2. Subasta</translation>
    </message>
    <message>
        <source>The first one who has no plant of this round puts a current plant up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The discount token makes the smallest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>El primero que aún no tiene central de esta ronda saca a subasta una central actual por su número como mínimo, o no compra en esta ronda. Los demás suben o se retiran, en el sentido de las agujas del reloj. Quien gana paga, y se roba una central nueva. Todos compran como mucho una central por ronda, y en la ronda 1 tienen que comprarla. La ficha de descuento hace que la central más pequeña empiece en 1; si no se vende, esa central sale de la partida. Con más de tres centrales se desmantela una más antigua.</translation>
    </message>
    <message>
        <source>3. Fuel</source>
        <translation>3. Combustible</translation>
    </message>
    <message>
        <source>Buy what your plants burn, cheapest first. A plant stores fuel for two runs; one that burns coal or oil stores any mix of them.</source>
        <translation>Compra lo que queman tus centrales, primero lo más barato. Una central almacena combustible para dos activaciones; la que quema carbón o petróleo almacena cualquier mezcla de los dos.</translation>
    </message>
    <message>
        <source>4. Building</source>
        <translation>4. Construcción</translation>
    </message>
    <message>
        <source>The first house in a city costs 10, the second 15, the third 20, and the cheapest connection from your network is paid on top; the first city of all needs none. A city holds one house in Step 1, two in Step 2, three in Step 3, and one of each player.</source>
        <translation>La primera casa de una ciudad cuesta 10, la segunda 15, la tercera 20, y además se paga la conexión más barata desde tu red; la primera ciudad de todas no la necesita. En una ciudad cabe una casa en la Etapa 1, dos en la Etapa 2, tres en la Etapa 3, y una de cada jugador.</translation>
    </message>
    <message>
        <source>5. Bureaucracy</source>
        <translation>5. Burocracia</translation>
    </message>
    <message>
        <source>Run plants: each burns its fuel and supplies its cities, and you are paid for the cities that you supply. Then the fuel market is filled up, and the highest plant goes under the stack; in Step 3 the lowest leaves the game instead.</source>
        <translation>Activa centrales: cada una quema su combustible y abastece sus ciudades, y cobras por las ciudades que abasteces. Después se repone el mercado de combustible y la central de mayor número va debajo del mazo; en la Etapa 3 sale de la partida la de menor número.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Step 2 begins after the building phase in which somebody has seven cities, six with six players. Step 3 begins when its card comes up from the stack; from then on there is one row of six plants, all of them current.</source>
        <translation>La Etapa 2 empieza después de la fase de construcción en la que alguien llega a siete ciudades, a seis con seis jugadores. La Etapa 3 empieza cuando su carta sale del mazo; desde entonces hay una sola fila de seis centrales, todas actuales.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Dos jugadores: el Trust</translation>
    </message>
    <message>
        <source>A third company without a player. Both of you place its first six houses, each beside another of them. Once in every auction phase it takes the highest current plant for nothing; with three plants only a better one, for its lowest. After the first buyer of fuel it takes fuel for one run of its plants, and whenever one of you builds in an empty city, the next space there. It earns nothing, and it neither starts Step 2 nor ends the game.</source>
        <translation>Una tercera compañía sin jugador. Entre los dos colocáis sus seis primeras casas, cada una junto a otra. Una vez en cada fase de subasta se lleva gratis la central actual más alta; si ya tiene tres, solo una mejor, a cambio de la más baja. Después del primer comprador de combustible toma el combustible para activar una vez sus centrales, y cada vez que construís en una ciudad vacía, el siguiente espacio de allí. No gana nada, y no inicia la Etapa 2 ni termina la partida.</translation>
    </message>
    <message>
        <source>Cards that the host adds lie among the plants of the stack and are never taken out of it. When one comes up it is carried out at once, in whatever phase; then the plant that was due is drawn.</source>
        <translation>Las cartas que añade quien abre la mesa están entre las centrales del mazo y nunca se sacan de él. Cuando sale una, se cumple al momento, sea cual sea la fase; después se roba la central que tocaba.</translation>
    </message>
    <message>
        <source>Promo cards that are auctioned</source>
        <translation>Cartas promocionales que se subastan</translation>
    </message>
    <message>
        <source>Transformer Station, Warehouse and Theme Park are auctioned the moment they come up, from 10. The first in order opens or drops out; then it goes clockwise, and whoever drops out is out. Everybody takes part, also those who have bought a plant or none this round, and the card does not count as the plant of the round. The Trust never bids. If nobody does, the card leaves the game.</source>
        <translation>La Estación transformadora, el Almacén y el Parque temático se subastan en cuanto salen, desde 10. El primero del orden abre o se retira; después se sigue en el sentido de las agujas del reloj, y quien se retira queda fuera. Participan todos, también quienes en esta ronda ya han comprado una central o ninguna, y la carta no cuenta como la central de la ronda. El Trust no puja nunca. Si no puja nadie, la carta sale de la partida.</translation>
    </message>
    <message>
        <source>You put it under one of your plants, which supplies one city more whenever it runs. It stays there and leaves the game with that plant. Without a plant you keep it, and it goes under the first one that you take.</source>
        <translation>La pones bajo una de tus centrales, que abastece una ciudad más siempre que se activa. Se queda ahí y sale de la partida con esa central. Sin centrales la guardas, y va bajo la primera que consigas.</translation>
    </message>
    <message>
        <source>It stores three more tokens of any fuel, also of one that none of your plants burns. Tokens may be moved between it and your plants, but never thrown away: only fuel of a plant that you scrap may be given up. It burns nothing.</source>
        <translation>Almacena tres fichas más de cualquier combustible, también de uno que no queme ninguna de tus centrales. Las fichas se pueden mover entre él y tus centrales, pero nunca tirar: solo se puede entregar el combustible de una central que desmantelas. No quema nada.</translation>
    </message>
    <message>
        <source>One of your 22 houses lies on it and counts as a city everywhere: for the order, for supply, for Step 2 and for the end, which are looked at after the building phase as always. It is not on the map: your first house there still needs no connection.</source>
        <translation>Una de tus 22 casas está en él y cuenta como ciudad para todo: para el orden, para el abastecimiento, para la Etapa 2 y para el final, que se comprueban como siempre después de la fase de construcción. No está en el mapa: tu primera casa allí sigue sin necesitar conexión.</translation>
    </message>
    <message>
        <source>Plant 33 1/3 is auctioned like any plant, from 33. It stores six tokens of any fuels, burns any three and supplies six cities. Whenever it enters the market, the lowest current plant leaves the game and another card is drawn; the discount token leaves with its plant.</source>
        <translation>La central 33 1/3 se subasta como cualquier central, desde 33. Almacena seis fichas de cualquier combustible, quema tres cualesquiera y abastece seis ciudades. Siempre que entra en el mercado, la central actual de menor número sale de la partida y se roba otra carta; la ficha de descuento sale con su central.</translation>
    </message>
    <message>
        <source>Shortage and Surplus</source>
        <translation>Escasez y Excedente</translation>
    </message>
    <message>
        <source>Shortage: three tokens of the cheapest fuel on the market go to the supply. Surplus: three of the dearest come from there, dearest empty space first; a fuel that is sold out is the dearest. Of uranium it is one token. What counts is the price of the next token; of fuels alike coal is first, then oil, garbage, uranium. Less is moved where there is less.</source>
        <translation>Escasez: tres fichas del combustible más barato del mercado van a la reserva. Excedente: llegan de ella tres del más caro, primero al espacio vacío más caro; un combustible agotado es el más caro. De uranio es una sola ficha. Lo que cuenta es el precio de la próxima ficha; entre combustibles iguales va primero el carbón, luego el petróleo, la basura y el uranio. Donde hay menos, se mueve menos.</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours</source>
        <translation>Contratista de demoliciones, una regla propia</translation>
    </message>
    <message>
        <source>Not the printed variant. Six contracts over 2 to 12 Elektro are shuffled, and one is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open, and they are set aside; otherwise they stay. The Trust is never paid. When all have been turned up, those set aside are shuffled again.</source>
        <translation>No es la variante impresa. Se barajan seis contratos de 2 a 12 Elektro y se descubre uno al empezar cada fase de subasta. Quien primero desmantela una central en ella cobra todos los que están abiertos, y se apartan; si no, se quedan. El Trust no cobra nunca. Cuando se han descubierto todos, los apartados se barajan de nuevo.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>Click tokens and cities, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Haz clic en fichas y ciudades, devuélvelas una a una o todas a la vez y termina tu turno con el botón de la indicación. Antes no se envía nada. En una subasta, la mesa puede seguir pujando por ti hasta un límite que nadie más ve.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>carbón</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>petróleo</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>basura</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uranio</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} de {fuel}</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>sin combustible</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>El Trust</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>1 city</source>
        <translation>1 ciudad</translation>
    </message>
    <message>
        <source>{cities} cities</source>
        <translation>{cities} ciudades</translation>
    </message>
    <message>
        <source>{cities}, the Theme Park among them</source>
        <translation>{cities}, con el Parque temático</translation>
    </message>
    <message>
        <source>{city}, houses of {owners}</source>
        <translation>{city}, casas: {owners}</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>central {plant}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} for {cities}</source>
        <translation>Central {plant}: {amount} de {fuel} para {cities}</translation>
    </message>
    <message>
        <source>Plant {plant}: no fuel, for {cities}</source>
        <translation>Central {plant}: sin combustible, para {cities}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} tokens of any fuel for {cities}</source>
        <translation>Central {plant}: {amount} fichas de cualquier combustible para {cities}</translation>
    </message>
    <message>
        <source>Transformer Station: {cities} more</source>
        <translation>Estación transformadora: {cities} más</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>ficha de descuento: puja mínima {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>puja mínima {minimum}</translation>
    </message>
    <message>
        <source>holds {fuel} of {room}</source>
        <translation>capacidad {room}, ahora: {fuel}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Etapa {step}</translation>
    </message>
    <message>
        <source>Step 2 begins after somebody connects {step2} cities; whoever connects {end} ends the game. In Step {step} a city holds {step} at most.</source>
        <translation>La Etapa 2 empieza después de que alguien conecte {step2} ciudades; quien conecte {end} termina la partida. En la Etapa {step}, casas por ciudad: {step} como máximo.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Combustible</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Burocracia</translation>
    </message>
    <message>
        <source>{round}, {step}, {phase}. Order: {order}</source>
        <translation>{round}, {step}, {phase}. Orden: {order}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Centrales actuales</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Centrales, todas actuales</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Centrales futuras</translation>
    </message>
    <message>
        <source>Stack {count}</source>
        <translation>Mazo {count}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Mazo vacío</translation>
    </message>
    <message>
        <source>The Step 3 card is up: Step 3 begins after the auctions.</source>
        <translation>Ha salido la carta de la Etapa 3: la Etapa 3 empieza después de las subastas.</translation>
    </message>
    <message>
        <source>{count} face-down cards, {top} on top.</source>
        <translation>Cartas boca abajo: {count}. Encima: {top}.</translation>
    </message>
    <message>
        <source>The Step 3 card lies among them.</source>
        <translation>La carta de la Etapa 3 está entre ellas.</translation>
    </message>
    <message>
        <source>a plug</source>
        <translation>un enchufe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>una toma</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>la carta de la Etapa 3</translation>
    </message>
    <message>
        <source>Fuel market</source>
        <translation>Mercado de combustible</translation>
    </message>
    <message>
        <source>{left}  +{due}</source>
        <translation>{left}  +{due}</translation>
    </message>
    <message>
        <source>{fuel}: {left} on the market, the next one for {price}, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: {left} en el mercado, la próxima por {price}; {supply} en la reserva, {due} más después de esta ronda</translation>
    </message>
    <message>
        <source>{fuel}: sold out, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: nada en el mercado, {supply} en la reserva, {due} más después de esta ronda</translation>
    </message>
    <message>
        <source>Once the coal market is empty, coal is bought from the store for {price}.</source>
        <translation>Cuando el mercado de carbón está vacío, el carbón se compra en el depósito por {price}.</translation>
    </message>
    <message>
        <source>Promo card: {card}</source>
        <translation>Carta promocional: {card}</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}: {rule}</translation>
    </message>
    <message>
        <source>It holds {fuel} of {room}.</source>
        <translation>Capacidad {room}, ahora: {fuel}.</translation>
    </message>
    <message>
        <source>It waits for the first plant.</source>
        <translation>Espera a la primera central.</translation>
    </message>
    <message>
        <source>A house of {name} lies on it.</source>
        <translation>En ella hay una casa de {name}.</translation>
    </message>
    <message>
        <source>Shortage: {count} {fuel} left</source>
        <translation>Escasez: −{count} de {fuel}</translation>
    </message>
    <message>
        <source>Surplus: {count} {fuel} came</source>
        <translation>Excedente: +{count} de {fuel}</translation>
    </message>
    <message>
        <source>Shortage: nothing to leave</source>
        <translation>Escasez: nada sale</translation>
    </message>
    <message>
        <source>Surplus: nothing to come</source>
        <translation>Excedente: nada entra</translation>
    </message>
    <message>
        <source>Demolition (house rule): no contract</source>
        <translation>Demolición (regla propia): ningún contrato</translation>
    </message>
    <message>
        <source>Demolition (house rule): {sum}</source>
        <translation>Demolición (regla propia): {sum}</translation>
    </message>
    <message>
        <source>Demolition (house rule): {count} contracts, {sum}</source>
        <translation>Demolición (regla propia): {count} contratos, {sum}</translation>
    </message>
    <message>
        <source>Open contracts: {each}.</source>
        <translation>Contratos abiertos: {each}.</translation>
    </message>
    <message>
        <source>Demolition (house rule): {each} = {sum}</source>
        <translation>Demolición (regla propia): {each} = {sum}</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours and not the printed variant: a contract is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open.</source>
        <translation>Contratista de demoliciones, una regla propia y no la variante impresa: al empezar cada fase de subasta se descubre un contrato. Quien primero desmantela una central en ella cobra todos los que están abiertos.</translation>
    </message>
    <message>
        <source>{money} Elektro, {cities}, income if all run {income}, {plants}</source>
        <translation>{money} Elektro, {cities}, ingresos posibles {income}, {plants}</translation>
    </message>
    <message>
        <source>money hidden, {cities}, income if all run {income}, {plants}</source>
        <translation>dinero oculto, {cities}, ingresos posibles {income}, {plants}</translation>
    </message>
    <message>
        <source>{cities}, {plants}</source>
        <translation>{cities}, {plants}</translation>
    </message>
    <message>
        <source>Money, cities, and the income if all plants with fuel run now.</source>
        <translation>Dinero, ciudades e ingresos si ahora se activan todas las centrales con combustible.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>centrales {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>sin centrales</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Ciudades</translation>
    </message>
    <message>
        <source>Income if all run</source>
        <translation>Ingresos posibles</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Centrales</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Market: {fuel}</source>
        <translation>Mercado: {fuel}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Cities of {name}</source>
        <translation>Ciudades: {name}</translation>
    </message>
    <message>
        <source>Regions in play</source>
        <translation>Regiones en juego</translation>
    </message>
    <message>
        <source>Promo cards of {name}</source>
        <translation>Cartas promocionales de {name}</translation>
    </message>
    <message>
        <source>Last promo card</source>
        <translation>Última carta promocional</translation>
    </message>
    <message>
        <source>Demolition contracts (house rule)</source>
        <translation>Contratos de demolición (regla propia)</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Tus centrales</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Aún no hay centrales.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Estás mirando.</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Noreste</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>South / Southeast</source>
        <translation>Sur / Sureste</translation>
    </message>
    <message>
        <source>South Central</source>
        <translation>Centro-sur</translation>
    </message>
    <message>
        <source>Midwest / Great Lakes</source>
        <translation>Medio Oeste / Grandes Lagos</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gana: la otra parte está fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>PowerGridCardGame</name>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Sacar a subasta la {plant}, desde {minimum}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>No comprar central en esta ronda</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Pujar {price}</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Retirarse de esta subasta</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Desmantelar la {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>Conservar: {fuel}</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}</source>
        <translation>Comprar {units} de {fuel} de la columna {column} por {price}</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}, card {place} of these</source>
        <translation>Comprar {units} de {fuel} de la columna {column} por {price}, carta {place} de estas</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: earn {income}</source>
        <translation>Activar {plants} ({fuel}): ganas {income}</translation>
    </message>
    <message>
        <source>Buy no more resources</source>
        <translation>No comprar más combustible</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>No activar nada</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} saca a subasta la central {plant}.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} puja {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} se retira de la subasta de la central {plant}.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} no compra central en esta ronda.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} desmantela la central {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} compra la central {plant} por {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>La ficha de descuento está en la central {plant}: puja mínima 1.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>El Trust toma la central {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {card}.</source>
        <translation>El Trust toma una carta: {card}.</translation>
    </message>
    <message>
        <source>A demolition contract of {price} lies open (house variant).</source>
        <translation>Hay abierto un contrato de demolición de {price} (variante propia).</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays {name} {price} (house variant).</source>
        <translation>El Contratista de demoliciones paga {price} a {name} (variante propia).</translation>
    </message>
    <message>
        <source>The resource market opens with {cards}.</source>
        <translation>El mercado de combustible abre con {cards}.</translation>
    </message>
    <message>
        <source>{name} buys {card} for {price}.</source>
        <translation>{name} compra una carta por {price}: {card}.</translation>
    </message>
    <message>
        <source>{name} buys no more resources.</source>
        <translation>{name} no compra más combustible.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} entrega {count} de {fuel}.</translation>
    </message>
    <message>
        <source>A single goes on sale for 1: {card}.</source>
        <translation>Sale a la venta una carta suelta por 1: {card}.</translation>
    </message>
    <message>
        <source>Into a cheaper column: {cards}.</source>
        <translation>A una columna más barata: {cards}.</translation>
    </message>
    <message>
        <source>New on the market: {cards}.</source>
        <translation>Nuevas en el mercado: {cards}.</translation>
    </message>
    <message>
        <source>The discards become the new deck, with so many cards left: {cards}.</source>
        <translation>Los descartes forman el nuevo mazo. Cartas en él: {cards}.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and earns {income}.</source>
        <translation>{name} activa {plants} y gana {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing.</source>
        <translation>{name} no activa nada.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Orden de jugadores: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>El mercado de centrales abre con {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>La central {plant} entra en el mercado.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>La central {plant} sale de la partida.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>La central {plant} va debajo del mazo.</translation>
    </message>
    <message>
        <source>The next plant is a small one.</source>
        <translation>La próxima central es pequeña.</translation>
    </message>
    <message>
        <source>The next plant is a large one.</source>
        <translation>La próxima central es grande.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card comes up: the next round is the last.</source>
        <translation>Sale la carta «una ronda más»: la próxima ronda es la última.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Ronda {round}.</translation>
    </message>
    <message>
        <source>Round {round}, the last one.</source>
        <translation>Ronda {round}, la última.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>Se ha jugado la última ronda.</translation>
    </message>
    <message>
        <source>Power Grid: The Card Game</source>
        <translation>Alta Tensión: El juego de cartas</translation>
    </message>
    <message>
        <source>Bid for power plants and buy whole cards of resources before the others do. What does not fit goes back on sale as singles. There is no map: plants earn money themselves, and the last round decides. Played with house figures: the printed ones are not public.</source>
        <translation>Puja por centrales eléctricas y compra cartas enteras de combustible antes que los demás. Lo que no cabe vuelve a la venta en cartas sueltas. No hay mapa: las centrales ganan dinero por sí mismas, y decide la última ronda. Se juega con cifras propias: las impresas no son públicas.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>De 2 a 6 jugadores</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>una hora, más o menos</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Si todos ven el dinero de los demás.</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Oculto hasta el final</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Prices of resources</source>
        <translation>Precios del combustible</translation>
    </message>
    <message>
        <source>Whether the price of a column is paid per unit or per card.</source>
        <translation>Si el precio de una columna se paga por unidad o por carta.</translation>
    </message>
    <message>
        <source>For each unit</source>
        <translation>Por cada unidad</translation>
    </message>
    <message>
        <source>For a whole card</source>
        <translation>Por carta entera</translation>
    </message>
    <message>
        <source>Demolition Contractor (ours)</source>
        <translation>Contratista de demoliciones (propio)</translation>
    </message>
    <message>
        <source>A house variant, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Una variante propia, no la impresa: se paga a quien desmantele primero una central.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sin él</translation>
    </message>
    <message>
        <source>House variant</source>
        <translation>Variante propia</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Al azar: cualquier jugada permitida, para aprender</translation>
    </message>
    <message>
        <source>Steady: buys what it can fuel</source>
        <translation>Prudente: compra lo que puede hacer funcionar</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column} cost {price}.</source>
        <translation>Precio de {units} de {fuel} en la columna de {column}: {price}.</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants and fuel.</source>
        <translation>El Trust es una tercera compañía que se lleva centrales y combustible.</translation>
    </message>
    <message>
        <source>House figures: plants and cards are ours, the printed ones not public.</source>
        <translation>Cifras propias: centrales y cartas son nuestras, las impresas no son públicas.</translation>
    </message>
    <message>
        <source>The Demolition Contractor is a house variant.</source>
        <translation>El Contratista de demoliciones es una variante propia.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Elige una central para subastar o no compres ninguna en esta ronda.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Elige una central para subastar.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Con {money} Elektro no puedes abrir ninguna subasta: no compres en esta ronda.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>En la ronda 1 todos compran una central.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Solo quedas tú en esta fase: te llevas cualquier central por su mínimo.</translation>
    </message>
    <message>
        <source>The last round: plants bought now score if they can be fuelled.</source>
        <translation>La última ronda: las centrales compradas ahora puntúan si pueden funcionar.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Quedas fuera de todas las subastas de esta ronda.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Tienes más de {limit} centrales: elige una más antigua para desmantelarla.</translation>
    </message>
    <message>
        <source>Resources that no plant of yours can hold any more are given up as singles.</source>
        <translation>El combustible que ya no cabe en ninguna central tuya se entrega como cartas sueltas.</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays you {sum} Elektro (house variant).</source>
        <translation>El Contratista de demoliciones te paga {sum} Elektro (variante propia).</translation>
    </message>
    <message>
        <source>Choose the resources that you keep; singles go on sale for the rest.</source>
        <translation>Elige el combustible que conservas; por el resto salen a la venta cartas sueltas.</translation>
    </message>
    <message>
        <source>Resources to keep</source>
        <translation>Qué conservas</translation>
    </message>
    <message>
        <source>Buy resources: click cards on the market.</source>
        <translation>Compra combustible: haz clic en cartas del mercado.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Comprar por {price}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>No comprar</translation>
    </message>
    <message>
        <source>Resources to buy</source>
        <translation>Qué compras</translation>
    </message>
    <message>
        <source>{owned} of {room}</source>
        <translation>{owned} de {room}</translation>
    </message>
    <message>
        <source>{fuel}: you have {owned}, and your plants hold {room}.</source>
        <translation>{fuel}: tienes {owned} y en tus centrales caben {room}.</translation>
    </message>
    <message>
        <source>Total {price}</source>
        <translation>Total {price}</translation>
    </message>
    <message>
        <source>leaves {left} Elektro</source>
        <translation>saldo {left} Elektro</translation>
    </message>
    <message>
        <source>Cards are bought whole. For units that do not fit, singles go on sale to everybody.</source>
        <translation>Las cartas se compran enteras. Por las unidades que no caben salen a la venta cartas sueltas para todos.</translation>
    </message>
    <message>
        <source>A card costs the price of its column for each unit on it.</source>
        <translation>Una carta cuesta el precio de su columna por cada unidad que muestra.</translation>
    </message>
    <message>
        <source>A card costs the price of its column, however many units it has.</source>
        <translation>Una carta cuesta el precio de su columna, tenga las unidades que tenga.</translation>
    </message>
    <message>
        <source>{units} {fuel}</source>
        <translation>{units} de {fuel}</translation>
    </message>
    <message>
        <source>{kept} of {units} {fuel} kept</source>
        <translation>{fuel}: te quedas {kept} de {units}</translation>
    </message>
    <message>
        <source>Do not buy the card of {units} {fuel}</source>
        <translation>No comprar la carta de {units} de {fuel}</translation>
    </message>
    <message>
        <source>With these resources your plants earn {now} of {most}.</source>
        <translation>Con este combustible tus centrales ganan {now} de {most}.</translation>
    </message>
    <message>
        <source>Last round: with these resources your plants score {now} of {most}.</source>
        <translation>Última ronda: con este combustible tus centrales puntúan {now} de {most}.</translation>
    </message>
    <message>
        <source>Choose the plants that run: click them to switch them on or off.</source>
        <translation>Elige las centrales que activas: haz clic en ellas para encenderlas o apagarlas.</translation>
    </message>
    <message>
        <source>Plants to run</source>
        <translation>Centrales que activas</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>Activar {plants}: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Another choice earns {loss} more.</source>
        <translation>Otra elección gana {loss} más.</translation>
    </message>
    <message>
        <source>No choice earns more, and none burns less for it.</source>
        <translation>Ninguna elección gana más, y ninguna quema menos por lo mismo.</translation>
    </message>
    <message>
        <source>A hybrid burns gas and oil in any mix: choose the row.</source>
        <translation>Una híbrida quema gas y petróleo en cualquier mezcla: elige la fila.</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, earn {income}</source>
        <translation>Centrales {plants}, combustible {burns}, ganas {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>Decide {name}.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} elige una central para subastar.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} puja por la central {plant} o se retira.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} desmantela una central.</translation>
    </message>
    <message>
        <source>{name} chooses what to keep.</source>
        <translation>{name} elige qué conserva.</translation>
    </message>
    <message>
        <source>{name} buys resources.</source>
        <translation>{name} compra combustible.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Centrales por activar: {name}.</translation>
    </message>
    <message>
        <source>Cards are being drawn.</source>
        <translation>Se roban cartas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>La central {plant} no está en el mercado actual.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>La central {plant} cuesta al menos {minimum} y tienes {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>La puja mínima ahora es {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Solo tienes {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Quien saca una central a subasta puja por ella.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>La central que acabas de comprar se queda; desmantela una más antigua.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>La central {plant} no es tuya.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up what fits.</source>
        <translation>Eso no cabe en tus centrales, o entregarías lo que cabe.</translation>
    </message>
    <message>
        <source>That card is not on the market.</source>
        <translation>Esa carta no está en el mercado.</translation>
    </message>
    <message>
        <source>Your plants have no room for {fuel}.</source>
        <translation>En tus centrales no hay sitio para {fuel}.</translation>
    </message>
    <message>
        <source>That card costs {price}, and you have {money}.</source>
        <translation>Esa carta cuesta {price} y tienes {money}.</translation>
    </message>
    <message>
        <source>Your resources are not enough to run these plants together.</source>
        <translation>Tu combustible no basta para activar juntas estas centrales.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} gana con {points} puntos.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the Elektro left over: {rest}.</source>
        <translation>{name} gana con {points} puntos, por los Elektro sobrantes: {rest}.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the highest plant: {plant}.</source>
        <translation>{name} gana con {points} puntos, por la central de mayor número: {plant}.</translation>
    </message>
    <message>
        <source>{names} share the win with {points} points.</source>
        <translation>{names} comparten la victoria con {points} puntos.</translation>
    </message>
    <message>
        <source>Plants that can be fuelled</source>
        <translation>Centrales que pueden funcionar</translation>
    </message>
    <message>
        <source>After the last round each plant that can be fuelled scores what it would earn.</source>
        <translation>Después de la última ronda, cada central que puede funcionar puntúa lo que ganaría.</translation>
    </message>
    <message>
        <source>{name}: {plants}</source>
        <translation>{name}: {plants}</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: ninguna</translation>
    </message>
    <message>
        <source>Money handed in</source>
        <translation>Dinero entregado</translation>
    </message>
    <message>
        <source>One point for each {each} Elektro; the rest is kept for ties.</source>
        <translation>Un punto por cada {each} Elektro; el resto se guarda para los empates.</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobrante</translation>
    </message>
    <message>
        <source>Of players with equal points whoever has more Elektro left over is ahead, then whoever owns the highest plant.</source>
        <translation>A igualdad de puntos, va delante quien tiene más Elektro sobrantes; después, quien tiene la central de mayor número.</translation>
    </message>
    <message>
        <source>{name}: highest plant {plant}</source>
        <translation>{name}: central de mayor número {plant}</translation>
    </message>
    <message>
        <source>Points if it had ended then</source>
        <translation>Puntos si hubiera terminado entonces</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Dinero después de cada ronda</translation>
    </message>
    <message>
        <source>Earnings of each round</source>
        <translation>Ganancias de cada ronda</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>After the last round every plant that you can fuel scores what it would earn, and every 10 Elektro score 1 point more. Ties go to whoever has more Elektro left over, then to the owner of the highest plant.</source>
        <translation>Después de la última ronda, cada central que puedes hacer funcionar puntúa lo que ganaría, y cada 10 Elektro dan 1 punto más. Los empates son para quien tiene más Elektro sobrantes y, después, para quien tiene la central de mayor número.</translation>
    </message>
    <message>
        <source>1. Auction</source>
        <translation>1. Subasta</translation>
    </message>
    <message>
        <source>The first in order who has no plant of this round puts one of the four current plants up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The last one gets a plant for its minimum. The discount token makes the lowest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>El primero del orden que aún no tiene central de esta ronda saca a subasta una de las cuatro centrales actuales por su número como mínimo, o no compra en esta ronda. Los demás suben o se retiran, en el sentido de las agujas del reloj. Quien gana paga, y se roba una central nueva. Todos compran como mucho una central por ronda, y en la ronda 1 tienen que comprarla. El último se lleva una central por su mínimo. La ficha de descuento hace que la central de menor número empiece en 1; si no se vende, esa central sale de la partida. Con más de tres centrales se desmantela una más antigua.</translation>
    </message>
    <message>
        <source>2. Resources</source>
        <translation>2. Combustible</translation>
    </message>
    <message>
        <source>The last in order buys first. Cards are bought whole; a card costs the price of its column for each unit on it, or once, as the table has chosen. Your plants hold twice what a run burns, hybrids any mix of gas and oil. At least one unit of a card must fit. You pay for the others too: for each a single card goes on sale in the column of 1, for anybody, and if no single of its kind is left it is lost.</source>
        <translation>El último del orden compra primero. Las cartas se compran enteras; una carta cuesta el precio de su columna por cada unidad que muestra, o una sola vez, según haya elegido la mesa. En tus centrales cabe el doble de lo que quema una activación; en las híbridas, cualquier mezcla de gas y petróleo. Al menos una unidad de la carta tiene que caber. También pagas las demás: por cada una sale a la venta una carta suelta en la columna de 1, para cualquiera, y si no queda ninguna suelta de su tipo, se pierde.</translation>
    </message>
    <message>
        <source>3. Bureaucracy</source>
        <translation>3. Burocracia</translation>
    </message>
    <message>
        <source>Each plant runs once or not at all. Cards are turned as their units are spent, singles and nearly empty ones first. Whoever earns most is first in the next round. Then cards slide to the cheaper columns, gaps are filled from the deck, and the highest plant goes under the stack.</source>
        <translation>Cada central se activa una vez o ninguna. Las cartas se giran según se gastan sus unidades, primero las sueltas y las casi vacías. Quien más gana va primero en la próxima ronda. Después las cartas pasan a columnas más baratas, los huecos se llenan con el mazo y la central de mayor número va debajo de su mazo.</translation>
    </message>
    <message>
        <source>The decks</source>
        <translation>Los mazos</translation>
    </message>
    <message>
        <source>When the deck of resources is used up, the discards become the new one. The cards marked + join it the first time, those marked ++ the second time.</source>
        <translation>Cuando se acaba el mazo de combustible, los descartes forman el nuevo. Las cartas marcadas con + se unen a él la primera vez; las marcadas con ++, la segunda.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>When &quot;one more round&quot; comes up from the stack, this round is finished and one more is played, of auctions and resources only. From then on all plants of the market are current, six of them.</source>
        <translation>Cuando «una ronda más» sale del mazo, se termina esta ronda y se juega otra, solo de subastas y combustible. Desde entonces todas las centrales del mercado, seis, son actuales.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Dos jugadores: el Trust</translation>
    </message>
    <message>
        <source>The Trust is a third company and always second in order. It bids for nothing: in its turn it takes the highest current plant, keeps three, and takes the cheapest cards that fuel each of them once. It has no money and wins nothing. How it chooses is a house rule.</source>
        <translation>El Trust es una tercera compañía y siempre va en segundo lugar. No puja por nada: en su turno toma la central actual de mayor número, conserva tres y toma las cartas más baratas que hacen funcionar una vez cada una de ellas. No tiene dinero y no gana nada. Cómo elige es una regla propia.</translation>
    </message>
    <message>
        <source>House figures and house variant</source>
        <translation>Cifras propias y variante propia</translation>
    </message>
    <message>
        <source>The plants, the units on the cards and the size of the market are ours, because the printed ones are not public; who has the game can load its figures. The Demolition Contractor is our own variant: each auction phase turns up a contract of 1 to 5, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>Las centrales, las unidades de las cartas y el tamaño del mercado son nuestros, porque los impresos no son públicos; quien tiene el juego puede cargar sus cifras. El Contratista de demoliciones es una variante nuestra: cada fase de subasta descubre un contrato de 1 a 5, y quien primero desmantela una central en ella cobra todos los que están abiertos.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>Click cards, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. Units that would not fit are crossed out before you buy. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Haz clic en cartas, devuélvelas una a una o todas a la vez y termina tu turno con el botón de la indicación. Antes no se envía nada. Las unidades que no cabrían aparecen tachadas antes de que compres. En una subasta, la mesa puede seguir pujando por ti hasta un límite que nadie más ve.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>carbón</translation>
    </message>
    <message>
        <source>gas</source>
        <translation>gas</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>petróleo</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>uranio</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} de {fuel}</translation>
    </message>
    <message>
        <source>no resources</source>
        <translation>sin combustible</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>El Trust</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} earn {earnings} Elektro</source>
        <translation>Central {plant}: con {amount} de {fuel} gana {earnings} Elektro</translation>
    </message>
    <message>
        <source>Plant {plant}: no resources, earns {earnings} Elektro</source>
        <translation>Central {plant}: sin combustible, gana {earnings} Elektro</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{plant} ({fuel})</source>
        <translation>{plant} ({fuel})</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>sin combustible</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>ficha de descuento: puja mínima {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>puja mínima {minimum}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Combustible</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Burocracia</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>{round}, {phase}. Order: {order}</source>
        <translation>{round}, {phase}. Orden: {order}</translation>
    </message>
    <message>
        <source>Auctions go in this order, resources in reverse. Whoever earns most in a round is first in the next one.</source>
        <translation>Las subastas van en este orden; el combustible, al revés. Quien más gana en una ronda va primero en la siguiente.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Una ronda más</translation>
    </message>
    <message>
        <source>The last round has auctions and resources only. Plants that can be fuelled then score what they earn.</source>
        <translation>La última ronda solo tiene subastas y combustible. Después, las centrales que pueden funcionar puntúan lo que ganan.</translation>
    </message>
    <message>
        <source>The card is drawn: after this round there is one more, of auctions and resources only.</source>
        <translation>La carta ha salido: después de esta ronda hay una más, solo de subastas y combustible.</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Cifras propias</translation>
    </message>
    <message>
        <source>The printed plants and resource cards are not public. This table plays with figures of our own; who has the game can load the printed ones.</source>
        <translation>Las centrales y las cartas de combustible impresas no son públicas. Esta mesa juega con cifras propias; quien tiene el juego puede cargar las impresas.</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Centrales actuales</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Centrales, todas actuales</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Centrales futuras</translation>
    </message>
    <message>
        <source>Stack {count}, on top {top}</source>
        <translation>Mazo {count}, encima {top}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Mazo vacío</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies behind the plants. After the auctions it leaves with the lowest plant.</source>
        <translation>La carta «una ronda más» está detrás de las centrales. Después de las subastas sale con la central de menor número.</translation>
    </message>
    <message>
        <source>Face-down cards in the stack: {count}. On top: {top}.</source>
        <translation>Cartas boca abajo en el mazo: {count}. Encima: {top}.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies among them.</source>
        <translation>La carta «una ronda más» está entre ellas.</translation>
    </message>
    <message>
        <source>a small plant</source>
        <translation>una central pequeña</translation>
    </message>
    <message>
        <source>a large plant</source>
        <translation>una central grande</translation>
    </message>
    <message>
        <source>the &quot;one more round&quot; card</source>
        <translation>la carta «una ronda más»</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Resource market</source>
        <translation>Mercado de combustible</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards} · singles left {singles}</source>
        <translation>Mazo {deck} · descartes {discards} · sueltas {singles}</translation>
    </message>
    <message>
        <source>Face down in the deck: {deck}. The next deck is made of the discards: {discards}. Single cards not in use: {singles}.</source>
        <translation>Boca abajo en el mazo: {deck}. El próximo mazo se forma con los descartes: {discards}. Cartas sueltas sin usar: {singles}.</translation>
    </message>
    <message>
        <source>The ++ cards become discards when the deck is made anew.</source>
        <translation>Las cartas ++ pasan a los descartes cuando se forma de nuevo el mazo.</translation>
    </message>
    <message>
        <source>per unit</source>
        <translation>por unidad</translation>
    </message>
    <message>
        <source>per card</source>
        <translation>por carta</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>sueltas</translation>
    </message>
    <message>
        <source>Column of {price} Elektro</source>
        <translation>Columna de {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>{units} de {fuel} en la columna de {column}, por {price} Elektro</translation>
    </message>
    <message>
        <source>A single {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>Una suelta de {fuel} en la columna de {column}, por {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} of {of}</source>
        <translation>{units} de {fuel}, de un total de {of}</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}.</source>
        <translation>Pagas {units} y te quedas {kept}: no cabe más. Sueltas de {fuel} que salen a la venta a cambio: {singles}.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. No single of {fuel} is left, so the rest is lost.</source>
        <translation>Pagas {units} y te quedas {kept}: no cabe más. No queda ninguna suelta de {fuel}, así que el resto se pierde.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}; lost: {lost}.</source>
        <translation>Pagas {units} y te quedas {kept}: no cabe más. Sueltas de {fuel} que salen a la venta a cambio: {singles}; se pierden: {lost}.</translation>
    </message>
    <message>
        <source>Demolition (house variant)</source>
        <translation>Demolición (variante propia)</translation>
    </message>
    <message>
        <source>{sum} Elektro for the first to scrap</source>
        <translation>{sum} Elektro para quien desmantele primero</translation>
    </message>
    <message>
        <source>none open this round</source>
        <translation>ninguno abierto en esta ronda</translation>
    </message>
    <message>
        <source>The printed rule is not public; this one is ours. Each auction phase turns up a contract, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>La regla impresa no es pública; esta es nuestra. Cada fase de subasta descubre un contrato, y quien primero desmantela una central en ella cobra todos los que están abiertos.</translation>
    </message>
    <message>
        <source>{money} Elektro, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>{money} Elektro, última producción {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>money hidden, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>dinero oculto, última producción {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>Money, and what the plants would earn now with the resources below them.</source>
        <translation>Dinero, y lo que las centrales ganarían ahora con el combustible que hay debajo de ellas.</translation>
    </message>
    <message>
        <source>{plants}, {fuel}</source>
        <translation>{plants}, {fuel}</translation>
    </message>
    <message>
        <source>The third company of a game of two. It takes plants and resources for nothing, has no money and wins nothing.</source>
        <translation>La tercera compañía de una partida de dos. Toma centrales y combustible sin pagar, no tiene dinero y no gana nada.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>centrales {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>sin centrales</translation>
    </message>
    <message>
        <source>This round: took plant {plant}</source>
        <translation>Esta ronda: ha tomado la central {plant}</translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Esta ronda: nada todavía</translation>
    </message>
    <message>
        <source>This round: took plant {plant}, and {fuel}</source>
        <translation>Esta ronda: ha tomado la central {plant} y {fuel}</translation>
    </message>
    <message>
        <source>This round: took {fuel}</source>
        <translation>Esta ronda: ha tomado {fuel}</translation>
    </message>
    <message>
        <source>Earned last</source>
        <translation>Última ganancia</translation>
    </message>
    <message>
        <source>Can earn</source>
        <translation>Puede ganar</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Centrales</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Tus centrales</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Aún no hay centrales.</translation>
    </message>
    <message>
        <source>Your resources</source>
        <translation>Tu combustible</translation>
    </message>
    <message>
        <source>No resources.</source>
        <translation>Sin combustible.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Estás mirando.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} gana: la otra parte está fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
</context>
<context>
    <name>RankingCard</name>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>Your turn ended before that move.</source>
        <translation>Tu turno ha terminado antes de esa jugada.</translation>
    </message>
    <message>
        <source>There is no move to send.</source>
        <translation>No hay ninguna jugada que enviar.</translation>
    </message>
    <message>
        <source>The table waits for something else.</source>
        <translation>La mesa espera otra cosa.</translation>
    </message>
    <message>
        <source>The table had gone on before your move came. Look again, and choose.</source>
        <translation>La mesa ya había avanzado cuando llegó tu jugada. Vuelve a mirar y elige.</translation>
    </message>
</context>
<context>
    <name>ReplayFrame</name>
    <message>
        <source>Log</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Con los ojos de quién</translation>
    </message>
    <message>
        <source>Nobody&apos;s hand</source>
        <translation>Ninguna mano</translation>
    </message>
    <message>
        <source>{}&apos;s hand</source>
        <translation>Mano de {}</translation>
    </message>
    <message>
        <source>{at} of {last}, reading on …</source>
        <translation>{at} de {last}, se sigue leyendo …</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>See</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>The table is laid.</source>
        <translation>La mesa está puesta.</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} de {last}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>La puntuación</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Todo listo</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Others join with this address:</source>
        <translation>Los demás se unen con esta dirección:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>or: {}</source>
        <translation>o bien: {}</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Miran: {}</translation>
    </message>
    <message>
        <source>{names}: asking to come in</source>
        <translation>{names}: piden entrar</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>solo miras</translation>
    </message>
    <message>
        <source>you host</source>
        <translation>tu mesa</translation>
    </message>
    <message>
        <source>You watch. The game comes here when the host starts it.</source>
        <translation>Solo miras. La partida aparecerá aquí cuando el anfitrión la empiece.</translation>
    </message>
    <message>
        <source>The host was asked to let you in, and sees your name.</source>
        <translation>El anfitrión ya ve tu nombre y decide si te deja entrar.</translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation>Hay un asiento libre.</translation>
    </message>
    <message>
        <source>{} seats are free.</source>
        <translation>Hay {} asientos libres.</translation>
    </message>
    <message>
        <source>Waiting for {} to be ready.</source>
        <translation>Esperando el «Todo listo» de {}.</translation>
    </message>
    <message>
        <source>Everybody is here. The host starts the game.</source>
        <translation>Ya están todos. Empieza la partida quien abre la mesa.</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Ya están todos.</translation>
    </message>
    <message>
        <source>Asking to come in</source>
        <translation>Piden entrar</translation>
    </message>
    <message>
        <source>Asking the host to be let in</source>
        <translation>Pidiendo permiso al anfitrión para entrar</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of {}</source>
        <translation>Reglas de {}</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>observada</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>otra versión</translation>
    </message>
    <message>
        <source>Given up by {}. Nobody won.</source>
        <translation>Abandonada por {}. No ha ganado nadie.</translation>
    </message>
    <message>
        <source>A deck could not be opened. Nobody won.</source>
        <translation>No se pudo abrir un mazo. No ha ganado nadie.</translation>
    </message>
    <message>
        <source>This program cannot read it: {}.</source>
        <translation>Este programa no puede leerla: {}.</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Ronda {}</translation>
    </message>
    <message>
        <source>No seat in it is yours.</source>
        <translation>No tienes ningún asiento en ella.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Won by {}</source>
        <translation>Ganada por {}</translation>
    </message>
    <message>
        <source>{day}, {hour}</source>
        <translation>{day}, {hour}</translation>
    </message>
    <message>
        <source>File of {}</source>
        <translation>Archivo del {}</translation>
    </message>
</context>
<context>
    <name>SavedCard</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>Más sobre {}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Replay {}</source>
        <translation>Repetición de {}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue {}</source>
        <translation>Continuar {}</translation>
    </message>
    <message>
        <source>This file is damaged: {}.</source>
        <translation>Este archivo está dañado: {}.</translation>
    </message>
    <message>
        <source>Entries before that, all of them sound: {}</source>
        <translation>Entradas anteriores, todas intactas: {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Seguir desde el comienzo intacto</translation>
    </message>
</context>
<context>
    <name>SavedList</name>
    <message>
        <source>Show older games</source>
        <translation>Mostrar partidas anteriores</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Open seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>ya ha decidido</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>bot of {}</source>
        <translation>bot de {}</translation>
    </message>
    <message>
        <source>{} plays</source>
        <translation>juega {}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>se fue; su asiento espera</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera de la partida</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Swap with the next seat</source>
        <translation>Cambiar con el asiento siguiente</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Liberar este asiento</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>{} (you)</source>
        <translation>{} (tú)</translation>
    </message>
    <message>
        <source>Free the seat of {}</source>
        <translation>Liberar el asiento de {}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>todo listo</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>se fue; su asiento espera</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {}</source>
        <translation>Asiento {}</translation>
    </message>
    <message>
        <source>Guest {}</source>
        <translation>Visita {}</translation>
    </message>
    <message>
        <source>Name on seat {}</source>
        <translation>Nombre en el asiento {}</translation>
    </message>
    <message>
        <source>Somebody at this laptop</source>
        <translation>Alguien en este portátil</translation>
    </message>
    <message>
        <source>Open for whoever joins</source>
        <translation>Abierto para quien se una</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>words not compared</source>
        <translation>palabras sin comparar</translation>
    </message>
    <message>
        <source>Nobody can be sure who sits here.</source>
        <translation>Nadie puede saber con certeza quién está aquí.</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>solo miras</translation>
    </message>
    <message>
        <source>You have no seat here: you see what everybody sees.</source>
        <translation>No tienes asiento aquí: ves lo que ven todos.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Miran: {}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>What the others see at the table.</source>
        <translation>Lo que ven los demás en la mesa.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se mueve</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Everybody at a table reads it in their own.</source>
        <translation>En una mesa, cada persona lee en el suyo.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The lamp over the table, or the room at night.</source>
        <translation>La lámpara sobre la mesa o la sala de noche.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Todo crece con él.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>F11 does the same, wherever you are.</source>
        <translation>F11 hace lo mismo, estés donde estés.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Cards and pieces jump instead.</source>
        <translation>Las cartas y las piezas saltan a su sitio.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Sonar</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Preguntar antes</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The bell of the system as it begins.</source>
        <translation>El timbre del sistema cuando empieza.</translation>
    </message>
    <message>
        <source>Leaving a game</source>
        <translation>Al dejar una partida</translation>
    </message>
    <message>
        <source>A question before you leave a game that is not over.</source>
        <translation>Una pregunta antes de dejar una partida que no ha terminado.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{}: your turn</source>
        <translation>{}: tu turno</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turn: look it over, then Done</source>
        <translation>Tu turno: revísalo y pulsa Listo</translation>
    </message>
    <message>
        <source>Waiting for {}</source>
        <translation>Esperando a {}</translation>
    </message>
    <message>
        <source>Waiting for {} to compare the words</source>
        <translation>Esperando a que {} compare las palabras</translation>
    </message>
    <message>
        <source>Cards are being dealt</source>
        <translation>Se reparten las cartas</translation>
    </message>
    <message>
        <source>Pass the laptop on</source>
        <translation>Pasa el portátil</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Sent. Waiting for {}</source>
        <translation>Enviado. Esperando a {}</translation>
    </message>
    <message>
        <source>Sent. The table confirms it</source>
        <translation>Enviado. La mesa lo confirma</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>The board in words</source>
        <translation>El tablero en palabras</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{deed} {count} raises from {price} on.</source>
        <translation>{deed} Pujas desde {price}: {count}.</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>{game}, hosted by {host}</source>
        <translation>{game}, la abre {host}</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats</source>
        <translation>{taken} de {seats} asientos</translation>
    </message>
    <message>
        <source>Join {}</source>
        <translation>Unirse a {}</translation>
    </message>
    <message>
        <source>Come back to {}</source>
        <translation>Volver a {}</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Code of {}</source>
        <translation>Código de {}</translation>
    </message>
    <message>
        <source>Watch {}</source>
        <translation>Mirar {}</translation>
    </message>
    <message>
        <source>The table is gone.</source>
        <translation>La mesa ya no está.</translation>
    </message>
    <message>
        <source>The game there is over.</source>
        <translation>La partida de esa mesa ha terminado.</translation>
    </message>
    <message>
        <source>The game there has begun.</source>
        <translation>La partida de esa mesa ya ha empezado.</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Todos los asientos están ocupados.</translation>
    </message>
</context>
<context>
    <name>ThirteenMinutes</name>
    <message>
        <source>Quarantine line</source>
        <translation>Línea de cuarentena</translation>
    </message>
    <message>
        <source>Bombers aloft</source>
        <translation>Bombarderos en el aire</translation>
    </message>
    <message>
        <source>Quiet deal over Turkey</source>
        <translation>Acuerdo discreto sobre Turquía</translation>
    </message>
    <message>
        <source>Allies rally</source>
        <translation>Los aliados se alinean</translation>
    </message>
    <message>
        <source>Photographs on the easel</source>
        <translation>Fotografías en el atril</translation>
    </message>
    <message>
        <source>Launchers operational</source>
        <translation>Lanzadores operativos</translation>
    </message>
    <message>
        <source>Submarines below the line</source>
        <translation>Submarinos bajo la línea</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Dos cartas</translation>
    </message>
    <message>
        <source>Pressure on Berlin</source>
        <translation>Presión sobre Berlín</translation>
    </message>
    <message>
        <source>Havana broadcasts</source>
        <translation>Emisiones desde La Habana</translation>
    </message>
    <message>
        <source>Observers between the lines</source>
        <translation>Observadores entre las líneas</translation>
    </message>
    <message>
        <source>Secretary-General&apos;s plea</source>
        <translation>Súplica del Secretario General</translation>
    </message>
    <message>
        <source>Press leak</source>
        <translation>Filtración a la prensa</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 USSR cubes off it; they go back to the USSR supply. The zone stays where it is.</source>
        <translation>Elige una zona (Cuba vale). Retira de ella hasta 3 cubos soviéticos, que vuelven a la reserva soviética. La zona no se mueve.</translation>
    </message>
    <message>
        <source>Put up to 4 of your cubes on one face-up military zone (this very card qualifies). It moves one step towards you as usual.</source>
        <translation>Pon hasta 4 de tus cubos en una zona militar boca arriba (esta misma carta vale). Se mueve un paso hacia ti, como siempre.</translation>
    </message>
    <message>
        <source>Move any number of your own cubes from one zone to one other zone. Neither zone moves.</source>
        <translation>Mueve cuantos cubos tuyos quieras de una zona a otra. Ninguna de las dos zonas se mueve.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the USSR sphere. No cubes change.</source>
        <translation>Desplaza hasta dos zonas boca arriba un paso cada una hacia la esfera soviética. Los cubos no cambian.</translation>
    </message>
    <message>
        <source>Look secretly at the Cuba card. Then put 1 of your cubes on each of up to two different zones; each moves one step towards you.</source>
        <translation>Mira en secreto la carta de Cuba. Después pon 1 de tus cubos en cada una de hasta dos zonas distintas; cada una se mueve un paso hacia ti.</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 US cubes off it; they go back to the US supply. The zone stays where it is.</source>
        <translation>Elige una zona (Cuba vale). Retira de ella hasta 3 cubos estadounidenses, que vuelven a la reserva estadounidense. La zona no se mueve.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the US sphere. No cubes change.</source>
        <translation>Desplaza hasta dos zonas boca arriba un paso cada una hacia la esfera estadounidense. Los cubos no cambian.</translation>
    </message>
    <message>
        <source>Return up to two zones (Cuba allowed) to the neutral area. Cubes stay on them.</source>
        <translation>Devuelve hasta dos zonas (Cuba vale) al área neutral. Los cubos se quedan en ellas.</translation>
    </message>
    <message>
        <source>Pick one zone holding at least one cube. Both players take all their cubes back from it; then put that zone in any of the three areas.</source>
        <translation>Elige una zona con al menos un cubo. Ambos jugadores recuperan todos sus cubos de ella; después pon esa zona en cualquiera de las tres áreas.</translation>
    </message>
    <message>
        <source>Look at the enemy&apos;s hand. Then carry out one order worth up to 2.</source>
        <translation>Mira la mano del rival. Después lleva a cabo una orden de hasta 2 cubos.</translation>
    </message>
    <message>
        <source>Bid {cubes}</source>
        <translation>Pujar {cubes}</translation>
    </message>
    <message>
        <source>{seat} begins</source>
        <translation>Empieza {seat}</translation>
    </message>
    <message>
        <source>Play {card}: {area}</source>
        <translation>Jugar {card}: {area}</translation>
    </message>
    <message>
        <source>Carry out the event</source>
        <translation>Realizar el evento</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Sin evento</translation>
    </message>
    <message>
        <source>Use the card as its event</source>
        <translation>Usar la carta como evento</translation>
    </message>
    <message>
        <source>Use the card as an order</source>
        <translation>Usar la carta como orden</translation>
    </message>
    <message>
        <source>Order of 0: nothing changes</source>
        <translation>Orden de 0: no cambia nada</translation>
    </message>
    <message>
        <source>Put {cubes} on {zone}</source>
        <translation>Poner {cubes} en {zone}</translation>
    </message>
    <message>
        <source>Take {cubes} off {zone}</source>
        <translation>Quitar {cubes} de {zone}</translation>
    </message>
    <message>
        <source>Remove {cubes} of the enemy from {zone}</source>
        <translation>Retirar {cubes} del rival de {zone}</translation>
    </message>
    <message>
        <source>Remove {cubes} of yours from {zone}</source>
        <translation>Retirar {cubes} de los tuyos de {zone}</translation>
    </message>
    <message>
        <source>Clear {zone} of cubes</source>
        <translation>Retirar todos los cubos de {zone}</translation>
    </message>
    <message>
        <source>Move {cubes} from {origin} to {zone}</source>
        <translation>Mover {cubes} de {origin} a {zone}</translation>
    </message>
    <message>
        <source>Shift {zone}</source>
        <translation>Desplazar {zone}</translation>
    </message>
    <message>
        <source>Lay {zone} in the {area}</source>
        <translation>Colocar {zone}: {area}</translation>
    </message>
    <message>
        <source>End this step of the event</source>
        <translation>Terminar este paso del evento</translation>
    </message>
    <message>
        <source>{seat0} plays the {side}.</source>
        <translation>{side}: juega {seat0}.</translation>
    </message>
    <message>
        <source>Game {game}: the cards are shuffled.</source>
        <translation>Partida {game}: se barajan las cartas.</translation>
    </message>
    <message>
        <source>{seat} gets {cards} cards.</source>
        <translation>{seat} recibe {cards} cartas.</translation>
    </message>
    <message>
        <source>{seat} bids {cubes}.</source>
        <translation>{seat} puja {cubes}.</translation>
    </message>
    <message>
        <source>Equal bids: both take them back.</source>
        <translation>Pujas iguales: ambos las recuperan.</translation>
    </message>
    <message>
        <source>The sealed bid of {seat} was not legal and counts as {counted}.</source>
        <translation>La puja sellada de {seat} no era válida y cuenta como {counted}.</translation>
    </message>
    <message>
        <source>{seat} decides who begins.</source>
        <translation>{seat} decide quién empieza.</translation>
    </message>
    <message>
        <source>Chance lets {seat} decide who begins; nobody pays.</source>
        <translation>El azar deja que {seat} decida quién empieza; nadie paga.</translation>
    </message>
    <message>
        <source>{seat} says: {first} begins.</source>
        <translation>{seat} dice: empieza {first}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}: {area}.</source>
        <translation>{seat} juega {card}: {area}.</translation>
    </message>
    <message>
        <source>{seat} carries out the event of {card}.</source>
        <translation>{seat} realiza el evento de {card}.</translation>
    </message>
    <message>
        <source>{seat} lets the event of {card} be.</source>
        <translation>{seat} renuncia al evento de {card}.</translation>
    </message>
    <message>
        <source>{seat} ends this step of the event.</source>
        <translation>{seat} termina este paso del evento.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as its event.</source>
        <translation>{seat} usa {card} como evento.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as an order.</source>
        <translation>{seat} usa {card} como orden.</translation>
    </message>
    <message>
        <source>{seat} orders nothing.</source>
        <translation>{seat} no ordena nada.</translation>
    </message>
    <message>
        <source>{seat} puts {cubes} on {zone}.</source>
        <translation>{seat} pone {cubes} en {zone}.</translation>
    </message>
    <message>
        <source>{seat} takes {cubes} off {zone}.</source>
        <translation>{seat} quita {cubes} de {zone}.</translation>
    </message>
    <message>
        <source>{seat} removes {cubes} from {zone}.</source>
        <translation>{seat} retira {cubes} de {zone}.</translation>
    </message>
    <message>
        <source>{seat} clears {zone} of cubes.</source>
        <translation>{seat} retira todos los cubos de {zone}.</translation>
    </message>
    <message>
        <source>{seat} moves {cubes} from {origin} to {target}.</source>
        <translation>{seat} mueve {cubes} de {origin} a {target}.</translation>
    </message>
    <message>
        <source>{seat} shifts {zone}.</source>
        <translation>{seat} desplaza {zone}.</translation>
    </message>
    <message>
        <source>{seat} lays {zone} in the {area}.</source>
        <translation>{seat} coloca {zone}: {area}.</translation>
    </message>
    <message>
        <source>{zone} now lies in the {area}.</source>
        <translation>{zone} pasa a: {area}.</translation>
    </message>
    <message>
        <source>{seat} draws a card; {pile} left.</source>
        <translation>{seat} roba una carta; en el mazo, {pile}.</translation>
    </message>
    <message>
        <source>{seat} looks at Cuba.</source>
        <translation>{seat} mira la carta de Cuba.</translation>
    </message>
    <message>
        <source>{seat} looks at the enemy&apos;s hand.</source>
        <translation>{seat} mira la mano del rival.</translation>
    </message>
    <message>
        <source>Cuba is turned up: {card}.</source>
        <translation>Se descubre Cuba: {card}.</translation>
    </message>
    <message>
        <source>The last card of {seat}: {card}.</source>
        <translation>La última carta de {seat}: {card}.</translation>
    </message>
    <message>
        <source>{zone}: {seat} has more cubes, {points}.</source>
        <translation>{zone}: {seat} tiene más cubos, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in the sphere of {seat}, {points}.</source>
        <translation>{zone}: empate en la esfera de {seat}, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in neutral, nobody.</source>
        <translation>{zone}: empate en el área neutral, nadie.</translation>
    </message>
    <message>
        <source>Military zones {seat0} to {seat1}: dominance for {seat}.</source>
        <translation>Zonas militares, {seat0}, {seat1}: dominio para {seat}.</translation>
    </message>
    <message>
        <source>Influence on the last cards {seat0} to {seat1}: epilogue for {seat}.</source>
        <translation>Influencia en las últimas cartas, {seat0}, {seat1}: epílogo para {seat}.</translation>
    </message>
    <message>
        <source>The last cards are of one type: each lies in its holder&apos;s sphere.</source>
        <translation>Las últimas cartas son del mismo tipo: cada una está en la esfera de quien la tiene.</translation>
    </message>
    <message>
        <source>The last cards are of different types and cause nothing.</source>
        <translation>Las últimas cartas son de tipos distintos y no causan nada.</translation>
    </message>
    <message>
        <source>{seat} has caused nuclear war.</source>
        <translation>{seat} ha causado la guerra nuclear.</translation>
    </message>
    <message>
        <source>Points: {seat0} to {seat1}.</source>
        <translation>Puntos: {seat0}, {seat1}.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by points.</source>
        <translation>{seat} gana la partida {game} por puntos.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by zones in the own sphere.</source>
        <translation>{seat} gana la partida {game} por zonas en la esfera propia.</translation>
    </message>
    <message>
        <source>{seat} wins game {game}: the other one caused nuclear war.</source>
        <translation>{seat} gana la partida {game}: el otro bando ha causado la guerra nuclear.</translation>
    </message>
    <message>
        <source>Game {game} is void.</source>
        <translation>La partida {game} es nula.</translation>
    </message>
    <message>
        <source>Campaign: {seat0} to {seat1}.</source>
        <translation>Campaña: {seat0}, {seat1}.</translation>
    </message>
    <message>
        <source>13 Minutes</source>
        <translation>13 Minutos</translation>
    </message>
    <message>
        <source>Cuba, October 1962, in ten cards. Two superpowers bid for the initiative, place battlegrounds and push influence over them, each with two cards in hand. More control wins, unless three zones of one kind in your own sphere set off the war nobody wants.</source>
        <translation>Cuba, octubre de 1962, en diez cartas. Dos superpotencias pujan por la iniciativa, colocan campos de batalla y extienden su influencia sobre ellos, cada una con dos cartas en la mano. Gana quien controla más, salvo que tres zonas de un tipo en su propia esfera desaten la guerra que nadie quiere.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>13 minutes, a campaign about an hour</source>
        <translation>13 minutos; una campaña, una hora más o menos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>A campaign adds up games until somebody has 13 points.</source>
        <translation>Una campaña suma partidas hasta que alguien tiene 13 puntos.</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Who plays which superpower.</source>
        <translation>Quién juega con cada superpotencia.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decide el azar</translation>
    </message>
    <message>
        <source>First seat plays the US</source>
        <translation>Primer asiento: EE&#xa0;UU</translation>
    </message>
    <message>
        <source>First seat plays the USSR</source>
        <translation>Primer asiento: URSS</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Pujas iguales</translation>
    </message>
    <message>
        <source>After five equal bids in a row chance may say who decides.</source>
        <translation>Tras cinco pujas iguales seguidas, el azar puede decir quién decide.</translation>
    </message>
    <message>
        <source>Chance after five</source>
        <translation>Azar tras cinco</translation>
    </message>
    <message>
        <source>Bid again and again</source>
        <translation>Pujar cuanto haga falta</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambio de bando</translation>
    </message>
    <message>
        <source>Whether the sides change hands between the games of a campaign.</source>
        <translation>Si los bandos se intercambian entre las partidas de una campaña.</translation>
    </message>
    <message>
        <source>After each game</source>
        <translation>Tras cada partida</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Al azar: cualquier jugada permitida, para aprender</translation>
    </message>
    <message>
        <source>Steady: looks after zones and war</source>
        <translation>Prudente: vigila las zonas y la guerra</translation>
    </message>
    <message>
        <source>A bid is 0 cubes or more.</source>
        <translation>Una puja es de 0 cubos o más.</translation>
    </message>
    <message>
        <source>There are only {supply} cubes in your supply.</source>
        <translation>Cubos en tu reserva: solo {supply}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>There is no such area.</source>
        <translation>Esa área no existe.</translation>
    </message>
    <message>
        <source>A card is never placed in the enemy&apos;s sphere.</source>
        <translation>Una carta nunca se coloca en la esfera del rival.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Elige antes una carta de tu mano.</translation>
    </message>
    <message>
        <source>There is no such zone.</source>
        <translation>Esa zona no existe.</translation>
    </message>
    <message>
        <source>At least one cube.</source>
        <translation>Al menos un cubo.</translation>
    </message>
    <message>
        <source>The order is worth {value} cubes.</source>
        <translation>Valor de la orden, en cubos: {value}.</translation>
    </message>
    <message>
        <source>Only {here} of your cubes are on this zone.</source>
        <translation>Cubos tuyos en esta zona: solo {here}.</translation>
    </message>
    <message>
        <source>Your supply is {supply}, and none of your cubes are here to take.</source>
        <translation>Tu reserva: {supply}; y aquí no hay cubos tuyos que quitar.</translation>
    </message>
    <message>
        <source>This zone holds no more of your cubes.</source>
        <translation>En esta zona no caben más cubos tuyos.</translation>
    </message>
    <message>
        <source>The event takes different zones, and this one has had its turn.</source>
        <translation>El evento toma zonas distintas, y esta ya ha tenido su turno.</translation>
    </message>
    <message>
        <source>The event does not reach this zone.</source>
        <translation>El evento no alcanza esta zona.</translation>
    </message>
    <message>
        <source>The event puts fewer cubes than that.</source>
        <translation>El evento pone menos cubos.</translation>
    </message>
    <message>
        <source>The event reaches face-up zones only.</source>
        <translation>El evento solo alcanza zonas boca arriba.</translation>
    </message>
    <message>
        <source>The event reaches face-up military zones only.</source>
        <translation>El evento solo alcanza zonas militares boca arriba.</translation>
    </message>
    <message>
        <source>This zone is in the neutral area already.</source>
        <translation>Esta zona ya está en el área neutral.</translation>
    </message>
    <message>
        <source>There are no cubes on this zone.</source>
        <translation>No hay cubos en esta zona.</translation>
    </message>
    <message>
        <source>None of your cubes are on this zone.</source>
        <translation>No hay cubos tuyos en esta zona.</translation>
    </message>
    <message>
        <source>No enemy cubes are on this zone.</source>
        <translation>No hay cubos del rival en esta zona.</translation>
    </message>
    <message>
        <source>This zone is at the end of the line already.</source>
        <translation>Esta zona ya está al final de la línea.</translation>
    </message>
    <message>
        <source>This step is about the zone of the step before.</source>
        <translation>Este paso trata de la zona del paso anterior.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>{zone}: {name}, cubes {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, cubos {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: {name}, own sphere at {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, esfera propia con {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: nobody, {us}–{ussr} in the neutral area</source>
        <translation>{zone}: nadie, {us}–{ussr} en el área neutral</translation>
    </message>
    <message>
        <source>Who has more cubes controls a zone (US–USSR); level, the sphere decides.</source>
        <translation>Quien tiene más cubos controla una zona (EE&#xa0;UU–URSS); si hay empate, decide la esfera.</translation>
    </message>
    <message>
        <source>Military dominance</source>
        <translation>Dominio militar</translation>
    </message>
    <message>
        <source>Cuba is {cuba}. Military zones: {first} {count0}, {second} {count1}.</source>
        <translation>Cuba es {cuba}. Zonas militares: {first} {count0}, {second} {count1}.</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epílogo</translation>
    </message>
    <message>
        <source>Last cards: {first} held {card0}, {second} held {card1}. Influence of the US {us}, of the USSR {ussr}, whoever held them.</source>
        <translation>Últimas cartas: {first} tenía {card0}, {second} tenía {card1}. Influencia de EE&#xa0;UU {us}, de la URSS {ussr}, las tuviera quien las tuviera.</translation>
    </message>
    <message>
        <source>Nuclear war</source>
        <translation>Guerra nuclear</translation>
    </message>
    <message>
        <source>The last cards are of one type, so each lies in its holder&apos;s sphere.</source>
        <translation>Las últimas cartas son del mismo tipo, así que cada una está en la esfera de quien la tiene.</translation>
    </message>
    <message>
        <source>The last cards are of different types and lie in no sphere.</source>
        <translation>Las últimas cartas son de tipos distintos y no están en ninguna esfera.</translation>
    </message>
    <message>
        <source>Sphere of {name}: {military} military, {political} political, {opinion} public opinion.</source>
        <translation>Esfera de {name}: militares {military}, políticas {political}, de opinión pública {opinion}.</translation>
    </message>
    <message>
        <source>{name} has {limit} or more of one type and caused nuclear war.</source>
        <translation>{name} tiene {limit} o más de un tipo y ha causado la guerra nuclear.</translation>
    </message>
    <message>
        <source>Nobody has {limit} of one type: no nuclear war.</source>
        <translation>Nadie tiene {limit} de un tipo: no hay guerra nuclear.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>{name} has more points.</source>
        <translation>{name} tiene más puntos.</translation>
    </message>
    <message>
        <source>Points are level. Zones in the own sphere: {first} {zones0}, {second} {zones1}. {name} wins.</source>
        <translation>Los puntos están empatados. Zonas en la esfera propia: {first} {zones0}, {second} {zones1}. Gana {name}.</translation>
    </message>
    <message>
        <source>{name} wins whatever the points: only the other one caused the war.</source>
        <translation>Gana {name}, sean cuales sean los puntos: solo el otro bando ha causado la guerra.</translation>
    </message>
    <message>
        <source>Points and zones in the own sphere are level: the game is void and another one is played.</source>
        <translation>Los puntos y las zonas en la esfera propia están empatados: la partida es nula y se juega otra.</translation>
    </message>
    <message>
        <source>Game {game}: {first} {points0}, {second} {points1}, won by {name}</source>
        <translation>Partida {game}: {first} {points0}, {second} {points1}, victoria: {name}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nadie gana</translation>
    </message>
    <message>
        <source>{headline} by points.</source>
        <translation>{headline} por puntos.</translation>
    </message>
    <message>
        <source>{headline} by zones in the own sphere, with points level.</source>
        <translation>{headline} por zonas en la esfera propia, con empate a puntos.</translation>
    </message>
    <message>
        <source>{headline}: the other one caused nuclear war.</source>
        <translation>{headline}: el otro bando ha causado la guerra nuclear.</translation>
    </message>
    <message>
        <source>{headline}: both caused nuclear war, and points decided.</source>
        <translation>{headline}: ambos han causado la guerra nuclear y deciden los puntos.</translation>
    </message>
    <message>
        <source>{headline} the campaign.</source>
        <translation>{headline} la campaña.</translation>
    </message>
    <message>
        <source>{headline} the level campaign by the latest won game.</source>
        <translation>{headline} la campaña empatada por la última partida ganada.</translation>
    </message>
    <message>
        <source>{headline} the extra game, and with it the campaign.</source>
        <translation>{headline} la partida extra y, con ella, la campaña.</translation>
    </message>
    <message>
        <source>{headline}: no more games are played at this table.</source>
        <translation>{headline}: en esta mesa no se juegan más partidas.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Control more zones than the other superpower after ten plays, without causing nuclear war. Each side has 13 cubes and a hand of two cards.</source>
        <translation>Controlar más zonas que la otra superpotencia después de diez jugadas, sin causar la guerra nuclear. Cada bando tiene 13 cubos y una mano de dos cartas.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>La puja</translation>
    </message>
    <message>
        <source>Both secretly bid any number of cubes, 0 included. Equal bids go back and are made again. The higher bidder says who plays first. All cubes bid are out of the game, the loser&apos;s too.</source>
        <translation>Ambos pujan en secreto los cubos que quieran, también 0. Las pujas iguales se devuelven y se repiten. Quien más puja dice quién juega primero. Todos los cubos pujados quedan fuera de la partida, también los de quien pierde.</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Whoever bid more cubes says which side plays the first card. Then both sides take turns, one card each, ten cards in all.</source>
        <translation>Quien haya pujado más cubos dice qué bando juega la primera carta. Después se alternan los dos bandos, una carta cada vez, diez cartas en total.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>Choose a card of your hand and place it in your own sphere or in the neutral area. It is a zone at once. A card of your side or of the UN is then used as its event or as an order. With a card of the other side, the opponent may carry out its event first, and you give the order. Then draw a card while there are any.</source>
        <translation>Elige una carta de tu mano y colócala en tu esfera o en el área neutral. Es una zona desde ese momento. Una carta de tu bando o de la ONU se usa entonces como evento o como orden. Con una carta del otro bando, el rival puede realizar antes su evento, y tú das la orden. Después roba una carta mientras haya.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Choose one zone, Cuba and the card just placed included, and put on it or take off it up to as many of your cubes as the card&apos;s influence. Putting moves the zone one step towards you, taking one step towards the enemy, however many cubes. An order of 0 changes nothing.</source>
        <translation>Elige una zona, también Cuba o la carta recién colocada, y pon en ella o quita de ella hasta tantos cubos tuyos como influencia tenga la carta. Poner mueve la zona un paso hacia ti; quitar, un paso hacia el rival, sean cuantos sean los cubos. Una orden de 0 no cambia nada.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>An event follows the text of its card. All its amounts are up to; zones that receive cubes move as with an order unless the card says otherwise.</source>
        <translation>Un evento sigue el texto de su carta. Todas sus cantidades son «hasta»; las zonas que reciben cubos se mueven como con una orden, salvo que la carta diga otra cosa.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>After ten plays each zone gives 1 point to whoever has more cubes on it, Cuba 2. In a tie the sphere it lies in decides, in the neutral area nobody. Cuba is turned up: more military zones are worth 1 point. The two last cards are revealed: the superpower with more influence on them gets 1 point, whoever held them.</source>
        <translation>Después de diez jugadas, cada zona da 1 punto a quien tiene más cubos en ella; Cuba, 2. En caso de empate decide la esfera en la que está; en el área neutral, nadie. Se descubre Cuba: tener más zonas militares vale 1 punto. Se muestran las dos últimas cartas: la superpotencia con más influencia en ellas recibe 1 punto, las tuviera quien las tuviera.</translation>
    </message>
    <message>
        <source>If the last cards are of one type, each lies in its holder&apos;s sphere. Three or more zones of one type in your own sphere are nuclear war, whoever controls them: if only you caused it, you lose whatever the points. It is checked at the end only.</source>
        <translation>Si las últimas cartas son del mismo tipo, cada una está en la esfera de quien la tiene. Tres o más zonas de un tipo en tu propia esfera son la guerra nuclear, las controle quien las controle: si solo tú la causas, pierdes sean cuales sean los puntos. Solo se comprueba al final.</translation>
    </message>
    <message>
        <source>Ties and campaigns</source>
        <translation>Empates y campañas</translation>
    </message>
    <message>
        <source>With points level, more zones in the own sphere win; else the game is void. A campaign adds up points until somebody has 13; nuclear war ends it, and who caused it loses.</source>
        <translation>Con empate a puntos gana quien tiene más zonas en la esfera propia; si no, la partida es nula. Una campaña suma puntos hasta que alguien tiene 13; la guerra nuclear la termina, y quien la ha causado pierde.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>Cuba</source>
        <translation>Cuba</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>US</source>
        <translation>EE&#xa0;UU</translation>
    </message>
    <message>
        <source>USSR</source>
        <translation>URSS</translation>
    </message>
    <message>
        <source>UN</source>
        <translation>ONU</translation>
    </message>
    <message>
        <source>military</source>
        <translation>militar</translation>
    </message>
    <message>
        <source>political</source>
        <translation>política</translation>
    </message>
    <message>
        <source>public opinion</source>
        <translation>opinión pública</translation>
    </message>
    <message>
        <source>US sphere</source>
        <translation>esfera EE&#xa0;UU</translation>
    </message>
    <message>
        <source>neutral area</source>
        <translation>área neutral</translation>
    </message>
    <message>
        <source>USSR sphere</source>
        <translation>esfera URSS</translation>
    </message>
    <message>
        <source>US
sphere</source>
        <translation>Esfera
EE&#xa0;UU</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>USSR
sphere</source>
        <translation>Esfera
URSS</translation>
    </message>
    <message>
        <source>{side}, {type}, influence {value}</source>
        <translation>{side}, {type}, influencia {value}</translation>
    </message>
    <message>
        <source>Card {slot}</source>
        <translation>Carta {slot}</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 cubo</translation>
    </message>
    <message>
        <source>{cubes} cubes</source>
        <translation>{cubes} cubos</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
    <message>
        <source>{side} · {name}</source>
        <translation>{side} · {name}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>{points} ahora</translation>
    </message>
    <message>
        <source>bid {bid} · {points} now</source>
        <translation>puja {bid} · {points} ahora</translation>
    </message>
    <message>
        <source>{title}: {supply} in the supply, {bid} bid away, {points} if it were scored now</source>
        <translation>{title}: {supply} en la reserva, {bid} en la puja, {points} si se puntuara ahora</translation>
    </message>
    <message>
        <source>A card in the hand of {name}</source>
        <translation>Una carta en la mano de {name}</translation>
    </message>
    <message>
        <source>You have seen this card in the hand of {name}: {card}</source>
        <translation>Has visto esta carta en la mano de {name}: {card}</translation>
    </message>
    <message>
        <source>The last card of {name}: {card}</source>
        <translation>La última carta de {name}: {card}</translation>
    </message>
    <message>
        <source>{card}, {note}. {event}</source>
        <translation>{card}, {note}. {event}</translation>
    </message>
    <message>
        <source>{zone}, {note}, {area}. US {us}, USSR {ussr}. Control: {holder}, {points}</source>
        <translation>{zone}, {note}, {area}. EE&#xa0;UU {us}, URSS {ussr}. Control: {holder}, {points}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>face down, you have seen it: {card}</source>
        <translation>boca abajo, la has visto: {card}</translation>
    </message>
    <message>
        <source>{area}: {zones} zones</source>
        <translation>{area}, zonas: {zones}</translation>
    </message>
    <message>
        <source>Face up in this sphere: {military} military, {political} political, {opinion} public opinion. {war} of one type at the end are nuclear war.</source>
        <translation>Boca arriba en esta esfera: militares {military}, políticas {political}, de opinión pública {opinion}. Con {war} de un tipo al final hay guerra nuclear.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Colócala aquí</translation>
    </message>
    <message>
        <source>Draw pile: {pile}</source>
        <translation>Mazo: {pile}</translation>
    </message>
    <message>
        <source>Before the first play</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>Play {play} of {plays}</source>
        <translation>Jugada {play} de {plays}</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Puntuada</translation>
    </message>
    <message>
        <source>Game {game} · {us}–{ussr} · {status}</source>
        <translation>Partida {game} · {us}–{ussr} · {status}</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Cifras propias</translation>
    </message>
    <message>
        <source>The printed names, values and events are not public. These are ours; the owner of a copy can load the printed ones.</source>
        <translation>Los nombres, valores y eventos impresos no son públicos. Estos son nuestros; quien tiene el juego puede cargar los impresos.</translation>
    </message>
    <message>
        <source>Last game: {first} {points0}, {second} {points1}. {verdict}</source>
        <translation>Última partida: {first} {points0}, {second} {points1}. {verdict}</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>Victoria: {name}.</translation>
    </message>
    <message>
        <source>Your bid for the initiative</source>
        <translation>Tu puja por la iniciativa</translation>
    </message>
    <message>
        <source>Won or lost, {cubes} leave the game; {left} stay in your supply.</source>
        <translation>Ganes o pierdas, fuera de la partida, {cubes}; en tu reserva, {left}.</translation>
    </message>
    <message>
        <source>One cube fewer</source>
        <translation>Un cubo menos</translation>
    </message>
    <message>
        <source>One cube more</source>
        <translation>Un cubo más</translation>
    </message>
    <message>
        <source>Bid for the initiative: the higher bid says who plays first.</source>
        <translation>Puja por la iniciativa: la puja más alta dice quién juega primero.</translation>
    </message>
    <message>
        <source>Equal bids went back. Bid again: the higher bid says who plays first.</source>
        <translation>Las pujas iguales se han devuelto. Puja de nuevo: la más alta dice quién juega primero.</translation>
    </message>
    <message>
        <source>Both bids are opened together, and all cubes bid are out of the game.</source>
        <translation>Ambas pujas se abren a la vez, y todos los cubos pujados quedan fuera de la partida.</translation>
    </message>
    <message>
        <source>The initiative is yours: who begins?</source>
        <translation>La iniciativa es tuya: ¿quién empieza?</translation>
    </message>
    <message>
        <source>Who begins plays first; the other one makes the last play.</source>
        <translation>Quien empieza juega primero; el otro bando hace la última jugada.</translation>
    </message>
    <message>
        <source>Your play: choose a card of your hand.</source>
        <translation>Tu jugada: elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>Where do you place {card}?</source>
        <translation>¿Dónde colocas {card}?</translation>
    </message>
    <message>
        <source>It is a card of the other side: {name} may carry out its event before your order.</source>
        <translation>Es una carta del otro bando: {name} puede realizar su evento antes de tu orden.</translation>
    </message>
    <message>
        <source>You may then use it as its event or as an order of up to {value}.</source>
        <translation>Después puedes usarla como evento o como orden de hasta {value}.</translation>
    </message>
    <message>
        <source>{name} played {card}, a card of yours. Carry out its event first?</source>
        <translation>{name} ha jugado {card}, una carta de tu bando. ¿Realizas antes su evento?</translation>
    </message>
    <message>
        <source>Use {card} as its event, or as an order of up to {value}?</source>
        <translation>¿Usas {card} como evento o como orden de hasta {value}?</translation>
    </message>
    <message>
        <source>Order of up to {value}: choose a zone to put cubes on or take them off.</source>
        <translation>Orden de hasta {value}: elige una zona para poner cubos en ella o quitarlos.</translation>
    </message>
    <message>
        <source>{zone}: how many cubes?</source>
        <translation>{zone}: ¿cuántos cubos?</translation>
    </message>
    <message>
        <source>Putting moves the zone one step towards you, taking one step away. Supply: {supply}.</source>
        <translation>Poner mueve la zona un paso hacia ti; quitar la aleja un paso. Reserva: {supply}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to put cubes on.</source>
        <translation>Evento: elige una zona en la que poner cubos.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take enemy cubes off.</source>
        <translation>Evento: elige una zona de la que retirar cubos del rival.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take your own cubes off.</source>
        <translation>Evento: elige una zona de la que retirar cubos tuyos.</translation>
    </message>
    <message>
        <source>Event: choose a zone that loses all its cubes.</source>
        <translation>Evento: elige una zona que pierda todos sus cubos.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes leave.</source>
        <translation>Evento: elige la zona que dejan tus cubos.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes of {zone} go to.</source>
        <translation>Evento: elige la zona a la que van tus cubos de {zone}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift one step towards the {area}.</source>
        <translation>Evento: elige una zona para desplazarla un paso. Dirección: {area}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift to the {area}.</source>
        <translation>Evento: elige una zona para desplazarla. Destino: {area}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to return to the neutral area.</source>
        <translation>Evento: elige una zona para devolverla al área neutral.</translation>
    </message>
    <message>
        <source>Event: choose the area for {zone}.</source>
        <translation>Evento: elige el área para {zone}.</translation>
    </message>
    <message>
        <source>Event, {zone}: how many cubes?</source>
        <translation>Evento, {zone}: ¿cuántos cubos?</translation>
    </message>
    <message>
        <source>Event, {origin} to {zone}: how many cubes?</source>
        <translation>Evento, de {origin} a {zone}: ¿cuántos cubos?</translation>
    </message>
    <message>
        <source>{zone} then lies in the {area}, US {us}, USSR {ussr}. Control: {holder}</source>
        <translation>Después, {zone}: {area}, EE&#xa0;UU {us}, URSS {ussr}. Control: {holder}</translation>
    </message>
    <message>
        <source>Ready: {moves}.</source>
        <translation>Preparado: {moves}.</translation>
    </message>
    <message>
        <source>In the US sphere</source>
        <translation>En la esfera de EE&#xa0;UU</translation>
    </message>
    <message>
        <source>In the neutral area</source>
        <translation>En el área neutral</translation>
    </message>
    <message>
        <source>In the USSR sphere</source>
        <translation>En la esfera de la URSS</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>Empiezo yo</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Order of up to {value}</source>
        <translation>Orden de hasta {value}</translation>
    </message>
    <message>
        <source>Order of 0</source>
        <translation>Orden de 0</translation>
    </message>
    <message>
        <source>End this step</source>
        <translation>Terminar este paso</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Elegir de nuevo</translation>
    </message>
    <message>
        <source>Put {cubes}</source>
        <translation>Poner {cubes}</translation>
    </message>
    <message>
        <source>Take {cubes}</source>
        <translation>Quitar {cubes}</translation>
    </message>
    <message>
        <source>Remove {cubes}</source>
        <translation>Retirar {cubes}</translation>
    </message>
    <message>
        <source>Move {cubes}</source>
        <translation>Mover {cubes}</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>Waiting for the bid of {name}.</source>
        <translation>Esperando la puja de {name}.</translation>
    </message>
    <message>
        <source>{name} decides who begins.</source>
        <translation>{name} decide quién empieza.</translation>
    </message>
    <message>
        <source>{name} chooses a card to play.</source>
        <translation>{name} elige una carta para jugar.</translation>
    </message>
    <message>
        <source>{name} may carry out the event of {card} first.</source>
        <translation>{name} puede realizar antes el evento de {card}.</translation>
    </message>
    <message>
        <source>{name} chooses between the event and the order of {card}.</source>
        <translation>{name} elige entre el evento y la orden de {card}.</translation>
    </message>
    <message>
        <source>{name} gives an order of up to {value}.</source>
        <translation>{name} da una orden de hasta {value}.</translation>
    </message>
    <message>
        <source>{name} carries out the event of {card}.</source>
        <translation>{name} realiza el evento de {card}.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} ha ganado.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>El enfrentamiento acaba sin que gane nadie.</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Puntos ahora</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <translation>{seat} queda fuera de la partida.</translation>
    </message>
    <message>
        <source>{headline}: the other one is out of the game.</source>
        <translation>{headline}: la otra parte está fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Reproducir y pausar (P)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed {}</source>
        <translation>Velocidad {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Compare four words</source>
        <translation>Compara cuatro palabras</translation>
    </message>
    <message>
        <source>The code kept strangers out; the words show, this once, what it cannot: that the host does not sit between two of you.</source>
        <translation>El código ha dejado fuera a los extraños; las palabras muestran, por esta vez, lo que él no puede: que quien abre la mesa no está en medio de dos de vosotros.</translation>
    </message>
    <message>
        <source>Play without comparing</source>
        <translation>Jugar sin comparar</translation>
    </message>
    <message>
        <source>the word to be heard</source>
        <translation>la palabra por oír</translation>
    </message>
    <message>
        <source>I heard {}</source>
        <translation>He oído {}</translation>
    </message>
    <message>
        <source>Every screen shows the same words. Read yours aloud across the room, and tap the missing one as you hear it.</source>
        <translation>Todas las pantallas muestran las mismas palabras. Lee las tuyas en voz alta para toda la sala y pulsa la que falta cuando la oigas.</translation>
    </message>
    <message>
        <source>That is not the word of this table. Ask to hear it again; if it stays different, somebody sits between you: do not play on.</source>
        <translation>Esa no es la palabra de esta mesa. Pide que te la repitan; si sigue siendo distinta, hay alguien en medio: no sigas jugando.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>No se han comparado las palabras: nadie puede saber con certeza quién está aquí.</translation>
    </message>
    <message>
        <source>You compared words with everybody here before; nothing to do.</source>
        <translation>Ya has comparado palabras antes con todos los presentes; no hay nada que hacer.</translation>
    </message>
    <message>
        <source>Both of you knew the code of this table; there is nothing to compare.</source>
        <translation>Los dos sabíais el código de esta mesa; no hay nada que comparar.</translation>
    </message>
    <message>
        <source>The words agree: you sit with the people you hear.</source>
        <translation>Las palabras coinciden: estás en la mesa con quienes oyes.</translation>
    </message>
    <message>
        <source>verified by the code</source>
        <translation>verificadas por el código</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificadas</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distintas</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>sin comparar</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
    </message>
    <message>
        <source>Show the regions in play (0)</source>
        <translation>Mostrar las regiones en juego (0)</translation>
    </message>
</context>
</TS>
