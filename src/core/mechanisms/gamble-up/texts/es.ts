import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-ladder': '{activity} no deja que los ganadores jueguen por más. Pague el premio.',
  'ladder-over': 'Jugar por más terminó en {multiple} veces el premio. Pague eso.',
  'drawn-prize-is-thing':
    '{player} ganó {thing} en el sorteo, así que los escalones son artículos. Escriba un artículo y su valor para cada escalón.',
  'drawn-prize-is-money':
    '{player} ganó efectivo en el sorteo, así que el premio sigue siendo efectivo. Juegue por el monto sorteado.',
  'goods-for-each-step':
    'Cada uno de los {steps} escalones lleva un artículo, y se anotaron {given}. Anote uno por escalón.',
  'goods-not-rising':
    'La mercancía sube de valor de forma exponencial: cada escalón sube más que el anterior. Escriba el valor de cada escalón.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.ladder': 'el ganador no ha terminado de jugar por más',
};
