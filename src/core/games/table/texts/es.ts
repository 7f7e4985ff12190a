import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'wrong-phase': 'Ahora no se puede {doing}: {now}.',
  'no-such-seat': 'En esta mesa no existe el asiento {seat}. Sus asientos van de 1 a {positions}.',
  'seat-listed-twice': 'El asiento {seat} está dos veces. Anote cada asiento una vez.',
  'seat-taken': 'El asiento {seat} es de {player}. Elija otro asiento.',
  'one-position-a-player': '{player} ya apuesta en el asiento {seat}. En esta mesa cada jugador tiene una posición.',
  'no-bets': 'Nadie ha apostado. Una ronda necesita al menos {least, plural, one {# jugador} other {# jugadores}}.',
  'no-such-bet': 'El asiento {seat} no tiene una apuesta {wager} que retirar.',
  'wager-not-offered': 'La apuesta {wager} no se ofrece en esta mesa. Devuelva las fichas.',
  'wager-not-an-amount':
    'La apuesta {wager} no puede ser de {amount} centavos. Apueste un número entero mayor que cero.',
  'wager-outside-limits':
    'La apuesta {wager} de {amount} está fuera de los límites publicados. Apueste de {from} a {to}.',
  'wager-denomination': 'La apuesta {wager} no puede ser de {amount}. Elija entre: {choices}.',
  'ante-missing': 'El asiento {seat} no tiene Ante. Ponga Ante y Super Bonus, o retire las apuestas.',
  'ante-first': 'La apuesta {wager} va después de Ante y Super Bonus. Ponga esas primero.',
  'super-bonus-unequal': 'El asiento {seat} tiene {ante} en el Ante y {superBonus} en el Super Bonus. Hágalos iguales.',
  'ante-or-aces-up-missing':
    'El asiento {seat} no tiene Ante ni Aces Up. El progresivo es una apuesta adicional: ponga primero una de esas dos.',
  'too-many-players':
    'La apuesta {wager} se ofrece como máximo a {most, plural, one {# jugador} other {# jugadores}}, y en la ronda hay {players, plural, one {#} other {#}}. Devuélvala.',
  'reset-below-minimum': 'El acumulado de {wager} volvería a empezar en {reset}. Tiene que empezar en {least} o más.',
  'meter-missing': 'La apuesta {wager} se ofrece sin acumulado. Anote lo que marca su acumulado.',
  'initial-below-minimum': 'El acumulado de {wager} empezaría en {posted}. Debe empezar con {least} como mínimo.',
  'rate-missing':
    'El acumulado de {wager} no tiene tasa de progresión. Elija qué parte de cada apuesta va al acumulado.',
  'reserve-not-as-scheduled':
    'Esta tabla de pagos de la apuesta {wager} guarda en reserva el {percent}% de lo que crece el acumulado. Elija ese porcentaje.',
  'meter-not-needed': 'Ninguna tabla de pagos elegida usa el acumulado {meter}. Quítelo u ofrezca su apuesta.',
  'limit-not-chosen': 'La apuesta {wager} usa los límites publicados en la mesa. Deje vacíos sus propios límites.',
  'limit-upside-down':
    'La apuesta {wager} no puede limitarse de {from} a {to}. Elija un mínimo mayor que cero y un máximo que no sea menor.',
  'unknown-schedule': 'La apuesta {wager} no tiene la tabla de pagos {given}. Elija una de estas: {choices}.',
  'up-card-not-dealt': '{card} no es una de las cartas del dealer. Revise la carta boca arriba.',
  'chips-do-not-match':
    'El sistema aceptó {accepted, plural, =0 {cero apuestas progresivas} one {# apuesta progresiva} other {# apuestas progresivas}}, pero {chips, plural, =0 {no hay fichas} one {hay # ficha} other {hay # fichas}}. Llame al supervisor.',
  'not-next-to-deal': 'La siguiente carta es para {next}, no para {given}.',
  'wrong-delivery':
    'Al repartir {mode, select, hand {a mano} manual-shoe {del shoe manual} other {del shoe automático}}, {to} recibe {cards, plural, one {# carta} other {# cartas}} a la vez, no {given, number}. Reporte la irregularidad o reparta otra vez.',
  'not-this-turn': 'Es el turno del asiento {next}, no del asiento {seat}.',
  'has-decided': 'El asiento {seat} ya decidió. La decisión no puede cambiar.',
  'not-in-the-round': 'El asiento {seat} no tiene Ante en esta ronda. No hay nada que decidir.',
  'not-decided': 'El asiento {seat} no se ha retirado ni ha jugado. Pida primero la decisión.',
  'play-not-the-ante':
    'Un Play de {play} requiere par de ases o mejor. Con esta mano tiene que ser igual al Ante, {ante}.',
  'play-outside-range': 'Un Play de {play} no es posible. Juegue de {from} a {to}, de una a tres veces el Ante.',
  'wrong-hand-button': 'El asiento {seat} gana con {holds}, no con {pressed}. Oprima el botón de {holds}.',
  'no-award-to-key': 'El asiento {seat} no ha ganado un progresivo. No hay nada que marcar.',
  'not-next-to-settle': 'Liquide primero {next} y después {given}.',
  'all-settled': 'Todo está liquidado. Oprima Fin del juego.',
  'award-not-keyed': 'Oprima el botón de {hand} para el asiento {seat} antes de pagar el premio.',
  'award-not-validated': 'El asiento {seat} gana con {hand}. El supervisor lo tiene que verificar antes de pagar.',
  'wagers-not-settled': 'La ronda no ha terminado. Liquide primero {next}.',
  'documents-open':
    'El premio del asiento {seat} no se paga de la bandeja. Sus cartas se quedan hasta completar los documentos.',
  'no-documents-due': 'El asiento {seat} no tiene un premio que requiera documentos.',
  'nothing-to-back-out': 'El asiento {seat} no tiene un premio progresivo registrado. No hay nada que anular.',
  'no-back-out': '{game} no se puede anular después de la ronda. Llame al supervisor.',
  'wager-not-counted':
    'La apuesta {wager} no se cuenta aquí. El dealer la juega a mano; el teclado cuenta las apuestas progresivas.',
  'card-set-aside': '{card} apareció boca arriba y está en el descarte. No se puede repartir en esta ronda.',
  'hand-keyed': 'El botón {hand} del asiento {seat} está encendido. Oprímalo de nuevo para apagarlo primero.',
  'award-validated': 'El supervisor verificó {hand} en el asiento {seat}. Llame al supervisor para deshacerlo.',
  'no-such-button': 'La apuesta {wager} no tiene botón para {hand}.',
  'nothing-drawn': 'En esta ronda no se sorteó ninguna Magic Card.',
  'position-not-drawn': 'La posición de la suerte de esta ronda no es la del asiento {seat}.',
  'no-hand-entered': 'No se registraron cartas de {to}. No hay nada que corregir.',
  'paid-by-cards':
    'Ya se liquidaron apuestas de esta ronda con estas cartas. Termine la ronda; dos personas pueden anularla.',
  'as-many-cards':
    'La mano de {to} tiene {cards, plural, one {# carta} other {# cartas}}, no {given, number}. Indique esa cantidad.',
  'not-of-this-table':
    'Aquí no se puede atorar el shoe automático. Las cartas se reparten {equipment, select, hand {a mano} other {del shoe manual}}.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  /** What somebody wants to do with a round. */
  'move.place-bet': 'apostar',
  'move.take-back-bet': 'retirar una apuesta',
  'move.close-bets': 'cerrar las apuestas',
  'move.deal': 'repartir',
  'move.decide': 'decidir si se retira o juega',
  'move.reveal': 'voltear la mano del dealer',
  'move.press-button': 'oprimir el botón de una mano',
  'move.validate': 'verificar un premio',
  'move.settle': 'liquidar',
  'move.documents': 'completar documentos',
  'move.end': 'terminar la ronda',
  'move.report': 'reportar esta irregularidad',
  'move.correct': 'corregir cartas',
  'move.back-out': 'anular un premio',
  /** Where the round is. */
  'phase.bets': 'las apuestas siguen abiertas',
  'phase.deal': 'las apuestas están cerradas y se están repartiendo las cartas',
  'phase.decisions': 'los jugadores están decidiendo',
  'phase.reveal': 'todos decidieron y sigue la mano del dealer',
  'phase.settle': 'se están liquidando las manos',
  'phase.over': 'la ronda ya terminó',
  'phase.void': 'la ronda está anulada',
  /** Who is dealt to or settled. */
  'turn.dealer': 'el dealer',
  'turn.seat': 'el asiento {seat}',
  'turn.folded': 'las manos retiradas',
  'turn.last': 'los bonos del final',
  /** Bets as the layout names them. */
  'wager.ante': 'Ante',
  'wager.play': 'Play',
  'wager.superBonus': 'Super Bonus',
  'wager.queensUp': 'Queens Up',
  'wager.acesUp': 'Aces Up',
  'wager.progressive': 'Progressive',
  'wager.fourCardProgressive': 'Four-Card Progressive',
  'wager.fiveCardProgressive': 'Five-Card Progressive',
  'wager.fiveCardHandBonus': 'Five Card Hand Bonus',
  'wager.handBonusOnPlayer': 'Five Card Hand Bonus a la mano del jugador',
  'wager.handBonusOnDealer': 'Five Card Hand Bonus a la mano del dealer',
  'wager.coverAll': 'Cover All',
  'wager.magicCard': 'Magic Card',
  'wager.luckyBonus': 'Lucky Bonus',
  'wager.automaticBonus': 'Automatic Bonus',
  'wager.envy': 'Envy Bonus',
  /** Hands as the pay tables name them. */
  'pays.four-aces': 'cuatro ases',
  'pays.pair-of-aces': 'par de ases',
  'pays.pair-of-queens-or-better': 'par de reinas o mejor',
  'pays.magic-card': 'Magic Card',
  'pays.lucky-bonus': 'Lucky Bonus',
  'placard.title': '{game}: reglas y tablas de pagos',
  'placard.meter': 'El acumulado de {wager} empieza en {reset} y crece {percent}% de cada apuesta.',
  'placard.prizes':
    'El supervisor verifica cada premio progresivo. Un porcentaje del acumulado se paga con comprobante, no de la bandeja.',
  'placard.misdeal':
    'Si una mano tiene un número equivocado de cartas, la ronda queda anulada y se devuelven todas las apuestas.',
  'placard.envy': 'Envy Bonus por la mano de otro jugador, según lo que apostó usted',
  'placard.players': '{wager}, {players, plural, one {# jugador} other {# jugadores}}',
  'posted.five-cards': 'Todos reciben cinco cartas. Las mejores cuatro forman la mano.',
  'posted.super-bonus':
    'Ante y Super Bonus son apuestas del mismo monto. Después, retírese o apueste Play por el monto del Ante. Con un par de ases o mejor, Play puede ser hasta tres veces el Ante.',
  'posted.below-king':
    'Si la mano del dealer no llega a carta alta de rey, se devuelve el Ante y Play paga 1 a 1. Si no, gana la mano más alta: Ante y Play pagan 1 a 1, y con manos iguales se devuelven.',
  'posted.bonus-pays':
    'El Super Bonus paga según su tabla a partir de una escalera, aunque gane el dealer. Por debajo de una escalera se devuelve si la mano gana o empata.',
  'posted.fold':
    'Al retirarse se pierden todas las apuestas a la mano propia. Cover All, el Hand Bonus a la mano del dealer y el Envy Bonus aún pueden ganar.',
  'posted.dealer-six': 'Los jugadores reciben cinco cartas y el dealer seis. Las mejores cuatro forman la mano.',
  'posted.one-to-three': 'Retírese y pierda el Ante, o apueste Play: de una a tres veces el Ante.',
  'posted.always': 'El dealer siempre califica. Ante y Play pagan 1 a 1, y el jugador gana los empates.',
  'posted.own-tables':
    'Automatic Bonus, Aces Up y Progressive pagan según sus tablas, tenga lo que tenga el dealer. Aces Up y Progressive pagan también una mano retirada.',
};
