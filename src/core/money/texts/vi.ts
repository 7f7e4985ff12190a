import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'amount-missing': 'Nhập số tiền bằng đô la, như {example}.',
  'amount-below-zero': 'Nhập số tiền không có dấu trừ.',
  'amount-unreadable': '{amount} không phải là số tiền. Nhập bằng đô la, như {example}.',
  'amount-finer-than-cents': 'Nhập đô la và cent, như 12.50.',
  'amount-too-large': '{amount} nhiều hơn số mà tài khoản chứa được. Xem lại các chữ số.',
};
