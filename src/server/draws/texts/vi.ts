import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'secret-not-kept':
    'Số bí mật của lượt bốc {draw} không có trên máy chủ này nên không bốc được. Hai người phải hủy lượt này.',
};
