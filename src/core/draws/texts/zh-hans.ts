import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'record-unfit': '无法从这些抽奖券中抽奖：{why}。',
  'entries-differ': '这不是公布过的抽奖券名单：哈希值是 {hash}，不是 {recorded}。',
  'secret-differs': '这不是牌房锁定的秘密数字：{commitment}。',
  'winners-differ': '按这份名单、秘密数字和公开数值，抽中的是 {drawn}，不是 {recorded}。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'value.decimal': '{decimals, plural, =0 {不带小数的数} other {带 # 位小数的数}}',
  'value.digits': '{count, plural, other {# 位数字}}',
  'value.hex': '{count, number} 个字符（0 至 9、a 至 f）',
  'undrawable.points': '{entry} 的积分是 {points}',
  'undrawable.twice': '有一张抽奖券重复',
  'undrawable.too-many': '积分总数超过 {most, number}',
  'undrawable.count': '要抽 {count, number} 位中奖者，但{entries, plural, =0 {没有抽奖券} other {只有 # 张抽奖券}}',
};
