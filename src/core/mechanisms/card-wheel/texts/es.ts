import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'hands-not-posted': 'Ninguna mano tiene premio publicado. Escriba lo que pagan las manos antes de abrir la rueda.',
  'too-many-value-awards':
    'La lista tiene {given, plural, one {# premio en especie} other {# premios en especie}}, pero la rueda solo tiene {most, plural, one {# sección} other {# secciones}} para ellos.',
  'neither-card-nor-award': '{shown} no es una carta ni un premio en especie de esta rueda. Revise dónde se detuvo.',
};
