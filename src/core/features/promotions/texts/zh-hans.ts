import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'promotion-runs': '{promotion} 已在进行。请为这一项另取名称。',
  'promotion-of-other-sort': '{promotion} 不是这一类推广。请选择适合它的操作。',
  'promotion-not-finished': '{promotion} 还不能结束：{what}。请先完成。',
  'promotions-still-on': '{activity} 还有推广在进行：{promotions}。请先结束它们。',
  'drawing-times-not-posted': '{activity} 没有抽奖时间。开启前请公布每次抽奖的时间。',
  'drawing-times-not-in-order': '抽奖时间的先后不对。请把最早的时间放在最前。',
  'posted-drawing-not-due': '按公布，下一次抽奖在 {due} 举行。请等到那时。',
  'no-drawing-left': '{drawings, plural, other {公布的 # 次抽奖}}都已举行。请另开一个推广并公布新的时间。',
  'drawn-by-computer': '{promotion} 由电脑抽奖，不能人工录入结果。请锁定抽奖，再公开结果。',
  'drawn-by-hand': '{promotion} 由人工抽奖。结果由两人记录。',
  'nothing-to-draw': '{promotion} 不能抽奖：{why}。',
  'no-secrets-here': '只有系统运行时才能锁定抽奖。请到那时再试。',
  'secret-not-kept': '系统无法打开第 {draw} 次抽奖的秘密数字，不能抽奖。须由两人作废这次抽奖。',
  'value-of-other-form': '第 {draw} 次抽奖的公开数值须为{form}。请照此输入。',
  'beacon-missing': '第 {draw} 次抽奖需要公布过的公开数值：{beacon}。请输入。',
  'no-beacon-announced': '第 {draw} 次抽奖之前没有公布公开数值，不能补加。请不要填写。',
  'unknown-draw': '没有第 {draw} 次抽奖。{last, plural, =0 {还没有抽过奖。} other {最近一次是第 {last} 次。}}',
  'draw-over': '第 {draw} 次抽奖已结束，结果有效。',
};
