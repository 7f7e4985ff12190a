import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-seat-card': 'Không có thẻ ghế {card}. Thẻ ghế được đánh số từ 1 đến {seats}.',
  'too-many-spin-cards': 'Chỉ trải nhiều nhất {most} lá, từ át đến chín, không phải {given}.',
  'more-than-one-ace': 'Trong các lá trải ra chỉ có một lá át, mà bốc được {aces}. Trải lại.',
  'card-not-spread': 'Ở đây trải {count, plural, other {# lá}}, bắt đầu từ át. {card} không nằm trong số đó.',
  'card-drawn-twice': 'Lá {card} được rút hai lần, mỗi lá chỉ trải một lần. Hãy kiểm tra các lá bài tại bàn.',
  'spin-not-finished':
    '{stops, plural, other {# lượt quay}} mới ra {cards, plural, other {# lá khác nhau}}. Quay tiếp đến khi đủ tay bài.',
  'item-not-listed': '{item} không có trong các giải. Chọn một trong: {items}.',
  'spun-today': '{player} hôm nay đã quay, và mỗi người mỗi ngày chỉ quay một lần. Trải bài cho những người còn lại.',
  'spinner-not-named': 'Ai ngồi ghế {seat} ở bàn {table}? Nhập tên trên ID.',
  'balls-otherwise': 'Các bóng đã ghi khi lấy ra là {balls}. Hãy dùng các bóng này, hoặc xóa và làm lại.',
  'ball-not-recorded': 'Chưa ghi bóng nào. Hãy ghi từng bóng ngay khi lấy ra khỏi thùng quay số.',
  'id-of-another': 'Ghế {seat} ở bàn {table} là của {player}, không phải của {other}. Xem lại ID và ghế.',
  'no-tables-drawn': 'Chương trình đang mở của {activity} không có bốc thăm bàn. Chọn phiên bản có bốc thăm bàn.',
};
