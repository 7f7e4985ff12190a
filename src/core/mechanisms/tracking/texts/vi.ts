import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'credits-not-posted':
    'Chưa niêm yết mỗi lần quẹt được bao nhiêu điểm đổi quà và đổi được quà gì. Nhập cả hai trước khi mở.',
  'credit-time-not-posted':
    'Chưa niêm yết thời gian chơi để được điểm đổi quà. Nhập số phút, cho mọi trò hoặc từng trò.',
  'minutes-for-no-game': 'Không có trò {game}. Viết đúng như ở các bàn.',
  'no-tracking': '{activity} không ghi nhận giờ chơi. Chọn khuyến mãi có ghi nhận.',
  'may-not-enroll': 'Người này không tham gia được. Chưa đạt: {why}.',
  'may-not-swipe': '{player} hiện không được tích giờ hay điểm đổi quà. Không đạt: {why}.',
  'enrolled-before': '{player} đã có thẻ trong khuyến mãi này.',
  'not-enrolled': '{player} chưa có thẻ trong khuyến mãi này. Trước hết ghi danh người chơi.',
  'play-not-tracked':
    'Chưa ghi nhận thẻ hội viên cho {activity}. Trước hết mở phần ghi nhận giờ chơi; giờ chỉ tính khi quẹt thẻ.',
  'tracked-several-times': 'Giờ chơi được ghi nhận trong nhiều khuyến mãi: {promotions}. Chọn khuyến mãi được tính.',
  'reward-not-valued': '{prize} chưa có giá trị. Nhập giá trị trong mức được duyệt.',
  'card-sits-elsewhere': '{player} đang ngồi ở bàn {known}, không phải bàn {table}. Trước hết đổi ghế cho người này.',
  'card-not-at-table': 'Không có ai ngồi ở bàn {table} có thể là {player}. Trước hết hãy xếp người chơi này vào ghế.',
  'not-seated': 'Người này không ngồi ở bàn nào. Không có bàn để rời.',
  'wrong-pin': 'Sai PIN. Không có đúng PIN thì không mở được tài khoản.',
  'redeem-needs-id': 'Chỉ đổi điểm lấy quà khi có ID có hình còn hạn. Xin xem ID ngay.',
  'redeem-outside-period':
    'Chỉ đổi điểm lấy quà {period, select, both {từ {from} đến {to}} from {từ {from}} to {đến {to}} other {trong mùa được duyệt}}. Ngoài thời gian đó điểm không có giá trị.',
  'unknown-reward': 'Không có quà {prize} để đổi điểm. Chọn một trong: {known}.',
  'no-rewards': 'Khuyến mãi này không có quà đổi điểm, nên không đổi {prize} được.',
  'credits-short':
    '{prize} cần {costs, plural, other {# điểm}}, mà thẻ có {has, number}. Chọn quà nhỏ hơn, hoặc tích thêm điểm.',
};
