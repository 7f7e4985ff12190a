import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'record-unfit': '這份名單不能抽獎：{why}。',
  'entries-differ': '這不是公布的抽獎券名單：雜湊值是 {hash}，不是 {recorded}。',
  'secret-differs': '這不是牌房當初鎖定的秘密數字：{commitment}。',
  'winners-differ': '按這份名單、這個秘密數字和這個公開數值，抽出的是 {drawn}，不是 {recorded}。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'value.decimal': '{decimals, plural, =0 {不帶小數的數} other {帶 # 位小數的數}}',
  'value.digits': '{count, plural, other {# 位數字}}',
  'value.hex': '{count, number} 個字元（0 至 9、a 至 f）',
  'undrawable.points': '{entry} 有 {points} 分',
  'undrawable.twice': '有一張抽獎券重複',
  'undrawable.too-many': '總分超過 {most, number} 分',
  'undrawable.count':
    '要抽 {count, plural, other {# 位中獎者}}，而{entries, plural, =0 {沒有抽獎券} other {抽獎券有 # 張}}',
};
