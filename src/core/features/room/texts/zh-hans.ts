import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'plan-table-number': '{table} 不是桌号。桌号从 1 开始。',
  'plan-table-twice': '{table} 号桌在平面图上出现两次。请给其中一张换个桌号。',
  'plan-square-taken': '{other} 号桌和 {table} 号桌在同一格。请移动其中一张。',
  'nothing-to-open-by-plan': '随牌房一起开的桌都已开桌。请在平面图上标记其他桌，或逐桌开桌。',
};
