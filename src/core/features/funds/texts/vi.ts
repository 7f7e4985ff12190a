import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'reserve-stands':
    'Quỹ dự trữ của {reserve} dùng chung và đang có {amount}. Nhập số đó, hoặc sửa quỹ dự trữ của {reserve}.',
  'fund-already-there':
    '{activity} đã có tiền trong sổ này. Chỉ tiếp nhận quỹ trước khi bắt đầu; muốn sửa thì tạm dừng rồi sửa.',
  'no-such-pool':
    'Chương trình này không có quỹ “{pool}”. {count, plural, =0 {Không có quỹ nào.} other {Chọn một trong: {known}.}}',
};
