import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'board-needs-name':
    'El tablero muestra el nombre del jugador. Escriba el nombre para la mesa {table}, asiento {seat}.',
  'no-high-hand': '{activity} no paga la mejor mano de un periodo, así que no lleva tablero.',
  'period-ends-first': 'El periodo del {from} al {to} termina antes de empezar. Corrija las horas.',
  'period-is-over': 'El periodo del {from} al {to} ya terminó. Abra el siguiente.',
  'period-out-of-hours':
    'El periodo del {from} al {to} no está dentro del horario publicado. Elija una hora que lo esté.',
  'period-not-over': 'El periodo dura hasta el {until}; liquídelo a esa hora o después.',
  'hand-already-posted':
    'La mano del asiento {seat} de la mesa {table} en esta ronda ya está anotada. Anote otra mano o retire primero esa.',
  'hand-not-on-board': 'Esta mano ya no está en el tablero. Revise el tablero.',
  'period-already-settled': 'Este periodo ya está liquidado. Ponga la mano en el siguiente tablero.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.board': 'falta liquidar el tablero',
};
