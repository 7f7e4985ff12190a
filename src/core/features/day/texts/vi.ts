import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'drops-not-counted': 'Hộp drop chưa đếm: {drops}. Đếm xong rồi mới đóng ngày.',
  'clock-not-held': 'Đồng hồ không bị tạm giữ. Không có gì để chấp nhận.',
  'no-day-open': 'Chưa có ngày kinh doanh nào. Ngày bắt đầu khi mở bàn đầu tiên.',
  'gaming-day-not-over': 'Ngày kinh doanh {day} kết thúc lúc {ends}. Từ lúc đó mới đóng được.',
  'nothing-to-reimburse':
    'Hiện không có gì để hoàn lại: {activity} không nợ sòng bài khoản nào mà quỹ dự trữ trả được.',
};
