import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-code-first': '請先輸入設定碼。設定碼在啟動 Houseway 的視窗裡。',
  'opening-code-wrong': '設定碼不對。設定碼在啟動 Houseway 的視窗裡。',
  'nothing-to-open': '正在設定牌房，現在這裡沒有這項內容。',
};
