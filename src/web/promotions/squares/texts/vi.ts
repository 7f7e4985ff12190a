import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Ô số',
  tables: 'Số ô đã có bàn',
  scored: 'Đã ghi tỷ số',
  carried: 'Cộng dồn',
  board: 'Bảng ô số',
  tableToPlace: 'Bàn cần xếp vào ô',
  how: 'Chạm các ô của bàn này, rồi tự sang bàn kế tiếp. Chạm lại để xóa.',
  square: 'Trên {from}, trái {to}: {what}',
  free: 'trống',
  set: '{count, plural, other {Chốt bảng với # ô}}',
  asBefore: 'Hoàn tác thay đổi',
  print: 'In bảng',
  score: 'Tỷ số',
  period: 'Hiệp',
  top: 'Điểm đội phía trên',
  left: 'Điểm đội bên trái',
  cash: 'Giải tiền mặt',
  prize: 'Giải đã niêm yết',
  items: 'Hiện vật, cách nhau bằng dấu phẩy',
  bowl: 'Bàn bốc từ tô thăm',
  final: 'Hiệp cuối',
  record: 'Ghi tỷ số',
  nobody: 'Không có ai trúng. Giải được cộng dồn.',
  hits: '{count, plural, other {Bàn {table}: # giải}}',
};
