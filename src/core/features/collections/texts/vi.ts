import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'collections-not-won':
    'Giải {award} không có collection đã trả. Hãy tìm người trúng ở mục Collection, hoặc trong báo cáo Collection đã trả.',
  'collections-over': 'Collection đã trả của giải {award} đã hết hạn {until}. Hãy thu collection của người chơi.',
  'collections-too-little':
    'Giải {award} chỉ còn {left} để trả collection, không đủ {amount}. Hãy nhập tối đa {left} và thu phần còn lại.',
  'collection-nothing': 'Collection phải lớn hơn 0. Hãy nhập số tiền.',
  'collections-of-another':
    'Người trúng giải {award} không ngồi ở ghế {seat} bàn {table}. Trước hết hãy xếp người đó vào ghế bằng thẻ hội viên.',
  'collections-id-first':
    'Người trúng giải {award} không có thẻ hội viên ở đây. Hãy nhờ giám sát xem ID tại bàn {table} và nhập collection.',
  'collection-not-listed':
    'Lần trả collection {number} của giải {award} không nằm trong các lần gần nhất. Hãy xem báo cáo Collection đã trả.',
  'collections-used': 'Giải {award} đã trả {count, plural, other {# lần collection}}. Trước hết hãy hủy các lần đó.',
};
