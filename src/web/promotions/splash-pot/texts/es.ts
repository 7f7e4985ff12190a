import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Splash pot',
  title: 'Splash pots',
  goesIn: 'Va al pozo',
  drawn: 'Sorteos hasta ahora',
  tokens: 'Mesas en la canasta',
  none: 'ninguna',
  nothingPosted: 'No hay nada publicado para el pozo.',
  draws: 'Mesas en el orden sorteado',
  token: 'Mesa {table} · {what}',
  drawnAs: '{number}. Mesa {table} · {what}',
  count: 'Cuántas mesas',
  nextHand: 'Próxima mano en la mesa {table}',
  pot: 'Pozo antes del splash',
  winners: 'Asientos que lo ganaron',
  record: 'Anotar el splash…',
  recordAction: 'Anotar {what} en las mesas {tables}',
  fund: 'Lo paga',
  last: 'Último sorteo',
  splashed: 'Con splash',
  passed: 'Mesa {table}: no recibe',
  why: {
    'no-token': 'no participa',
    'drawn-before': 'ya sorteada',
    'too-few-dealt-in': 'muy pocos con cartas',
  },
  tableSeat: 'Mesa {table}, asiento {seat}',
  form: {
    splash: 'Qué va al pozo',
  },
  how: { splash: '$100 / gorra = 25' },
};
