import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'already-out-of-service': 'Ya está fuera de servicio ({reason}).',
  'in-service': 'Ya está en servicio.',
};
