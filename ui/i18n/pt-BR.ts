<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Absence</name>
    <message>
        <source>Bots: {}</source>
        <translation>Bots: {}</translation>
    </message>
    <message>
        <source>{name} is back and asks for the seat.</source>
        <translation>{name} voltou e pede o lugar.</translation>
    </message>
    <message>
        <source>Give the seat back</source>
        <translation>Devolver o lugar</translation>
    </message>
    <message>
        <source>Ask for the seat</source>
        <translation>Pedir o lugar</translation>
    </message>
    <message>
        <source>A bot ({bot}) at the laptop of {who} plays for you.</source>
        <translation>Um bot ({bot}) no notebook de {who} joga por você.</translation>
    </message>
    <message>
        <source>{who} plays for you.</source>
        <translation>{who} joga por você.</translation>
    </message>
    <message>
        <source>The table waits for {name}, whose connection is lost.</source>
        <translation>A mesa espera por {name}: a conexão caiu.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Deixar um bot jogar</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Concordar</translation>
    </message>
    <message>
        <source>Propose something else</source>
        <translation>Propor outra coisa</translation>
    </message>
    <message>
        <source>Bot: {bot}</source>
        <translation>Bot: {bot}</translation>
    </message>
    <message>
        <source>I play for {name}</source>
        <translation>Eu jogo por {name}</translation>
    </message>
    <message>
        <source>Proposed: a bot ({bot}) at the laptop of {who} plays for {name}.</source>
        <translation>Proposta: um bot ({bot}) no notebook de {who} joga por {name}.</translation>
    </message>
    <message>
        <source>Proposed: {who} plays for {name}.</source>
        <translation>Proposta: {who} joga por {name}.</translation>
    </message>
    <message>
        <source>Agreed: {names}.</source>
        <translation>A favor: {names}.</translation>
    </message>
    <message>
        <source>One more has to agree.</source>
        <translation>Falta um voto.</translation>
    </message>
    <message>
        <source>{count} more have to agree.</source>
        <translation>Faltam {count} votos.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>Da entrada {since} à {until}, um bot ({bot}) no notebook de {who} jogou por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on a bot ({bot}) at the laptop of {who} played for {name}.</source>
        <translation>Da entrada {since} em diante, um bot ({bot}) no notebook de {who} jogou por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} to {until} {who} played for {name}.</source>
        <translation>Da entrada {since} à {until}, {who} jogou por {name}.</translation>
    </message>
    <message>
        <source>From entry {since} on {who} played for {name}.</source>
        <translation>Da entrada {since} em diante, {who} jogou por {name}.</translation>
    </message>
    <message>
        <source>The table waits for {name}, who left for now.</source>
        <translation>A mesa espera por {name}, que saiu por enquanto.</translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>Claim the game …</source>
        <translation>Reivindicar a partida…</translation>
    </message>
    <message>
        <source>Open the table here</source>
        <translation>Abrir a mesa aqui</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Voltar ao lobby</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>{} wants to watch.</source>
        <translation>{} quer assistir.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Claim the game? It ends at once, and {name}, who could still come back, has lost it. Its file says who claimed it, and when. This cannot be undone.</source>
        <translation>Reivindicar a partida? Ela termina na hora, e {name}, que ainda poderia voltar, perde. O arquivo dela diz quem a reivindicou e quando. Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Continuar esperando</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Reivindicar a partida</translation>
    </message>
</context>
<context>
    <name>AskerRow</name>
    <message>
        <source>Turn away</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>Turn {} away</source>
        <translation>Recusar {}</translation>
    </message>
    <message>
        <source>Let {} in</source>
        <translation>Deixar {} entrar</translation>
    </message>
    <message>
        <source>Wants to watch</source>
        <translation>Quer assistir</translation>
    </message>
</context>
<context>
    <name>AtlanticStar</name>
    <message>
        <source>Borrow {money} on the {sea} ({before}, value {value}): then {place} with {left}, {points}</source>
        <translation>Empréstimo de {money} no {sea} ({before}, valor {value}): passa a {place} com {left}, {points}</translation>
    </message>
    <message>
        <source>Swap all ships on offer for {price}</source>
        <translation>Trocar todos os navios da oferta, custo {price}</translation>
    </message>
    <message>
        <source>Charter for {price}: {ship}</source>
        <translation>Fretar por {price}: {ship}</translation>
    </message>
    <message>
        <source>Take the free ship: {ship}</source>
        <translation>Pegar o navio grátis: {ship}</translation>
    </message>
    <message>
        <source>Make a voyage in the {sea}: value up to {value}</source>
        <translation>Fazer um cruzeiro no {sea}: valor até {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, value {value}</source>
        <translation>Trecho {leg}, {name}: {ship}, valor {value}</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, as an emergency</source>
        <translation>Trecho {leg}, {name}: {ship}, como emergência</translation>
    </message>
    <message>
        <source>Fill up with the best ships</source>
        <translation>Completar com os melhores navios</translation>
    </message>
    <message>
        <source>Choose the class of {stars}: {place}, {points}</source>
        <translation>Escolher a categoria de {stars}: {place}, {points}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} começa.</translation>
    </message>
    <message>
        <source>{name} swaps away {ships} for {price}.</source>
        <translation>{name} paga {price} para trocar {ships}.</translation>
    </message>
    <message>
        <source>{name} charters {ship} for {price}.</source>
        <translation>{name} freta {ship} por {price}.</translation>
    </message>
    <message>
        <source>{name} takes {ship} free.</source>
        <translation>{name} pega {ship} de graça.</translation>
    </message>
    <message>
        <source>{ship} is on offer for {price}.</source>
        <translation>{ship} entra na oferta por {price}.</translation>
    </message>
    <message>
        <source>The discards become the draw pile of {ships}.</source>
        <translation>Os descartes viram a nova pilha de compra, com {ships} navios.</translation>
    </message>
    <message>
        <source>{name} sails the {sea}.</source>
        <translation>{name} navega pelo {sea}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, {value}.</source>
        <translation>Trecho {leg}: {ship}, {value}.</translation>
    </message>
    <message>
        <source>Leg {leg}: {ship}, an emergency worth nothing.</source>
        <translation>Trecho {leg}: {ship}, uma emergência sem valor.</translation>
    </message>
    <message>
        <source>{name} enters the {sea} with value {value}, bonus {bonus}: {place}.</source>
        <translation>{name} entra no {sea} com valor {value}, bônus {bonus}: {place}.</translation>
    </message>
    <message>
        <source>{name} gives the {sea} the class of {stars}.</source>
        <translation>{name} dá ao {sea} a categoria de {stars}.</translation>
    </message>
    <message>
        <source>A package operator enters the {sea} with value {value}.</source>
        <translation>Uma operadora de pacotes entra no {sea} com valor {value}.</translation>
    </message>
    <message>
        <source>{name} borrows {money} on the {sea}: value {value}, {place}.</source>
        <translation>{name} pega um empréstimo de {money} no {sea}: valor {value}, {place}.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>{name} has made all voyages.</source>
        <translation>{name} já fez todos os cruzeiros.</translation>
    </message>
    <message>
        <source>All voyages are made: the game is over.</source>
        <translation>Todos os cruzeiros foram feitos: a partida acabou.</translation>
    </message>
    <message>
        <source>Atlantic Star</source>
        <translation>Atlantic Star</translation>
    </message>
    <message>
        <source>Charter ships from an agency whose prices fall as they wait, and send them on voyages in four seas. The first to sail a sea decides how it is ranked; money is borrowed on voyages that then lose their rank. The best ranks win.</source>
        <translation>Frete navios em uma agência cujos preços caem enquanto eles esperam e mande-os em cruzeiros por quatro mares. Quem navega primeiro em um mar decide como ele é classificado; o dinheiro vem de empréstimos sobre cruzeiros, que então perdem posição. Vencem as melhores posições.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 a 6 jogadores</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>cerca de uma hora</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Who makes the first turn.</source>
        <translation>Quem joga o primeiro turno.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <translation>Lugar 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <translation>Lugar 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <translation>Lugar 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <translation>Lugar 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <translation>Lugar 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <translation>Lugar 6</translation>
    </message>
    <message>
        <source>Hands and money</source>
        <translation>Mãos e dinheiro</translation>
    </message>
    <message>
        <source>Whether the table shows what the others hold; all of it was taken openly.</source>
        <translation>Se a mesa mostra o que os outros têm; tudo foi pego às claras.</translation>
    </message>
    <message>
        <source>To be remembered</source>
        <translation>De memória</translation>
    </message>
    <message>
        <source>Shown to all</source>
        <translation>À vista de todos</translation>
    </message>
    <message>
        <source>Loans in a turn</source>
        <translation>Empréstimos por turno</translation>
    </message>
    <message>
        <source>How many loans a player may take in one turn, each on another sea.</source>
        <translation>Quantos empréstimos um jogador pode pegar em um turno, cada um em outro mar.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Left over at the last voyage</source>
        <translation>Sobra no último cruzeiro</translation>
    </message>
    <message>
        <source>How many ships may stay in hand after one&apos;s last voyage.</source>
        <translation>Quantos navios podem ficar na mão depois do seu último cruzeiro.</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Dois navios</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Um navio</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Aleatório: qualquer jogada válida, bom para aprender</translation>
    </message>
    <message>
        <source>Steady: weighs ships against money</source>
        <translation>Sólido: compara navios e dinheiro</translation>
    </message>
    <message>
        <source>Charter a ship, or make a voyage.</source>
        <translation>Frete um navio ou faça um cruzeiro.</translation>
    </message>
    <message>
        <source>Charter a ship: click one in the agency.</source>
        <translation>Frete um navio: clique em um da agência.</translation>
    </message>
    <message>
        <source>Your hand is full: make a voyage in a sea that lights up.</source>
        <translation>Sua mão está cheia: faça um cruzeiro em um dos mares iluminados.</translation>
    </message>
    <message>
        <source>Before that you may borrow on a plate of yours, then swap the offer.</source>
        <translation>Antes disso, você pode pegar um empréstimo em uma placa sua e depois trocar a oferta.</translation>
    </message>
    <message>
        <source>Before that you may swap the offer.</source>
        <translation>Antes disso, você pode trocar a oferta.</translation>
    </message>
    <message>
        <source>You borrow {money} with this turn: you then have {total}.</source>
        <translation>Empréstimo neste turno: {money}; você fica com {total}.</translation>
    </message>
    <message>
        <source>Choose how much you borrow on this voyage.</source>
        <translation>Escolha o valor do empréstimo neste cruzeiro.</translation>
    </message>
    <message>
        <source>It is never paid back: the voyage loses a point of value per {unit}, and falls behind its equals. Once per sea.</source>
        <translation>Nunca é devolvido: o cruzeiro perde um ponto de valor a cada {unit} e fica atrás dos de mesmo valor. Uma vez por mar.</translation>
    </message>
    <message>
        <source>Back to the voyages</source>
        <translation>Voltar aos cruzeiros</translation>
    </message>
    <message>
        <source>Put a ship on leg {leg}, {name}: click one of yours.</source>
        <translation>Ponha um navio no trecho {leg}, {name}: clique em um dos seus.</translation>
    </message>
    <message>
        <source>Fill up with the best</source>
        <translation>Completar com os melhores</translation>
    </message>
    <message>
        <source>Puts the ships on the other legs that make the voyage worth most.</source>
        <translation>Põe nos outros trechos os navios que dão mais valor ao cruzeiro.</translation>
    </message>
    <message>
        <source>Choose another ship for leg {leg}.</source>
        <translation>Escolha outro navio para o trecho {leg}.</translation>
    </message>
    <message>
        <source>Choose the leg for {ship}.</source>
        <translation>Escolha o trecho para {ship}.</translation>
    </message>
    <message>
        <source>Choose the class of the {sea}: click a column.</source>
        <translation>Escolha a categoria do {sea}: clique em uma coluna.</translation>
    </message>
    <message>
        <source>You are the first there, with {value}; whoever comes later shares it.</source>
        <translation>Você chega lá primeiro, com {value}; quem vier depois fica na mesma categoria.</translation>
    </message>
    <message>
        <source>{name} charters a ship or makes a voyage.</source>
        <translation>{name} freta um navio ou faz um cruzeiro.</translation>
    </message>
    <message>
        <source>{name} makes a voyage in the {sea}.</source>
        <translation>{name} faz um cruzeiro no {sea}.</translation>
    </message>
    <message>
        <source>Ships come into the agency.</source>
        <translation>Chegam navios à agência.</translation>
    </message>
    <message>
        <source>Chance says who begins.</source>
        <translation>O sorteio diz quem começa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Loans come before swaps: there is none any more in this turn.</source>
        <translation>Empréstimos vêm antes das trocas: neste turno não há mais nenhum.</translation>
    </message>
    <message>
        <source>You have taken as many loans in this turn as are allowed: {most}.</source>
        <translation>Você já pegou todos os empréstimos permitidos neste turno: {most}.</translation>
    </message>
    <message>
        <source>You can borrow only on your own plates.</source>
        <translation>Você só pode pegar empréstimo nas suas próprias placas.</translation>
    </message>
    <message>
        <source>There is no such sea.</source>
        <translation>Esse mar não existe.</translation>
    </message>
    <message>
        <source>You have borrowed on the {sea} before, and it is once per sea.</source>
        <translation>Você já pegou um empréstimo no {sea}, e só há um por mar.</translation>
    </message>
    <message>
        <source>All {plates} plates of the {sea} are on the board: no more loans there.</source>
        <translation>As {plates} placas do {sea} já estão no tabuleiro: não há mais empréstimos ali.</translation>
    </message>
    <message>
        <source>On this plate you can borrow 1 to {most} points, not {points}.</source>
        <translation>Nesta placa o empréstimo vai de 1 a {most} pontos, e não {points}.</translation>
    </message>
    <message>
        <source>This plate has no points left to borrow on.</source>
        <translation>Esta placa não tem mais pontos para um empréstimo.</translation>
    </message>
    <message>
        <source>You hold {hand} ships, and no voyage can use more than {limit}: sail.</source>
        <translation>Você tem {hand} navios, e nenhum cruzeiro pode usar mais de {limit}: faça um cruzeiro.</translation>
    </message>
    <message>
        <source>This ship costs {price}, and you have {money}.</source>
        <translation>Este navio custa {price}, e você tem {money}.</translation>
    </message>
    <message>
        <source>The agency has spaces at {prices}.</source>
        <translation>A agência tem espaços de {prices}.</translation>
    </message>
    <message>
        <source>Swapping costs {price}, you have {money}.</source>
        <translation>A troca custa {price}, e você tem {money}.</translation>
    </message>
    <message>
        <source>You have made all your voyages in the {sea}.</source>
        <translation>Você já fez todos os seus cruzeiros no {sea}.</translation>
    </message>
    <message>
        <source>The {sea} needs {legs} ships, and you hold {hand}.</source>
        <translation>O {sea} pede {legs} navios, e você tem {hand}.</translation>
    </message>
    <message>
        <source>You hold {hand} ships. For the {sea} that is too many: with more than {most} too many would stay in hand.</source>
        <translation>Você tem {hand} navios. Para o {sea} é demais: com mais de {most}, sobrariam navios demais na mão.</translation>
    </message>
    <message>
        <source>Leg {next} is next, and not leg {leg}.</source>
        <translation>O próximo é o trecho {next}, e não o {leg}.</translation>
    </message>
    <message>
        <source>{ship} is on a leg of this voyage already.</source>
        <translation>{ship} já está em um trecho deste cruzeiro.</translation>
    </message>
    <message>
        <source>{ship} is not in your hand.</source>
        <translation>{ship} não está na sua mão.</translation>
    </message>
    <message>
        <source>First put a ship on leg {leg}, or undo the voyage.</source>
        <translation>Primeiro ponha um navio no trecho {leg} ou desfaça o cruzeiro.</translation>
    </message>
    <message>
        <source>The class of {stars} belongs to the {sea}.</source>
        <translation>A categoria de {stars} pertence ao {sea}.</translation>
    </message>
    <message>
        <source>Choose one of the {most} classes.</source>
        <translation>Escolha uma das {most} categorias.</translation>
    </message>
    <message>
        <source>Now it is a loan, a swap, a charter or a voyage, in this order.</source>
        <translation>Agora é um empréstimo, uma troca, um fretamento ou um cruzeiro, nesta ordem.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} vence com {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}, by money: {money} marks.</source>
        <translation>{name} vence com {points}, pelo dinheiro: {money} marcos.</translation>
    </message>
    <message>
        <source>{names} share the win with {points}.</source>
        <translation>{names} dividem a vitória com {points}.</translation>
    </message>
    <message>
        <source>{sea}: class of {stars}</source>
        <translation>{sea}: categoria de {stars}</translation>
    </message>
    <message>
        <source>{sea}: nobody sailed</source>
        <translation>{sea}: ninguém navegou</translation>
    </message>
    <message>
        <source>Without a class there are no points.</source>
        <translation>Sem categoria não há pontos.</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {points}</source>
        <translation>{place}: {name} com {value}, {points}</translation>
    </message>
    <message>
        <source>{place}: {name} with {value}, {written} before the loan, {points}</source>
        <translation>{place}: {name} com {value}, {written} antes do empréstimo, {points}</translation>
    </message>
    <message>
        <source>{place}: package operator with {value}, {points} for nobody</source>
        <translation>{place}: operadora de pacotes com {value}, {points} para ninguém</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>It earns no points. Of players with equal points the richer is ahead.</source>
        <translation>Não rende pontos. Com pontos iguais, fica à frente quem tem mais dinheiro.</translation>
    </message>
    <message>
        <source>{name}: {money} marks</source>
        <translation>{name}: {money} marcos</translation>
    </message>
    <message>
        <source>{names} have equally many points: the richer wins.</source>
        <translation>{names} têm os mesmos pontos: vence quem tem mais dinheiro.</translation>
    </message>
    <message>
        <source>{names} are equal in points and in money: they share the win.</source>
        <translation>{names} têm os mesmos pontos e o mesmo dinheiro: dividem a vitória.</translation>
    </message>
    <message>
        <source>Points after each voyage</source>
        <translation>Pontos após cada cruzeiro</translation>
    </message>
    <message>
        <source>Money in thousands after each voyage</source>
        <translation>Dinheiro em milhares após cada cruzeiro</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Send your voyages into the four seas and get the best ranks for them. Every voyage earns the points of its rank in the class of its sea when the game ends. The value of a voyage only decides its rank; ships and money left over earn nothing, but money decides a tie.</source>
        <translation>Mande seus cruzeiros para os quatro mares e consiga as melhores posições. No fim da partida, cada cruzeiro rende os pontos da sua posição na categoria do seu mar. O valor de um cruzeiro só decide a posição; navios e dinheiro que sobram não rendem nada, mas o dinheiro desempata.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>In this order: take a loan if you like, swap the offer if you like, as often as you can pay, and then do one thing that you must: charter a ship or make a voyage. Whoever has made all voyages takes no more turns.</source>
        <translation>Nesta ordem: pegue um empréstimo se quiser, troque a oferta se quiser, quantas vezes puder pagar, e depois faça uma coisa, que é obrigatória: frete um navio ou faça um cruzeiro. Quem já fez todos os cruzeiros não joga mais.</translation>
    </message>
    <message>
        <source>The agency</source>
        <translation>A agência</translation>
    </message>
    <message>
        <source>Four ships are on offer at 3,000, 2,000, 1,000 and free. When one is taken the dearer ones become cheaper by a space, and a new one comes to 3,000. For 2,000 all four are discarded and four others come.</source>
        <translation>Há quatro navios na oferta, por 3.000, 2.000, 1.000 e grátis. Quando um é levado, os mais caros descem um espaço e um novo entra por 3.000. Por 2.000, os quatro são descartados e vêm outros quatro.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navios</translation>
    </message>
    <message>
        <source>A ship fits the legs that it shows, each by its sea and its letter, with a value for each. A mail ship fits every leg and is worth 1. Ships cannot be sold or thrown away: only a voyage uses them, and after it they are out of the game.</source>
        <translation>Um navio serve nos trechos que mostra, cada um com seu mar, sua letra e um valor. Um navio postal serve em qualquer trecho e vale 1. Navios não podem ser vendidos nem descartados: só um cruzeiro os usa, e depois eles saem do jogo.</translation>
    </message>
    <message>
        <source>Voyages</source>
        <translation>Cruzeiros</translation>
    </message>
    <message>
        <source>A voyage takes a ship for each leg: 3 in the Baltic, 4 in the Mediterranean, 5 in the Atlantic, 6 in the Pacific. No more than two ships may stay in your hand, so you never hold more than your longest open voyage can use, and two. Add up the values. If every ship fits its leg the bonus of the sea comes on top: 3, 4, 5 or 6. A ship that does not fit is an emergency: worth nothing, and there is no bonus.</source>
        <translation>Um cruzeiro usa um navio por trecho: 3 no Báltico, 4 no Mediterrâneo, 5 no Atlântico, 6 no Pacífico. Na sua mão não podem ficar mais de dois navios; por isso você nunca tem mais do que o seu cruzeiro aberto mais longo pode usar, mais dois. Some os valores. Se todos os navios servem nos seus trechos, vem ainda o bônus do mar: 3, 4, 5 ou 6. Um navio que não serve é uma emergência: não vale nada, e não há bônus.</translation>
    </message>
    <message>
        <source>Classes and ranks</source>
        <translation>Categorias e posições</translation>
    </message>
    <message>
        <source>The first to sail a sea chooses a free class for it, and everybody&apos;s voyages in this sea go there, the highest value on top. Of equal values the one that came later is lower. Few stars spread their points evenly; many stars reward the first and leave little for the last. One class stays empty.</source>
        <translation>Quem navega primeiro em um mar escolhe para ele uma categoria livre, e os cruzeiros de todos nesse mar vão para ela, o maior valor em cima. De valores iguais, o que veio depois fica abaixo. Poucas estrelas distribuem os pontos por igual; muitas premiam o primeiro e deixam pouco para o último. Uma categoria fica vazia.</translation>
    </message>
    <message>
        <source>Package operators</source>
        <translation>Operadoras de pacotes</translation>
    </message>
    <message>
        <source>Plates that no player owns fill every sea up to six. They lie beside the board and enter with the first voyage in their sea, before it. Their ranks earn nobody anything.</source>
        <translation>Placas que não são de ninguém completam seis em cada mar. Elas ficam ao lado do tabuleiro e entram com o primeiro cruzeiro do seu mar, antes dele. As posições delas não rendem nada a ninguém.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Empréstimos</translation>
    </message>
    <message>
        <source>On a voyage of yours that is on the board you may borrow 1,000 for each point of its value that you give up, at most 10 points, once per sea, and never once its sea is full. The voyage is ranked anew, below its equals. Nothing is paid back.</source>
        <translation>Em um cruzeiro seu que está no tabuleiro, você pode pegar 1.000 por ponto de valor de que abrir mão, no máximo 10 pontos, uma vez por mar, e nunca depois que o mar está completo. O cruzeiro é classificado de novo, abaixo dos de mesmo valor. Nada é devolvido.</translation>
    </message>
    <message>
        <source>How many voyages</source>
        <translation>Quantos cruzeiros</translation>
    </message>
    <message>
        <source>With four to six players everybody makes one voyage in each sea, with two or three players two. The game ends at once with the last one.</source>
        <translation>Com quatro a seis jogadores, cada um faz um cruzeiro em cada mar; com dois ou três, dois. A partida termina na hora, com o último.</translation>
    </message>
    <message>
        <source>What is open</source>
        <translation>O que é aberto</translation>
    </message>
    <message>
        <source>Hands are open in principle: every ship is chartered before the eyes of all, and everybody could keep track of ships and money. The table only decides whether it shows them for you or leaves them to your memory.</source>
        <translation>As mãos são abertas em princípio: todo navio é fretado diante dos olhos de todos, e qualquer um poderia acompanhar navios e dinheiro. A mesa só decide se mostra isso ou se deixa para a sua memória.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Nesta mesa</translation>
    </message>
    <message>
        <source>Click a ship in the agency, or a sea: its best voyage is laid out, and you see its value, rank and points. To change it click a leg and then a ship, or a ship and then a leg. Click a plate of yours to borrow on it. Undo what you like; Done sends the turn. Only a swap is done at once.</source>
        <translation>Clique em um navio da agência ou em um mar: o melhor cruzeiro é montado, e você vê valor, posição e pontos. Para mudar, clique em um trecho e depois em um navio, ou em um navio e depois em um trecho. Clique em uma placa sua para pegar um empréstimo nela. Desfaça o que quiser; Pronto envia o turno. Só a troca vale na hora.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mediterrâneo</translation>
    </message>
    <message>
        <source>Atlantic</source>
        <translation>Atlântico</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacífico</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>{place}th</source>
        <translation>{place}º</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>1 estrela</translation>
    </message>
    <message>
        <source>{stars} stars</source>
        <translation>{stars} estrelas</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 ponto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 navio</translation>
    </message>
    <message>
        <source>{ships} ships</source>
        <translation>{ships} navios</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>package operator</source>
        <translation>operadora de pacotes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>{legs} legs</source>
        <translation>{legs} trechos</translation>
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
        <translation>{name}: navio postal, {value} em qualquer trecho</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}.</source>
        <translation>{ship}. No trecho {leg}.</translation>
    </message>
    <message>
        <source>{ship}. On leg {leg}, which it does not fit.</source>
        <translation>{ship}. No trecho {leg}, em que não serve.</translation>
    </message>
    <message>
        <source>{ship}. Price {price}.</source>
        <translation>{ship}. Preço {price}.</translation>
    </message>
    <message>
        <source>{ship}. Free.</source>
        <translation>{ship}. Grátis.</translation>
    </message>
    <message>
        <source>Charter agency</source>
        <translation>Agência de fretes</translation>
    </message>
    <message>
        <source>free</source>
        <translation>grátis</translation>
    </message>
    <message>
        <source>Pile {pile} · discards {discard}</source>
        <translation>Pilha {pile} · descartes {discard}</translation>
    </message>
    <message>
        <source>Swapped away: {ships}</source>
        <translation>Trocados: {ships}</translation>
    </message>
    <message>
        <source>Nothing has been swapped away.</source>
        <translation>Nada foi trocado.</translation>
    </message>
    <message>
        <source>Swap all for {price}</source>
        <translation>Trocar tudo por {price}</translation>
    </message>
    <message>
        <source>All ships on offer are discarded and others come. It is done at once and cannot be taken back; no loan is possible after it.</source>
        <translation>Todos os navios da oferta são descartados e vêm outros. Vale na hora e não pode ser desfeito; depois não há mais empréstimo.</translation>
    </message>
    <message>
        <source>You take this ship.</source>
        <translation>Você leva este navio.</translation>
    </message>
    <message>
        <source>A swap comes before the ship or the voyage: undo that first.</source>
        <translation>A troca vem antes do navio ou do cruzeiro: desfaça isso primeiro.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Categorias</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>sem dono</translation>
    </message>
    <message>
        <source>Class of {stars}: {sea}. {ranks}</source>
        <translation>Categoria de {stars}: {sea}. {ranks}</translation>
    </message>
    <message>
        <source>{place}, {points}: {plate}</source>
        <translation>{place}, {points}: {plate}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>Package operators to come</source>
        <translation>Operadoras de pacotes por vir</translation>
    </message>
    <message>
        <source>{sea} {values}</source>
        <translation>{sea} {values}</translation>
    </message>
    <message>
        <source>Package operators that enter with the first voyage: {seas}</source>
        <translation>Operadoras de pacotes que entram com o primeiro cruzeiro: {seas}</translation>
    </message>
    <message>
        <source>{name}, {sea}, value {value}, {place}, {points}</source>
        <translation>{name}, {sea}, valor {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>{plate}; was {written} before the loan</source>
        <translation>{plate}; era {written} antes do empréstimo</translation>
    </message>
    <message>
        <source>This voyage would come here: {plate}</source>
        <translation>Este cruzeiro viria aqui: {plate}</translation>
    </message>
    <message>
        <source>best {value}</source>
        <translation>melhor {value}</translation>
    </message>
    <message>
        <source>{have} of {legs}</source>
        <translation>{have} de {legs}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>feito</translation>
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
        <translation>navios servem em {have} de {legs} trechos</translation>
    </message>
    <message>
        <source>Leg {leg}, {name}: {ship}, {value}</source>
        <translation>Trecho {leg}, {name}: {ship}, {value}</translation>
    </message>
    <message>
        <source>no ship yet</source>
        <translation>ainda sem navio</translation>
    </message>
    <message>
        <source>emergency, 0</source>
        <translation>emergência, 0</translation>
    </message>
    <message>
        <source>{legs} and bonus {bonus}</source>
        <translation>{legs} e bônus {bonus}</translation>
    </message>
    <message>
        <source>no bonus of {bonus}: emergency on {legs}</source>
        <translation>sem o bônus de {bonus}: emergência em {legs}</translation>
    </message>
    <message>
        <source>{legs} so far; the bonus is {bonus}</source>
        <translation>{legs} até agora; o bônus é {bonus}</translation>
    </message>
    <message>
        <source>{place} in the class of {stars}: {points}</source>
        <translation>{place} na categoria de {stars}: {points}</translation>
    </message>
    <message>
        <source>its class is to be chosen</source>
        <translation>falta escolher a categoria</translation>
    </message>
    <message>
        <source>the first to sail chooses the class</source>
        <translation>quem navegar primeiro escolhe a categoria</translation>
    </message>
    <message>
        <source>Your voyage: {sea}</source>
        <translation>Seu cruzeiro: {sea}</translation>
    </message>
    <message>
        <source>{sea}: bonus {bonus} if all ships fit</source>
        <translation>{sea}: bônus {bonus} se todos os navios servirem</translation>
    </message>
    <message>
        <source>With your ships: {sea}</source>
        <translation>Com os seus navios: {sea}</translation>
    </message>
    <message>
        <source>Voyages of the table</source>
        <translation>Cruzeiros da mesa</translation>
    </message>
    <message>
        <source>Loan on the {sea}</source>
        <translation>Empréstimo no {sea}</translation>
    </message>
    <message>
        <source>Now {value}: {place}, {points}</source>
        <translation>Agora {value}: {place}, {points}</translation>
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
        <translation>Empréstimo de {money}: valor {value}, {place}, {points}</translation>
    </message>
    <message>
        <source>Your ships</source>
        <translation>Seus navios</translation>
    </message>
    <message>
        <source>Ships of {name}</source>
        <translation>Navios de {name}</translation>
    </message>
    <message>
        <source>{ships} of at most {limit}</source>
        <translation>{ships} de no máximo {limit}</translation>
    </message>
    <message>
        <source>No ship yet: charter one in the agency.</source>
        <translation>Nenhum navio ainda: frete um na agência.</translation>
    </message>
    <message>
        <source>No ship.</source>
        <translation>Nenhum navio.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Você está assistindo.</translation>
    </message>
    <message>
        <source>You are watching. Click a player to see his ships.</source>
        <translation>Você está assistindo. Clique em alguém para ver os navios.</translation>
    </message>
    <message>
        <source>{money}, {ships}, {points}. Voyages to make: {seas}. Loans: {loans}</source>
        <translation>{money}, {ships}, {points}. Cruzeiros por fazer: {seas}. Empréstimos: {loans}</translation>
    </message>
    <message>
        <source>{money} marks</source>
        <translation>{money} marcos</translation>
    </message>
    <message>
        <source>money hidden</source>
        <translation>dinheiro oculto</translation>
    </message>
    <message>
        <source>{sea} {count}</source>
        <translation>{sea} {count}</translation>
    </message>
    <message>
        <source>Money, ships in hand of how many are allowed, points now; then the voyages still to make per sea. A coin marks a sea on which a loan was taken.</source>
        <translation>Dinheiro, navios na mão e quantos são permitidos, pontos agora; depois os cruzeiros por fazer em cada mar. Uma moeda marca um mar com empréstimo.</translation>
    </message>
    <message>
        <source>Hands are open: click to see the ships.</source>
        <translation>As mãos são abertas: clique para ver os navios.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Voyages to make</source>
        <translation>Cruzeiros por fazer</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Class of {stars}</source>
        <translation>Categoria de {stars}</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Pilhas</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} está fora da partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} vence: a outra pessoa está fora da partida.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>What happened before</source>
        <translation>O que aconteceu antes</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>O que aconteceu depois</translation>
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
        <translation>{name} (assistindo)</translation>
    </message>
    <message>
        <source>A watcher</source>
        <translation>Quem assiste</translation>
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
        <translation>Ninguém escreveu nada ainda.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Escreva para a mesa</translation>
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
        <translation>{}. Pode ser escolhida.</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>Three wrong codes were tried, so this is a new one.</source>
        <translation>Três códigos errados foram tentados, então este é novo.</translation>
    </message>
    <message>
        <source>Whoever knows it walks in, to play or to watch. The invitation carries it, too.</source>
        <translation>Quem o souber entra direto, para jogar ou para assistir. O convite também o leva.</translation>
    </message>
    <message>
        <source>The code of this table</source>
        <translation>O código desta mesa</translation>
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
        <translation>Código da mesa</translation>
    </message>
