import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-seat-card': 'No existe la carta {card}. Las cartas van de 1 a {seats}.',
  'too-many-spin-cards': 'Extienda máximo {most} cartas, del as al nueve, no {given}.',
  'more-than-one-ace': 'Solo una de las cartas extendidas es el as, pero salieron {aces}. Extiéndalas otra vez.',
  'card-not-spread':
    'Aquí se {count, plural, one {extiende # carta} other {extienden # cartas}}, desde el as. {card} no está entre ellas.',
  'card-drawn-twice':
    'La carta {card} salió dos veces y cada carta se extiende una sola vez. Revise las cartas en la mesa.',
  'spin-not-finished':
    '{stops, plural, one {En # giro} other {En # giros}} {cards, plural, one {salió # carta distinta} other {salieron # cartas distintas}}. Siga girando hasta completar la mano.',
  'item-not-listed': '{item} no es uno de los premios. Elija uno de estos: {items}.',
  'spun-today': '{player} ya giró hoy, y cada persona gira una vez al día. Extienda las cartas entre los demás.',
  'spinner-not-named': '¿Quién está en el asiento {seat} de la mesa {table}? Anote el nombre de su identificación.',
  'balls-otherwise': 'Las bolas registradas al salir son {balls}. Registre estas, o bórrelas y empiece de nuevo.',
  'ball-not-recorded': 'No hay ninguna bola registrada. Registre cada bola cuando salga de la tómbola.',
  'id-of-another':
    'El asiento {seat} de la mesa {table} es de {player}, no de {other}. Revise la identificación y el asiento.',
  'no-tables-drawn': 'La versión vigente de {activity} no tiene sorteo de mesas. Elija una versión que lo tenga.',
};
