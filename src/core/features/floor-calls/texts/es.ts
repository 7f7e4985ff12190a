import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'floor-already-called': 'La mesa {table} ya llamó al supervisor. Alguien va en camino.',
  'floor-not-called': 'La mesa {table} no ha llamado al supervisor.',
};
