import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'vault-not-counted': 'Kho tiền chưa được đếm lần đầu. Trước hết hai người đếm tại văn phòng.',
  'vault-without-variance': 'Lần đếm kho tiền gần nhất không có chênh lệch cần giải thích.',
  'not-a-window': 'Trạm này không có ngăn tiền. Dùng một cửa của quầy thu ngân.',
  'drawer-not-open': 'Ngăn tiền của {station} chưa mở. Trước hết mở ngăn với số tiền đầu ca đã đếm.',
  'drawer-already-open': 'Ngăn tiền của {station} đã mở rồi. Đếm ngăn, rồi bàn giao hoặc đóng.',
  'drawer-of-another': 'Thu ngân khác đang giữ ngăn tiền của {station}. Trước hết đếm và nhận bàn giao.',
  'drawer-not-counted': 'Ngăn tiền của {station} chưa đếm lại từ lần tiền ra vào gần nhất. Trước hết hãy đếm.',
  'reason-for-variance': 'Số đếm của {station} không khớp sổ. Chọn lý do chênh lệch.',
  'not-that-way':
    'Tiền mặt không đi theo lối này. Fill và hoàn tiền chỉ đi giữa kho tiền, ngăn tiền và khay chip; ngân hàng chỉ giao dịch với kho tiền.',
  'nothing-to-move': 'Nhập số tiền lớn hơn 0.',
  'too-little-in-vault': 'Theo sổ, kho tiền có {holds}, nên không lấy ra {amount} được. Trước hết bổ sung tiền mặt.',
  'too-little-in-drawer':
    'Theo sổ, ngăn tiền của {station} có {holds}, nên không lấy ra {amount} được. Trước hết xin fill từ kho tiền.',
  'too-little-in-tray': 'Các lần fill cho khay bàn {table} cộng lại là {holds}. Đừng lấy lại nhiều hơn số đó.',
};
