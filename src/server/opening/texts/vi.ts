import type { SENTENCES as ENGLISH, TERMS as WORDS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-incomplete': 'Sòng bài chưa mở được. Còn thiếu: {missing}.',
  'opening-under-way': 'Sòng bài đang được cài đặt. Hãy đợi một chút.',
  'approval-unknown': '{approval} không có trong sổ bản phê duyệt. Hãy chọn trong danh sách.',
  'jurisdiction-unknown': 'Houseway không biết khu vực pháp lý {jurisdiction}. Hãy chọn trong danh sách.',
  'badge-of-other-founder': 'Người kia đã có thẻ nhân viên {badge}. Hãy dùng thẻ khác.',
  'logo-not-usable':
    'Logo phải là hình PNG hoặc JPEG, tối đa {kb, number} KB và {pixels, number} pixel mỗi cạnh. Hãy chọn tập tin khác.',
  'journal-not-empty': 'Ở đây đã có nhật ký với sự kiện. Hãy khởi động bằng houseway serve.',
};

export const TERMS: { readonly [Code in keyof typeof WORDS]: string } = {
  'opening.name': 'tên sòng bài',
  'opening.license': 'số license',
  'opening.zone': 'múi giờ',
  'opening.approvals': 'ít nhất một bản phê duyệt',
  'opening.first': 'người thứ nhất',
  'opening.second': 'người thứ hai',
};
