import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'square-off-the-board': 'Không có ô {square}. Chữ số từ 0 đến 9.',
  'square-taken': 'Hai bàn cùng ở ô {square}. Mỗi ô một bàn.',
  'table-on-two-squares': 'Bàn {table} nằm ở hai ô. Mỗi bàn một ô.',
  'table-not-on-board':
    'Bàn {table} không chơi trò được tham gia. Chỉ đưa lên bảng các bàn chơi tiền thật đủ điều kiện.',
  'board-stands': 'Bảng đã chốt với {tables, plural, other {# bàn}}. Không đổi được cho đến tỷ số cuối.',
  'period-scored': '{period} đã ghi tỷ số. Mỗi hiệp chỉ ghi một lần.',
  'periods-not-posted': 'Chưa niêm yết hiệp nào. Hãy niêm yết từng hiệp cùng giải thưởng trước khi bắt đầu.',
  'period-not-next': 'Lúc này chưa ghi tỷ số {period} được. Hiệp kế tiếp theo niêm yết là {next}.',
  'last-period-otherwise':
    '{last, select, yes {{period} là hiệp cuối theo niêm yết. Ghi là hiệp cuối.} other {{period} không phải là hiệp cuối theo niêm yết. Đừng ghi là hiệp cuối.}}',
  'prize-not-as-posted': '{period} có giải niêm yết khác. Trao đúng giải niêm yết.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.squares': 'hiệp cuối chưa ghi tỷ số',
};
