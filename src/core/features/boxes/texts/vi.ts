import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-drop': 'Không có hộp drop {drop} để đếm. Xem lại số trên hộp drop.',
  'drop-already-counted': 'Hộp drop {drop} đã đếm rồi: {counted}. Không đếm hai lần được.',
  'drop-without-variance': 'Hộp drop {drop} không có chênh lệch cần giải thích. Xem lại số.',
};
