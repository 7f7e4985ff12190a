import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '转盘',
  yes: '是',
  double: '加倍',
  spots: '格数',
  doubleSpot: '加倍格奖金',
  guarantee: '至少',
  proof: '证明',
  holds: '已在此验证第 {number} 次抽奖：正确',
  spinsAgain: '加倍：再转一次',
  notValid: '再转一次',
  rotations: '完整圈数',
  disturbed: '受到干扰',
  form: {
    spots: '转盘格子，每行一个',
    jackpot: '两次命中加倍格的奖金',
    guarantee: '每位转动者至少获得',
    guaranteedFrom: '保证时间从',
    guaranteedTo: '保证时间到',
    spunByComputer: '由电脑转动',
  },
  how: { goods: '帽子 = 25' },
};
