import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'offering-of-other-activity': 'Esto es para {given}, no para {activity}. Elija la actividad que corresponde.',
  'outside-approval': '{what}: {given} no está aprobado. Aprobado: {approved}.',
  'not-in-approval': '{what}: {activity} no lo tiene aprobado. Quítelo.',
  'not-in-the-rulebook':
    '{what}: “{given}” no está en el reglamento. {count, plural, =0 {No hay nada para elegir.} other {Elija entre: {known}.}}',
  'prize-posted-twice': '“{given}” y {rows} publican el mismo premio. Publíquelo una sola vez, con su mano.',
  'hand-pays-money': '“{prize}” está aprobado solo en dinero, así que no puede ser {what}. Publique un monto.',
  'thing-needs-value':
    '{what} no tiene valor publicado. Publique su valor con el premio de {prize}; hace falta para el formulario de impuestos.',
  'thing-above-prize':
    '{what} vale {value}, pero para {prize} se publicaron {posted}. Publique un monto de al menos {value}.',
  'thing-not-combined':
    '{what} vale {value} de los {posted} publicados para {prize}, y la aprobación no permite agregar dinero a un artículo. Publique {value} u otro artículo.',
  'charts-exclude-each-other': 'Estas tablas no se pueden ofrecer al mismo tiempo: {charts}. Elija una.',
  'payouts-exclude-each-other':
    'Estas estructuras de pagos no pueden estar vigentes al mismo tiempo: {payouts}. Elija una.',
  'rows-go-together': 'Las manos de {chart} se ofrecen todas juntas o ninguna. Agregue: {missing}.',
  'one-value-only': '{what}: se da un solo valor, no {given, number}. Elija uno.',
  'allocation-not-whole': 'Las partes de una cuota suman {sum}%. Tienen que sumar 100%.',
  'not-all-posted': '{activity} aún no puede empezar. Elija y publique primero: {missing}.',
  'posted-too-late': 'Se anunció el {posted}, pero el inicio es el {starts}; hay que anunciarla antes de que empiece.',
  'hours-without-length':
    'El horario publicado empieza y termina a la misma hora ({time}). Elija otra hora de fin o todo el día.',
  'last-day-first': 'El último día, {last}, es anterior al primero, {first}. Corrija las fechas.',
  'dates-not-the-weeks':
    'Una promoción de {weeks, plural, one {# semana} other {# semanas}} que empieza el {first} termina el {last}. Corrija las fechas o las semanas.',
  'multiplier-times-alone':
    'Hay horarios de multiplicador publicados, pero ningún multiplicador. Elija el multiplicador o quite sus horarios.',
  'multiplier-times-not-approved':
    'La aprobación no permite limitar el multiplicador por {what, select, hours {días y horas} tables {mesas} other {límites de juego}}. Quite esa condición.',
  'notice-too-short':
    'Se publicó el {posted} y necesita {hours, plural, one {# hora} other {# horas}} de aviso. Iníciela el {starts} o después.',
  'starts-later': '{activity} empieza el {starts}, como está publicado. El sistema la inicia entonces automáticamente.',
  'dates-over': 'Las fechas publicadas de {activity} ya terminaron ({ended}). Publique fechas nuevas.',
  'locked-setting':
    '{what}: ya no se puede cambiar {since, select, sign-up {porque ya empezaron las inscripciones} other {porque ya está publicado}}. Deje de ofrecer esta actividad y anúnciela de nuevo.',
  'no-charge-for-table': '{activity} no tiene cuota aprobada para {game}. No cobre cuota en esta mesa.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'approved.more': '{from} o más',
  'approved.only': 'solo {from}',
  'approved.range': 'de {from} a {to}',
  'approved.steps': '{range}, en múltiplos de {step, number}',
  'game.limit': '{game} a {limit}',
  'game.limits': '{game} de {from} a {to}',

  'offered.chart': 'Tabla',
  'offered.row': 'Mano',
  'offered.payout': 'Estructura de pagos',
  'offered.prize': 'Premio',
  'offered.prize-of': 'Premio ({label})',
  'offered.extra': '{extra, select, envy {Envy bonus} other {Parte de la mesa}} con {label}',
  'offered.place': '{label}, lugar {place, number}',
  'offered.ticket-hand': 'Mano que da boletos',
  'offered.tickets-of': 'Boletos ({label})',
  'offered.pool': 'Fondo',
  'offered.seed': 'Monto inicial de {pool}',
  'offered.reseed': 'Monto de reinicio de {pool}',
  'offered.daily': 'Aumento diario de {pool}',
  'offered.cap': 'Tope de {pool}',
  'offered.allocation': 'Reparto de las cuotas',
  'offered.multiplier': 'Multiplicador',
  'offered.admin-fee': 'Cuota administrativa',
  'offered.chip': 'Ficha más pequeña',
  'offered.name': 'Nombre anunciado',
  'offered.setting': 'Ajuste',
  'offered.points': 'Puntos',
  'offered.tickets': 'Boletos',
  'offered.rank': 'Valor designado',
  'offered.suit': 'Palo designado',
  'offered.losing-hand': 'Mano perdedora designada',
  'offered.winning-hand': 'Mano ganadora designada',

  'missing.prize': 'el premio de {label}',
  'missing.any-prize': 'el premio de al menos una mano',
  'missing.chart': 'una de las tablas ({charts})',
  'missing.payout': 'una de las estructuras de pagos ({payouts})',
  'missing.allocation': 'cómo se reparten las cuotas entre los fondos',
  'missing.seed': 'el monto inicial de {pool}',
  'missing.reseed': 'el monto de reinicio de {pool}',
  'missing.daily': 'el aumento diario de {pool}',
  'missing.cap': 'el tope de {pool}',
  'missing.admin-fee': 'la cuota administrativa por cada mesa y hora (aprobado: {approved})',
  'missing.table': 'el premio de la mesa con {label}',
  'missing.envy': 'el envy bonus con {label}',
  'missing.times': 'los días y horarios',
  'missing.first-day': 'el primer día',
  'missing.last-day': 'el último día',
  'missing.notice': 'el aviso en horas',
  'missing.multiplier-times': 'los horarios o mesas del multiplicador',
  'missing.setting': '{label} (aprobado: {approved})',
  'missing.rank': 'el valor designado',
  'missing.suit': 'el palo designado',
  'missing.losing-hand': 'la mano perdedora designada',
  'missing.winning-hand': 'la mano ganadora designada',
};
