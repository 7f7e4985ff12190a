import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'not-a-reading': 'Esta no es la lectura de un sensor: {problem}. Configure el sensor como dice docs/feed.md.',
  'reading-late':
    'La lectura de la mesa {table}, asiento {seat}, es de antes de la última ronda, así que llegó tarde para ella.',
  'reading-ahead': 'La lectura es de {at}, que aún no llega. Ajuste el reloj del sensor.',
  'reading-failed': 'No se pudo atender la lectura. Revise el registro del servidor.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'reading.topic': 'tema {topic}',
  'reading.payload': 'contenido {payload}',
};
