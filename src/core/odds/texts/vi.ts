import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-subject': 'Không có tỷ lệ cho “{subject}”. Chọn một trong: {known}.',
  'unknown-bet': '{subject} không có cược “{bet}”. Chọn một trong: {known}.',
  'unknown-option':
    'Ở đây không có tùy chọn {option}. {count, plural, =0 {Cược này không có tùy chọn.} other {Tùy chọn của cược này: {known}.}}',
  'unknown-choice': '“{given}” không phải là lựa chọn cho {option}. Chọn một trong: {known}.',
  'not-in-range': '“{given}” không dùng được cho {option}. Nhập số nguyên từ {from, number} đến {to, number}.',
  'not-dollars': '“{given}” không phải là số tiền cho {option}. Nhập bằng đô la, như 1500 hoặc 1500.50.',
  'no-hands-to-count':
    '{activity} không có tay bài đủ điều kiện của trò nào chia được ở đây. {count, plural, =0 {Không ghi trò chơi nào.} other {Các trò: {games}.}}',
  'flag-takes-nothing': '{option} không đi kèm giá trị. Bỏ “{given}”.',
};
