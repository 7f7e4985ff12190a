import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'secret-not-kept':
    'El secreto del sorteo {draw} no está en este servidor, así que no se puede sortear. Dos personas lo tienen que anular.',
};
