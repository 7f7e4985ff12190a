import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'win-not-verified': '中奖尚未核实。请先核实牌型或抽奖券。',
  'win-already-verified': '此次中奖已经核实。请查看证件、付奖，或查看领奖情况。',
  'claims-not-open': '领奖从 {opens} 开始。请中奖者届时再来。',
  'claim-too-late': '领奖已于 {deadline} 截止，此奖不能再付。{goesTo}',
  'claim-forfeited': '此奖逾期无人领取，不能再付。{goesTo}',
  'id-not-shown': '中奖者尚未出示证件。付奖前请查看带照片的有效证件。',
  'prize-already-paid': '此奖已付，不能再付一次。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unclaimed.reserve': '奖金退回储备金。',
  'unclaimed.reserve-of': '奖金退回 {activity} 的储备金。',
  'unclaimed.fund': '奖金留在资金中。',
  'unclaimed.held': '奖金由账房保留。',
  'unclaimed.nobody': '此奖不再发给其他人。',
  'unclaimed.redraw': '将另抽一张抽奖券。',
};
