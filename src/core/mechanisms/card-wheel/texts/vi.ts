import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'hands-not-posted': 'Chưa có tay bài nào có giải niêm yết. Nhập mức trả của các tay bài trước khi mở vòng quay.',
  'too-many-value-awards':
    'Có {given, plural, other {# quà tặng}} được ghi, mà vòng quay chỉ có {most, plural, other {# ô}} cho quà.',
  'neither-card-nor-award': '{shown} không phải là lá bài hay quà tặng của vòng quay này. Xem lại kim dừng ở đâu.',
};
