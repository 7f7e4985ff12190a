import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'two-decks-need-shuffler': 'Bàn dùng hai bộ bài phải có máy xào bài tự động. Xào một bộ trong lúc chơi bộ kia.',
  'hand-needs-shuffler': 'Chia bằng tay phải có máy xào bài tự động.',
  'same-backs': 'Hai bộ bài cùng có lưng màu {back}. Hai bộ phải khác màu lưng.',
  'no-deck': 'Bàn chưa có bộ bài. Lấy bộ bài ở giám sát và cho kiểm tra.',
  'inspection-first': 'Bộ bài này chưa kiểm tra xong. Dealer kiểm tra, giám sát xác minh, rồi cho người chơi xem.',
  'nothing-inspected': 'Không có bộ bài nào chờ giám sát. Trước hết dealer phải kiểm tra.',
  'same-inspector': '{person} đã kiểm tra bộ bài này. Phải có giám sát khác xác minh.',
  'deck-in-play': 'Bộ bài {deck} đang chơi. Chơi xong ván này trước.',
  'no-round': 'Không có ván nào đang chơi. Không có gì để đếm hay kết thúc.',
  'deck-change-due': 'Bộ bài đã dùng {hours, plural, other {# giờ}}. Đổi bộ bài trước ván sau.',
  'other-deck-next': 'Hai bộ bài dùng luân phiên. Chơi ván này bằng bộ {deck}.',
  'not-shuffled': 'Bộ bài {deck} chưa xào. Xào trước khi vào ván.',
  'no-cut-due': 'Không cần cắt bài. Máy xào xong thì chia ngay.',
  'cut-first': 'Cắt bài trước, đặt lá chặn (cover card) cách mặt trên ít nhất {least} lá.',
  'cut-too-shallow':
    'Lá chặn (cover card) chỉ cách mặt trên {given, plural, other {# lá}}. Đặt cách mặt trên ít nhất {least} lá.',
  'stub-count-due':
    'Đã {rounds, plural, other {# ván}} chưa đếm phần bài còn lại (stub). Đếm úp trước khi bấm Hết ván.',
  'device-broken': 'Máy xào bài hư. Che máy lại và xào bằng tay.',
  'device-not-covered': 'Che máy xào bài hoặc ghi là hư trước khi xào bằng tay.',
};
