import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-review': 'La aprobación {review} ya no está pendiente. Revise la lista.',
  'no-such-hand':
    '“{hand}” no es una mano que califique en esta mesa. {count, plural, =0 {No hay ninguna.} other {Elija una de estas: {known}.}}',
  'paid-for-the-period': '{activity} paga la mejor mano del periodo. Ponga la mano en el tablero; se paga al final.',
  'nothing-called':
    'No se ha cantado ninguna mano de {activity} en la mesa {table}. Pida primero al dealer que la cante.',
  'confirmed-by-role': 'Esta mano la confirman dos personas, y una debe ser: {role}. Pídaselo.',
  'wager-missing':
    'Varias personas apostaron en el asiento {seat} y comparten el premio según sus apuestas. Ingrese la apuesta de la posición {position}.',
  'seal-missing': 'Los premios de {from} o más llevan sello. Selle la mano ({amount}) y anote el número de sello.',
};
