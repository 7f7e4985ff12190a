import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'already-out-of-service': 'Đang ngưng phục vụ rồi ({reason}).',
  'in-service': 'Đang phục vụ rồi.',
};
