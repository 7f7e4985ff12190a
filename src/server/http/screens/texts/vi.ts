import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'screen.failed': 'Có lỗi và đã được ghi lại. Hãy thử lại; nếu vẫn lỗi, gọi hỗ trợ kỹ thuật.',
  'screen.nothing': 'Không có gì ở {path}. Các màn hình bắt đầu từ /.',
};
