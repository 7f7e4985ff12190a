import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Chọn đội',
  counted: '{count, number}',
  entries: 'Số bài dự',
  games: 'Các trận',
  deadline: 'Hạn nộp',
  enter: 'Nhận bài dự',
  player: 'Người chơi',
  guess: 'Dự đoán tỷ số cuối',
  enterKey: 'Nhận bài dự',
  results: 'Kết quả',
  final: 'Tỷ số cuối',
  nobody: 'Chưa ai tham gia.',
  settle: '{count, plural, =0 {Chốt, không có người thắng} other {Chốt và trao # giải}}',
  fund: 'Trả từ',
  standings: 'Xếp hạng',
  place: 'Hạng',
  right: 'Điểm',
  off: 'Lệch',
  prize: 'Giải',
  outForHours: 'Thiếu giờ chơi: {name}',
  addPoints: 'Thêm điểm',
  nothingOwed: 'Không có tay bài đã xác minh nào chờ điểm.',
  award: 'Giải của tay bài',
  addPointsKey: '{count, plural, other {Thêm # điểm}}',
  form: {
    games: 'Các trận, mỗi dòng một trận',
    deadline: 'Hạn nộp',
    things: 'Giải là hiện vật, mỗi dòng một giải',
  },
};
