import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'screen.failed': 'Algo falló y quedó anotado. Inténtelo otra vez; si sigue fallando, llame a soporte.',
  'screen.nothing': 'En {path} no hay nada. Las pantallas empiezan en /.',
};
