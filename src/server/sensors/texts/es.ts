import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'not-a-reading': 'Esta no es la lectura de un sensor: {problem}. Configure el sensor como dice docs/feed.md.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'reading.topic': 'tema {topic}',
  'reading.payload': 'contenido {payload}',
};
