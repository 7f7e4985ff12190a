import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-topics': 'Ghi các chủ đề cần gửi: topics=meters,table.7. Chọn trong {known}.',
  'unknown-topic': 'Không có chủ đề {topic}. Chọn trong {known}, hoặc table.N cho một bàn.',
  'too-many-topics':
    '{topics, plural, other {# chủ đề}} một lúc là quá nhiều. Xin nhiều nhất {max, number}; tổng quan mọi bàn là một chủ đề.',
  'lines-full': 'Màn hình này đã mở {lines, number} lần. Đóng các cửa sổ khác của {station} rồi thử lại.',
  'feed-full':
    'Đã có {clients, number} màn hình kết nối, không nhận thêm được. Đóng các màn hình không ai dùng, rồi thử lại.',
};
