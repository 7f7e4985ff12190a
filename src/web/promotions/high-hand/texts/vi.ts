import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'High Hand (bài lớn nhất)',
  title: 'Bảng High Hand',
  runs: 'Thời gian đã niêm yết:',
  settled: 'Đã chốt.',
  nothing: 'Chưa có tay bài nào trên bảng.',
  seat: 'Ghế {seat}',
  tableSeat: 'Bàn {table}, ghế {seat}',
  settle: '{count, plural, =0 {Chốt, không có người thắng} other {Chốt và trao giải cho # tay bài}}',
};
