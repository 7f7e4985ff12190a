import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-code-first': 'Trước hết hãy nhập mã cài đặt. Mã ở trong cửa sổ đã khởi động Houseway.',
  'opening-code-wrong': 'Đó không phải mã cài đặt. Mã ở trong cửa sổ đã khởi động Houseway.',
  'nothing-to-open': 'Chưa dùng được mục này khi sòng bài đang được cài đặt.',
};
