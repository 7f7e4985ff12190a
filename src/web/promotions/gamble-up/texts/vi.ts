import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Gamble Up (chơi tiếp)',
  title: 'Thang thưởng',
  player: 'Người chơi',
  holds: 'Đang giữ',
  times: '{count, number} lần',
  over: 'Đã kết thúc. {name} được',
  again: 'Ván không phân thắng bại: có thể chơi lại.',
  call: 'Người chơi chọn',
  result: 'Kết quả ván bài',
  results: {
    player: 'Con (Player)',
    banker: 'Cái (Banker)',
    tie: 'Hòa',
    'dragon-7': 'Dragon 7',
  },
  take: 'Dừng và nhận {what}',
  awardTitle: 'Trao giải',
  awardAction: 'Ghi cho {name}',
  fund: 'Trả từ',
  open: 'Nhận giải hoặc chơi tiếp',
  openAction: 'Chơi tiếp với {name}',
  goods: 'Quà cho {count, number} bậc, giá tăng dần: tên = giá',
  goodsHow: 'Nón = 25',
};
