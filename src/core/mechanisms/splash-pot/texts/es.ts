import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-splash-pot': '{activity} no pone nada en los pozos. Elija otra actividad.',
  'splash-prize-missing': 'Publique qué va al pozo antes de sortear una mesa.',
  'tables-not-as-posted':
    'Por sorteo {posted, plural, one {está publicada # mesa} other {están publicadas # mesas}}, no {count, number}.',
  'pot-without-winner': 'El pozo de la mesa {table} no tiene ganador. Anote quién lo ganó.',
  'pot-winner-not-dealt-in':
    'El asiento {seat} no está en la mano de la mesa {table}. Anote el asiento que ganó el pozo.',
};