</context>
<context>
    <name>DiagnosisPage</name>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>Por que não vejo nenhuma mesa?</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>O que foi verificado</translation>
    </message>
    <message>
        <source>Looking at the network</source>
        <translation>Examinando a rede</translation>
    </message>
    <message>
        <source>a few seconds …</source>
        <translation>alguns segundos …</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>O que costuma ajudar</translation>
    </message>
    <message>
        <source>All laptops are on the same network; a guest network often keeps them apart.</source>
        <translation>Todos os notebooks estão na mesma rede; uma rede de convidados costuma separá-los.</translation>
    </message>
    <message>
        <source>The firewall lets Sobremesa in; on macOS, local network access is allowed.</source>
        <translation>O firewall deixa o Sobremesa entrar; no macOS, o acesso à rede local está permitido.</translation>
    </message>
    <message>
        <source>A VPN is off, or leaves the local network alone.</source>
        <translation>A VPN está desligada ou não mexe na rede local.</translation>
    </message>
    <message>
        <source>Still nothing? Join by the address that the host&apos;s screen shows.</source>
        <translation>Ainda nada? Entre pelo endereço que aparece na tela de quem abriu a mesa.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>The game ended unfinished: nobody is left in it, and nobody wins.</source>
        <translation>A partida acaba inconclusa: não resta ninguém nela, e ninguém vence.</translation>
    </message>
    <message>
        <source>{name} is out of the game, and cannot win.</source>
        <translation>{name} está fora da partida e não pode vencer.</translation>
    </message>
</context>
<context>
    <name>FaultPage</name>
    <message>
        <source>The table goes on without it, and nothing of the game is lost.</source>
        <translation>A mesa continua sem ela, e nada da partida se perdeu.</translation>
    </message>
    <message>
        <source>Everything else works.</source>
        <translation>Todo o resto funciona.</translation>
    </message>
    <message>
        <source>What happened is in the program&apos;s log. If you report it, send that file: {}</source>
        <translation>O que aconteceu está no registro do programa. Se relatar o erro, envie este arquivo: {}</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Mostrar a mesa de novo</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Voltar ao lobby</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar o registro</translation>
    </message>
    <message>
        <source>This screen has failed</source>
        <translation>Esta tela falhou</translation>
    </message>
</context>
<context>
    <name>FiguresField</name>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Choose a file of figures</source>
        <translation>Escolha um arquivo de valores</translation>
    </message>
    <message>
        <source>Use the built-in figures</source>
        <translation>Usar os valores incluídos</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Built in. Owners can load the printed ones.</source>
        <translation>Já incluídos. Quem tem o jogo pode carregar os impressos.</translation>
    </message>
    <message>
        <source>{} is too large: a file of figures has at most {} kilobytes.</source>
        <translation>{} é grande demais: um arquivo de valores tem no máximo {} quilobytes.</translation>
    </message>
    <message>
        <source>A file of figures</source>
        <translation>Um arquivo de valores</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Name of this game</source>
        <translation>Nome desta partida</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover para a lixeira</translation>
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
        <translation>Regras</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Every legal move in words (Ctrl+M)</source>
        <translation>Todas as jogadas válidas em palavras (Ctrl+M)</translation>
    </message>
    <message>
        <source>The table is covered until the next person is there.</source>
        <translation>A mesa fica coberta até a próxima pessoa chegar.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar o resultado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Your turn is complete. Done sends it to the table.</source>
        <translation>Seu turno está completo. Pronto o envia para a mesa.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>gathering</source>
        <translation>formando a mesa</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>em jogo</translation>
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
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Open plant {plant} with {lowest} or more.</source>
        <translation>Abra o leilão da usina {plant} com {lowest} ou mais.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>O lance pela usina {plant} está em {price}. Dê {lowest} ou mais, ou saia do leilão.</translation>
    </message>
    <message>
        <source>Plant {plant} stands at {price}, more than you can bid.</source>
        <translation>O lance pela usina {plant} está em {price}, mais do que você pode dar.</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Lance de {price}</translation>
    </message>
    <message>
        <source>Raise by one: {price}</source>
        <translation>Aumentar um: {price}</translation>
    </message>
    <message>
        <source>Minimum: {price}</source>
        <translation>Mínimo: {price}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Sair do leilão</translation>
    </message>
    <message>
        <source>Out of this auction; you may bid for the next plant.</source>
        <translation>Fora deste leilão; você pode dar lances pela próxima usina.</translation>
    </message>
    <message>
        <source>Bid up to {price} for me</source>
        <translation>Dar lances por mim até {price}</translation>
    </message>
    <message>
        <source>Your bids go on by one up to {price}, then you are asked.</source>
        <translation>Seus lances sobem de um em um até {price}; depois você decide de novo.</translation>
    </message>
    <message>
        <source>Stop bidding for me</source>
        <translation>Parar de dar lances por mim</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} lidera</translation>
    </message>
    <message>
        <source>{name} opens</source>
        <translation>{name} abre</translation>
    </message>
    <message>
        <source>That leaves you {left} Elektro.</source>
        <translation>Com isso sobram {left} Elektro.</translation>
    </message>
    <message>
        <source>Nobody else can bid more: you pay {price} instead of {lowest}.</source>
        <translation>Ninguém mais pode dar um lance maior: você paga {price} em vez de {lowest}.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Um a menos</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Um a mais</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What the rules say about it</source>
        <translation>O que as regras dizem sobre isto</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>HotSeatCover</name>
    <message>
        <source>Everybody else looks away: the next screen shows a secret hand.</source>
        <translation>Os outros desviam o olhar: a próxima tela mostra uma mão secreta.</translation>
    </message>
    <message>
        <source>{}, it is your decision</source>
        <translation>{}, a decisão é sua</translation>
    </message>
    <message>
        <source>I am {}, show my hand</source>
        <translation>Sou {}, mostrar minha mão</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Go on with {name} from its sound beginning? Entries kept: {sound}. Entries given up: {entries}, turns among them: {turns}. The file as it is stays beside it; others who have more of this game bring it forward.</source>
        <translation>Continuar {name} a partir do começo intacto? Entradas que ficam: {sound}. Entradas perdidas: {entries}; jogadas entre elas: {turns}. O arquivo como está fica ao lado; quem tiver mais desta partida a leva adiante.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Continuar dali</translation>
    </message>
    <message>
        <source>Move {} to the bin? It can be taken out of there again.</source>
        <translation>Mover {} para a lixeira? Dá para tirar de lá de novo.</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover para a lixeira</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fechar a janela</translation>
    </message>
    <message>
        <source>Leave for now</source>
        <translation>Sair por enquanto</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Desistir…</translation>
    </message>
    <message>
        <source>Close the window? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>Fechar a janela? A partida fica guardada. Os outros leem que você saiu e esperam até que você, ou alguém deles, abra a mesa de novo.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept. The others read that you left, and wait until you open the table again, or one of them does.</source>
        <translation>Sair da mesa? A partida fica guardada. Os outros leem que você saiu e esperam até que você, ou alguém deles, abra a mesa de novo.</translation>
    </message>
    <message>
        <source>Close the window? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>Fechar a janela? A partida fica guardada, o seu lugar espera, e você pode voltar a ele.</translation>
    </message>
    <message>
        <source>Leave the table? The game is kept, your seat waits, and you can come back to it.</source>
        <translation>Sair da mesa? A partida fica guardada, o seu lugar espera, e você pode voltar a ele.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} desiste</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Give up? Nobody would be left in the game: it ends unfinished, and nobody wins.</source>
        <translation>Desistir? Não restaria ninguém na partida: ela acaba inconclusa, e ninguém vence.</translation>
    </message>
    <message>
        <source>Who gives up? That seat is lost for good and cannot win. Everybody else plays on.</source>
        <translation>Quem desiste? Esse lugar fica perdido de vez e não pode vencer. Todos os outros continuam jogando.</translation>
    </message>
    <message>
        <source>Give up? Your seat is lost for good, and you cannot win any more. The others play on.</source>
        <translation>Desistir? O seu lugar fica perdido de vez, e você não pode mais vencer. Os outros continuam jogando.</translation>
    </message>
    <message>
        <source>Who gives up? The game ends at once, and the other one wins.</source>
        <translation>Quem desiste? A partida termina na hora, e a outra pessoa vence.</translation>
    </message>
    <message>
        <source>Give up? The game ends at once, and {name} wins.</source>
        <translation>Desistir? A partida termina na hora, e {name} vence.</translation>
    </message>
