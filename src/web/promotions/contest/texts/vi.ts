import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Dự đoán',
  counted: '{count, number}',
  entries: 'Số phiếu dự',
  games: 'Các trận',
  deadline: 'Hạn nhận phiếu',
  enter: 'Nhận phiếu dự',
  player: 'Người chơi',
  guess: 'Đoán tỷ số cuối',
  enterKey: 'Nhận phiếu',
  results: 'Kết quả',
  final: 'Tỷ số cuối',
  nobody: 'Chưa ai tham gia.',
  settle: '{count, plural, =0 {Kết toán, không có người thắng} other {Kết toán và trao # giải}}',
  fund: 'Chi từ',
  standings: 'Xếp hạng',
  place: 'Hạng',
  right: 'Điểm',
  off: 'Lệch',
  prize: 'Giải',
  outForHours: 'Thiếu giờ chơi: {name}',
  addPoints: 'Thêm điểm',
  nothingOwed: 'Không có tay bài nào đang chờ điểm.',
  award: 'Giải của tay bài',
  addPointsKey: '{count, plural, other {Thêm # điểm}}',
  form: {
    games: 'Các trận, mỗi dòng một trận',
    deadline: 'Hạn nộp',
    things: 'Giải là hiện vật, mỗi dòng một giải',
  },
};
