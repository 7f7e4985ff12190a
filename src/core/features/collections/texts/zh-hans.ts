import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'collections-not-won':
    '奖项 {award} 没有已付的正常收费（collection）。请在“正常收费”中查找中奖者，或查看报表“已付的正常收费（collection）”。',
  'collections-over': '奖项 {award} 的正常收费（collection）已于 {until} 到期。请向玩家收取。',
  'collections-too-little':
    '奖项 {award} 的正常收费（collection）只剩 {left}，不足 {amount}。请最多输入 {left}，其余向玩家收取。',
  'collection-nothing': '正常收费（collection）必须大于零。请输入金额。',
  'collections-of-another': '奖项 {award} 的中奖者不在 {table} 号桌 {seat} 号位。请先用会员卡让中奖者入座。',
  'collections-id-first':
    '奖项 {award} 的中奖者在此没有会员卡。请楼面在 {table} 号桌核实证件后输入正常收费（collection）。',
  'collection-not-listed':
    '奖项 {award} 的第 {number} 笔正常收费（collection）不在最近几笔之中。请查看报表“已付的正常收费（collection）”。',
  'collections-used': '奖项 {award} 已付 {count, plural, other {# 笔}}正常收费（collection）。请先撤销。',
};
