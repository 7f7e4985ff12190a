import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Tay bài cao',
  title: 'Bảng tay bài cao',
  runs: 'Thời gian đã báo:',
  settled: 'Đã kết toán.',
  nothing: 'Chưa có tay bài nào trên bảng.',
  seat: 'Ghế {seat, number}',
  tableSeat: 'Bàn {table, number}, ghế {seat, number}',
  settle: '{count, plural, =0 {Kết toán, không có người thắng} other {Kết toán và trao # tay bài}}',
};
