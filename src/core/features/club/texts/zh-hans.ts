import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'list-already-imported': '这份名单已经导入。请查看会员，或选择其他文件。',
  'born-too-early': '没有人年满 {years, number} 岁。请查看证件上的出生日期。',
  'too-young': '会员须年满 {least, number} 岁。请查看证件上的出生日期。',
  'unknown-member': '俱乐部没有这位会员。请按姓名或会员卡查找。',
  'no-member-id': '{member} 不能用作会员编号。请用 1 至 40 个小写字母、数字和连字符，不要用姓名。',
  'member-already-enrolled': '会员编号 {member} 已被占用。请另选一个。',
  'merged-with-itself': '两张卡属于同一位会员。请选择两位会员。',
  'member-already-excluded': '此会员已被禁入（{kind}），在解除之前一直有效。',
  'exclusion-ends-before-now': '{until} 已经过去。请选择以后的时间，或不设结束时间。',
  'exclusion-not-over': '此会员禁入至 {until}，在此之前任何人都不能解除。',
  'member-marked-so': '该会员已登记为{works}，无需更改。',
  'exclusion-keeps-record': '此会员被禁入，资料必须保留。请在解除禁入后再删除。',
  'member-has-prizes': '此会员还有 {count, number} 个未结清的奖项：{awards}。请先结清，再删除资料。',
  'member-waits': 'PIN 连续输错 {failures, number} 次。请在 {until} 之后再试，或到会员柜台重设 PIN。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'exclusion.self-exclusion': '自我禁入',
  'exclusion.self-restriction': '自我限制',
  'exclusion.by-the-house': '牌房禁入',
  'exclusion.by-the-state': '州政府禁入',
  'works.employee': '员工',
  'works.proposition-player': '第三方玩家',
  'works.nobody': '玩家',
};
