import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-ladder': '{activity} no deja que los ganadores jueguen por más. Pague el premio.',
  'ladder-over': 'Jugar por más terminó en {multiple} veces el premio. Pague eso.',
  'goods-for-each-step':
    'Cada uno de los {steps} escalones lleva un artículo, y se anotaron {given}. Anote uno por escalón.',
  'goods-not-rising': 'Cada escalón debe valer más que el anterior. Anote un valor más alto en cada escalón.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.ladder': 'el ganador no ha terminado de jugar por más',
};
