import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'nobody-seated': 'Chưa ai ngồi ở bàn {table}. Trước hết xếp người chơi vào ghế.',
  'player-dealer-not-seated': 'Ghế {seat} ở bàn {table} trống. Chọn ghế của người cầm cái.',
  'out-of-service': 'Bàn {table} không thu phí được: ngưng phục vụ ({reason}). Gọi giám sát.',
  'calls-pending':
    'Bàn {table} có {calls, plural, other {# tay bài đã báo}} chờ giám sát. Trước hết xác minh, từ chối hoặc hủy báo bài.',
  'no-fees-taken': 'Ván này ở bàn {table} không thu phí.',
  'fees-moved-on': 'Khoản {amount} của {activity} đã được dùng. Nhờ kế toán điều chỉnh.',
  'fee-to-give-back':
    'Bàn {table} chưa bắt đầu được: {why}. Trả lại chip ở {count, plural, other {ghế {seats}}} và tắt đèn.',
  'player-dealer-needed':
    'Bàn {table} chưa bắt đầu được: người cầm cái trả phí cho {activity}. Đánh dấu ghế đang cầm cái.',
  'everybody-sits-out': 'Mọi người ở bàn {table} đều nghỉ ván. Trước hết cho một người vào lại.',
  'coin-in-here': 'Hệ thống chốt trò chơi ở bàn {table}. Nhập cược rồi bấm Coin In thay cho Bắt đầu ván.',
  'finish-round-here': 'Ván ở bàn {table} chưa chốt. Chốt rồi bấm Hết ván.',
};
