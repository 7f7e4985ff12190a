import type { kit as english } from '../en/kit.ts';
import type { Texts } from '../texts.ts';

export const kit: Texts<typeof english> = {
  brand: 'Houseway',
  theme: '主题：{theme}',
  themes: { auto: '自动', dark: '深色', light: '浅色' },
  fourColours: '四色',
  shortcuts: '快捷键',
  close: '关闭',
  language: '语言',
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
  suits: { s: '黑桃', h: '红心', d: '方块', c: '梅花' },
};
