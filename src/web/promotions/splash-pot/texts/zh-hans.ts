import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '底池加奖',
  title: '底池加奖',
  goesIn: '放入底池',
  drawn: '已抽次数',
  tokens: '参加抽取的牌桌',
  none: '无',
  nothingPosted: '没有公布可放入底池的内容。',
  draws: '抽出的牌桌（按顺序）',
  token: '{table} 号桌 · {what}',
  drawnAs: '{number}. {table} 号桌 · {what}',
  count: '牌桌数',
  nextHand: '{table} 号桌下一局',
  pot: '加奖前底池',
  winners: '赢得底池的座位',
  record: '记录加奖…',
  recordAction: '为牌桌 {tables} 记录 {what}',
  fund: '资金来源',
  last: '上次抽取',
  splashed: '已加奖',
  passed: '{table} 号桌跳过',
  why: {
    'no-token': '不参加',
    'drawn-before': '已抽过',
    'too-few-dealt-in': '发牌人数不足',
  },
  tableSeat: '{table} 号桌 {seat} 号位',
  form: {
    splash: '放入底池',
  },
  how: { splash: '$100 / 帽子 = 25' },
};
