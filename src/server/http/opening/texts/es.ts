import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-code-first': 'Escriba primero el código de instalación. Está en la ventana donde se inició Houseway.',
  'opening-code-wrong': 'Ese no es el código de instalación. Está en la ventana donde se inició Houseway.',
  'nothing-to-open': 'Eso no está disponible mientras se configura la casa.',
};
