import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'board-needs-name':
    'El tablero lleva el nombre del jugador junto a la mano. Ingrese un nombre para la mesa {table}, asiento {seat}.',
  'no-high-hand': '{activity} no paga la mejor mano de un periodo, así que no lleva tablero.',
  'period-ends-first': 'El periodo del {from} al {to} termina antes de empezar. Corrija las horas.',
  'period-is-over': 'El periodo del {from} al {to} ya terminó. Abra el siguiente.',
  'period-out-of-hours':
    'El periodo del {from} al {to} no está dentro del horario publicado. Elija una hora que lo esté.',
  'period-not-over': 'El periodo dura hasta el {until}; liquídelo a esa hora o después.',
  'hand-not-on-board': 'Esta mano ya no está en el tablero. Revise el tablero.',
  'period-already-settled': 'Este periodo ya está liquidado. Ponga la mano en el siguiente tablero.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.board': 'falta liquidar el tablero',
};
