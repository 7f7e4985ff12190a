import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-drawing': 'La versión vigente de {activity} no tiene sorteo. Elija una versión que lo tenga.',
  'entry-not-earned-so':
    'Este sorteo no da boleto por {earned, select, hand {una mano} seat {un asiento a la hora publicada} other {una hora de juego}}. Vea las reglas publicadas.',
  'holder-unknown': 'Este boleto no tiene dueño. Escanee la tarjeta, o anote mesa y asiento.',
  'holder-not-named':
    '{player} aún no tiene nombre y los premios están limitados por persona. Escriba el nombre de la identificación o escanee la tarjeta del club.',
  'wrong-number-of-tickets':
    '{hand} {tickets, plural, =0 {no da boletos} one {da # boleto} other {da # boletos}}; se anotaron {given, number}.',
  'one-ticket-a-seat': 'Un asiento da un boleto, no {given, number}.',
  'hand-not-offered': 'Esta mano no está en la versión vigente, así que no da boletos.',
  'hand-ticketed-before': 'El premio {award} ya dio sus boletos. Una mano da boletos una sola vez.',
  'ticket-number-used': 'El boleto {ticket} ya se emitió. Use el número siguiente.',
  'ticket-time-over':
    'Los boletos de esa hora ({time}) se entregaron solo hasta el {until}; entregue boletos en la próxima hora publicada.',
  'ticket-times-not-posted': 'Los boletos se entregan a horas publicadas y no hay ninguna. Publique las horas del día.',
  'no-tickets-then': 'A esa hora ({time}) no se entregan boletos, solo a las horas publicadas ({times}).',
  'time-not-come': 'No se gana antes del {until}; inténtelo entonces.',
  'entry-already-earned': '{player} ya tiene el boleto del tiempo que empezó el {since}; no le toca otro.',
  'entry-not-allowed': '{player} no puede recibir un boleto. No cumple: {because}.',
  'drawing-still-open':
    'Hay un sorteo abierto con {left, plural, one {# premio por ganar} other {# premios por ganar}}. Termínelo primero.',
  'no-drawing-open': 'No hay ningún sorteo abierto. Anuncie el premio y abra uno.',
  'prize-not-posted': 'Publique primero el premio de este sorteo: {prizes}.',
  'all-prizes-won': 'Todos estos premios ya tienen ganador: {prizes}. No queda ninguno por sortear.',
  'prizes-of-one-drawing': 'Un sorteo da {count, plural, one {# premio} other {# premios}}, no {given, number}.',
  'ticket-not-in-drum': '{ticket} no está en este sorteo. Saque otro.',
  'card-drawn-before': '{ticket} ya salió en este sorteo sin ganador. Saque otro.',
  'drawn-may-still-claim': '{player} tiene hasta el {until} para cobrar el premio; espere antes de sacar otro.',
  'nobody-to-claim': 'De los que salieron, nadie espera un premio. Saque primero un boleto.',
  'claim-falls-short':
    'No se puede entregar el premio a {player}: {why}. Complete la verificación, o dé el boleto por caducado.',
  'nothing-to-forfeit':
    '{player} mostró todo lo que piden las reglas. Entregue el premio, o registre que el jugador no lo quiere.',
  'came-too-late': '{player} tenía hasta el {until} para cobrar el premio; su boleto ya no cuenta. Saque otro.',
  'drum-not-due': 'Según lo publicado, la tómbola se vacía el {postedFor}; guarde los boletos hasta entonces.',
  'no-prize-to-raise': 'A {player} no le queda ningún premio de este monto para jugar por más. Revise el sorteo.',
  'no-id-awaited': 'Ningún premio del boleto {ticket} espera identificación.',
  'seat-of-member': 'El asiento {seat} de la mesa {table} tiene una tarjeta del club. Ponga el boleto en esa tarjeta.',
  'hour-not-tracked': '{player} no tiene una hora registrada desde el {hour}; solo las horas registradas dan puntos.',
  'drawn-later': 'El siguiente sorteo es el {due}; ábralo entonces o después.',
  'all-drawings-held':
    '{drawings, plural, one {El único sorteo ya se hizo} other {Los # sorteos ya se hicieron}}. No hay más.',
  'weeks-not-posted':
    'No está publicado cuántas semanas dura, así que no se sabe el último día. Publique primero las semanas.',
  'one-drawing-a-day': 'El sorteo de hoy ya se hizo. Haga el siguiente otro día.',
  'drawing-days-over':
    'Todos los sorteos se tienen que hacer en un plazo de {days, plural, one {# día} other {# días}}, y el último día fue el {last}. Ya no se puede hacer ninguno.',
  'prize-is-money': 'El premio de este sorteo es dinero, así que no puede ser {thing}. Publique solo un monto.',
  'drum-is-kept':
    'No hay ningún día publicado para vaciar esta tómbola. Los boletos se quedan hasta que termine la promoción.',
  'sits-elsewhere': '{player} está en la mesa {table}. Entregue ahí el boleto.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  /** Who has shown no club card is known by the stub or the seat. */
  'holder.ticket': 'Boleto {ticket}',
  'holder.seat': 'Asiento {seat} de la mesa {table}',
  'missing.absent': 'el jugador está ausente',
  'missing.no-id': 'no se mostró identificación',
  'missing.no-proof': 'no se mostró el talón o la tarjeta',
  'missing.not-eligible': 'esta persona no puede participar',
  'missing.limit': 'se alcanzó el límite de premios por persona',
  'missing.name-differs': 'el nombre no se tomó de la identificación o no coincide',
  /** What is left to do before the promotion can end. */
  'unfinished.drawing': 'hay un sorteo abierto con {prizes, plural, one {# premio} other {# premios}}',
  'unfinished.ids':
    '{winners, plural, one {# ganador todavía puede} other {# ganadores todavía pueden}} traer identificación',
  'unfinished.untaken': 'estos jugadores no han tomado su premio ni jugado por más: {players}',
};
