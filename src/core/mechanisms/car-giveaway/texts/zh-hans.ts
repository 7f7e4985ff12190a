import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-second-stage': '{activity} 没有这种第二阶段。请选择其他获批活动。',
  'too-many-holders': '有 {given, number} 位持券人前来，但只有 {most} 张入场券。请检查入场券。',
  'order-card-missing': '{player} 还没有从 A 到 10 中抽一张牌。请让玩家抽牌。',
  'order-card-twice': '有两位持券人抽到 {card}。请重新抽牌。',
  'envelope-missing': '{player} 还没有选信封。请让玩家选一个。',
  'envelope-twice': '信封 {envelope} 被选了两次。每位持券人须选不同的信封。',
  'starting-key-not-chosen': '没有人选信封 {envelope}，启动钥匙就在里面。请按持券人数提供信封，其中要有这一个。',
  'wrong-number-of-tables': '第一轮有 {tables, number} 张桌，不是 {given, number} 张。',
  'counted-twice': '{player} 计了两次。每位玩家只坐一张桌。',
  'hands-played': '{table} 号桌的 {hands} 手已全部打完。请清点筹码。',
  'hands-to-play': '{table} 号桌已打 {played} 手，共 {hands} 手。请在最后一手后清点筹码。',
  'table-too-full': '一张桌计了 {given} 名玩家，而每桌只有 {seats} 名。请按实际所在的桌计数。',
  'chips-tied': '这些玩家筹码数相同：{players}。请他们加打一手决定。',
  'not-at-final-table': '只有晋级的玩家才能上决赛桌。请检查：{players}。',
  'final-table-empty': '决赛桌没有计入任何人。请计入晋级的玩家。',
  'no-giveaway': '{activity} 不送车。请选择送车的获批活动。',
  'no-pass-won': '{player} 没有赢得入场券。只有抽奖的中奖者可以参加。',
  'giveaway-later': '送车定于 {due} 进行。请届时再试钥匙。',
  'drawings-to-come': '还有 {left, number} 次抽奖尚未进行或结清。请先完成，因为中奖者要参加。',
  'stage-done': '这一阶段已结束，奖已颁发，不能再举行。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.final-table': '决赛桌尚未结算',
};
