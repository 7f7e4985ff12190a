import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-code-first': '请先输入设置码。设置码在启动 Houseway 的窗口里。',
  'opening-code-wrong': '设置码不对。设置码在启动 Houseway 的窗口里。',
  'nothing-to-open': '正在设置牌房，现在这里没有这项内容。',
};
