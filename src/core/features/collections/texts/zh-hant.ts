import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'collections-not-won':
    '獎項 {award} 沒有已付的正常收費（collection）。請在「正常收費」中搜尋中獎者，或查看報表「已付的正常收費（collection）」。',
  'collections-over': '獎項 {award} 的正常收費（collection）已於 {until} 到期。請向玩家收取。',
  'collections-too-little':
    '獎項 {award} 的正常收費（collection）只剩 {left}，不足 {amount}。請最多輸入 {left}，其餘向玩家收取。',
  'collection-nothing': '正常收費（collection）必須大於零。請輸入金額。',
  'collections-of-another': '獎項 {award} 的中獎者不在 {table} 號桌 {seat} 號位。請先用會員卡讓中獎者入座。',
  'collections-id-first':
    '獎項 {award} 的中獎者在此沒有會員卡。請樓面在 {table} 號桌核實證件後輸入正常收費（collection）。',
  'collection-not-listed':
    '獎項 {award} 的第 {number} 筆正常收費（collection）不在最近幾筆之中。請查看報表「已付的正常收費（collection）」。',
  'collections-used': '獎項 {award} 已付 {count, plural, other {# 筆}}正常收費（collection）。請先撤銷。',
};
