import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-review': 'Mục chờ đồng ý {review} không còn mở. Xem lại danh sách.',
  'no-such-hand':
    '“{hand}” không phải là tay bài đủ điều kiện ở bàn này. {count, plural, =0 {Bàn này không có tay bài nào đủ điều kiện.} other {Chọn một trong: {known}.}}',
  'paid-for-the-period': '{activity} trả cho tay bài lớn nhất trong kỳ. Đưa tay bài lên bảng; cuối kỳ mới trả.',
  'nothing-called': 'Chưa báo tay bài nào cho {activity} ở bàn {table}. Trước hết nhờ dealer báo bài.',
  'confirmed-by-role': 'Tay bài này do hai người xác nhận, một người phải là {role}. Mời {role}.',
  'wager-missing': 'Nhiều người đặt cược ở ghế {seat} và chia giải theo tiền cược. Nhập tiền cược ở vị trí {position}.',
  'seal-missing': 'Giải từ {from} trở lên phải niêm phong. Niêm phong tay bài ({amount}) và nhập số niêm phong.',
};
