import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'list-already-imported': 'Danh sách này đã được nhập. Hãy xem hội viên hoặc chọn tập tin khác.',
  'born-too-early': 'Không ai được {years, number} tuổi. Xem lại ngày sinh trên ID.',
  'too-young': 'Hội viên phải từ {least, number} tuổi trở lên. Xem lại ngày sinh trên ID.',
  'unknown-member': 'Không có hội viên này. Tìm theo tên hoặc thẻ.',
  'no-member-id':
    '{member} không phải là mã hội viên. Dùng 1 đến 40 chữ thường, chữ số và dấu gạch nối, không dùng tên người.',
  'member-already-enrolled': 'Mã hội viên {member} đã có người dùng. Chọn mã khác.',
  'merged-with-itself': 'Hai thẻ này là của cùng một hội viên. Chọn hai hội viên.',
  'member-already-excluded': 'Hội viên này đã bị cấm ({kind}). Lệnh cấm có hiệu lực đến khi được gỡ.',
  'exclusion-ends-before-now': '{until} đã qua rồi. Chọn lúc trễ hơn, hoặc để trống ngày hết hạn.',
  'exclusion-not-over': 'Hội viên này bị cấm đến {until}. Trước lúc đó không ai gỡ được.',
  'member-marked-so': 'Hội viên này đã được ghi là {works}. Không có gì để đổi.',
  'exclusion-keeps-record': 'Hội viên này đang bị cấm nên phải giữ hồ sơ. Gỡ lệnh cấm rồi mới xóa được.',
  'member-has-prizes':
    'Hội viên này còn {count, plural, other {# giải}} chưa xong: {awards}. Giải quyết xong rồi mới xóa hồ sơ.',
  'member-waits':
    'Sai PIN {failures, plural, other {# lần}} liên tiếp. Thử lại sau {until}, hoặc nhờ quầy hội viên đặt PIN mới.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'exclusion.self-exclusion': 'tự cấm vào',
  'exclusion.self-restriction': 'tự hạn chế',
  'exclusion.by-the-house': 'do sòng bài',
  'exclusion.by-the-state': 'do tiểu bang',
  'works.employee': 'nhân viên',
  'works.proposition-player': 'prop (công ty thứ ba)',
  'works.nobody': 'người chơi',
};
