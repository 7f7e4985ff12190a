import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Splash pot (thưởng vào pot)',
  title: 'Splash pot',
  goesIn: 'Bỏ vào pot',
  drawn: 'Số lượt đã bốc',
  tokens: 'Bàn trong giỏ',
  none: 'không có',
  nothingPosted: 'Chưa niêm yết gì để bỏ vào pot.',
  draws: 'Bàn theo thứ tự bốc',
  token: 'Bàn {table} · {what}',
  drawnAs: '{number}. Bàn {table} · {what}',
  count: 'Bao nhiêu bàn',
  nextHand: 'Ván kế tiếp ở bàn {table}',
  pot: 'Pot trước khi splash',
  winners: 'Ghế thắng pot',
  record: 'Ghi splash pot…',
  recordAction: 'Ghi {what} cho bàn {tables}',
  fund: 'Trả từ',
  last: 'Lượt bốc gần nhất',
  splashed: 'Đã splash',
  passed: 'Bỏ qua bàn {table}',
  why: {
    'no-token': 'không tham gia',
    'drawn-before': 'đã bốc rồi',
    'too-few-dealt-in': 'quá ít người được chia',
  },
  tableSeat: 'Bàn {table}, ghế {seat}',
  form: {
    splash: 'Bỏ gì vào pot',
  },
  how: { splash: '$100 / nón = 25' },
};
