import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'reserve-stands': '{reserve} 的儲備金是共用的，現有 {amount}。請輸入這個金額，或更正 {reserve} 的儲備金。',
  'fund-already-there': '帳上已有 {activity} 的錢。資金要在開始之前接管；更正則要先暫停。',
  'no-such-pool': '這個推廣方案沒有獎池「{pool}」。{count, plural, =0 {它沒有獎池。} other {請選：{known}。}}',
};
