import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'credits-not-posted': '还没有公布每次刷卡得多少点、点数能换什么。请先填好两项再开启。',
  'credit-time-not-posted': '还没有公布玩多久可得点数。请填写分钟数，可统一填写或按游戏填写。',
  'minutes-for-no-game': '没有游戏 {game}。请按牌桌上的写法填写。',
  'no-tracking': '{activity} 不计时。请选择计时的推广。',
  'may-not-enroll': '此人不能参加。不满足：{why}。',
  'may-not-swipe': '{player} 目前不能累积时数或点数。不符合：{why}。',
  'enrolled-before': '{player} 在此推广中已有会员卡。',
  'not-enrolled': '{player} 在此推广中没有会员卡。请先登记。',
  'play-not-tracked': '{activity} 没有会员卡计时。请先开设计时；时数只来自刷卡。',
  'tracked-several-times': '有几项推广都在计时：{promotions}。请选择算数的那一项。',
  'reward-not-valued': '{prize} 没有价值。请输入获批范围内的价值。',
  'card-sits-elsewhere': '{player} 坐在 {known} 号桌，不是 {table} 号桌。请先换座。',
  'card-not-at-table': '{table} 号桌没有可能是 {player} 的入座者。请先安排该玩家入座。',
  'not-seated': '这位玩家不在任何牌桌上，无需离桌。',
  'wrong-pin': 'PIN 不正确。没有正确的 PIN，不能打开账户。',
  'redeem-needs-id': '兑换点数须出示未过期的带照片证件。请现在要求对方出示。',
  'redeem-outside-period':
    '点数只能在规定的时间兑换：{period, select, both {{from} 至 {to}} from {{from} 起} to {至 {to}} other {获批的季节}}。其他时间无效。',
  'unknown-reward': '没有可用点数兑换的 {prize}。请从以下选择：{known}。',
  'no-rewards': '此推广没有可用点数兑换的奖品，不能兑换 {prize}。',
  'credits-short':
    '{prize} 需要 {costs, plural, other {# 点}}，卡上有 {has, number} 点。请选较小的奖品，或再累积点数。',
};