</context>
<context>
    <name>LinesPanel</name>
    <message>
        <source>New lines below</source>
        <translation>Há linhas novas abaixo</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Settings of {}</source>
        <translation>Configurações de {}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Why can&apos;t I see a table?</source>
        <translation>Por que não vejo nenhuma mesa?</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Mesas nesta rede</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nova mesa</translation>
    </message>
    <message>
        <source>Address or table name</source>
        <translation>Endereço ou nome da mesa</translation>
    </message>
    <message>
        <source>Address or name of a table</source>
        <translation>Endereço ou nome de uma mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Entrar pelo endereço</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Suas partidas</translation>
    </message>
    <message>
        <source>Games you play are kept here: to play on, or to look at again.</source>
        <translation>As partidas que você joga ficam guardadas aqui: para continuar ou para rever.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Nenhuma mesa ainda</translation>
    </message>
    <message>
        <source>Tables that somebody opens on this network appear here by themselves. Open one with New table, and the others see it.</source>
        <translation>As mesas que alguém abre nesta rede aparecem aqui sozinhas. Abra uma com Nova mesa, e os outros a verão.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Replay of {}</source>
        <translation>Replay: {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Continuar do começo intacto</translation>
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
        <translation>Digite para filtrar, Enter joga</translation>
    </message>
    <message>
        <source>Filter the legal moves</source>
        <translation>Filtrar as jogadas válidas</translation>
    </message>
    <message>
        <source>No move to make now.</source>
        <translation>Nenhuma jogada a fazer agora.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Jogadas válidas</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What shall the others call you?</source>
        <translation>Como os outros devem chamar você?</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Usar este nome</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>A name needs at least one letter or sign that can be seen.</source>
        <translation>Um nome precisa de pelo menos uma letra ou um sinal que se veja.</translation>
    </message>
</context>
<context>
    <name>NewTablePage</name>
    <message>
        <source>New table</source>
        <translation>Nova mesa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>{}&apos;s table</source>
        <translation>Mesa de {}</translation>
    </message>
    <message>
        <source>Open on this network</source>
        <translation>Abrir nesta rede</translation>
    </message>
    <message>
        <source>On this laptop only</source>
        <translation>Só neste notebook</translation>
    </message>
    <message>
        <source>With a code: whoever knows it walks in, and nobody has to be let in</source>
        <translation>Com código: quem o souber entra direto, e não é preciso deixar ninguém entrar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What the others see.</source>
        <translation>O que os outros veem.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>The same table either way; on this laptop only, no port is opened.</source>
        <translation>A mesa é a mesma dos dois jeitos; só neste notebook, nenhuma porta é aberta.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jogar aqui</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>At least one seat is for a person.</source>
        <translation>Pelo menos um lugar é para uma pessoa.</translation>
    </message>
    <message>
        <source>You can take only one seat; a second person here is &apos;at this laptop&apos;.</source>
        <translation>Você só pode ocupar um lugar; uma segunda pessoa aqui é “Alguém neste notebook”.</translation>
    </message>
    <message>
        <source>Up to eight</source>
        <translation>Até oito</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Perguntar a cada vez</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
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
        <translation>Abrindo {table}.</translation>
    </message>
    <message>
        <source>Looking for {table} on this network. If nobody has it open, it opens here.</source>
        <translation>Procurando {table} nesta rede. Se ninguém a tiver aberta, ela abre aqui.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again; nothing is lost.</source>
        <translation>A conexão com a mesa caiu. Tentando de novo; nada se perdeu.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree that this one hosts.</source>
        <translation>A mesa espera até que mais da metade dos notebooks estejam aqui e aceitem que este seja o anfitrião.</translation>
    </message>
    <message>
        <source>The table waits until more than half of the laptops are here and agree who hosts.</source>
        <translation>A mesa espera até que mais da metade dos notebooks estejam aqui e concordem sobre quem é o anfitrião.</translation>
    </message>
    <message>
        <source>The connection to {name} is lost. The table waits.</source>
        <translation>A conexão com {name} caiu. A mesa espera.</translation>
    </message>
    <message>
        <source>The host told two stories. The game stops; the proof is kept.</source>
        <translation>Quem abriu a mesa contou duas versões. A partida para; a prova fica guardada.</translation>
    </message>
    <message>
        <source>This laptop and the host do not agree on the game. It is replayed from its file; nothing is lost.</source>
        <translation>Este laptop e quem abriu a mesa não concordam sobre a partida. Ela é refeita a partir do arquivo; nada se perde.</translation>
    </message>
    <message>
        <source>{name} sent something that the rules of the table forbid.</source>
        <translation>{name} enviou algo que as regras da mesa proíbem.</translation>
    </message>
    <message>
        <source>The words differ: somebody may sit between you. Do not play on.</source>
        <translation>As palavras são diferentes: pode haver alguém entre vocês. Não continuem a jogar.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>As palavras não foram comparadas: ninguém pode ter certeza de quem está aqui.</translation>
    </message>
    <message>
        <source>This table asks for its code. The host&apos;s screen shows it: type it in.</source>
        <translation>Esta mesa pede o código. Ele está na tela de quem abriu a mesa: digite-o.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Look at the host&apos;s screen and type it again; after three wrong ones there is a new one.</source>
        <translation>Esse não é o código desta mesa. Olhe a tela de quem abriu a mesa e digite de novo; depois de três errados, há um novo.</translation>
    </message>
    <message>
        <source>The code has just changed. The host&apos;s screen shows the new one.</source>
        <translation>O código acaba de mudar. O novo está na tela de quem abriu a mesa.</translation>
    </message>
    <message>
        <source>What answered does not know the code itself: it is not that table. Join by the address on the host&apos;s screen.</source>
        <translation>O que respondeu não sabe o código: não é essa mesa. Entre pelo endereço que aparece na tela de quem abriu a mesa.</translation>
    </message>
    <message>
        <source>The table there asks for no code, so it is not the one that the code is for. If you mean it, join without a code.</source>
        <translation>A mesa que está lá não pede código; portanto, não é a mesa desse código. Se é ela que você quer, entre sem código.</translation>
    </message>
    <message>
        <source>That cannot be the code of a table: it has six letters and digits.</source>
        <translation>Isso não pode ser o código de uma mesa: ele tem seis letras e algarismos.</translation>
    </message>
    <message>
        <source>The host closed the table. The game is kept here and can be taken up again.</source>
        <translation>O anfitrião fechou a mesa. A partida está guardada aqui e pode ser retomada.</translation>
    </message>
    <message>
        <source>{name} left; the seat waits.</source>
        <translation>{name} saiu; o lugar espera.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>The game is being read …</source>
        <translation>A partida está sendo lida …</translation>
    </message>
</context>
<context>
    <name>PlainBoard</name>
    <message>
        <source>Your decision: {what}</source>
        <translation>Sua decisão: {what}</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <translation>É a sua vez de decidir.</translation>
    </message>
    <message>
        <source>{moves} moves are in the list.</source>
        <translation>Há {moves} jogadas na lista.</translation>
    </message>
    <message>
        <source>Pick a number on the table.</source>
        <translation>Escolha um número na mesa.</translation>
    </message>
    <message>
        <source>Nobody decides now.</source>
        <translation>Agora ninguém decide.</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} decide.</translation>
    </message>
    <message>
        <source>{names} decide.</source>
        <translation>{names} decidem.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Suas opções</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Seen by you alone</source>
        <translation>Visto só por você</translation>
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
        <translation>O acaso dá {outcomes}</translation>
    </message>
    <message>
        <source>Shuffled: {deck}</source>
        <translation>Embaralhado: {deck}</translation>
    </message>
    <message>
        <source>{seat} is dealt from {deck}: {cards}</source>
        <translation>{seat} recebe de {deck}: {cards}</translation>
    </message>
    <message>
        <source>Turned up from {deck}: {cards}</source>
        <translation>Revelado de {deck}: {cards}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Why it ended: {reason}</source>
        <translation>Por que terminou: {reason}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} dividem o primeiro lugar</translation>
    </message>
    <message>
        <source>{seats} players</source>
        <translation>{seats} jogadores</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>de {fewest} a {most} jogadores</translation>
    </message>
    <message>
        <source>Random: any legal move</source>
        <translation>Aleatório: qualquer jogada legal</translation>
    </message>
    <message>
        <source>{seat} is out of the game</source>
        <translation>{seat} está fora da partida</translation>
    </message>
