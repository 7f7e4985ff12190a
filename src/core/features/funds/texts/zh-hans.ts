import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'reserve-stands': '{reserve} 的储备金是共用的，现有 {amount}。请输入这个金额，或更正 {reserve} 的储备金。',
  'fund-already-there': '{activity} 在这套账里已有资金。资金须在开始前接管；要更正，请先暂停。',
  'no-such-pool': '此推广方案没有奖池“{pool}”。{count, plural, =0 {它没有奖池。} other {请从以下选择：{known}。}}',
};
