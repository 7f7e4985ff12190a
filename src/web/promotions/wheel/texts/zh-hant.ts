import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '轉盤',
  yes: '是',
  double: '加倍',
  spots: '格數',
  doubleSpot: '加倍格獎金',
  guarantee: '至少',
  proof: '證明',
  holds: '已在此查核第 {number} 次抽獎：正確',
  spinsAgain: '加倍：再轉一次',
  notValid: '再轉一次',
  rotations: '完整圈數',
  disturbed: '受到干擾',
  form: {
    spots: '轉盤格子，每行一個',
    jackpot: '兩次命中加倍格的獎金',
    guarantee: '每位轉動者至少獲得',
    guaranteedFrom: '保證時間從',
    guaranteedTo: '保證時間到',
    spunByComputer: '由電腦轉動',
  },
  how: { goods: '帽子 = 25' },
};
