import type { kit as english } from '../en/kit.ts';
import type { Texts } from '../texts.ts';

export const kit: Texts<typeof english> = {
  brand: 'Houseway',
  theme: 'Giao diện: {theme}',
  themes: { auto: 'tự động', dark: 'tối', light: 'sáng' },
  fourColours: 'Bốn màu',
  shortcuts: 'Phím tắt',
  close: 'Đóng',
  language: 'Ngôn ngữ',
  joker: 'Joker',
  card: '{rank} {suit}',
  ranks: {
    A: 'Át',
    K: 'Già',
    Q: 'Đầm',
    J: 'Bồi',
    T: 'Mười',
    '9': 'Chín',
    '8': 'Tám',
    '7': 'Bảy',
    '6': 'Sáu',
    '5': 'Năm',
    '4': 'Bốn',
    '3': 'Ba',
    '2': 'Hai',
  },
  suits: { s: 'bích', h: 'cơ', d: 'rô', c: 'chuồn' },
};
