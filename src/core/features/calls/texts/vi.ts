import type { SENTENCES as ENGLISH, TERMS as TERMS_IN_ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-review': 'Mục chờ đồng ý {review} không còn mở. Xem lại danh sách.',
  'no-such-hand':
    '“{hand}” không phải là tay bài đủ điều kiện ở bàn này. {count, plural, =0 {Bàn này không có tay bài nào đủ điều kiện.} other {Chọn một trong: {known}.}}',
  'paid-for-the-period': '{activity} trả cho tay bài lớn nhất trong kỳ. Đưa tay bài lên bảng; cuối kỳ mới trả.',
  'nothing-called': 'Chưa báo tay bài nào cho {activity} ở bàn {table}. Trước hết nhờ dealer báo bài.',
  'confirmed-by-role': 'Tay bài này do hai người xác nhận, một người phải là {role}. Mời {role}.',
  'seal-missing': 'Giải từ {from} trở lên phải niêm phong. Niêm phong tay bài ({amount}) và nhập số niêm phong.',
  'facts-needed': 'Còn thiếu: {what}. Nhập vào rồi xác minh tay bài.',
};

export const TERMS: { readonly [Code in keyof typeof TERMS_IN_ENGLISH]: string } = {
  'needed.wager': 'tiền cược của ghế {seat}',
  'needed.wager-behind': 'tiền cược phía sau ghế {seat} (vị trí {position})',
  'needed.setting': 'cách ghế {seat} xếp bài',
  'needed.home-run': 'điểm home run của ghế {seat}',
  'needed.cards': 'bài của ghế {seat}',
  'needed.coup': 'bài của cả hai tay',
  'needed.board': 'bài chung',
  'needed.bank': 'bài của người cầm cái',
  'needed.others': 'bài của tay đã thắng tay này',
  'needed.pot': 'pot',
};
