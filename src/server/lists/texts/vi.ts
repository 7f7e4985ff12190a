import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'list-gone': 'Danh sách này không còn ở đây. Hãy chọn lại tập tin.',
  'list-unchecked': 'Danh sách này còn đang được kiểm tra. Vui lòng chờ một chút.',
  'list-has-mistakes': '{count, plural, other {# dòng có lỗi}}. Chưa nhập gì. Hãy sửa tập tin rồi chọn lại.',
  'list-empty-now': 'Không có ai để nhập trong danh sách này. Hãy xem các dòng bị bỏ qua.',
};
