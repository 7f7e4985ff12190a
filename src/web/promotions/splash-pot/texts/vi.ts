import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Thưởng vào pot',
  title: 'Thưởng vào pot',
  goesIn: 'Bỏ vào pot',
  drawn: 'Số lượt đã rút',
  tokens: 'Bàn trong giỏ',
  none: 'không có',
  nothingPosted: 'Chưa niêm yết gì để bỏ vào pot.',
  draws: 'Bàn theo thứ tự rút',
  count: 'Bao nhiêu bàn',
  nextHand: 'Ván kế tiếp ở bàn {table, number}',
  pot: 'Pot trước khi thưởng',
  winners: 'Ghế thắng pot',
  record: 'Ghi lượt thưởng …',
  recordAction: 'Ghi {what} cho bàn {tables}',
  fund: 'Trả từ',
  last: 'Lượt rút gần nhất',
  splashed: 'Đã thưởng',
  passed: 'Bàn {table, number} bỏ qua',
  why: {
    'no-token': 'không tham gia',
    'drawn-before': 'đã rút rồi',
    'too-few-dealt-in': 'quá ít người được chia',
  },
  tableSeat: 'Bàn {table, number}, ghế {seat, number}',
  form: {
    splash: 'Bỏ gì vào pot',
  },
};
