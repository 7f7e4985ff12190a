import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '加倍挑戰',
  title: '獎項階梯',
  player: '玩家',
  holds: '目前持有',
  times: '{count, plural, other {# 倍}}',
  over: '挑戰結束。{name} 贏得',
  again: '此局未分勝負，可以重來。',
  call: '玩家選擇',
  result: '此局結果',
  results: {
    player: '閒',
    banker: '莊',
    tie: '和',
    'dragon-7': '龍七',
  },
  take: '停止並領取 {what}',
  awardTitle: '頒獎',
  awardAction: '為 {name} 記錄',
  fund: '支付來源',
  open: '領獎或繼續挑戰',
  openAction: '{name} 繼續挑戰',
  goods: '{count, number} 級獎品，價值遞增：名稱 = 價值',
  goodsHow: '帽子 = 25',
};
