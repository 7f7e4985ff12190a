import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-fees-approved': '{activity} không thu phí của người chơi. Đừng thu.',
  'fee-not-said': 'Phí của {activity} là {approved}. Nhập số đã thu.',
  'fee-outside-approval': 'Phí {given} nằm ngoài mức được duyệt của {activity}. Được duyệt: {approved}.',
  'allocation-not-posted': 'Chưa niêm yết cách chia phí của {activity} cho các giải. Hãy niêm yết các phần trăm.',
  'no-admin-fee-approved': '{activity} không có phí hành chính nên không thu khoản nào.',
  'admin-fee-not-posted':
    'Chưa niêm yết phí hành chính của {activity}. Niêm yết mức cho mỗi bàn mỗi giờ. Được duyệt: {approved}.',
  'seed-not-posted': 'Chưa niêm yết mức bắt đầu cho {pool} của {activity}. Hãy niêm yết.',
  'unknown-pool':
    'Không có quỹ “{pool}”. {count, plural, =0 {Ở đây không có quỹ nào.} other {Chọn một trong: {known}.}}',
  'raise-not-approved': 'Sòng bài không được tăng {activity}. Giải chỉ tăng theo thể lệ của nó.',
  'raise-beyond-cap': 'Tăng như vậy thì {pool} lên {raised}, quá mức trần {cap}. Tăng ít hơn.',
  'raise-beyond-reserve': 'Khoản tăng {raise} lấy từ quỹ dự trữ, mà quỹ chỉ có {reserve}. Tăng ít hơn, hoặc để sau.',
  'pool-never-lowered': '{pool} chỉ giảm khi có người trúng. Nếu nhập sai thì hai người cùng hủy.',
  'unknown-payout':
    'Không có cách chia “{payout}”. {count, plural, =0 {Ở đây không có cách chia nào.} other {Chọn một trong: {known}.}}',
  'payout-locked': 'Không đổi được cách chia cho đến khi có người trúng jackpot và đã trao giải.',
};
