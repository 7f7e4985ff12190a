import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'win-not-verified': '這個獎還沒有核實。請先核實牌或抽獎券。',
  'win-already-verified': '這個獎已經核實。請查證件、付獎，或查看領獎狀態。',
  'claims-not-open': '{opens} 才開始領獎。請中獎者到時再來。',
  'claim-too-late': '領獎已於 {deadline} 截止，這個獎不能再付。{goesTo}',
  'claim-forfeited': '沒有人在期限內領獎，這個獎不能再付。{goesTo}',
  'id-not-shown': '中獎者還沒有出示證件。付獎前請查看有效的附照片證件。',
  'prize-already-paid': '這個獎已經付過，不能付兩次。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unclaimed.reserve': '獎額回到儲備金。',
  'unclaimed.reserve-of': '獎額回到 {activity} 的儲備金。',
  'unclaimed.fund': '獎額留在資金中。',
  'unclaimed.held': '獎額保留在帳房。',
  'unclaimed.nobody': '不再給其他人。',
  'unclaimed.redraw': '另抽一張抽獎券。',
};
