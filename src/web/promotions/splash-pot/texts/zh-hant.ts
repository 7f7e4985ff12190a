import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '底池加獎',
  title: '底池加獎',
  goesIn: '放入底池',
  drawn: '已抽次數',
  tokens: '參加抽取的牌桌',
  none: '無',
  nothingPosted: '沒有公布可放入底池的內容。',
  draws: '抽出的牌桌（按順序）',
  token: '{table} 號桌 · {what}',
  drawnAs: '{number}. {table} 號桌 · {what}',
  count: '牌桌數',
  nextHand: '{table} 號桌下一局',
  pot: '加獎前底池',
  winners: '贏得底池的座位',
  record: '記錄加獎…',
  recordAction: '為牌桌 {tables} 記錄 {what}',
  fund: '支付來源',
  last: '上次抽取',
  splashed: '已加獎',
  passed: '{table} 號桌跳過',
  why: {
    'no-token': '不參加',
    'drawn-before': '先前已抽過',
    'too-few-dealt-in': '發牌人數不足',
  },
  tableSeat: '{table} 號桌 {seat} 號位',
  form: {
    splash: '放入底池的內容',
  },
  how: { splash: '$100 / 帽子 = 25' },
};
