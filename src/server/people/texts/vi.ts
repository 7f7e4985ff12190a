import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'station-unknown-here': 'Màn hình này chưa đăng ký, hoặc khóa không đúng. Nhờ quản trị viên đăng ký.',
  'badge-or-pin-wrong': 'Sai thẻ nhân viên hoặc PIN. Thử lại.',
  'present-pin-missing': 'Nhập cả PIN hiện tại của bạn.',
  'pin-as-before': 'PIN này đang dùng rồi. Chọn PIN khác.',
  'nobody-signed-on': 'Chưa ai đăng nhập ở trạm này.',
  'name-yourself': 'Thay đổi phải có tên người làm. Thêm --by ID, và --second ID để cấp quyền.',
  'no-such-code': 'Không có mã này, mã đã dùng, hoặc đã hết hạn. Xin quản trị viên mã mới.',
  'code-of-other-station':
    'Mã này dành cho loại trạm khác ({kind}). Hãy mở trang của trạm đó rồi nhập ở đó. Mã vẫn còn dùng được.',
  'no-private-record': 'Không có tên, thẻ nhân viên hay PIN của {person}. Đã xóa hoặc chưa từng nhập.',
  'badge-taken': 'Người khác đã dùng thẻ nhân viên này. Dùng thẻ khác.',
};