</context>
<context>
    <name>PowerGrid</name>
    <message>
        <source>Play in {regions}</source>
        <translation>Jogar em {regions}</translation>
    </message>
    <message>
        <source>Choose the region {region}</source>
        <translation>Escolher a região {region}</translation>
    </message>
    <message>
        <source>Place a house of the Trust in {city}</source>
        <translation>Pôr uma casa do Truste em {city}</translation>
    </message>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Leiloar {plant}, a partir de {minimum}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>Não comprar usina nesta rodada</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Lance de {price}</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Sair deste leilão</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Demolir {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>Ficar com {fuel}</translation>
    </message>
    <message>
        <source>Put the Transformer Station under {plant}</source>
        <translation>Pôr a Subestação sob {plant}</translation>
    </message>
    <message>
        <source>Buy {count} {fuel} for {price}</source>
        <translation>Comprar {count} de {fuel} por {price}</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>Construir em {city} por {price}</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: {supplied}, income {income}</source>
        <translation>Acionar {plants}, queima: {fuel}; {supplied}, renda {income}</translation>
    </message>
    <message>
        <source>Buy no more fuel</source>
        <translation>Não comprar mais combustível</translation>
    </message>
    <message>
        <source>Build no more</source>
        <translation>Não construir mais</translation>
    </message>
    <message>
        <source>Run nothing: income {income}</source>
        <translation>Não acionar nada: renda {income}</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} põe a usina {plant} em leilão.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} dá um lance de {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} sai do leilão da usina {plant}.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} não compra usina nesta rodada.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} demole a usina {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} compra a usina {plant} por {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>A ficha de desconto está na usina {plant}: lance mínimo 1.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust in {city}.</source>
        <translation>{name} põe uma casa do Truste em {city}.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>O Truste pega a usina {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {count} {fuel}.</source>
        <translation>O Truste pega {count} de {fuel}.</translation>
    </message>
    <message>
        <source>A house of the Trust follows in {city}.</source>
        <translation>Uma casa do Truste vem em seguida em {city}.</translation>
    </message>
    <message>
        <source>{name} buys {count} {fuel} for {price}.</source>
        <translation>{name} compra {count} de {fuel} por {price}.</translation>
    </message>
    <message>
        <source>{name} buys no more fuel.</source>
        <translation>{name} não compra mais combustível.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} abre mão de {count} de {fuel}.</translation>
    </message>
    <message>
        <source>{name} builds in {city} for {price}.</source>
        <translation>{name} constrói em {city} por {price}.</translation>
    </message>
    <message>
        <source>{name} builds no more.</source>
        <translation>{name} não constrói mais.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and is paid {income}.</source>
        <translation>{name} aciona {plants} e recebe {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing and is paid {income}.</source>
        <translation>{name} não aciona nada e recebe {income}.</translation>
    </message>
    <message>
        <source>In play: {regions}.</source>
        <translation>Em jogo: {regions}.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Ordem dos jogadores: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>O mercado de usinas abre com {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>A usina {plant} entra no mercado.</translation>
    </message>
    <message>
        <source>A promo card enters the market: the Flux Generator, plant {plant}. The lowest current plant leaves for it.</source>
        <translation>Uma carta promocional entra no mercado: o Gerador de fluxo, usina {plant}. Para isso, sai a usina atual de menor número.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>A usina {plant} sai do jogo.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>A usina {plant} vai para baixo da pilha.</translation>
    </message>
    <message>
        <source>Resupply: coal {coal}, oil {oil}, garbage {garbage}, uranium {uranium}.</source>
        <translation>Reposição: carvão {coal}, petróleo {oil}, lixo {garbage}, urânio {uranium}.</translation>
    </message>
    <message>
        <source>The next card has a plug on its back.</source>
        <translation>A próxima carta tem um plugue no verso.</translation>
    </message>
    <message>
        <source>The next card has a socket on its back.</source>
        <translation>A próxima carta tem uma tomada no verso.</translation>
    </message>
    <message>
        <source>The next card lies on top of the stack.</source>
        <translation>A próxima carta está no topo da pilha.</translation>
    </message>
    <message>
        <source>The Step 3 card comes up.</source>
        <translation>A carta da Etapa 3 aparece.</translation>
    </message>
    <message>
        <source>Step {step} begins.</source>
        <translation>Começa a Etapa {step}.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Rodada {round}.</translation>
    </message>
    <message>
        <source>Uranium is no longer resupplied.</source>
        <translation>O urânio não é mais reposto.</translation>
    </message>
    <message>
        <source>Somebody has connected enough cities: the game is over.</source>
        <translation>Alguém conectou cidades suficientes: a partida acabou.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>A última rodada foi jogada.</translation>
    </message>
    <message>
        <source>A promo card comes up: {card}.</source>
        <translation>Aparece uma carta promocional: {card}.</translation>
    </message>
    <message>
        <source>{name} drops out of the {card}.</source>
        <translation>{name} sai do leilão: {card}.</translation>
    </message>
    <message>
        <source>{name} buys the {card} for {price}.</source>
        <translation>{name} compra {card} por {price}.</translation>
    </message>
    <message>
        <source>Nobody buys the {card}: it leaves the game.</source>
        <translation>Ninguém compra {card}: a carta sai do jogo.</translation>
    </message>
    <message>
        <source>{count} {fuel} leave the fuel market.</source>
        <translation>O mercado de combustível perde {count} de {fuel}.</translation>
    </message>
    <message>
        <source>{count} {fuel} come to the fuel market.</source>
        <translation>O mercado de combustível recebe {count} de {fuel}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} lies under plant {plant}.</source>
        <translation>A Subestação de {name} fica sob a usina {plant}.</translation>
    </message>
    <message>
        <source>The Transformer Station of {name} leaves the game with plant {plant}.</source>
        <translation>A Subestação de {name} sai do jogo com a usina {plant}.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule): a contract over {price} is turned up.</source>
        <translation>Empreiteira de demolição (regra da casa): aparece um contrato de {price}.</translation>
    </message>
    <message>
        <source>The Demolition Contractor (house rule) pays {name} {price}.</source>
        <translation>A Empreiteira de demolição (regra da casa) paga a {name}: {price}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Power Grid</source>
        <translation>Power Grid</translation>
    </message>
    <message>
        <source>Bid for power plants, buy the fuel they burn while it is cheap, and connect cities before the others block the way. Whoever is ahead buys and builds last. In the end only the cities count that you can supply with current.</source>
        <translation>Dê lances por usinas, compre o combustível delas enquanto está barato e conecte cidades antes que os outros fechem o caminho. Quem está na frente compra e constrói por último. No fim, só contam as cidades que você consegue abastecer com energia.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 a 6 jogadores</translation>
    </message>
    <message>
        <source>about two hours</source>
        <translation>cerca de duas horas</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>Recharged has the discount token; in 2004 small plants become obsolete.</source>
        <translation>A Recharged tem a ficha de desconto; na de 2004, usinas pequenas ficam obsoletas.</translation>
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
        <translation>A Alemanha é apertada e fica com pouco urânio no final; os EUA têm linhas longas.</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemanha</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>EUA</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Who chooses the part of the map that is in play.</source>
        <translation>Quem escolhe a parte do mapa que entra em jogo.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>The first seat chooses</source>
        <translation>O lugar 1 escolhe</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Um após o outro</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Se todos veem quanto dinheiro os outros têm.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Oculto até o fim</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Whether a plant burns only what lies on its own card.</source>
        <translation>Se uma usina só queima o que está na própria carta.</translation>
    </message>
    <message>
        <source>Own card only</source>
        <translation>Só a própria carta</translation>
    </message>
    <message>
        <source>Any of one&apos;s fuel</source>
        <translation>Todo o combustível próprio</translation>
    </message>
    <message>
        <source>Step 3 before Step 2</source>
        <translation>Etapa 3 antes da Etapa 2</translation>
    </message>
    <message>
        <source>What happens to the plants if the Step 3 card comes up that early.</source>
        <translation>O que acontece com as usinas se a carta da Etapa 3 aparece tão cedo.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Como no manual</translation>
    </message>
    <message>
        <source>Step 3 at once</source>
        <translation>Etapa 3 na hora</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última rodada</translation>
    </message>
    <message>
        <source>The game ends then, should nobody have connected enough cities.</source>
        <translation>A partida termina aí, se ninguém tiver conectado cidades suficientes.</translation>
    </message>
    <message>
        <source>Round 30</source>
        <translation>Rodada 30</translation>
    </message>
    <message>
        <source>Round 60</source>
        <translation>Rodada 60</translation>
    </message>
    <message>
        <source>Round 90</source>
        <translation>Rodada 90</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dois jogadores</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants, fuel and cities.</source>
        <translation>O Truste é uma terceira empresa, que ocupa usinas, combustível e cidades.</translation>
    </message>
    <message>
        <source>Against the Trust</source>
        <translation>Contra o Truste</translation>
    </message>
    <message>
        <source>Just the two</source>
        <translation>Sem o Truste</translation>
    </message>
    <message>
        <source>Promo cards and a house rule</source>
        <translation>Cartas promocionais e uma regra da casa</translation>
    </message>
    <message>
        <source>Promo cards</source>
        <translation>Cartas promocionais</translation>
    </message>
    <message>
        <source>Six cards that come up among the plants and upset the plans.</source>
        <translation>Seis cartas que aparecem entre as usinas e mudam os planos.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Todas as seis</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <translation>Escolhidas uma a uma</translation>
    </message>
    <message>
        <source>Flux Generator</source>
        <translation>Gerador de fluxo</translation>
    </message>
    <message>
        <source>Plant 33 1/3 burns any three tokens for six cities.</source>
        <translation>A usina 33 1/3 queima três fichas quaisquer para seis cidades.</translation>
    </message>
    <message>
        <source>Transformer Station</source>
        <translation>Subestação</translation>
    </message>
    <message>
        <source>The plant that it lies under supplies one city more.</source>
        <translation>A usina sob a qual ela fica abastece uma cidade a mais.</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Armazém</translation>
    </message>
    <message>
        <source>Its owner stores three tokens more, of any fuel.</source>
        <translation>O dono armazena três fichas a mais, de qualquer combustível.</translation>
    </message>
    <message>
        <source>Theme Park</source>
        <translation>Parque temático</translation>
    </message>
    <message>
        <source>One house of its owner lies on the card and counts as a city.</source>
        <translation>Uma casa do dono fica na carta e conta como uma cidade.</translation>
    </message>
    <message>
        <source>Shortage</source>
        <translation>Escassez</translation>
    </message>
    <message>
        <source>Three tokens of the cheapest fuel leave the market.</source>
        <translation>Três fichas do combustível mais barato saem do mercado.</translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Excedente</translation>
    </message>
    <message>
        <source>Three tokens of the dearest fuel come to the market.</source>
        <translation>Três fichas do combustível mais caro entram no mercado.</translation>
    </message>
    <message>
        <source>Demolition Contractor (house rule)</source>
        <translation>Empreiteira de demolição (regra da casa)</translation>
    </message>
    <message>
        <source>A variant of ours, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Uma variante nossa, não a impressa: quem demolir primeiro uma usina recebe.</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Aleatório: qualquer jogada válida, bom para aprender</translation>
    </message>
    <message>
        <source>Steady: buys and builds what it can supply</source>
        <translation>Sólido: compra e constrói o que consegue abastecer</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; the host chooses which.</source>
        <translation>{count} de {of} regiões entram em jogo, como estas; quem abriu a mesa escolhe quais.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; you pick them in turn.</source>
        <translation>{count} de {of} regiões entram em jogo, como estas; vocês escolhem uma de cada vez.</translation>
    </message>
    <message>
        <source>{count} of {of} regions are in play, like these; chance decides which.</source>
        <translation>{count} de {of} regiões entram em jogo, como estas; o sorteio decide quais.</translation>
    </message>
    <message>
        <source>Flux Generator: burns any {amount} tokens, mixed as you like, and stores {stores}. It comes right after plant {number}. When it enters the market, the lowest current plant leaves the game.</source>
        <translation>Gerador de fluxo: queima {amount} fichas quaisquer, misturadas como você quiser, e armazena {stores}. Vem logo depois da usina {number}. Quando entra no mercado, a usina atual de menor número sai do jogo.</translation>
    </message>
    <message>
        <source>Lies under one of your plants: whenever that plant runs it supplies {station} more. It stays there, and leaves the game with the plant.</source>
        <translation>Fica sob uma das suas usinas: sempre que essa usina é acionada, abastece mais {station}. Não muda de lugar e sai do jogo com a usina.</translation>
    </message>
    <message>
        <source>Stores {tokens} more tokens of any fuel, also of a fuel that none of your plants burns.</source>
        <translation>Armazena {tokens} fichas a mais de qualquer combustível, mesmo de um que nenhuma usina sua queima.</translation>
    </message>
    <message>
        <source>One of your houses lies on the card and counts as a city everywhere: for the order, for supply, for Step 2 and for the end.</source>
        <translation>Uma das suas casas fica na carta e conta como cidade em tudo: na ordem, no abastecimento, na Etapa 2 e no fim.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the cheapest fuel leave the market; of uranium only {uranium}.</source>
        <translation>{tokens} fichas do combustível mais barato saem do mercado; de urânio, só {uranium}.</translation>
    </message>
    <message>
        <source>{tokens} tokens of the dearest fuel come to the market; of uranium only {uranium}. A fuel that is sold out is the dearest.</source>
        <translation>{tokens} fichas do combustível mais caro entram no mercado; de urânio, só {uranium}. Um combustível esgotado é o mais caro.</translation>
    </message>
    <message>
        <source>Choose {count} regions that touch each other: click them on the map.</source>
        <translation>Escolha {count} regiões vizinhas entre si: clique nelas no mapa.</translation>
    </message>
    <message>
        <source>Play in these regions</source>
        <translation>Jogar nestas regiões</translation>
    </message>
    <message>
        <source>{chosen} of {count} chosen</source>
        <translation>{chosen} de {count} escolhidas</translation>
    </message>
    <message>
        <source>Choose anew</source>
        <translation>Escolher de novo</translation>
    </message>
    <message>
        <source>Choose a region that touches those chosen before: click it on the map.</source>
        <translation>Escolha uma região vizinha das já escolhidas: clique nela no mapa.</translation>
    </message>
    <message>
        <source>Choose the first region on the map.</source>
        <translation>Escolha a primeira região no mapa.</translation>
    </message>
    <message>
        <source>{chosen} of {count} regions are chosen.</source>
        <translation>{chosen} de {count} regiões escolhidas.</translation>
    </message>
    <message>
        <source>Place a house of the Trust: click a city that lights up.</source>
        <translation>Ponha uma casa do Truste: clique em uma das cidades iluminadas.</translation>
    </message>
    <message>
        <source>Its houses block their cities in Step 1 and open at 15 in Step 2.</source>
        <translation>As casas do Truste bloqueiam suas cidades na Etapa 1 e as abrem por 15 na Etapa 2.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Escolha uma usina para leiloar ou não compre nenhuma nesta rodada.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Escolha uma usina para leiloar.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Com {money} Elektro você não pode abrir nenhum leilão: não compre nesta rodada.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>Na rodada 1, todos compram uma usina.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Só falta você nesta fase: qualquer usina sai pelo mínimo.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>Não comprar</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Você fica fora de todos os leilões desta rodada.</translation>
    </message>
    <message>
        <source>Open the {card} with {lowest} or more, or drop out.</source>
        <translation>{card}: abra o leilão com {lowest} ou mais, ou saia.</translation>
    </message>
    <message>
        <source>The {card} stands at {price}. Bid {lowest} or more, or drop out.</source>
        <translation>{card}: o lance está em {price}. Dê {lowest} ou mais, ou saia do leilão.</translation>
    </message>
    <message>
        <source>The {card} costs {lowest} at least, more than you can bid.</source>
        <translation>{card}: custa pelo menos {lowest}, mais do que você pode dar.</translation>
    </message>
    <message>
        <source>A promo card came up: it is auctioned at once, from {minimum}. Everybody takes part, also those who have bought a plant or none this round.</source>
        <translation>Apareceu uma carta promocional: ela é leiloada na hora, a partir de {minimum}. Todos participam, mesmo quem já comprou uma usina ou passou nesta rodada.</translation>
    </message>
    <message>
        <source>Out of this auction; it has nothing to do with your plant of this round.</source>
        <translation>Fora deste leilão; ele não tem nada a ver com a sua usina desta rodada.</translation>
    </message>
    <message>
        <source>Choose the plant that the Transformer Station lies under: click it.</source>
        <translation>Escolha a usina sob a qual fica a Subestação: clique nela.</translation>
    </message>
    <message>
        <source>The Demolition Contractor, a house rule, pays you {sum} for it.</source>
        <translation>A Empreiteira de demolição, uma regra da casa, paga {sum} a você por isso.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Você tem mais de {limit} usinas: escolha uma mais antiga para demolir.</translation>
    </message>
    <message>
        <source>Its fuel moves to your other plants as far as it fits.</source>
        <translation>O combustível dela passa para as suas outras usinas, até onde couber.</translation>
    </message>
    <message>
        <source>Choose the fuel that you keep; the rest goes to the supply.</source>
        <translation>Escolha o combustível com que você fica; o resto vai para a reserva.</translation>
    </message>
    <message>
        <source>Fuel to keep</source>
        <translation>Combustível a manter</translation>
    </message>
    <message>
        <source>Buy fuel: click tokens on the market, or step below.</source>
        <translation>Compre combustível: clique nas fichas do mercado ou ajuste abaixo.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Comprar por {price}</translation>
    </message>
    <message>
        <source>Buy no fuel</source>
        <translation>Não comprar</translation>
    </message>
    <message>
        <source>Fuel to buy</source>
        <translation>Combustível a comprar</translation>
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
        <translation>sobram {left} Elektro</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}.</source>
        <translation>Você pode abastecer {supplied} de {cities}.</translation>
    </message>
    <message>
        <source>You can supply {supplied} of your {cities}; {price} more buys fuel for {best}.</source>
        <translation>Você pode abastecer {supplied} de {cities}; com mais {price} dá para comprar combustível para {best}.</translation>
    </message>
    <message>
        <source>One {fuel} less</source>
        <translation>{fuel}: um a menos</translation>
    </message>
    <message>
        <source>One {fuel} more</source>
        <translation>{fuel}: um a mais</translation>
    </message>
    <message>
        <source>Build: click a city that lights up.</source>
        <translation>Construa: clique em uma das cidades iluminadas.</translation>
    </message>
    <message>
        <source>Build for {price}</source>
        <translation>Construir por {price}</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Não construir nada</translation>
    </message>
    <message>
        <source>Houses to build</source>
        <translation>Casas a construir</translation>
    </message>
    <message>
        <source>Point at a city to see its price and the way to it.</source>
        <translation>Aponte para uma cidade para ver o preço e o caminho até ela.</translation>
    </message>
    <message>
        <source>Do not build in {city}</source>
        <translation>Não construir em {city}</translation>
    </message>
    <message>
        <source>You have fuel for {more} more; the next house costs {price}.</source>
        <translation>Seu combustível dá para mais {more}; a próxima casa custa {price}.</translation>
    </message>
    <message>
        <source>With {cities} the game ends after this phase.</source>
        <translation>Com {cities}, a partida termina depois desta fase.</translation>
    </message>
    <message>
        <source>{house} for the house, {connection} for the connection</source>
        <translation>{house} pela casa, {connection} pela conexão</translation>
    </message>
    <message>
        <source>{house} for the house, your first one</source>
        <translation>{house} pela casa, a sua primeira</translation>
    </message>
    <message>
        <source>Choose the plants that run.</source>
        <translation>Escolha as usinas a acionar.</translation>
    </message>
    <message>
        <source>Run plants: you have {cities}</source>
        <translation>Acionar usinas: você tem {cities}</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>Acionar {plants}: +{income}</translation>
    </message>
    <message>
        <source>Run nothing: +{income}</source>
        <translation>Não acionar nada: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Another choice pays {loss} more.</source>
        <translation>Outra escolha paga {loss} a mais.</translation>
    </message>
    <message>
        <source>No choice pays more, and none burns less for it.</source>
        <translation>Nenhuma escolha paga mais, e nenhuma queima menos por isso.</translation>
    </message>
    <message>
        <source>Run {plants}: {cities} for {burns}</source>
        <translation>Acionar {plants}: {cities} por {burns}</translation>
    </message>
    <message>
        <source>Burnt in {plants}</source>
        <translation>Queima em {plants}</translation>
    </message>
    <message>
        <source>Burnt in {plants}: choose {count} more</source>
        <translation>Queima em {plants}: escolha mais {count}</translation>
    </message>
    <message>
        <source>Choose the fuel that is burnt: {count} more.</source>
        <translation>Escolha o combustível a queimar: mais {count}.</translation>
    </message>
    <message>
        <source>Back to the mix before</source>
        <translation>Voltar à mistura de antes</translation>
    </message>
    <message>
        <source>Burn one {fuel} less</source>
        <translation>{fuel}: queimar um a menos</translation>
    </message>
    <message>
        <source>Burn one {fuel} more</source>
        <translation>{fuel}: queimar um a mais</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, supply {supplies}, income {income}</source>
        <translation>Usinas {plants}, queima: {burns}, abastecendo {supplies}, renda {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} decide.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} escolhe uma usina para leiloar.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} dá um lance pela usina {plant} ou sai do leilão.</translation>
    </message>
    <message>
        <source>{name} bids for the {card} or drops out.</source>
        <translation>{name} dá um lance ou sai do leilão: {card}.</translation>
    </message>
    <message>
        <source>{name} puts the Transformer Station under a plant.</source>
        <translation>{name} põe a Subestação sob uma usina.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} demole uma usina.</translation>
    </message>
    <message>
        <source>{name} buys fuel.</source>
        <translation>{name} compra combustível.</translation>
    </message>
    <message>
        <source>{name} builds.</source>
        <translation>{name} constrói.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Acionando usinas: {name}.</translation>
    </message>
    <message>
        <source>{name} chooses regions.</source>
        <translation>{name} escolhe regiões.</translation>
    </message>
    <message>
        <source>{name} places a house of the Trust.</source>
        <translation>{name} põe uma casa do Truste.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There are {count} regions in play, and they touch each other.</source>
        <translation>São {count} regiões em jogo, vizinhas entre si.</translation>
    </message>
    <message>
        <source>This region touches none of those chosen before.</source>
        <translation>Esta região não é vizinha de nenhuma das já escolhidas.</translation>
    </message>
    <message>
        <source>A house of the Trust goes into an empty city beside another of its houses.</source>
        <translation>Uma casa do Truste vai para uma cidade vazia ao lado de outra das suas casas.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>A usina {plant} não está no mercado atual.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>A usina {plant} custa pelo menos {minimum}, e você tem {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>O menor lance agora é {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Você só tem {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Quem indica uma usina dá um lance por ela.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>A usina que você acabou de comprar fica; escolha uma mais antiga para demolir.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>A usina {plant} não é sua.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up fuel that fits.</source>
        <translation>Suas usinas não comportam isso, ou você abriria mão de combustível que cabe.</translation>
    </message>
    <message>
        <source>You have room for {room} {fuel}.</source>
        <translation>Você tem espaço para {room} de {fuel}.</translation>
    </message>
    <message>
        <source>There is {available} {fuel} to buy.</source>
        <translation>À venda: {available} de {fuel}.</translation>
    </message>
    <message>
        <source>That costs {price}, and you have {money}.</source>
        <translation>Isso custa {price}, e você tem {money}.</translation>
    </message>
    <message>
        <source>{city} is not in play.</source>
        <translation>{city} não está em jogo.</translation>
    </message>
    <message>
        <source>You have a house in {city}.</source>
        <translation>Você já tem uma casa em {city}.</translation>
    </message>
    <message>
        <source>All your {houses} houses are in use.</source>
        <translation>Todas as suas {houses} casas estão em uso.</translation>
    </message>
    <message>
        <source>In Step {step} no more houses fit into {city}.</source>
        <translation>Na Etapa {step} não cabem mais casas em {city}.</translation>
    </message>
    <message>
        <source>{city} costs {price}, and you have {money}.</source>
        <translation>{city} custa {price}, e você tem {money}.</translation>
    </message>
    <message>
        <source>Your fuel is not enough to run these plants together.</source>
        <translation>Seu combustível não basta para acionar essas usinas juntas.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>{name} wins with {cities} supplied.</source>
        <translation>{name} vence abastecendo {cities}.</translation>
    </message>
    <message>
        <source>{names} share the win with {cities} supplied.</source>
        <translation>{names} dividem a vitória abastecendo {cities}.</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Cidades abastecidas</translation>
    </message>
    <message>
        <source>{name} has connected {cities}, and the game is over. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>{name} conectou {cities}, e a partida acabou. Todos acionam as usinas que mais abastecem com o combustível guardado.</translation>
    </message>
    <message>
        <source>The last round is played. Everybody runs the plants that supply most with the fuel in stock.</source>
        <translation>A última rodada foi jogada. Todos acionam as usinas que mais abastecem com o combustível guardado.</translation>
    </message>
    <message>
        <source>What could be supplied at this point.</source>
        <translation>O que podia ser abastecido neste momento.</translation>
    </message>
    <message>
        <source>Cities connected</source>
        <translation>Cidades conectadas</translation>
    </message>
    <message>
        <source>A city that nobody supplies with current counts for nothing.</source>
        <translation>Uma cidade que ninguém abastece com energia não vale nada.</translation>
    </message>
    <message>
        <source>Of players with equal supply the richer wins.</source>
        <translation>Com o mesmo abastecimento, vence quem tem mais dinheiro.</translation>
    </message>
    <message>
        <source>Equal in this too: the win is shared.</source>
        <translation>Iguais também nisso: a vitória é dividida.</translation>
    </message>
    <message>
        <source>Of players equal in supply and money whoever connected more cities wins.</source>
        <translation>Com o mesmo abastecimento e dinheiro, vence quem conectou mais cidades.</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Dinheiro após cada rodada</translation>
    </message>
    <message>
        <source>Cities after each round</source>
        <translation>Cidades após cada rodada</translation>
    </message>
    <message>
        <source>Income of each round</source>
        <translation>Renda de cada rodada</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Supply the most cities with current when the game ends. It ends after the building phase in which somebody has connected 18 cities with two players, 17 with three or four, 15 with five, 14 with six. Money decides ties.</source>
        <translation>Abastecer o maior número de cidades com energia quando a partida termina. Ela termina depois da fase de construção em que alguém conectou 18 cidades com dois jogadores, 17 com três ou quatro, 15 com cinco, 14 com seis. O dinheiro desempata.</translation>
    </message>
    <message>
        <source>The regions</source>
        <translation>As regiões</translation>
    </message>
    <message>
        <source>Only some regions of the map are played: three with two or three players, four with four, five with five or six. They touch one another. What lies outside does not exist in this game, not even to pass through.</source>
        <translation>Só se joga em algumas regiões do mapa: três com dois ou três jogadores, quatro com quatro, cinco com cinco ou seis. Elas encostam umas nas outras. O que fica de fora não existe nesta partida, nem para passar.</translation>
    </message>
    <message>
        <source>1. Order</source>
        <translation>1. Ordem</translation>
    </message>
    <message>
        <source>Whoever has most cities is first, then whoever has the highest plant. The first one opens auctions; fuel and building go in reverse order, the last one first.</source>
        <translation>Quem tem mais cidades é o primeiro, depois quem tem a usina de maior número. O primeiro abre os leilões; combustível e construção vão na ordem inversa, começando pelo último.</translation>
    </message>
    <message>
        <source>2. Auction</source>
        <translation>2. Leilão</translation>
    </message>
    <message>
        <source>The first one who has no plant of this round puts a current plant up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The discount token makes the smallest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>O primeiro que ainda não tem usina desta rodada põe uma usina atual em leilão, pelo menos pelo número dela, ou não compra nesta rodada. Os outros aumentam o lance ou saem, em sentido horário. Quem vence paga, e uma nova usina é revelada. Cada um compra no máximo uma usina por rodada e, na rodada 1, é obrigado a comprar. A ficha de desconto faz a usina de menor número começar em 1; se não for vendida, essa usina sai do jogo. Com mais de três usinas, uma mais antiga é demolida.</translation>
    </message>
    <message>
        <source>3. Fuel</source>
        <translation>3. Combustível</translation>
    </message>
    <message>
        <source>Buy what your plants burn, cheapest first. A plant stores fuel for two runs; one that burns coal or oil stores any mix of them.</source>
        <translation>Compre o que suas usinas queimam, do mais barato para o mais caro. Uma usina armazena combustível para dois acionamentos; uma híbrida, que queima carvão ou petróleo, armazena qualquer mistura dos dois.</translation>
    </message>
    <message>
        <source>4. Building</source>
        <translation>4. Construção</translation>
    </message>
    <message>
        <source>The first house in a city costs 10, the second 15, the third 20, and the cheapest connection from your network is paid on top; the first city of all needs none. A city holds one house in Step 1, two in Step 2, three in Step 3, and one of each player.</source>
        <translation>A primeira casa em uma cidade custa 10, a segunda 15, a terceira 20; paga-se ainda a conexão mais barata a partir da sua rede, e só a primeira cidade de todas dispensa conexão. Uma cidade comporta uma casa na Etapa 1, duas na Etapa 2, três na Etapa 3, e só uma de cada jogador.</translation>
    </message>
    <message>
        <source>5. Bureaucracy</source>
        <translation>5. Burocracia</translation>
    </message>
    <message>
        <source>Run plants: each burns its fuel and supplies its cities, and you are paid for the cities that you supply. Then the fuel market is filled up, and the highest plant goes under the stack; in Step 3 the lowest leaves the game instead.</source>
        <translation>Acione usinas: cada uma queima seu combustível e abastece suas cidades, e você recebe pelas cidades que abastece. Depois o mercado de combustível é reposto, e a usina de maior número vai para baixo da pilha; na Etapa 3, em vez disso, a de menor número sai do jogo.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Step 2 begins after the building phase in which somebody has seven cities, six with six players. Step 3 begins when its card comes up from the stack; from then on there is one row of six plants, all of them current.</source>
        <translation>A Etapa 2 começa depois da fase de construção em que alguém tem sete cidades, ou seis com seis jogadores. A Etapa 3 começa quando a carta dela aparece na pilha; a partir daí há uma só fileira de seis usinas, todas atuais.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Dois jogadores: o Truste</translation>
    </message>
    <message>
        <source>A third company without a player. Both of you place its first six houses, each beside another of them. Once in every auction phase it takes the highest current plant for nothing; with three plants only a better one, for its lowest. After the first buyer of fuel it takes fuel for one run of its plants, and whenever one of you builds in an empty city, the next space there. It earns nothing, and it neither starts Step 2 nor ends the game.</source>
        <translation>Uma terceira companhia sem jogador. Vocês dois colocam as seis primeiras casas dela, cada uma ao lado de outra. Uma vez em cada fase de leilão ela leva de graça a usina atual mais alta; com três usinas, só uma melhor, no lugar da mais baixa. Depois do primeiro comprador de combustível ela toma o combustível para acionar uma vez suas usinas, e sempre que um de vocês constrói em uma cidade vazia, o próximo espaço dali. Ela não ganha nada, e não inicia a Etapa 2 nem encerra a partida.</translation>
    </message>
    <message>
        <source>Cards that the host adds lie among the plants of the stack and are never taken out of it. When one comes up it is carried out at once, in whatever phase; then the plant that was due is drawn.</source>
        <translation>As cartas que quem abriu a mesa acrescenta ficam entre as usinas da pilha e nunca são retiradas dela. Quando uma aparece, é executada na hora, em qualquer fase; depois é revelada a usina que faltava.</translation>
    </message>
    <message>
        <source>Promo cards that are auctioned</source>
        <translation>Cartas promocionais leiloadas</translation>
    </message>
    <message>
        <source>Transformer Station, Warehouse and Theme Park are auctioned the moment they come up, from 10. The first in order opens or drops out; then it goes clockwise, and whoever drops out is out. Everybody takes part, also those who have bought a plant or none this round, and the card does not count as the plant of the round. The Trust never bids. If nobody does, the card leaves the game.</source>
        <translation>Subestação, Armazém e Parque temático são leiloados assim que aparecem, a partir de 10. O primeiro na ordem abre ou sai; depois segue em sentido horário, e quem sai não volta. Todos participam, mesmo quem já comprou uma usina ou passou nesta rodada, e a carta não conta como a usina da rodada. O Truste nunca dá lances. Se ninguém der, a carta sai do jogo.</translation>
    </message>
    <message>
        <source>You put it under one of your plants, which supplies one city more whenever it runs. It stays there and leaves the game with that plant. Without a plant you keep it, and it goes under the first one that you take.</source>
        <translation>Você a põe sob uma das suas usinas, que abastece uma cidade a mais sempre que é acionada. Ela não muda de lugar e sai do jogo com essa usina. Sem usina, você fica com ela, e ela vai para baixo da primeira que você pegar.</translation>
    </message>
    <message>
        <source>It stores three more tokens of any fuel, also of one that none of your plants burns. Tokens may be moved between it and your plants, but never thrown away: only fuel of a plant that you scrap may be given up. It burns nothing.</source>
        <translation>Ele armazena três fichas a mais de qualquer combustível, mesmo de um que nenhuma usina sua queima. As fichas podem passar dele para as suas usinas e de volta, mas nunca ser jogadas fora: só se pode abrir mão do combustível de uma usina que você demole. Ele não queima nada.</translation>
    </message>
    <message>
        <source>One of your 22 houses lies on it and counts as a city everywhere: for the order, for supply, for Step 2 and for the end, which are looked at after the building phase as always. It is not on the map: your first house there still needs no connection.</source>
        <translation>Uma das suas 22 casas fica nele e conta como cidade em tudo: na ordem, no abastecimento, na Etapa 2 e no fim, verificados como sempre depois da fase de construção. Ele não está no mapa: sua primeira casa lá continua dispensando conexão.</translation>
    </message>
    <message>
        <source>Plant 33 1/3 is auctioned like any plant, from 33. It stores six tokens of any fuels, burns any three and supplies six cities. Whenever it enters the market, the lowest current plant leaves the game and another card is drawn; the discount token leaves with its plant.</source>
        <translation>A usina 33 1/3 é leiloada como qualquer outra, a partir de 33. Ela armazena seis fichas de quaisquer combustíveis, queima três quaisquer e abastece seis cidades. Sempre que entra no mercado, a usina atual de menor número sai do jogo e outra carta é revelada; a ficha de desconto sai com a usina em que está.</translation>
    </message>
    <message>
        <source>Shortage and Surplus</source>
        <translation>Escassez e Excedente</translation>
    </message>
    <message>
        <source>Shortage: three tokens of the cheapest fuel on the market go to the supply. Surplus: three of the dearest come from there, dearest empty space first; a fuel that is sold out is the dearest. Of uranium it is one token. What counts is the price of the next token; of fuels alike coal is first, then oil, garbage, uranium. Less is moved where there is less.</source>
        <translation>Escassez: três fichas do combustível mais barato do mercado vão para a reserva. Excedente: três do mais caro vêm de lá, primeiro para o espaço vazio mais caro; um combustível esgotado é o mais caro. De urânio, é uma ficha. O que conta é o preço da próxima ficha; com preços iguais, primeiro carvão, depois petróleo, lixo, urânio. Se há menos, move-se menos.</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours</source>
        <translation>Empreiteira de demolição, uma regra da casa</translation>
    </message>
    <message>
        <source>Not the printed variant. Six contracts over 2 to 12 Elektro are shuffled, and one is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open, and they are set aside; otherwise they stay. The Trust is never paid. When all have been turned up, those set aside are shuffled again.</source>
        <translation>Não é a variante impressa. Seis contratos de 2 a 12 Elektro são embaralhados, e um é revelado no início de cada fase de leilão. O primeiro jogador que demole uma usina nessa fase recebe todos os que estão abertos, e eles são postos de lado; senão, ficam. O Truste nunca recebe. Quando todos foram revelados, os que estão de lado são embaralhados de novo.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Nesta mesa</translation>
    </message>
    <message>
        <source>Click tokens and cities, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Clique em fichas e cidades, desfaça uma a uma ou tudo de uma vez e termine o seu turno com o botão junto à instrução. Antes disso nada é enviado. Em um leilão, a mesa pode continuar dando lances por você até um limite que ninguém mais vê.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>carvão</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>petróleo</translation>
    </message>
    <message>
        <source>garbage</source>
        <translation>lixo</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>urânio</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} de {fuel}</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>nenhum combustível</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>O Truste</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>1 city</source>
        <translation>1 cidade</translation>
    </message>
    <message>
        <source>{cities} cities</source>
        <translation>{cities} cidades</translation>
    </message>
    <message>
        <source>{cities}, the Theme Park among them</source>
        <translation>{cities}, incluindo o Parque temático</translation>
    </message>
    <message>
        <source>{city}, houses of {owners}</source>
        <translation>{city}, casas: {owners}</translation>
    </message>
    <message>
        <source>plant {plant}</source>
        <translation>usina {plant}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} for {cities}</source>
        <translation>Usina {plant}: {amount} de {fuel} para {cities}</translation>
    </message>
    <message>
        <source>Plant {plant}: no fuel, for {cities}</source>
        <translation>Usina {plant}: sem combustível, para {cities}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} tokens of any fuel for {cities}</source>
        <translation>Usina {plant}: {amount} fichas de qualquer combustível para {cities}</translation>
    </message>
    <message>
        <source>Transformer Station: {cities} more</source>
        <translation>Subestação: mais {cities}</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>ficha de desconto: lance mínimo {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>lance mínimo {minimum}</translation>
    </message>
    <message>
        <source>holds {fuel} of {room}</source>
        <translation>guardado: {fuel} (máximo {room})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Etapa {step}</translation>
    </message>
    <message>
        <source>Step 2 begins after somebody connects {step2} cities; whoever connects {end} ends the game. In Step {step} a city holds {step} at most.</source>
        <translation>A Etapa 2 começa depois que alguém conecta {step2} cidades; quem conecta {end} encerra a partida. Casas por cidade na Etapa {step}: no máximo {step}.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Combustível</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construção</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Burocracia</translation>
    </message>
    <message>
        <source>{round}, {step}, {phase}. Order: {order}</source>
        <translation>{round}, {step}, {phase}. Ordem: {order}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Usinas atuais</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Usinas, todas atuais</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Usinas futuras</translation>
    </message>
    <message>
        <source>Stack {count}</source>
        <translation>Pilha {count}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Pilha vazia</translation>
    </message>
    <message>
        <source>The Step 3 card is up: Step 3 begins after the auctions.</source>
        <translation>A carta da Etapa 3 apareceu: a Etapa 3 começa depois dos leilões.</translation>
    </message>
    <message>
        <source>{count} face-down cards, {top} on top.</source>
        <translation>{count} cartas viradas para baixo, {top} no topo.</translation>
    </message>
    <message>
        <source>The Step 3 card lies among them.</source>
        <translation>A carta da Etapa 3 está entre elas.</translation>
    </message>
    <message>
        <source>a plug</source>
        <translation>um plugue</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>uma tomada</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>the Step 3 card</source>
        <translation>a carta da Etapa 3</translation>
    </message>
    <message>
        <source>Fuel market</source>
        <translation>Mercado de combustível</translation>
    </message>
    <message>
        <source>{left}  +{due}</source>
        <translation>{left}  +{due}</translation>
    </message>
    <message>
        <source>{fuel}: {left} on the market, the next one for {price}, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: {left} no mercado, a próxima ficha por {price}, {supply} na reserva, mais {due} depois desta rodada</translation>
    </message>
    <message>
        <source>{fuel}: sold out, {supply} in the supply, {due} more after this round</source>
        <translation>{fuel}: esgotado, {supply} na reserva, mais {due} depois desta rodada</translation>
    </message>
    <message>
        <source>Once the coal market is empty, coal is bought from the store for {price}.</source>
        <translation>Quando o mercado de carvão se esgota, o carvão é comprado do depósito por {price}.</translation>
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
        <translation>Guardado: {fuel} (máximo {room}).</translation>
    </message>
    <message>
        <source>It waits for the first plant.</source>
        <translation>Espera pela primeira usina.</translation>
    </message>
    <message>
        <source>A house of {name} lies on it.</source>
        <translation>Uma casa de {name} está nela.</translation>
    </message>
    <message>
        <source>Shortage: {count} {fuel} left</source>
        <translation>Escassez: menos {count} de {fuel}</translation>
    </message>
    <message>
        <source>Surplus: {count} {fuel} came</source>
        <translation>Excedente: mais {count} de {fuel}</translation>
    </message>
    <message>
        <source>Shortage: nothing to leave</source>
        <translation>Escassez: nada a retirar</translation>
    </message>
    <message>
        <source>Surplus: nothing to come</source>
        <translation>Excedente: nada a acrescentar</translation>
    </message>
    <message>
        <source>Demolition (house rule): no contract</source>
        <translation>Demolição (regra da casa): nenhum contrato</translation>
    </message>
    <message>
        <source>Demolition (house rule): {sum}</source>
        <translation>Demolição (regra da casa): {sum}</translation>
    </message>
    <message>
        <source>Demolition (house rule): {count} contracts, {sum}</source>
        <translation>Demolição (regra da casa): {count} contratos, {sum}</translation>
    </message>
    <message>
        <source>Open contracts: {each}.</source>
        <translation>Contratos abertos: {each}.</translation>
    </message>
    <message>
        <source>Demolition (house rule): {each} = {sum}</source>
        <translation>Demolição (regra da casa): {each} = {sum}</translation>
    </message>
    <message>
        <source>Demolition Contractor, a house rule of ours and not the printed variant: a contract is turned up as each auction phase begins. The first player in it who scraps a plant is paid all that lie open.</source>
        <translation>Empreiteira de demolição, uma regra da casa e não a variante impressa: um contrato é revelado no início de cada fase de leilão. O primeiro jogador que demole uma usina nessa fase recebe todos os que estão abertos.</translation>
    </message>
    <message>
        <source>{money} Elektro, {cities}, income if all run {income}, {plants}</source>
        <translation>{money} Elektro, {cities}, renda com todas acionadas {income}, {plants}</translation>
    </message>
    <message>
        <source>money hidden, {cities}, income if all run {income}, {plants}</source>
        <translation>dinheiro oculto, {cities}, renda com todas acionadas {income}, {plants}</translation>
    </message>
    <message>
        <source>{cities}, {plants}</source>
        <translation>{cities}, {plants}</translation>
    </message>
    <message>
        <source>Money, cities, and the income if all plants with fuel run now.</source>
        <translation>Dinheiro, cidades e a renda se todas as usinas com combustível forem acionadas agora.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>usinas {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>nenhuma usina</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cidades</translation>
    </message>
    <message>
        <source>Income if all run</source>
        <translation>Renda com todas</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Usinas</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pilha</translation>
    </message>
    <message>
        <source>Market: {fuel}</source>
        <translation>Mercado: {fuel}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Cities of {name}</source>
        <translation>Cidades: {name}</translation>
    </message>
    <message>
        <source>Regions in play</source>
        <translation>Regiões em jogo</translation>
    </message>
    <message>
        <source>Promo cards of {name}</source>
        <translation>Cartas promocionais de {name}</translation>
    </message>
    <message>
        <source>Last promo card</source>
        <translation>Última carta promocional</translation>
    </message>
    <message>
        <source>Demolition contracts (house rule)</source>
        <translation>Contratos de demolição (regra da casa)</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Suas usinas</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Nenhuma usina ainda.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Você está assistindo.</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nordeste</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Leste</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Sudoeste</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Sudeste</translation>
    </message>
    <message>
        <source>South / Southeast</source>
        <translation>Sul / Sudeste</translation>
    </message>
    <message>
        <source>South Central</source>
        <translation>Centro-Sul</translation>
    </message>
    <message>
        <source>Midwest / Great Lakes</source>
        <translation>Meio-Oeste / Grandes Lagos</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} está fora da partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} vence: a outra pessoa está fora da partida.</translation>
    </message>
