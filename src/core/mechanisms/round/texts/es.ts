import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'condition.has-the-bank': 'la mano que tiene la banca',
  'condition.wins': 'gana en el showdown',
  'condition.asked-first': 'pidió {row} antes de repartir',
  'condition.beaten': 'le gana {hand}',
  'condition.beaten-by-any': 'le gana una mano mejor',
  'condition.in-period': 'repartida en el periodo publicado',
  'sum.percent': '{percent}% de {prize} es {part}',
  'sum.percent-and-more': '{percent}% de {prize}, más {more} que otros no pueden recibir, es {part}',
  'sum.split': '{amount} entre {count, number}: {share}',
  'sum.split-up':
    '{amount} entre {count, number}: {share}, redondeado hacia arriba {payer, select, house {a cargo de la casa} other {a cargo de la reserva}}',
  'sum.room': '{percent}% de eso, {amount}, entre {count, number} en la sala: {each}',
  'sum.meter': '{percent}% del acumulado de {meter} es {amount}',
  'sum.meter-less': '{percent}% del acumulado de {meter}, menos {paid} ya pagados, es {amount}',
  'sum.posted': '{amount} está publicado para {row}',
  'sum.times': 'por {factor} es {amount}',
  'sum.fee-payers': '{amount} a cada uno de los demás jugadores que pagaron la cuota',
  'sum.dealt-in': '{amount} a cada uno de los demás jugadores con cartas',
  'sum.tickets': '{count, plural, one {# boleto} other {# boletos}} por la mano',
  'sum.points': '{count, plural, one {# punto} other {# puntos}} por la mano',
  'sum.entry': 'una entrada con un vale de {amount}',
  'sum.thing': '{what}, con valor de {value}',
  'sum.thing-and-money': '{what}, con valor de {value}, y el resto en dinero: {rest}',
  'sum.amount': '{amount}',
};
