import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-activity': '{activity} không có trong bộ thể lệ của sòng bài. Chọn một hoạt động trong đó.',
  'unknown-table': 'Bàn {table} chưa từng mở. Xem lại số.',
  'unknown-award':
    'Giải {award} không còn mở. Xem lại số; giải đã xong thì đóng theo ngày kinh doanh, hãy xem trong Báo cáo.',
  'table-not-open': 'Bàn {table} chưa mở. {count, plural, =0 {Không có bàn nào mở.} other {Bàn đang mở: {open}.}}',
  'seat-empty': 'Ghế {seat} ở bàn {table} trống.',
  'round-is-on': 'Ván {round} ở bàn {table} còn đang chơi. Trước hết bấm Hết ván.',
  'no-round-on': 'Bàn {table} chưa có ván nào. Trước hết bấm Bắt đầu ván.',
  'out-of-posted-hours': '{activity} ngoài giờ niêm yết cho đến {next}. Hiện không thu phí của hoạt động này.',
  'posted-hours-over': 'Thời gian niêm yết của {activity} đã hết. Không thu phí của hoạt động này.',
  'not-offered': '{activity} hiện không mở. Trước hết hãy công bố.',
  'pause-first': 'Tạm dừng {activity} rồi mới sửa.',
  'amount-not-above-zero': 'Số tiền không được âm. Nhập từ 0 trở lên.',
  'words-missing': '{what}: chưa ghi. Ghi vài chữ.',
  'not-in-this-round': '{activity} không chạy ở bàn {table} lúc ván này bắt đầu. Không thắng được trong ván này.',
  'seat-not-dealt-in': 'Ghế {seat} ở bàn {table} không có trong ván này.',
  'under-review':
    'Các tay bài này đã xác minh và đang chờ người thứ hai (mục chờ đồng ý {review}). Đồng ý hoặc từ chối mục đó.',
  'deck-not-counted': 'Chưa đếm bộ bài. Đếm bộ bài trước khi xác minh tay bài.',
  'checklist-open': 'Còn phải làm: {open}. Làm xong rồi đánh dấu.',
  'set-of-other-cards': 'Ghế {seat}: các chi không phải là lá bài của tay này. Nhập lại.',
  'card-seen-twice': '{card} được nhập hai lần. Xem lại bài.',
  'pieces-not-adding-up': 'Phiếu đếm cộng lại là {pieces}, nhưng số đếm ghi {counted}. Xem lại từng dòng.',
  'second-person-missing': 'Việc này cần hai người. Nhờ người thứ hai đăng nhập cùng bạn.',
  'same-person-twice': 'Việc này cần hai người, một người không thể làm cả hai. Nhờ người khác.',
  'member-merged': 'Thẻ này đã gộp với thẻ khác của cùng hội viên. Dùng thẻ kia.',
  'member-erased': 'Hồ sơ hội viên này đã xóa. Ghi danh lại.',
  // Seen by dealers and other players: it says nothing of why.
  'member-may-not-take-part': 'Người này không tham gia được. Hỏi bộ phận tuân thủ (compliance), đừng hỏi tại bàn.',
  'member-not-excluded': 'Hội viên này không bị cấm.',
  'unknown-promotion':
    'Không có khuyến mãi “{promotion}” đang chạy. {count, plural, =0 {Hiện không có khuyến mãi nào chạy.} other {Chọn một trong: {known}.}}',
  'promotion-not-running': '{activity} {state}. Trước hết bắt đầu hoặc tiếp tục.',
  'entries-closed': 'Lượt bốc {draw} của {promotion} đã cam kết nên đã khóa vé. Mở lượt bốc đó trước.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'words.reason': 'Lý do',
  'words.finding': 'Đã phát hiện gì',
  'words.notice': 'Nội dung thông báo',
  'words.promotion-name': 'Tên khuyến mãi',
  'offering.announced': 'đã công bố',
  'offering.running': 'đang chạy',
  'offering.paused': 'đang tạm dừng',
  'offering.ended': 'đã kết thúc',
  'seat.position': '{seat}, vị trí {position}',
};
