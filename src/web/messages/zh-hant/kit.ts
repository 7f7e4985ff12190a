import type { kit as english } from '../en/kit.ts';
import type { Texts } from '../texts.ts';

export const kit: Texts<typeof english> = {
  brand: 'Houseway',
  theme: '主題：{theme}',
  themes: { auto: '自動', dark: '深色', light: '淺色' },
  fourColours: '四色',
  shortcuts: '快速鍵',
  close: '關閉',
  language: '語言',
  joker: '鬼牌',
  card: '{suit}{rank}',
  ranks: {
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    T: '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
  },
  suits: { s: '黑桃', h: '紅心', d: '方塊', c: '梅花' },
};
