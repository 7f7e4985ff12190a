import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-address': 'Không có gì để {method} ở {path}. Xem /api/v1/ để biết mọi địa chỉ.',
  'method-not-allowed': '{path} không nhận {method}. Dùng {methods}.',
  'question-not-understood': 'Xem lại phần địa chỉ sau dấu “?”: {fields}.',
  'number-not-understood': 'Xem lại các số trong địa chỉ: {fields}.',
  'cursor-unknown': 'Danh sách không có chỗ {after} để xem tiếp. Bắt đầu lại, không ghi “after”.',
  'paper-needs-activity': 'Bản in này dành cho một hoạt động. Hãy chọn hoạt động.',
  'paper-not-footed':
    'Tổng số trên bản in này không khớp: phải là {expected}, nhưng lại là {found}. Không in được. Hãy báo kế toán.',
  'paper-not-set': 'Không in được bản này: không có phông chữ nào có {characters}. Hãy đổi tên hoặc nội dung.',
  'not-json': 'Gửi nội dung với content type application/json.',
  'json-broken': 'Nội dung không phải là JSON hợp lệ.',
  'json-not-utf8': 'Nội dung không phải là văn bản UTF-8.',
  'json-too-deep': 'Nội dung có hơn {deepest, number} cấp bên trong nhau.',
  'json-forbidden-key': 'Trường không được có tên {key}. Đổi tên.',
  'body-too-big': 'Yêu cầu gửi đến lớn hơn {mostKb, number} KB. Gửi ít hơn.',
  'body-cut-off': 'Yêu cầu gửi đến bị đứt giữa chừng nên chưa ghi gì. Gửi lại.',
  'fields-wrong': 'Xem lại {count, plural, other {các mục này}}: {fields}.',
  'unknown-command': 'Không có lệnh {type}. Xem /api/v1/ để biết mọi lệnh.',
  'passkey-not-made': 'Khóa truy cập này không được tạo cho trang này, hoặc đã quá lâu. Thử lại.',
  'key-missing':
    'Mỗi lệnh cần một Idempotency-Key: 8 đến 100 chữ, chữ số, “.”, “_” hoặc “-”. Mỗi lệnh dùng một khóa mới, gửi lại thì dùng đúng khóa đó.',
  'too-many-requests': 'Quá nhiều yêu cầu. Thử lại sau {seconds, plural, other {# giây}}.',
  'other-origin': 'Trang từ {origin} không dùng trạm này được. Mở màn hình ở địa chỉ của chính hệ thống.',
  'other-host':
    'Máy chủ này không có tên đó. Mở hệ thống bằng địa chỉ của chính nó, hoặc nhờ người quản trị cho phép tên này.',
  'server-failed': 'Có lỗi và đã được ghi lại. Có thể đã xong hoặc chưa. Bấm lần nữa; chỉ ghi một lần.',
  'not-in-service': 'Hệ thống ngưng phục vụ. {reason}',
  'reports-behind': 'Báo cáo đang cập nhật. Thử lại sau một phút.',
  'no-such-thing': 'Không có {what} {name}. Xem lại tên hoặc số.',
  'no-such-request': 'Không có yêu cầu nào với khóa này. Yêu cầu lại.',
  'device-clock-off':
    'Đồng hồ của máy này lệch {minutes, plural, other {# phút}}. Chỉnh lại rồi mới bốc thăm hoặc trả thưởng.',
  'record-at-desk':
    'Hồ sơ của lượt bốc {draw} có số thẻ hội viên nên không hiện cho mọi người. Vui lòng hỏi quầy khuyến mãi.',
  'not-paid-yet': 'Giải {award} chưa trả. Trả rồi mới in phiếu chi.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'question.name-twice': 'mỗi tên chỉ được có một lần',
  'question.in-address': 'đã có trong địa chỉ, bỏ ra',
  'metrics.how': 'Xem số đo trên chính máy này, hoặc bằng token.',
  'origin.other-site': 'trang khác ({site})',
  'thing.activity': 'hoạt động',
  'thing.award': 'giải',
  'thing.club-card': 'thẻ hội viên',
  'thing.draw': 'lượt bốc đã mở',
  'thing.drum': 'thùng quay số',
  'thing.member': 'hội viên',
  'thing.offering': 'chương trình',
  'thing.promotion': 'khuyến mãi',
  'thing.refusal': 'loại từ chối',
  'thing.schema': 'định dạng tập tin',
  'thing.report': 'báo cáo',
  'thing.paper': 'bản in',
  'thing.slip': 'phiếu chi',
  'thing.table': 'bàn',
  'thing.tournament': 'giải đấu',
};
