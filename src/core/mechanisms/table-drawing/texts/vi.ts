import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-seat-card': 'Không có thẻ ghế {card}. Thẻ ghế được đánh số từ 1 đến {seats}.',
  'too-many-spin-cards': 'Chỉ trải nhiều nhất {most} lá, từ át đến chín, không phải {given}.',
  'more-than-one-ace': 'Trong các lá trải ra chỉ có một lá át, mà bốc được {aces}. Trải lại.',
  'spin-not-finished':
    '{stops, plural, other {# lượt quay}} mới ra {cards, plural, other {# lá khác nhau}}. Quay tiếp đến khi đủ tay bài.',
  'item-not-listed': '{item} không có trong các giải. Chọn một trong: {items}.',
  'spun-today': '{player} hôm nay đã quay, và mỗi người mỗi ngày chỉ quay một lần. Trải bài cho những người còn lại.',
  'spinner-not-named': 'Ai ngồi ghế {seat} ở bàn {table}? Nhập tên trên ID.',
  'id-of-another': 'Ghế {seat} ở bàn {table} là của {player}, không phải của {other}. Xem lại ID và ghế.',
  'no-tables-drawn': 'Chương trình đang mở của {activity} không có bốc thăm bàn. Chọn phiên bản có bốc thăm bàn.',
};
