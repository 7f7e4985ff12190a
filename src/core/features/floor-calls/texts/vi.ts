import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'floor-already-called': 'Bàn {table} đã gọi giám sát. Có người đang đến.',
  'floor-not-called': 'Bàn {table} chưa gọi giám sát.',
};