</context>
<context>
    <name>PowerGridCardGame</name>
    <message>
        <source>Auction {plant}, from {minimum}</source>
        <translation>Leiloar {plant}, a partir de {minimum}</translation>
    </message>
    <message>
        <source>Buy no plant this round</source>
        <translation>Não comprar usina nesta rodada</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>Lance de {price}</translation>
    </message>
    <message>
        <source>Drop out of this auction</source>
        <translation>Sair deste leilão</translation>
    </message>
    <message>
        <source>Scrap {plant}</source>
        <translation>Demolir {plant}</translation>
    </message>
    <message>
        <source>Keep {fuel}</source>
        <translation>Ficar com {fuel}</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}</source>
        <translation>Comprar {units} de {fuel} da coluna {column} por {price}</translation>
    </message>
    <message>
        <source>Buy {units} {fuel} from column {column} for {price}, card {place} of these</source>
        <translation>Comprar {units} de {fuel} da coluna {column} por {price}, carta {place} entre as iguais</translation>
    </message>
    <message>
        <source>Run {plants}, burn {fuel}: earn {income}</source>
        <translation>Acionar {plants}, queima: {fuel}; ganho {income}</translation>
    </message>
    <message>
        <source>Buy no more resources</source>
        <translation>Não comprar mais combustível</translation>
    </message>
    <message>
        <source>Run nothing</source>
        <translation>Não acionar nada</translation>
    </message>
    <message>
        <source>{name} puts plant {plant} up for auction.</source>
        <translation>{name} põe a usina {plant} em leilão.</translation>
    </message>
    <message>
        <source>{name} bids {price}.</source>
        <translation>{name} dá um lance de {price}.</translation>
    </message>
    <message>
        <source>{name} drops out of plant {plant}.</source>
        <translation>{name} sai do leilão da usina {plant}.</translation>
    </message>
    <message>
        <source>{name} buys no plant this round.</source>
        <translation>{name} não compra usina nesta rodada.</translation>
    </message>
    <message>
        <source>{name} scraps plant {plant}.</source>
        <translation>{name} demole a usina {plant}.</translation>
    </message>
    <message>
        <source>{name} buys plant {plant} for {price}.</source>
        <translation>{name} compra a usina {plant} por {price}.</translation>
    </message>
    <message>
        <source>The discount token lies on plant {plant}: minimum bid 1.</source>
        <translation>A ficha de desconto está na usina {plant}: lance mínimo 1.</translation>
    </message>
    <message>
        <source>The Trust takes plant {plant}.</source>
        <translation>O Truste pega a usina {plant}.</translation>
    </message>
    <message>
        <source>The Trust takes {card}.</source>
        <translation>O Truste pega a carta {card}.</translation>
    </message>
    <message>
        <source>A demolition contract of {price} lies open (house variant).</source>
        <translation>Um contrato de demolição de {price} está aberto (variante da casa).</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays {name} {price} (house variant).</source>
        <translation>A Empreiteira de demolição paga a {name}: {price} (variante da casa).</translation>
    </message>
    <message>
        <source>The resource market opens with {cards}.</source>
        <translation>O mercado de combustível abre com {cards}.</translation>
    </message>
    <message>
        <source>{name} buys {card} for {price}.</source>
        <translation>{name} compra a carta {card} por {price}.</translation>
    </message>
    <message>
        <source>{name} buys no more resources.</source>
        <translation>{name} não compra mais combustível.</translation>
    </message>
    <message>
        <source>{name} gives up {count} {fuel}.</source>
        <translation>{name} abre mão de {count} de {fuel}.</translation>
    </message>
    <message>
        <source>A single goes on sale for 1: {card}.</source>
        <translation>Uma carta avulsa entra à venda por 1: {card}.</translation>
    </message>
    <message>
        <source>Into a cheaper column: {cards}.</source>
        <translation>Para uma coluna mais barata: {cards}.</translation>
    </message>
    <message>
        <source>New on the market: {cards}.</source>
        <translation>Novas no mercado: {cards}.</translation>
    </message>
    <message>
        <source>The discards become the new deck, with so many cards left: {cards}.</source>
        <translation>Os descartes viram o novo baralho; cartas restantes: {cards}.</translation>
    </message>
    <message>
        <source>{name} runs {plants} and earns {income}.</source>
        <translation>{name} aciona {plants} e ganha {income}.</translation>
    </message>
    <message>
        <source>{name} runs nothing.</source>
        <translation>{name} não aciona nada.</translation>
    </message>
    <message>
        <source>Order of players: {seats}.</source>
        <translation>Ordem dos jogadores: {seats}.</translation>
    </message>
    <message>
        <source>The plant market opens with {plants}.</source>
        <translation>O mercado de usinas abre com {plants}.</translation>
    </message>
    <message>
        <source>Plant {plant} enters the market.</source>
        <translation>A usina {plant} entra no mercado.</translation>
    </message>
    <message>
        <source>Plant {plant} leaves the game.</source>
        <translation>A usina {plant} sai do jogo.</translation>
    </message>
    <message>
        <source>Plant {plant} goes under the stack.</source>
        <translation>A usina {plant} vai para baixo da pilha.</translation>
    </message>
    <message>
        <source>The next plant is a small one.</source>
        <translation>A próxima usina é pequena.</translation>
    </message>
    <message>
        <source>The next plant is a large one.</source>
        <translation>A próxima usina é grande.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card comes up: the next round is the last.</source>
        <translation>A carta “mais uma rodada” aparece: a próxima rodada é a última.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Rodada {round}.</translation>
    </message>
    <message>
        <source>Round {round}, the last one.</source>
        <translation>Rodada {round}, a última.</translation>
    </message>
    <message>
        <source>The last round is played.</source>
        <translation>A última rodada foi jogada.</translation>
    </message>
    <message>
        <source>Power Grid: The Card Game</source>
        <translation>Power Grid: O Jogo de Cartas</translation>
    </message>
    <message>
        <source>Bid for power plants and buy whole cards of resources before the others do. What does not fit goes back on sale as singles. There is no map: plants earn money themselves, and the last round decides. Played with house figures: the printed ones are not public.</source>
        <translation>Dê lances por usinas e compre cartas inteiras de combustível antes dos outros. O que não couber volta à venda em cartas avulsas. Não há mapa: as próprias usinas rendem dinheiro, e a última rodada decide. Joga-se com valores da casa: os impressos não são públicos.</translation>
    </message>
    <message>
        <source>2 to 6 players</source>
        <translation>2 a 6 jogadores</translation>
    </message>
    <message>
        <source>about an hour</source>
        <translation>cerca de uma hora</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Whether everybody sees what the others have in cash.</source>
        <translation>Se todos veem quanto dinheiro os outros têm.</translation>
    </message>
    <message>
        <source>Hidden until the end</source>
        <translation>Oculto até o fim</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Prices of resources</source>
        <translation>Preços do combustível</translation>
    </message>
    <message>
        <source>Whether the price of a column is paid per unit or per card.</source>
        <translation>Se o preço de uma coluna é pago por unidade ou por carta.</translation>
    </message>
    <message>
        <source>For each unit</source>
        <translation>Por unidade</translation>
    </message>
    <message>
        <source>For a whole card</source>
        <translation>Por carta inteira</translation>
    </message>
    <message>
        <source>Demolition Contractor (ours)</source>
        <translation>Empreiteira de demolição (nossa)</translation>
    </message>
    <message>
        <source>A house variant, not the printed one: the first to scrap a plant is paid.</source>
        <translation>Uma variante da casa, não a impressa: quem demolir primeiro uma usina recebe.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>House variant</source>
        <translation>Variante da casa</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Aleatório: qualquer jogada válida, bom para aprender</translation>
    </message>
    <message>
        <source>Steady: buys what it can fuel</source>
        <translation>Sólido: compra o que consegue alimentar</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column} cost {price}.</source>
        <translation>{units} de {fuel} na coluna de {column}: custo {price}.</translation>
    </message>
    <message>
        <source>The Trust is a third company that takes plants and fuel.</source>
        <translation>O Truste é uma terceira empresa, que ocupa usinas e combustível.</translation>
    </message>
    <message>
        <source>House figures: plants and cards are ours, the printed ones not public.</source>
        <translation>Valores da casa: usinas e cartas são nossas, as impressas não são públicas.</translation>
    </message>
    <message>
        <source>The Demolition Contractor is a house variant.</source>
        <translation>A Empreiteira de demolição é uma variante da casa.</translation>
    </message>
    <message>
        <source>Choose a plant to auction, or buy none this round.</source>
        <translation>Escolha uma usina para leiloar ou não compre nenhuma nesta rodada.</translation>
    </message>
    <message>
        <source>Choose a plant to auction.</source>
        <translation>Escolha uma usina para leiloar.</translation>
    </message>
    <message>
        <source>With {money} Elektro you can open no auction: buy none this round.</source>
        <translation>Com {money} Elektro você não pode abrir nenhum leilão: não compre nesta rodada.</translation>
    </message>
    <message>
        <source>In round 1 everybody buys a plant.</source>
        <translation>Na rodada 1, todos compram uma usina.</translation>
    </message>
    <message>
        <source>You are the last one in this phase: you get any plant for its minimum.</source>
        <translation>Só falta você nesta fase: qualquer usina sai pelo mínimo.</translation>
    </message>
    <message>
        <source>The last round: plants bought now score if they can be fuelled.</source>
        <translation>A última rodada: usinas compradas agora pontuam se puderem ser alimentadas.</translation>
    </message>
    <message>
        <source>Buy none</source>
        <translation>Não comprar</translation>
    </message>
    <message>
        <source>You are out of all auctions of this round.</source>
        <translation>Você fica fora de todos os leilões desta rodada.</translation>
    </message>
    <message>
        <source>You own more than {limit} plants: choose an older one to scrap.</source>
        <translation>Você tem mais de {limit} usinas: escolha uma mais antiga para demolir.</translation>
    </message>
    <message>
        <source>Resources that no plant of yours can hold any more are given up as singles.</source>
        <translation>O combustível que nenhuma usina sua comporta mais volta à venda em cartas avulsas.</translation>
    </message>
    <message>
        <source>The Demolition Contractor pays you {sum} Elektro (house variant).</source>
        <translation>A Empreiteira de demolição paga {sum} Elektro a você (variante da casa).</translation>
    </message>
    <message>
        <source>Choose the resources that you keep; singles go on sale for the rest.</source>
        <translation>Escolha o combustível com que você fica; pelo resto entram cartas avulsas à venda.</translation>
    </message>
    <message>
        <source>Resources to keep</source>
        <translation>Combustível a manter</translation>
    </message>
    <message>
        <source>Buy resources: click cards on the market.</source>
        <translation>Compre combustível: clique nas cartas do mercado.</translation>
    </message>
    <message>
        <source>Buy for {price}</source>
        <translation>Comprar por {price}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Não comprar nada</translation>
    </message>
    <message>
        <source>Resources to buy</source>
        <translation>Combustível a comprar</translation>
    </message>
    <message>
        <source>{owned} of {room}</source>
        <translation>{owned} de {room}</translation>
    </message>
    <message>
        <source>{fuel}: you have {owned}, and your plants hold {room}.</source>
        <translation>{fuel}: você tem {owned}, e suas usinas comportam {room}.</translation>
    </message>
    <message>
        <source>Total {price}</source>
        <translation>Total {price}</translation>
    </message>
    <message>
        <source>leaves {left} Elektro</source>
        <translation>sobram {left} Elektro</translation>
    </message>
    <message>
        <source>Cards are bought whole. For units that do not fit, singles go on sale to everybody.</source>
        <translation>As cartas são compradas inteiras. Pelas unidades que não cabem, cartas avulsas entram à venda para todos.</translation>
    </message>
    <message>
        <source>A card costs the price of its column for each unit on it.</source>
        <translation>Uma carta custa o preço da coluna por cada unidade nela.</translation>
    </message>
    <message>
        <source>A card costs the price of its column, however many units it has.</source>
        <translation>Uma carta custa o preço da coluna, tenha quantas unidades tiver.</translation>
    </message>
    <message>
        <source>{units} {fuel}</source>
        <translation>{units} de {fuel}</translation>
    </message>
    <message>
        <source>{kept} of {units} {fuel} kept</source>
        <translation>{fuel}: você mantém {kept} de {units}</translation>
    </message>
    <message>
        <source>Do not buy the card of {units} {fuel}</source>
        <translation>Não comprar a carta de {units} de {fuel}</translation>
    </message>
    <message>
        <source>With these resources your plants earn {now} of {most}.</source>
        <translation>Com este combustível, suas usinas rendem {now} de {most}.</translation>
    </message>
    <message>
        <source>Last round: with these resources your plants score {now} of {most}.</source>
        <translation>Última rodada: com este combustível, suas usinas pontuam {now} de {most}.</translation>
    </message>
    <message>
        <source>Choose the plants that run: click them to switch them on or off.</source>
        <translation>Escolha as usinas a acionar: clique nelas para ligar ou desligar.</translation>
    </message>
    <message>
        <source>Plants to run</source>
        <translation>Usinas a acionar</translation>
    </message>
    <message>
        <source>Run {plants}: +{income}</source>
        <translation>Acionar {plants}: +{income}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Another choice earns {loss} more.</source>
        <translation>Outra escolha rende {loss} a mais.</translation>
    </message>
    <message>
        <source>No choice earns more, and none burns less for it.</source>
        <translation>Nenhuma escolha rende mais, e nenhuma queima menos por isso.</translation>
    </message>
    <message>
        <source>A hybrid burns gas and oil in any mix: choose the row.</source>
        <translation>Uma híbrida queima gás e petróleo em qualquer mistura: escolha a linha.</translation>
    </message>
    <message>
        <source>Plants {plants}, burn {burns}, earn {income}</source>
        <translation>Usinas {plants}, queima: {burns}, ganho {income}</translation>
    </message>
    <message>
        <source>{name} decides.</source>
        <translation>{name} decide.</translation>
    </message>
    <message>
        <source>{name} chooses a plant to auction.</source>
        <translation>{name} escolhe uma usina para leiloar.</translation>
    </message>
    <message>
        <source>{name} bids for plant {plant} or drops out.</source>
        <translation>{name} dá um lance pela usina {plant} ou sai do leilão.</translation>
    </message>
    <message>
        <source>{name} scraps a plant.</source>
        <translation>{name} demole uma usina.</translation>
    </message>
    <message>
        <source>{name} chooses what to keep.</source>
        <translation>{name} escolhe o que manter.</translation>
    </message>
    <message>
        <source>{name} buys resources.</source>
        <translation>{name} compra combustível.</translation>
    </message>
    <message>
        <source>{name} run plants.</source>
        <translation>Acionando usinas: {name}.</translation>
    </message>
    <message>
        <source>Cards are being drawn.</source>
        <translation>As cartas estão sendo reveladas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Plant {plant} is not in the current market.</source>
        <translation>A usina {plant} não está no mercado atual.</translation>
    </message>
    <message>
        <source>Plant {plant} costs {minimum} at least, and you have {money}.</source>
        <translation>A usina {plant} custa pelo menos {minimum}, e você tem {money}.</translation>
    </message>
    <message>
        <source>The lowest bid now is {minimum}.</source>
        <translation>O menor lance agora é {minimum}.</translation>
    </message>
    <message>
        <source>You have only {money}.</source>
        <translation>Você só tem {money}.</translation>
    </message>
    <message>
        <source>Whoever names a plant bids for it.</source>
        <translation>Quem indica uma usina dá um lance por ela.</translation>
    </message>
    <message>
        <source>The plant you have just bought stays; scrap an older one.</source>
        <translation>A usina que você acabou de comprar fica; escolha uma mais antiga para demolir.</translation>
    </message>
    <message>
        <source>Plant {plant} is not yours.</source>
        <translation>A usina {plant} não é sua.</translation>
    </message>
    <message>
        <source>Your plants do not hold that, or you would give up what fits.</source>
        <translation>Suas usinas não comportam isso, ou você abriria mão do que cabe.</translation>
    </message>
    <message>
        <source>That card is not on the market.</source>
        <translation>Essa carta não está no mercado.</translation>
    </message>
    <message>
        <source>Your plants have no room for {fuel}.</source>
        <translation>Suas usinas não têm espaço para {fuel}.</translation>
    </message>
    <message>
        <source>That card costs {price}, and you have {money}.</source>
        <translation>Essa carta custa {price}, e você tem {money}.</translation>
    </message>
    <message>
        <source>Your resources are not enough to run these plants together.</source>
        <translation>Seu combustível não basta para acionar essas usinas juntas.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} vence com {points} pontos.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the Elektro left over: {rest}.</source>
        <translation>{name} vence com {points} pontos, pelo Elektro que sobrou: {rest}.</translation>
    </message>
    <message>
        <source>{name} wins with {points} points, by the highest plant: {plant}.</source>
        <translation>{name} vence com {points} pontos, pela usina de maior número: {plant}.</translation>
    </message>
    <message>
        <source>{names} share the win with {points} points.</source>
        <translation>{names} dividem a vitória com {points} pontos.</translation>
    </message>
    <message>
        <source>Plants that can be fuelled</source>
        <translation>Usinas que podem ser alimentadas</translation>
    </message>
    <message>
        <source>After the last round each plant that can be fuelled scores what it would earn.</source>
        <translation>Depois da última rodada, cada usina que pode ser alimentada pontua o que renderia.</translation>
    </message>
    <message>
        <source>{name}: {plants}</source>
        <translation>{name}: {plants}</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: nenhuma</translation>
    </message>
    <message>
        <source>Money handed in</source>
        <translation>Dinheiro entregue</translation>
    </message>
    <message>
        <source>One point for each {each} Elektro; the rest is kept for ties.</source>
        <translation>Um ponto a cada {each} Elektro; o resto fica para desempates.</translation>
    </message>
    <message>
        <source>{name}: {money} Elektro</source>
        <translation>{name}: {money} Elektro</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Of players with equal points whoever has more Elektro left over is ahead, then whoever owns the highest plant.</source>
        <translation>Com pontos iguais, fica à frente quem tem mais Elektro de sobra, depois quem tem a usina de maior número.</translation>
    </message>
    <message>
        <source>{name}: highest plant {plant}</source>
        <translation>{name}: usina de maior número {plant}</translation>
    </message>
    <message>
        <source>Points if it had ended then</source>
        <translation>Pontos se tivesse terminado ali</translation>
    </message>
    <message>
        <source>Money after each round</source>
        <translation>Dinheiro após cada rodada</translation>
    </message>
    <message>
        <source>Earnings of each round</source>
        <translation>Ganhos de cada rodada</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>After the last round every plant that you can fuel scores what it would earn, and every 10 Elektro score 1 point more. Ties go to whoever has more Elektro left over, then to the owner of the highest plant.</source>
        <translation>Depois da última rodada, cada usina que você consegue alimentar pontua o que renderia, e cada 10 Elektro valem mais 1 ponto. O desempate é por mais Elektro de sobra, depois pela usina de maior número.</translation>
    </message>
    <message>
        <source>1. Auction</source>
        <translation>1. Leilão</translation>
    </message>
    <message>
        <source>The first in order who has no plant of this round puts one of the four current plants up for at least its number, or buys none this round. The others raise or drop out, clockwise. The winner pays, and a new plant is drawn. Everybody buys one plant a round at most, and must buy one in round 1. The last one gets a plant for its minimum. The discount token makes the lowest plant start at 1; unsold, that plant leaves the game. With more than three plants an older one is scrapped.</source>
        <translation>O primeiro na ordem que ainda não tem usina desta rodada põe uma das quatro usinas atuais em leilão, pelo menos pelo número dela, ou não compra nesta rodada. Os outros aumentam o lance ou saem, em sentido horário. Quem vence paga, e uma nova usina é revelada. Cada um compra no máximo uma usina por rodada e, na rodada 1, é obrigado a comprar. O último leva uma usina pelo mínimo. A ficha de desconto faz a usina de menor número começar em 1; se não for vendida, essa usina sai do jogo. Com mais de três usinas, uma mais antiga é demolida.</translation>
    </message>
    <message>
        <source>2. Resources</source>
        <translation>2. Combustível</translation>
    </message>
    <message>
        <source>The last in order buys first. Cards are bought whole; a card costs the price of its column for each unit on it, or once, as the table has chosen. Your plants hold twice what a run burns, hybrids any mix of gas and oil. At least one unit of a card must fit. You pay for the others too: for each a single card goes on sale in the column of 1, for anybody, and if no single of its kind is left it is lost.</source>
        <translation>O último na ordem compra primeiro. As cartas são compradas inteiras; uma carta custa o preço da coluna por cada unidade nela, ou uma só vez, conforme a mesa escolheu. Suas usinas comportam o dobro do que queimam em um acionamento; as híbridas, qualquer mistura de gás e petróleo. Pelo menos uma unidade da carta tem que caber. Você paga também pelas outras: por cada uma, uma carta avulsa entra à venda na coluna de 1, para qualquer um; se não há mais avulsas desse tipo, a unidade se perde.</translation>
    </message>
    <message>
        <source>3. Bureaucracy</source>
        <translation>3. Burocracia</translation>
    </message>
    <message>
        <source>Each plant runs once or not at all. Cards are turned as their units are spent, singles and nearly empty ones first. Whoever earns most is first in the next round. Then cards slide to the cheaper columns, gaps are filled from the deck, and the highest plant goes under the stack.</source>
        <translation>Cada usina é acionada uma vez ou nenhuma. As cartas são giradas conforme as unidades são gastas, primeiro as avulsas e as quase vazias. Quem mais ganha é o primeiro na rodada seguinte. Depois as cartas deslizam para as colunas mais baratas, as lacunas são preenchidas com o baralho, e a usina de maior número vai para baixo da pilha.</translation>
    </message>
    <message>
        <source>The decks</source>
        <translation>Os baralhos</translation>
    </message>
    <message>
        <source>When the deck of resources is used up, the discards become the new one. The cards marked + join it the first time, those marked ++ the second time.</source>
        <translation>Quando o baralho de combustível acaba, os descartes formam o novo. As cartas marcadas com + entram nele na primeira vez; as marcadas com ++, na segunda.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>When &quot;one more round&quot; comes up from the stack, this round is finished and one more is played, of auctions and resources only. From then on all plants of the market are current, six of them.</source>
        <translation>Quando “mais uma rodada” aparece na pilha, esta rodada é terminada e joga-se mais uma, só com leilões e combustível. A partir daí, todas as usinas do mercado são atuais: são seis.</translation>
    </message>
    <message>
        <source>Two players: the Trust</source>
        <translation>Dois jogadores: o Truste</translation>
    </message>
    <message>
        <source>The Trust is a third company and always second in order. It bids for nothing: in its turn it takes the highest current plant, keeps three, and takes the cheapest cards that fuel each of them once. It has no money and wins nothing. How it chooses is a house rule.</source>
        <translation>O Truste é uma terceira empresa e sempre o segundo na ordem. Não dá lances: na sua vez, pega a usina atual de maior número, fica com três e pega as cartas mais baratas que alimentam cada uma delas uma vez. Não tem dinheiro e não vence. O modo como escolhe é uma regra da casa.</translation>
    </message>
    <message>
        <source>House figures and house variant</source>
        <translation>Valores da casa e variante da casa</translation>
    </message>
    <message>
        <source>The plants, the units on the cards and the size of the market are ours, because the printed ones are not public; who has the game can load its figures. The Demolition Contractor is our own variant: each auction phase turns up a contract of 1 to 5, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>As usinas, as unidades nas cartas e o tamanho do mercado são nossos, porque os impressos não são públicos; quem tem o jogo pode carregar os valores dele. A Empreiteira de demolição é uma variante nossa: cada fase de leilão revela um contrato de 1 a 5, e o primeiro jogador que demole uma usina nela recebe todos os que estão abertos.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Nesta mesa</translation>
    </message>
    <message>
        <source>Click cards, take them back one by one or all at once, and finish your turn with the button of the prompt. Nothing is sent before. Units that would not fit are crossed out before you buy. In an auction the table can bid on for you up to a limit that nobody else sees.</source>
        <translation>Clique em cartas, desfaça uma a uma ou tudo de uma vez e termine o seu turno com o botão junto à instrução. Antes disso nada é enviado. As unidades que não caberiam aparecem riscadas antes da compra. Em um leilão, a mesa pode continuar dando lances por você até um limite que ninguém mais vê.</translation>
    </message>
    <message>
        <source>coal</source>
        <translation>carvão</translation>
    </message>
    <message>
        <source>gas</source>
        <translation>gás</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>petróleo</translation>
    </message>
    <message>
        <source>uranium</source>
        <translation>urânio</translation>
    </message>
    <message>
        <source>{count} {fuel}</source>
        <translation>{count} de {fuel}</translation>
    </message>
    <message>
        <source>no resources</source>
        <translation>nenhum combustível</translation>
    </message>
    <message>
        <source>The Trust</source>
        <translation>O Truste</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>Plant {plant}: {amount} {fuel} earn {earnings} Elektro</source>
        <translation>Usina {plant}: com {amount} de {fuel}, rende {earnings} Elektro</translation>
    </message>
    <message>
        <source>Plant {plant}: no resources, earns {earnings} Elektro</source>
        <translation>Usina {plant}: sem combustível, rende {earnings} Elektro</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{plant} ({fuel})</source>
        <translation>{plant} ({fuel})</translation>
    </message>
    <message>
        <source>no fuel</source>
        <translation>sem combustível</translation>
    </message>
    <message>
        <source>discount token: minimum bid {minimum}</source>
        <translation>ficha de desconto: lance mínimo {minimum}</translation>
    </message>
    <message>
        <source>minimum bid {minimum}</source>
        <translation>lance mínimo {minimum}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Combustível</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Burocracia</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>{round}, {phase}. Order: {order}</source>
        <translation>{round}, {phase}. Ordem: {order}</translation>
    </message>
    <message>
        <source>Auctions go in this order, resources in reverse. Whoever earns most in a round is first in the next one.</source>
        <translation>Os leilões seguem esta ordem; o combustível, a inversa. Quem mais ganha em uma rodada é o primeiro na seguinte.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última rodada</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Mais uma rodada</translation>
    </message>
    <message>
        <source>The last round has auctions and resources only. Plants that can be fuelled then score what they earn.</source>
        <translation>A última rodada só tem leilões e combustível. Depois, as usinas que podem ser alimentadas pontuam o que rendem.</translation>
    </message>
    <message>
        <source>The card is drawn: after this round there is one more, of auctions and resources only.</source>
        <translation>A carta apareceu: depois desta rodada há mais uma, só com leilões e combustível.</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Valores da casa</translation>
    </message>
    <message>
        <source>The printed plants and resource cards are not public. This table plays with figures of our own; who has the game can load the printed ones.</source>
        <translation>As usinas e cartas de combustível impressas não são públicas. Esta mesa joga com valores nossos; quem tem o jogo pode carregar os impressos.</translation>
    </message>
    <message>
        <source>Current plants</source>
        <translation>Usinas atuais</translation>
    </message>
    <message>
        <source>Plants, all of them current</source>
        <translation>Usinas, todas atuais</translation>
    </message>
    <message>
        <source>Future plants</source>
        <translation>Usinas futuras</translation>
    </message>
    <message>
        <source>Stack {count}, on top {top}</source>
        <translation>Pilha {count}, no topo {top}</translation>
    </message>
    <message>
        <source>Stack empty</source>
        <translation>Pilha vazia</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies behind the plants. After the auctions it leaves with the lowest plant.</source>
        <translation>A carta “mais uma rodada” está atrás das usinas. Depois dos leilões, ela sai com a usina de menor número.</translation>
    </message>
    <message>
        <source>Face-down cards in the stack: {count}. On top: {top}.</source>
        <translation>Cartas viradas para baixo na pilha: {count}. No topo: {top}.</translation>
    </message>
    <message>
        <source>The &quot;one more round&quot; card lies among them.</source>
        <translation>A carta “mais uma rodada” está entre elas.</translation>
    </message>
    <message>
        <source>a small plant</source>
        <translation>uma usina pequena</translation>
    </message>
    <message>
        <source>a large plant</source>
        <translation>uma usina grande</translation>
    </message>
    <message>
        <source>the &quot;one more round&quot; card</source>
        <translation>a carta “mais uma rodada”</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>Resource market</source>
        <translation>Mercado de combustível</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards} · singles left {singles}</source>
        <translation>Baralho {deck} · descartes {discards} · avulsas {singles}</translation>
    </message>
    <message>
        <source>Face down in the deck: {deck}. The next deck is made of the discards: {discards}. Single cards not in use: {singles}.</source>
        <translation>Viradas para baixo no baralho: {deck}. O próximo baralho é feito dos descartes: {discards}. Cartas avulsas fora de uso: {singles}.</translation>
    </message>
    <message>
        <source>The ++ cards become discards when the deck is made anew.</source>
        <translation>As cartas ++ vão para os descartes quando o baralho é refeito.</translation>
    </message>
    <message>
        <source>per unit</source>
        <translation>por unidade</translation>
    </message>
    <message>
        <source>per card</source>
        <translation>por carta</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>avulsas</translation>
    </message>
    <message>
        <source>Column of {price} Elektro</source>
        <translation>Coluna de {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>{units} de {fuel} na coluna de {column}, por {price} Elektro</translation>
    </message>
    <message>
        <source>A single {fuel} in the column of {column}, for {price} Elektro</source>
        <translation>Uma carta avulsa de {fuel} na coluna de {column}, por {price} Elektro</translation>
    </message>
    <message>
        <source>{units} {fuel} of {of}</source>
        <translation>{fuel}: {units} de {of}</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}.</source>
        <translation>Você paga por {units} e fica com {kept}: mais não cabe. Avulsas de {fuel} que entram à venda por isso: {singles}.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. No single of {fuel} is left, so the rest is lost.</source>
        <translation>Você paga por {units} e fica com {kept}: mais não cabe. Não há mais avulsas de {fuel}, então o resto se perde.</translation>
    </message>
    <message>
        <source>You pay for {units} and keep {kept}: more does not fit. Singles of {fuel} that go on sale for it: {singles}; lost: {lost}.</source>
        <translation>Você paga por {units} e fica com {kept}: mais não cabe. Avulsas de {fuel} que entram à venda por isso: {singles}; perdidas: {lost}.</translation>
    </message>
    <message>
        <source>Demolition (house variant)</source>
        <translation>Demolição (variante da casa)</translation>
    </message>
    <message>
        <source>{sum} Elektro for the first to scrap</source>
        <translation>{sum} Elektro para quem demolir primeiro</translation>
    </message>
    <message>
        <source>none open this round</source>
        <translation>nenhum aberto nesta rodada</translation>
    </message>
    <message>
        <source>The printed rule is not public; this one is ours. Each auction phase turns up a contract, and the first player to scrap a plant in it is paid all that lie open.</source>
        <translation>A regra impressa não é pública; esta é nossa. Cada fase de leilão revela um contrato, e o primeiro jogador que demole uma usina nela recebe todos os que estão abertos.</translation>
    </message>
    <message>
        <source>{money} Elektro, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>{money} Elektro, ganho na última produção {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>money hidden, {earned} earned in the last production, {plants}, {fuel}</source>
        <translation>dinheiro oculto, ganho na última produção {earned}, {plants}, {fuel}</translation>
    </message>
    <message>
        <source>Money, and what the plants would earn now with the resources below them.</source>
        <translation>O dinheiro e o que as usinas renderiam agora com o combustível abaixo delas.</translation>
    </message>
    <message>
        <source>{plants}, {fuel}</source>
        <translation>{plants}, {fuel}</translation>
    </message>
    <message>
        <source>The third company of a game of two. It takes plants and resources for nothing, has no money and wins nothing.</source>
        <translation>A terceira empresa de uma partida a dois. Pega usinas e combustível de graça, não tem dinheiro e não vence.</translation>
    </message>
    <message>
        <source>plants {plants}</source>
        <translation>usinas {plants}</translation>
    </message>
    <message>
        <source>no plants</source>
        <translation>nenhuma usina</translation>
    </message>
    <message>
        <source>This round: took plant {plant}</source>
        <translation>Nesta rodada: pegou a usina {plant}</translation>
    </message>
    <message>
        <source>This round: nothing yet</source>
        <translation>Nesta rodada: nada ainda</translation>
    </message>
    <message>
        <source>This round: took plant {plant}, and {fuel}</source>
        <translation>Nesta rodada: pegou a usina {plant} e {fuel}</translation>
    </message>
    <message>
        <source>This round: took {fuel}</source>
        <translation>Nesta rodada: pegou {fuel}</translation>
    </message>
    <message>
        <source>Earned last</source>
        <translation>Último ganho</translation>
    </message>
    <message>
        <source>Can earn</source>
        <translation>Pode ganhar</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Usinas</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pilha</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Your plants</source>
        <translation>Suas usinas</translation>
    </message>
    <message>
        <source>No plants yet.</source>
        <translation>Nenhuma usina ainda.</translation>
    </message>
    <message>
        <source>Your resources</source>
        <translation>Seu combustível</translation>
    </message>
    <message>
        <source>No resources.</source>
        <translation>Nenhum combustível.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Você está assistindo.</translation>
    </message>
    <message>
        <source>{name} is out of the game.</source>
        <translation>{name} está fora da partida.</translation>
    </message>
    <message>
        <source>{name} wins: the other one is out of the game.</source>
        <translation>{name} vence: a outra pessoa está fora da partida.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>new</source>
        <translation>novidade</translation>
    </message>
</context>
<context>
    <name>RankingCard</name>
    <message>
        <source>Ranking</source>
        <translation>Classificação</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>Your turn ended before that move.</source>
        <translation>Seu turno terminou antes dessa jogada.</translation>
    </message>
    <message>
        <source>There is no move to send.</source>
        <translation>Não há jogada para enviar.</translation>
    </message>
    <message>
        <source>The table waits for something else.</source>
        <translation>A mesa espera outra coisa.</translation>
    </message>
    <message>
        <source>The table had gone on before your move came. Look again, and choose.</source>
        <translation>A mesa já tinha avançado quando a sua jogada chegou. Olhe de novo e escolha.</translation>
    </message>
</context>
<context>
    <name>ReplayFrame</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Pelos olhos de quem</translation>
    </message>
    <message>
        <source>Nobody&apos;s hand</source>
        <translation>Mão de ninguém</translation>
    </message>
    <message>
        <source>{}&apos;s hand</source>
        <translation>Mão de {}</translation>
    </message>
    <message>
        <source>{at} of {last}, reading on …</source>
        <translation>{at} de {last}, lendo o resto …</translation>
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
        <translation>A mesa está posta.</translation>
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
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Voltar ao lobby</translation>
    </message>
    <message>
        <source>The scoring</source>
        <translation>A pontuação</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Estou a postos</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Others join with this address:</source>
        <translation>Os outros entram com este endereço:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>or: {}</source>
        <translation>ou: {}</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Assistindo: {}</translation>
    </message>
    <message>
        <source>{names}: asking to come in</source>
        <translation>{names}: pedem para entrar</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>você assiste</translation>
    </message>
    <message>
        <source>you host</source>
        <translation>sua mesa</translation>
    </message>
    <message>
        <source>You watch. The game comes here when the host starts it.</source>
        <translation>Você está assistindo. A partida aparece aqui quando o anfitrião a começar.</translation>
    </message>
    <message>
        <source>The host was asked to let you in, and sees your name.</source>
        <translation>O anfitrião já vê o seu nome e decide se deixa você entrar.</translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation>Um lugar está livre.</translation>
    </message>
    <message>
        <source>{} seats are free.</source>
        <translation>{} lugares estão livres.</translation>
    </message>
    <message>
        <source>Waiting for {} to be ready.</source>
        <translation>Ainda não a postos: {}.</translation>
    </message>
    <message>
        <source>Everybody is here. The host starts the game.</source>
        <translation>Todos estão aqui. Quem abriu a mesa começa a partida.</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Todos estão aqui.</translation>
    </message>
    <message>
        <source>Asking to come in</source>
        <translation>Pedem para entrar</translation>
    </message>
    <message>
        <source>Asking the host to be let in</source>
        <translation>Pedindo ao anfitrião para entrar</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of {}</source>
        <translation>Regras de {}</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>damaged</source>
        <translation>danificada</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>assistida</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>em andamento</translation>
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
        <translation>interrompida</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>outra versão</translation>
    </message>
    <message>
        <source>Given up by {}. Nobody won.</source>
        <translation>Abandonada por {}. Ninguém venceu.</translation>
    </message>
    <message>
        <source>A deck could not be opened. Nobody won.</source>
        <translation>Não foi possível abrir um baralho. Ninguém venceu.</translation>
    </message>
    <message>
        <source>This program cannot read it: {}.</source>
        <translation>Este programa não consegue lê-la: {}.</translation>
    </message>
    <message>
        <source>Round {}</source>
        <translation>Rodada {}</translation>
    </message>
    <message>
        <source>No seat in it is yours.</source>
        <translation>Nenhum lugar nela é seu.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Won by {}</source>
        <translation>Vencida por {}</translation>
    </message>
    <message>
        <source>{day}, {hour}</source>
        <translation>{day}, {hour}</translation>
    </message>
    <message>
        <source>File of {}</source>
        <translation>Arquivo de {}</translation>
    </message>
</context>
<context>
    <name>SavedCard</name>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>Mais sobre {}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Replay {}</source>
        <translation>Replay: {}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue {}</source>
        <translation>Continuar: {}</translation>
    </message>
    <message>
        <source>This file is damaged: {}.</source>
        <translation>Este arquivo está danificado: {}.</translation>
    </message>
    <message>
        <source>Entries before that, all of them sound: {}</source>
        <translation>Entradas anteriores, todas intactas: {}</translation>
    </message>
    <message>
        <source>Go on from the sound beginning</source>
        <translation>Continuar do começo intacto</translation>
    </message>
</context>
<context>
    <name>SavedList</name>
    <message>
        <source>Show older games</source>
        <translation>Mostrar partidas mais antigas</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Open seat</source>
        <translation>Lugar livre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidiu</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na vez</translation>
    </message>
    <message>
        <source>bot of {}</source>
        <translation>bot de {}</translation>
    </message>
    <message>
        <source>{} plays</source>
        <translation>joga {}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sem conexão</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>saiu; o lugar espera</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fora da partida</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Swap with the next seat</source>
        <translation>Trocar com o lugar seguinte</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Liberar este lugar</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>{} (you)</source>
        <translation>{} (você)</translation>
    </message>
    <message>
        <source>Free the seat of {}</source>
        <translation>Liberar o lugar de {}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sem conexão</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>a postos</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ainda não a postos</translation>
    </message>
    <message>
        <source>left; the seat waits</source>
        <translation>saiu; o lugar espera</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {}</source>
        <translation>Lugar {}</translation>
    </message>
    <message>
        <source>Guest {}</source>
        <translation>Visitante {}</translation>
    </message>
    <message>
        <source>Name on seat {}</source>
        <translation>Nome no lugar {}</translation>
    </message>
    <message>
        <source>Somebody at this laptop</source>
        <translation>Alguém neste notebook</translation>
    </message>
    <message>
        <source>Open for whoever joins</source>
        <translation>Livre para quem entrar</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>words not compared</source>
        <translation>palavras não comparadas</translation>
    </message>
    <message>
        <source>Nobody can be sure who sits here.</source>
        <translation>Ninguém pode ter certeza de quem está aqui.</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>você assiste</translation>
    </message>
    <message>
        <source>You have no seat here: you see what everybody sees.</source>
        <translation>Você não tem lugar aqui: vê o que todos veem.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Watching: {}</source>
        <translation>Assistindo: {}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>What the others see at the table.</source>
        <translation>O que os outros veem na mesa.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{}%</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se move</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Everybody at a table reads it in their own.</source>
        <translation>Na mesa, cada pessoa lê no seu.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The lamp over the table, or the room at night.</source>
        <translation>A luminária sobre a mesa ou a sala à noite.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Everything grows with it.</source>
        <translation>Tudo cresce junto.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>F11 does the same, wherever you are.</source>
        <translation>F11 faz o mesmo, onde quer que você esteja.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Cards and pieces jump instead.</source>
        <translation>Cartas e peças mudam de lugar sem animação.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Perguntar antes</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>The bell of the system as it begins.</source>
        <translation>O sinal do sistema quando ela começa.</translation>
    </message>
    <message>
        <source>Leaving a game</source>
        <translation>Sair de uma partida</translation>
    </message>
    <message>
        <source>A question before you leave a game that is not over.</source>
        <translation>Uma pergunta antes de você sair de uma partida que não terminou.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{}: your turn</source>
        <translation>{}: sua vez</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Your turn: look it over, then Done</source>
        <translation>Sua vez: confira e clique em Pronto</translation>
    </message>
    <message>
        <source>Waiting for {}</source>
        <translation>Esperando {}</translation>
    </message>
    <message>
        <source>Waiting for {} to compare the words</source>
        <translation>Ainda comparando as palavras: {}</translation>
    </message>
    <message>
        <source>Cards are being dealt</source>
        <translation>As cartas estão sendo dadas</translation>
    </message>
    <message>
        <source>Pass the laptop on</source>
        <translation>Passe o notebook adiante</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>Sent. Waiting for {}</source>
        <translation>Enviado. Esperando {}</translation>
    </message>
    <message>
        <source>Sent. The table confirms it</source>
        <translation>Enviado. A mesa está confirmando</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>The board in words</source>
        <translation>O tabuleiro em palavras</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{deed} {count} raises from {price} on.</source>
        <translation>{deed} Lances desde {price}: {count}.</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>{game}, hosted by {host}</source>
        <translation>{game}, mesa de {host}</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats</source>
        <translation>{taken} de {seats} lugares</translation>
    </message>
    <message>
        <source>Join {}</source>
        <translation>Entrar: {}</translation>
    </message>
    <message>
        <source>Come back to {}</source>
        <translation>Voltar para {}</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Code of {}</source>
        <translation>Código de {}</translation>
    </message>
    <message>
        <source>Watch {}</source>
        <translation>Assistir: {}</translation>
    </message>
    <message>
        <source>The table is gone.</source>
        <translation>A mesa não está mais aqui.</translation>
    </message>
    <message>
        <source>The game there is over.</source>
        <translation>A partida dessa mesa terminou.</translation>
    </message>
    <message>
        <source>The game there has begun.</source>
        <translation>A partida dessa mesa já começou.</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Todos os lugares estão ocupados.</translation>
    </message>
</context>
<context>
    <name>ThirteenMinutes</name>
    <message>
        <source>Quarantine line</source>
        <translation>Linha de quarentena</translation>
    </message>
    <message>
        <source>Bombers aloft</source>
        <translation>Bombardeiros no ar</translation>
    </message>
    <message>
        <source>Quiet deal over Turkey</source>
        <translation>Acordo discreto sobre a Turquia</translation>
    </message>
    <message>
        <source>Allies rally</source>
        <translation>Aliados cerram fileiras</translation>
    </message>
    <message>
        <source>Photographs on the easel</source>
        <translation>Fotografias no cavalete</translation>
    </message>
    <message>
        <source>Launchers operational</source>
        <translation>Lançadores operacionais</translation>
    </message>
    <message>
        <source>Submarines below the line</source>
        <translation>Submarinos sob a linha</translation>
    </message>
    <message>
        <source>Two letters</source>
        <translation>Duas cartas</translation>
    </message>
    <message>
        <source>Pressure on Berlin</source>
        <translation>Pressão sobre Berlim</translation>
    </message>
    <message>
        <source>Havana broadcasts</source>
        <translation>Transmissões de Havana</translation>
    </message>
    <message>
        <source>Observers between the lines</source>
        <translation>Observadores entre as linhas</translation>
    </message>
    <message>
        <source>Secretary-General&apos;s plea</source>
        <translation>Apelo do secretário-geral</translation>
    </message>
    <message>
        <source>Press leak</source>
        <translation>Vazamento à imprensa</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 USSR cubes off it; they go back to the USSR supply. The zone stays where it is.</source>
        <translation>Escolha uma zona (Cuba vale). Remova dela até 3 cubos da URSS; eles voltam para a reserva da URSS. A zona fica onde está.</translation>
    </message>
    <message>
        <source>Put up to 4 of your cubes on one face-up military zone (this very card qualifies). It moves one step towards you as usual.</source>
        <translation>Ponha até 4 dos seus cubos em uma zona militar virada para cima (esta própria carta vale). Ela anda um passo na sua direção, como de costume.</translation>
    </message>
    <message>
        <source>Move any number of your own cubes from one zone to one other zone. Neither zone moves.</source>
        <translation>Mova quantos cubos seus quiser de uma zona para outra. Nenhuma das duas zonas se move.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the USSR sphere. No cubes change.</source>
        <translation>Desloque até duas zonas viradas para cima, cada uma um passo na direção da esfera da URSS. Nenhum cubo muda.</translation>
    </message>
    <message>
        <source>Look secretly at the Cuba card. Then put 1 of your cubes on each of up to two different zones; each moves one step towards you.</source>
        <translation>Olhe em segredo a carta de Cuba. Depois ponha 1 cubo seu em cada uma de até duas zonas diferentes; cada uma anda um passo na sua direção.</translation>
    </message>
    <message>
        <source>Pick one zone (Cuba allowed). Take up to 3 US cubes off it; they go back to the US supply. The zone stays where it is.</source>
        <translation>Escolha uma zona (Cuba vale). Remova dela até 3 cubos dos EUA; eles voltam para a reserva dos EUA. A zona fica onde está.</translation>
    </message>
    <message>
        <source>Shift up to two face-up zones one step each towards the US sphere. No cubes change.</source>
        <translation>Desloque até duas zonas viradas para cima, cada uma um passo na direção da esfera dos EUA. Nenhum cubo muda.</translation>
    </message>
    <message>
        <source>Return up to two zones (Cuba allowed) to the neutral area. Cubes stay on them.</source>
        <translation>Devolva até duas zonas (Cuba vale) à área neutra. Os cubos ficam nelas.</translation>
    </message>
    <message>
        <source>Pick one zone holding at least one cube. Both players take all their cubes back from it; then put that zone in any of the three areas.</source>
        <translation>Escolha uma zona com pelo menos um cubo. Os dois jogadores recolhem dela todos os seus cubos; depois ponha essa zona em qualquer uma das três áreas.</translation>
    </message>
    <message>
        <source>Look at the enemy&apos;s hand. Then carry out one order worth up to 2.</source>
        <translation>Olhe a mão do inimigo. Depois execute uma ordem de até 2.</translation>
    </message>
    <message>
        <source>Bid {cubes}</source>
        <translation>Lance de {cubes}</translation>
    </message>
    <message>
        <source>{seat} begins</source>
        <translation>{seat} começa</translation>
    </message>
    <message>
        <source>Play {card}: {area}</source>
        <translation>Jogar {card}: {area}</translation>
    </message>
    <message>
        <source>Carry out the event</source>
        <translation>Executar o evento</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Sem evento</translation>
    </message>
    <message>
        <source>Use the card as its event</source>
        <translation>Usar a carta como evento</translation>
    </message>
    <message>
        <source>Use the card as an order</source>
        <translation>Usar a carta como ordem</translation>
    </message>
    <message>
        <source>Order of 0: nothing changes</source>
        <translation>Ordem de 0: nada muda</translation>
    </message>
    <message>
        <source>Put {cubes} on {zone}</source>
        <translation>Pôr {cubes} em {zone}</translation>
    </message>
    <message>
        <source>Take {cubes} off {zone}</source>
        <translation>Retirar {cubes} de {zone}</translation>
    </message>
    <message>
        <source>Remove {cubes} of the enemy from {zone}</source>
        <translation>Remover de {zone}, do inimigo: {cubes}</translation>
    </message>
    <message>
        <source>Remove {cubes} of yours from {zone}</source>
        <translation>Remover de {zone}, dos seus: {cubes}</translation>
    </message>
    <message>
        <source>Clear {zone} of cubes</source>
        <translation>Esvaziar {zone} de cubos</translation>
    </message>
    <message>
        <source>Move {cubes} from {origin} to {zone}</source>
        <translation>Mover {cubes} de {origin} para {zone}</translation>
    </message>
    <message>
        <source>Shift {zone}</source>
        <translation>Deslocar {zone}</translation>
    </message>
    <message>
        <source>Lay {zone} in the {area}</source>
        <translation>Pôr {zone} na {area}</translation>
    </message>
    <message>
        <source>End this step of the event</source>
        <translation>Encerrar este passo do evento</translation>
    </message>
    <message>
        <source>{seat0} plays the {side}.</source>
        <translation>Lado de {seat0}: {side}.</translation>
    </message>
    <message>
        <source>Game {game}: the cards are shuffled.</source>
        <translation>Partida {game}: as cartas são embaralhadas.</translation>
    </message>
    <message>
        <source>{seat} gets {cards} cards.</source>
        <translation>{seat} recebe {cards} cartas.</translation>
    </message>
    <message>
        <source>{seat} bids {cubes}.</source>
        <translation>{seat} dá um lance de {cubes}.</translation>
    </message>
    <message>
        <source>Equal bids: both take them back.</source>
        <translation>Lances iguais: os dois os recolhem.</translation>
    </message>
    <message>
        <source>The sealed bid of {seat} was not legal and counts as {counted}.</source>
        <translation>O lance secreto de {seat} não era válido e conta como {counted}.</translation>
    </message>
    <message>
        <source>{seat} decides who begins.</source>
        <translation>{seat} decide quem começa.</translation>
    </message>
    <message>
        <source>Chance lets {seat} decide who begins; nobody pays.</source>
        <translation>O sorteio deixa {seat} decidir quem começa; ninguém paga.</translation>
    </message>
    <message>
        <source>{seat} says: {first} begins.</source>
        <translation>{seat} diz: {first} começa.</translation>
    </message>
    <message>
        <source>{seat} plays {card}: {area}.</source>
        <translation>{seat} joga {card}: {area}.</translation>
    </message>
    <message>
        <source>{seat} carries out the event of {card}.</source>
        <translation>{seat} executa o evento de {card}.</translation>
    </message>
    <message>
        <source>{seat} lets the event of {card} be.</source>
        <translation>{seat} deixa passar o evento de {card}.</translation>
    </message>
    <message>
        <source>{seat} ends this step of the event.</source>
        <translation>{seat} encerra este passo do evento.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as its event.</source>
        <translation>{seat} usa {card} como evento.</translation>
    </message>
    <message>
        <source>{seat} uses {card} as an order.</source>
        <translation>{seat} usa {card} como ordem.</translation>
    </message>
    <message>
        <source>{seat} orders nothing.</source>
        <translation>{seat} não ordena nada.</translation>
    </message>
    <message>
        <source>{seat} puts {cubes} on {zone}.</source>
        <translation>{seat} põe {cubes} em {zone}.</translation>
    </message>
    <message>
        <source>{seat} takes {cubes} off {zone}.</source>
        <translation>{seat} retira {cubes} de {zone}.</translation>
    </message>
    <message>
        <source>{seat} removes {cubes} from {zone}.</source>
        <translation>{seat} remove {cubes} de {zone}.</translation>
    </message>
    <message>
        <source>{seat} clears {zone} of cubes.</source>
        <translation>{seat} esvazia {zone} de cubos.</translation>
    </message>
    <message>
        <source>{seat} moves {cubes} from {origin} to {target}.</source>
        <translation>{seat} move {cubes} de {origin} para {target}.</translation>
    </message>
    <message>
        <source>{seat} shifts {zone}.</source>
        <translation>{seat} desloca {zone}.</translation>
    </message>
    <message>
        <source>{seat} lays {zone} in the {area}.</source>
        <translation>{seat} põe {zone} na {area}.</translation>
    </message>
    <message>
        <source>{zone} now lies in the {area}.</source>
        <translation>{zone} agora está na {area}.</translation>
    </message>
    <message>
        <source>{seat} draws a card; {pile} left.</source>
        <translation>{seat} compra uma carta; restam {pile}.</translation>
    </message>
    <message>
        <source>{seat} looks at Cuba.</source>
        <translation>{seat} olha a carta de Cuba.</translation>
    </message>
    <message>
        <source>{seat} looks at the enemy&apos;s hand.</source>
        <translation>{seat} olha a mão do inimigo.</translation>
    </message>
    <message>
        <source>Cuba is turned up: {card}.</source>
        <translation>Cuba é revelada: {card}.</translation>
    </message>
    <message>
        <source>The last card of {seat}: {card}.</source>
        <translation>A última carta de {seat}: {card}.</translation>
    </message>
    <message>
        <source>{zone}: {seat} has more cubes, {points}.</source>
        <translation>{zone}: {seat} tem mais cubos, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in the sphere of {seat}, {points}.</source>
        <translation>{zone}: empate na esfera de {seat}, {points}.</translation>
    </message>
    <message>
        <source>{zone}: a tie in neutral, nobody.</source>
        <translation>{zone}: empate na área neutra, ninguém.</translation>
    </message>
    <message>
        <source>Military zones {seat0} to {seat1}: dominance for {seat}.</source>
        <translation>Zonas militares, {seat0} a {seat1}; domínio: {seat}.</translation>
    </message>
    <message>
        <source>Influence on the last cards {seat0} to {seat1}: epilogue for {seat}.</source>
        <translation>Influência nas últimas cartas, {seat0} a {seat1}; epílogo: {seat}.</translation>
    </message>
    <message>
        <source>The last cards are of one type: each lies in its holder&apos;s sphere.</source>
        <translation>As últimas cartas são do mesmo tipo: cada uma fica na esfera de quem a tem.</translation>
    </message>
    <message>
        <source>The last cards are of different types and cause nothing.</source>
        <translation>As últimas cartas são de tipos diferentes e não causam nada.</translation>
    </message>
    <message>
        <source>{seat} has caused nuclear war.</source>
        <translation>{seat} causou a guerra nuclear.</translation>
    </message>
    <message>
        <source>Points: {seat0} to {seat1}.</source>
        <translation>Pontos: {seat0} a {seat1}.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by points.</source>
        <translation>{seat} vence a partida {game} por pontos.</translation>
    </message>
    <message>
        <source>{seat} wins game {game} by zones in the own sphere.</source>
        <translation>{seat} vence a partida {game} por zonas na própria esfera.</translation>
    </message>
    <message>
        <source>{seat} wins game {game}: the other one caused nuclear war.</source>
        <translation>{seat} vence a partida {game}: o outro lado causou a guerra nuclear.</translation>
    </message>
    <message>
        <source>Game {game} is void.</source>
        <translation>A partida {game} não vale.</translation>
    </message>
    <message>
        <source>Campaign: {seat0} to {seat1}.</source>
        <translation>Campanha: {seat0} a {seat1}.</translation>
    </message>
    <message>
        <source>13 Minutes</source>
        <translation>13 Minutes</translation>
    </message>
    <message>
        <source>Cuba, October 1962, in ten cards. Two superpowers bid for the initiative, place battlegrounds and push influence over them, each with two cards in hand. More control wins, unless three zones of one kind in your own sphere set off the war nobody wants.</source>
        <translation>Cuba, outubro de 1962, em dez cartas. Duas superpotências disputam a iniciativa em lances, colocam campos de batalha e levam influência a eles, cada uma com duas cartas na mão. Quem tem mais controle vence, a menos que três zonas de um mesmo tipo na própria esfera desencadeiem a guerra que ninguém quer.</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jogadores</translation>
    </message>
    <message>
        <source>13 minutes, a campaign about an hour</source>
        <translation>13 minutos, uma campanha cerca de uma hora</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>A campaign adds up games until somebody has 13 points.</source>
        <translation>Uma campanha soma partidas até alguém ter 13 pontos.</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Partida única</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campanha</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Who plays which superpower.</source>
        <translation>Quem joga com qual superpotência.</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>First seat plays the US</source>
        <translation>O lugar 1 joga com os EUA</translation>
    </message>
    <message>
        <source>First seat plays the USSR</source>
        <translation>O lugar 1 joga com a URSS</translation>
    </message>
    <message>
        <source>Equal bids</source>
        <translation>Lances iguais</translation>
    </message>
    <message>
        <source>After five equal bids in a row chance may say who decides.</source>
        <translation>Depois de cinco lances iguais seguidos, o sorteio pode dizer quem decide.</translation>
    </message>
    <message>
        <source>Chance after five</source>
        <translation>Sorteio após cinco</translation>
    </message>
    <message>
        <source>Bid again and again</source>
        <translation>Lances até desempatar</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Troca de lados</translation>
    </message>
    <message>
        <source>Whether the sides change hands between the games of a campaign.</source>
        <translation>Se os lados são trocados entre as partidas de uma campanha.</translation>
    </message>
    <message>
        <source>After each game</source>
        <translation>Após cada partida</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Random: any legal move, to learn against</source>
        <translation>Aleatório: qualquer jogada válida, bom para aprender</translation>
    </message>
    <message>
        <source>Steady: looks after zones and war</source>
        <translation>Sólido: cuida das zonas e da guerra</translation>
    </message>
    <message>
        <source>A bid is 0 cubes or more.</source>
        <translation>Um lance é de 0 cubos ou mais.</translation>
    </message>
    <message>
        <source>There are only {supply} cubes in your supply.</source>
        <translation>Só há {supply} cubos na sua reserva.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>There is no such area.</source>
        <translation>Essa área não existe.</translation>
    </message>
    <message>
        <source>A card is never placed in the enemy&apos;s sphere.</source>
        <translation>Uma carta nunca é posta na esfera do inimigo.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Escolha primeiro uma carta da sua mão.</translation>
    </message>
    <message>
        <source>There is no such zone.</source>
        <translation>Essa zona não existe.</translation>
    </message>
    <message>
        <source>At least one cube.</source>
        <translation>Pelo menos um cubo.</translation>
    </message>
    <message>
        <source>The order is worth {value} cubes.</source>
        <translation>A ordem vale {value} cubos.</translation>
    </message>
    <message>
        <source>Only {here} of your cubes are on this zone.</source>
        <translation>Nesta zona só há {here} dos seus cubos.</translation>
    </message>
    <message>
        <source>Your supply is {supply}, and none of your cubes are here to take.</source>
        <translation>Há {supply} na sua reserva, e nenhum cubo seu aqui para retirar.</translation>
    </message>
    <message>
        <source>This zone holds no more of your cubes.</source>
        <translation>Esta zona não comporta mais cubos seus.</translation>
    </message>
    <message>
        <source>The event takes different zones, and this one has had its turn.</source>
        <translation>O evento usa zonas diferentes, e esta já teve a sua vez.</translation>
    </message>
    <message>
        <source>The event does not reach this zone.</source>
        <translation>O evento não alcança esta zona.</translation>
    </message>
    <message>
        <source>The event puts fewer cubes than that.</source>
        <translation>O evento põe menos cubos do que isso.</translation>
    </message>
    <message>
        <source>The event reaches face-up zones only.</source>
        <translation>O evento só alcança zonas viradas para cima.</translation>
    </message>
    <message>
        <source>The event reaches face-up military zones only.</source>
        <translation>O evento só alcança zonas militares viradas para cima.</translation>
    </message>
    <message>
        <source>This zone is in the neutral area already.</source>
        <translation>Esta zona já está na área neutra.</translation>
    </message>
    <message>
        <source>There are no cubes on this zone.</source>
        <translation>Não há cubos nesta zona.</translation>
    </message>
    <message>
        <source>None of your cubes are on this zone.</source>
        <translation>Não há cubos seus nesta zona.</translation>
    </message>
    <message>
        <source>No enemy cubes are on this zone.</source>
        <translation>Não há cubos inimigos nesta zona.</translation>
    </message>
    <message>
        <source>This zone is at the end of the line already.</source>
        <translation>Esta zona já está no fim da linha.</translation>
    </message>
    <message>
        <source>This step is about the zone of the step before.</source>
        <translation>Este passo trata da zona do passo anterior.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Território</translation>
    </message>
    <message>
        <source>{zone}: {name}, cubes {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, cubos {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: {name}, own sphere at {us}–{ussr}, {points}</source>
        <translation>{zone}: {name}, esfera própria com {us}–{ussr}, {points}</translation>
    </message>
    <message>
        <source>{zone}: nobody, {us}–{ussr} in the neutral area</source>
        <translation>{zone}: ninguém, {us}–{ussr} na área neutra</translation>
    </message>
    <message>
        <source>Who has more cubes controls a zone (US–USSR); level, the sphere decides.</source>
        <translation>Quem tem mais cubos controla a zona (EUA–URSS); no empate, a esfera decide.</translation>
    </message>
    <message>
        <source>Military dominance</source>
        <translation>Domínio militar</translation>
    </message>
    <message>
        <source>Cuba is {cuba}. Military zones: {first} {count0}, {second} {count1}.</source>
        <translation>Cuba é {cuba}. Zonas militares: {first} {count0}, {second} {count1}.</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epílogo</translation>
    </message>
    <message>
        <source>Last cards: {first} held {card0}, {second} held {card1}. Influence of the US {us}, of the USSR {ussr}, whoever held them.</source>
        <translation>Últimas cartas: {first} tinha {card0}, {second} tinha {card1}. Influência dos EUA {us}, da URSS {ussr}, não importa quem as tinha.</translation>
    </message>
    <message>
        <source>Nuclear war</source>
        <translation>Guerra nuclear</translation>
    </message>
    <message>
        <source>The last cards are of one type, so each lies in its holder&apos;s sphere.</source>
        <translation>As últimas cartas são do mesmo tipo; por isso, cada uma fica na esfera de quem a tem.</translation>
    </message>
    <message>
        <source>The last cards are of different types and lie in no sphere.</source>
        <translation>As últimas cartas são de tipos diferentes e não ficam em nenhuma esfera.</translation>
    </message>
    <message>
        <source>Sphere of {name}: {military} military, {political} political, {opinion} public opinion.</source>
        <translation>Esfera de {name}: militares {military}, políticas {political}, opinião pública {opinion}.</translation>
    </message>
    <message>
        <source>{name} has {limit} or more of one type and caused nuclear war.</source>
        <translation>{name} tem {limit} ou mais do mesmo tipo e causou a guerra nuclear.</translation>
    </message>
    <message>
        <source>Nobody has {limit} of one type: no nuclear war.</source>
        <translation>Ninguém tem {limit} do mesmo tipo: não há guerra nuclear.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>{name} has more points.</source>
        <translation>{name} tem mais pontos.</translation>
    </message>
    <message>
        <source>Points are level. Zones in the own sphere: {first} {zones0}, {second} {zones1}. {name} wins.</source>
        <translation>Os pontos empatam. Zonas na própria esfera: {first} {zones0}, {second} {zones1}. {name} vence.</translation>
    </message>
    <message>
        <source>{name} wins whatever the points: only the other one caused the war.</source>
        <translation>{name} vence com quaisquer pontos: só o outro lado causou a guerra.</translation>
    </message>
    <message>
        <source>Points and zones in the own sphere are level: the game is void and another one is played.</source>
        <translation>Pontos e zonas na própria esfera empatam: a partida não vale, e joga-se outra.</translation>
    </message>
    <message>
        <source>Game {game}: {first} {points0}, {second} {points1}, won by {name}</source>
        <translation>Partida {game}: {first} {points0}, {second} {points1}, vitória: {name}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Ninguém vence</translation>
    </message>
    <message>
        <source>{headline} by points.</source>
        <translation>{headline} por pontos.</translation>
    </message>
    <message>
        <source>{headline} by zones in the own sphere, with points level.</source>
        <translation>{headline} por zonas na própria esfera, com pontos empatados.</translation>
    </message>
    <message>
        <source>{headline}: the other one caused nuclear war.</source>
        <translation>{headline}: o outro lado causou a guerra nuclear.</translation>
    </message>
    <message>
        <source>{headline}: both caused nuclear war, and points decided.</source>
        <translation>{headline}: os dois causaram a guerra nuclear, e os pontos decidiram.</translation>
    </message>
    <message>
        <source>{headline} the campaign.</source>
        <translation>{headline} a campanha.</translation>
    </message>
    <message>
        <source>{headline} the level campaign by the latest won game.</source>
        <translation>{headline} a campanha empatada, pela última partida vencida.</translation>
    </message>
    <message>
        <source>{headline} the extra game, and with it the campaign.</source>
        <translation>{headline} a partida extra e, com ela, a campanha.</translation>
    </message>
    <message>
        <source>{headline}: no more games are played at this table.</source>
        <translation>{headline}: não se jogam mais partidas nesta mesa.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Control more zones than the other superpower after ten plays, without causing nuclear war. Each side has 13 cubes and a hand of two cards.</source>
        <translation>Controlar mais zonas do que a outra superpotência depois de dez jogadas, sem causar a guerra nuclear. Cada lado tem 13 cubos e uma mão de duas cartas.</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>O lance</translation>
    </message>
    <message>
        <source>Both secretly bid any number of cubes, 0 included. Equal bids go back and are made again. The higher bidder says who plays first. All cubes bid are out of the game, the loser&apos;s too.</source>
        <translation>Os dois dão em segredo um lance de quantos cubos quiserem, inclusive 0. Lances iguais voltam e são refeitos. O maior lance diz quem joga primeiro. Todos os cubos dos lances saem do jogo, também os de quem perde.</translation>
    </message>
    <message>
        <source>Who plays first</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Whoever bid more cubes says which side plays the first card. Then both sides take turns, one card each, ten cards in all.</source>
        <translation>Quem deu o maior lance diz qual lado joga a primeira carta. Depois os dois lados se alternam, uma carta por vez, dez cartas ao todo.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Uma jogada</translation>
    </message>
    <message>
        <source>Choose a card of your hand and place it in your own sphere or in the neutral area. It is a zone at once. A card of your side or of the UN is then used as its event or as an order. With a card of the other side, the opponent may carry out its event first, and you give the order. Then draw a card while there are any.</source>
        <translation>Escolha uma carta da sua mão e ponha-a na sua esfera ou na área neutra. Ela vira uma zona na hora. Uma carta do seu lado ou da ONU é usada então como evento ou como ordem. Com uma carta do outro lado, o adversário pode executar antes o evento dela, e você dá a ordem. Depois compre uma carta, enquanto houver.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordens</translation>
    </message>
    <message>
        <source>Choose one zone, Cuba and the card just placed included, and put on it or take off it up to as many of your cubes as the card&apos;s influence. Putting moves the zone one step towards you, taking one step towards the enemy, however many cubes. An order of 0 changes nothing.</source>
        <translation>Escolha uma zona, incluindo Cuba e a carta que acabou de pôr, e ponha nela ou retire dela cubos seus, até o número da influência da carta. Pôr move a zona um passo na sua direção; retirar, um passo na direção do inimigo, sejam quantos cubos forem. Uma ordem de 0 não muda nada.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>An event follows the text of its card. All its amounts are up to; zones that receive cubes move as with an order unless the card says otherwise.</source>
        <translation>Um evento segue o texto da sua carta. Todas as quantidades são “até”; zonas que recebem cubos se movem como em uma ordem, a menos que a carta diga outra coisa.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>After ten plays each zone gives 1 point to whoever has more cubes on it, Cuba 2. In a tie the sphere it lies in decides, in the neutral area nobody. Cuba is turned up: more military zones are worth 1 point. The two last cards are revealed: the superpower with more influence on them gets 1 point, whoever held them.</source>
        <translation>Depois de dez jogadas, cada zona dá 1 ponto a quem tem mais cubos nela; Cuba, 2. No empate decide a esfera em que ela está; na área neutra, ninguém. Cuba é revelada: ter mais zonas militares vale 1 ponto. As duas últimas cartas são reveladas: a superpotência com mais influência nelas recebe 1 ponto, não importa quem as tinha.</translation>
    </message>
    <message>
        <source>If the last cards are of one type, each lies in its holder&apos;s sphere. Three or more zones of one type in your own sphere are nuclear war, whoever controls them: if only you caused it, you lose whatever the points. It is checked at the end only.</source>
        <translation>Se as últimas cartas são do mesmo tipo, cada uma fica na esfera de quem a tem. Três ou mais zonas do mesmo tipo na sua esfera são guerra nuclear, não importa quem as controla: se só você a causou, você perde com quaisquer pontos. Isso só é verificado no fim.</translation>
    </message>
    <message>
        <source>Ties and campaigns</source>
        <translation>Empates e campanhas</translation>
    </message>
    <message>
        <source>With points level, more zones in the own sphere win; else the game is void. A campaign adds up points until somebody has 13; nuclear war ends it, and who caused it loses.</source>
        <translation>Com pontos empatados, vence quem tem mais zonas na própria esfera; senão, a partida não vale. Uma campanha soma pontos até alguém ter 13; a guerra nuclear a encerra, e quem a causou perde.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Cuba</source>
        <translation>Cuba</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>US</source>
        <translation>EUA</translation>
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
        <translation>opinião pública</translation>
    </message>
    <message>
        <source>US sphere</source>
        <translation>esfera dos EUA</translation>
    </message>
    <message>
        <source>neutral area</source>
        <translation>área neutra</translation>
    </message>
    <message>
        <source>USSR sphere</source>
        <translation>esfera da URSS</translation>
    </message>
    <message>
        <source>US
sphere</source>
        <translation>Esfera
dos EUA</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutra</translation>
    </message>
    <message>
        <source>USSR
sphere</source>
        <translation>Esfera
da URSS</translation>
    </message>
    <message>
        <source>{side}, {type}, influence {value}</source>
        <translation>{side}, {type}, influência {value}</translation>
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
        <translation>1 ponto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>{side} · {name}</source>
        <translation>{side} · {name}</translation>
    </message>
    <message>
        <source>{points} now</source>
        <translation>{points} agora</translation>
    </message>
    <message>
        <source>bid {bid} · {points} now</source>
        <translation>lance {bid} · {points} agora</translation>
    </message>
    <message>
        <source>{title}: {supply} in the supply, {bid} bid away, {points} if it were scored now</source>
        <translation>{title}: {supply} na reserva, {bid} em lances, {points} se fosse pontuado agora</translation>
    </message>
    <message>
        <source>A card in the hand of {name}</source>
        <translation>Uma carta na mão de {name}</translation>
    </message>
    <message>
        <source>You have seen this card in the hand of {name}: {card}</source>
        <translation>Você viu esta carta na mão de {name}: {card}</translation>
    </message>
    <message>
        <source>The last card of {name}: {card}</source>
        <translation>A última carta de {name}: {card}</translation>
    </message>
    <message>
        <source>{card}, {note}. {event}</source>
        <translation>{card}, {note}. {event}</translation>
    </message>
    <message>
        <source>{zone}, {note}, {area}. US {us}, USSR {ussr}. Control: {holder}, {points}</source>
        <translation>{zone}, {note}, {area}. EUA {us}, URSS {ussr}. Controle: {holder}, {points}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>face down, you have seen it: {card}</source>
        <translation>virada para baixo, você a viu: {card}</translation>
    </message>
    <message>
        <source>{area}: {zones} zones</source>
        <translation>{area}, zonas: {zones}</translation>
    </message>
    <message>
        <source>Face up in this sphere: {military} military, {political} political, {opinion} public opinion. {war} of one type at the end are nuclear war.</source>
        <translation>Viradas para cima nesta esfera: militares {military}, políticas {political}, opinião pública {opinion}. No fim, {war} do mesmo tipo são guerra nuclear.</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Pôr aqui</translation>
    </message>
    <message>
        <source>Draw pile: {pile}</source>
        <translation>Pilha de compra: {pile}</translation>
    </message>
    <message>
        <source>Before the first play</source>
        <translation>Antes da primeira jogada</translation>
    </message>
    <message>
        <source>Play {play} of {plays}</source>
        <translation>Jogada {play} de {plays}</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Pontuação feita</translation>
    </message>
    <message>
        <source>Game {game} · {us}–{ussr} · {status}</source>
        <translation>Partida {game} · {us}–{ussr} · {status}</translation>
    </message>
    <message>
        <source>House figures</source>
        <translation>Valores da casa</translation>
    </message>
    <message>
        <source>The printed names, values and events are not public. These are ours; the owner of a copy can load the printed ones.</source>
        <translation>Os nomes, valores e eventos impressos não são públicos. Estes são nossos; quem tem o jogo pode carregar os impressos.</translation>
    </message>
    <message>
        <source>Last game: {first} {points0}, {second} {points1}. {verdict}</source>
        <translation>Última partida: {first} {points0}, {second} {points1}. {verdict}</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>Vitória de {name}.</translation>
    </message>
    <message>
        <source>Your bid for the initiative</source>
        <translation>Seu lance pela iniciativa</translation>
    </message>
    <message>
        <source>Won or lost, {cubes} leave the game; {left} stay in your supply.</source>
        <translation>Ganhando ou perdendo, sai do jogo: {cubes}; fica na sua reserva: {left}.</translation>
    </message>
    <message>
        <source>One cube fewer</source>
        <translation>Um cubo a menos</translation>
    </message>
    <message>
        <source>One cube more</source>
        <translation>Um cubo a mais</translation>
    </message>
    <message>
        <source>Bid for the initiative: the higher bid says who plays first.</source>
        <translation>Dê um lance pela iniciativa: o maior lance diz quem joga primeiro.</translation>
    </message>
    <message>
        <source>Equal bids went back. Bid again: the higher bid says who plays first.</source>
        <translation>Lances iguais voltaram. Dê outro lance: o maior diz quem joga primeiro.</translation>
    </message>
    <message>
        <source>Both bids are opened together, and all cubes bid are out of the game.</source>
        <translation>Os dois lances são abertos juntos, e todos os cubos dos lances saem do jogo.</translation>
    </message>
    <message>
        <source>The initiative is yours: who begins?</source>
        <translation>A iniciativa é sua: quem começa?</translation>
    </message>
    <message>
        <source>Who begins plays first; the other one makes the last play.</source>
        <translation>Quem começa joga primeiro; o outro lado faz a última jogada.</translation>
    </message>
    <message>
        <source>Your play: choose a card of your hand.</source>
        <translation>Sua jogada: escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>Where do you place {card}?</source>
        <translation>Onde você põe {card}?</translation>
    </message>
    <message>
        <source>It is a card of the other side: {name} may carry out its event before your order.</source>
        <translation>É uma carta do outro lado: {name} pode executar o evento dela antes da sua ordem.</translation>
    </message>
    <message>
        <source>You may then use it as its event or as an order of up to {value}.</source>
        <translation>Depois você pode usá-la como evento ou como ordem de até {value}.</translation>
    </message>
    <message>
        <source>{name} played {card}, a card of yours. Carry out its event first?</source>
        <translation>{name} jogou {card}, uma carta do seu lado. Executar antes o evento dela?</translation>
    </message>
    <message>
        <source>Use {card} as its event, or as an order of up to {value}?</source>
        <translation>Usar {card} como evento ou como ordem de até {value}?</translation>
    </message>
    <message>
        <source>Order of up to {value}: choose a zone to put cubes on or take them off.</source>
        <translation>Ordem de até {value}: escolha uma zona para pôr ou retirar cubos.</translation>
    </message>
    <message>
        <source>{zone}: how many cubes?</source>
        <translation>{zone}: quantos cubos?</translation>
    </message>
    <message>
        <source>Putting moves the zone one step towards you, taking one step away. Supply: {supply}.</source>
        <translation>Pôr move a zona um passo na sua direção; retirar, um passo para longe. Reserva: {supply}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to put cubes on.</source>
        <translation>Evento: escolha uma zona para pôr cubos.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take enemy cubes off.</source>
        <translation>Evento: escolha uma zona para remover cubos do inimigo.</translation>
    </message>
    <message>
        <source>Event: choose a zone to take your own cubes off.</source>
        <translation>Evento: escolha uma zona para remover seus próprios cubos.</translation>
    </message>
    <message>
        <source>Event: choose a zone that loses all its cubes.</source>
        <translation>Evento: escolha uma zona que perde todos os cubos.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes leave.</source>
        <translation>Evento: escolha a zona de onde saem seus cubos.</translation>
    </message>
    <message>
        <source>Event: choose the zone your cubes of {zone} go to.</source>
        <translation>Evento: escolha a zona para onde vão seus cubos de {zone}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift one step towards the {area}.</source>
        <translation>Evento: escolha uma zona para deslocar um passo na direção da {area}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to shift to the {area}.</source>
        <translation>Evento: escolha uma zona para deslocar até a {area}.</translation>
    </message>
    <message>
        <source>Event: choose a zone to return to the neutral area.</source>
        <translation>Evento: escolha uma zona para devolver à área neutra.</translation>
    </message>
    <message>
        <source>Event: choose the area for {zone}.</source>
        <translation>Evento: escolha a área para {zone}.</translation>
    </message>
    <message>
        <source>Event, {zone}: how many cubes?</source>
        <translation>Evento, {zone}: quantos cubos?</translation>
    </message>
    <message>
        <source>Event, {origin} to {zone}: how many cubes?</source>
        <translation>Evento, {origin} para {zone}: quantos cubos?</translation>
    </message>
    <message>
        <source>{zone} then lies in the {area}, US {us}, USSR {ussr}. Control: {holder}</source>
        <translation>{zone} fica então na {area}, EUA {us}, URSS {ussr}. Controle: {holder}</translation>
    </message>
    <message>
        <source>Ready: {moves}.</source>
        <translation>Preparado: {moves}.</translation>
    </message>
    <message>
        <source>In the US sphere</source>
        <translation>Na esfera dos EUA</translation>
    </message>
    <message>
        <source>In the neutral area</source>
        <translation>Na área neutra</translation>
    </message>
    <message>
        <source>In the USSR sphere</source>
        <translation>Na esfera da URSS</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>Eu começo</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} começa</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Order of up to {value}</source>
        <translation>Ordem de até {value}</translation>
    </message>
    <message>
        <source>Order of 0</source>
        <translation>Ordem de 0</translation>
    </message>
    <message>
        <source>End this step</source>
        <translation>Encerrar este passo</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Escolher de novo</translation>
    </message>
    <message>
        <source>Put {cubes}</source>
        <translation>Pôr {cubes}</translation>
    </message>
    <message>
        <source>Take {cubes}</source>
        <translation>Retirar {cubes}</translation>
    </message>
    <message>
        <source>Remove {cubes}</source>
        <translation>Remover {cubes}</translation>
    </message>
    <message>
        <source>Move {cubes}</source>
        <translation>Mover {cubes}</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>As cartas estão sendo dadas.</translation>
    </message>
    <message>
        <source>Waiting for the bid of {name}.</source>
        <translation>Esperando o lance de {name}.</translation>
    </message>
    <message>
        <source>{name} decides who begins.</source>
        <translation>{name} decide quem começa.</translation>
    </message>
    <message>
        <source>{name} chooses a card to play.</source>
        <translation>{name} escolhe uma carta para jogar.</translation>
    </message>
    <message>
        <source>{name} may carry out the event of {card} first.</source>
        <translation>{name} pode executar antes o evento de {card}.</translation>
    </message>
    <message>
        <source>{name} chooses between the event and the order of {card}.</source>
        <translation>{name} escolhe entre o evento e a ordem de {card}.</translation>
    </message>
    <message>
        <source>{name} gives an order of up to {value}.</source>
        <translation>{name} dá uma ordem de até {value}.</translation>
    </message>
    <message>
        <source>{name} carries out the event of {card}.</source>
        <translation>{name} executa o evento de {card}.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} venceu.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>O confronto termina sem vencedor.</translation>
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
        <translation>Controle</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Pontos agora</translation>
    </message>
    <message>
        <source>{seat} is out of the game.</source>
        <translation>{seat} está fora da partida.</translation>
    </message>
    <message>
        <source>{headline}: the other one is out of the game.</source>
        <translation>{headline}: o outro lado está fora da partida.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Reproduzir e pausar (P)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Um turno atrás</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Uma jogada atrás</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>Uma jogada adiante</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Um turno adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Speed {}</source>
        <translation>Velocidade {}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>WordsPanel</name>
    <message>
        <source>Compare four words</source>
        <translation>Comparem quatro palavras</translation>
    </message>
    <message>
        <source>The code kept strangers out; the words show, this once, what it cannot: that the host does not sit between two of you.</source>
        <translation>O código deixou estranhos de fora; as palavras mostram, só desta vez, o que ele não pode: que quem abriu a mesa não está no meio de dois de vocês.</translation>
    </message>
    <message>
        <source>Play without comparing</source>
        <translation>Jogar sem comparar</translation>
    </message>
    <message>
        <source>the word to be heard</source>
        <translation>a palavra a ouvir</translation>
    </message>
    <message>
        <source>I heard {}</source>
        <translation>Ouvi {}</translation>
    </message>
    <message>
        <source>Every screen shows the same words. Read yours aloud across the room, and tap the missing one as you hear it.</source>
        <translation>Todas as telas mostram as mesmas palavras. Leia as suas em voz alta para a sala e toque na que falta quando a ouvir.</translation>
    </message>
    <message>
        <source>That is not the word of this table. Ask to hear it again; if it stays different, somebody sits between you: do not play on.</source>
        <translation>Essa não é a palavra desta mesa. Peça para ouvi-la de novo; se continuar diferente, há alguém entre vocês: não continuem a jogar.</translation>
    </message>
    <message>
        <source>The words were not compared: nobody can be sure who sits here.</source>
        <translation>As palavras não foram comparadas: ninguém pode ter certeza de quem está aqui.</translation>
    </message>
    <message>
        <source>You compared words with everybody here before; nothing to do.</source>
        <translation>Você já comparou palavras com todos daqui antes; não há nada a fazer.</translation>
    </message>
    <message>
        <source>Both of you knew the code of this table; there is nothing to compare.</source>
        <translation>Vocês dois sabiam o código desta mesa; não há nada a comparar.</translation>
    </message>
    <message>
        <source>The words agree: you sit with the people you hear.</source>
        <translation>As palavras conferem: você está com as pessoas que ouve.</translation>
    </message>
    <message>
        <source>verified by the code</source>
        <translation>verificadas pelo código</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificadas</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferentes</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>não comparadas</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ampliar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Reduzir (-)</translation>
    </message>
    <message>
        <source>Show the regions in play (0)</source>
        <translation>Mostrar as regiões em jogo (0)</translation>
    </message>
</context>
</TS>
