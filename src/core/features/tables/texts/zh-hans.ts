import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-game': '牌房没有 {game} 这个游戏。请从列表中选择。',
  'no-table-number': '{table} 不是桌号。桌号从 1 开始。',
  'table-already-open': '{table} 号桌已经开桌。',
  'no-seat-number': '{seat} 不是座位号。座位和注位从 1 开始。',
  'seat-already-taken': '{table} 号桌 {seat} 号位已有人。',
  'seat-already-lit': '{table} 号桌 {seat} 号位的灯已亮。',
  'seat-not-lit': '{table} 号桌 {seat} 号位的灯没有亮。',
  'no-prize-asked-here': '{table} 号桌不为 {activity} 选奖项。只有规则要求时，才在无需购买的桌上选奖项。',
  'no-such-prize': '“{prize}”不是此桌的奖项。{count, plural, =0 {此桌没有奖项。} other {请从以下选择：{known}。}}',
  'prize-already-asked': '{table} 号桌 {seat} 号位没有变化。',
  'fee-not-placed': '{table} 号桌 {seat} 号位不收费：{why}。请退回筹码。',
  'nobody-sits-out': '{table} 号桌 {seat} 号位没有暂离。',
  'already-sits-out': '{table} 号桌 {seat} 号位已经暂离。',
  'sits-out': '{table} 号桌 {seat} 号位暂离。请先让玩家回到牌局。',
  'one-hand-each': '这位玩家已在 {table} 号桌 {seat} 号位。无需购买的牌桌每人只打一手牌。',
};
