import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'amount-missing': 'Escriba un monto en dólares, como {example}.',
  'amount-below-zero': 'Escriba el monto sin signo de menos.',
  'amount-unreadable': '{amount} no es un monto. Escriba dólares, como {example}.',
  'amount-finer-than-cents': 'Escriba dólares y centavos, como 12.50.',
  'amount-too-large': '{amount} es más de lo que cabe en una cuenta. Revise los dígitos.',
};
