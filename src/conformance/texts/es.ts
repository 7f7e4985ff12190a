import type { TERMS as ENGLISH } from './en.ts';

/** What a scenario has to say in one of its fields. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'scenario.moment': 'una hora de la casa, como 2026-03-02T18:00',
  'scenario.card': 'una carta, como As, Th o Jk',
  'scenario.rank': 'un valor: {ranks}',
  'scenario.role': 'un rol: {roles}',
  'scenario.activity': 'el identificador o la clave de una actividad aprobada',
};
