import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-game': 'Sòng bài không có trò {game}. Chọn một trò trong danh sách.',
  'no-table-number': '{table} không phải là số bàn. Số bàn bắt đầu từ 1.',
  'table-already-open': 'Bàn {table} đang mở rồi.',
  'no-seat-number': '{seat} không phải là ghế. Ghế và vị trí bắt đầu từ 1.',
  'seat-already-taken': 'Ghế {seat} ở bàn {table} đã có người.',
  'seat-already-lit': 'Đèn ghế {seat} ở bàn {table} đã sáng.',
  'seat-not-lit': 'Đèn ghế {seat} ở bàn {table} chưa sáng.',
  'no-prize-asked-here':
    'Ở bàn {table} không ai chọn giải của {activity}. Người chơi chỉ chọn giải ở bàn không cần mua gì, khi thể lệ đòi hỏi.',
  'no-such-prize':
    '“{prize}” không phải là giải ở bàn này. {count, plural, =0 {Bàn này không có giải nào.} other {Chọn một trong: {known}.}}',
  'prize-already-asked': 'Ghế {seat} bàn {table} không có gì thay đổi.',
  'fee-not-placed': 'Không thu phí ở ghế {seat} bàn {table}: {why}. Trả lại chip.',
  'nobody-sits-out': 'Ghế {seat} ở bàn {table} đang chơi.',
  'already-sits-out': 'Ghế {seat} ở bàn {table} đã nghỉ ván rồi.',
  'sits-out': 'Ghế {seat} ở bàn {table} đang nghỉ ván. Trước hết cho người chơi vào lại.',
  'one-hand-each':
    'Người chơi này đã có ghế {seat} ở bàn {table}. Ở bàn không cần mua gì, mỗi người chỉ chơi một tay bài.',
};
