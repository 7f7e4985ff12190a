import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Pozo sorpresa',
  title: 'Regar pozos',
  goesIn: 'Va al pozo',
  drawn: 'Sorteos hasta ahora',
  tokens: 'Mesas en la canasta',
  none: 'ninguna',
  nothingPosted: 'No hay nada publicado para el pozo.',
  draws: 'Mesas en el orden sorteado',
  count: 'Cuántas mesas',
  nextHand: 'Mano siguiente en la mesa {table, number}',
  pot: 'Pozo antes del premio',
  winners: 'Asientos que lo ganaron',
  record: 'Registrar el sorteo …',
  recordAction: 'Registrar {what} en las mesas {tables}',
  fund: 'Paga',
  last: 'Último sorteo',
  splashed: 'Regadas',
  passed: 'Mesa {table, number} descartada',
  why: {
    'no-token': 'no participa',
    'drawn-before': 'ya sorteada',
    'too-few-dealt-in': 'muy pocos con cartas',
  },
  tableSeat: 'Mesa {table, number}, asiento {seat, number}',
  form: {
    splash: 'Qué va al pozo',
  },
};
