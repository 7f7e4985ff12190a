import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-drop': '没有待清点的收费箱 {drop}。请检查收费箱上的编号。',
  'drop-already-counted': '收费箱 {drop} 已清点：{counted}。不能再清点一次。',
  'drop-without-variance': '收费箱 {drop} 没有需要说明的差额。请检查编号。',
};
