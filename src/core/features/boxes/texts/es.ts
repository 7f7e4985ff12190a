import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-drop': 'No hay un drop {drop} por contar. Revise el número en la caja del drop.',
  'drop-already-counted': 'El drop {drop} ya se contó: {counted}. No se puede contar dos veces.',
  'drop-without-variance': 'El drop {drop} no tiene diferencia que explicar. Revise el número.',
};
