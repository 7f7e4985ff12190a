import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'promotion-runs': '{promotion} đang chạy rồi. Chọn tên khác.',
  'promotion-of-other-sort': '{promotion} không phải loại khuyến mãi đó. Chọn thao tác của đúng khuyến mãi này.',
  'promotion-not-finished': 'Chưa kết thúc {promotion} được: {what}. Làm xong việc đó trước.',
  'promotions-still-on': '{activity} còn khuyến mãi đang chạy: {promotions}. Kết thúc các khuyến mãi đó trước.',
  'drawing-times-not-posted': '{activity} chưa có giờ bốc thăm. Hãy niêm yết giờ của từng đợt bốc thăm trước khi mở.',
  'drawing-times-not-in-order': 'Giờ bốc thăm chưa theo thứ tự. Hãy để giờ sớm nhất lên đầu.',
  'posted-drawing-not-due': 'Theo niêm yết, đợt bốc thăm tiếp theo là lúc {due}. Hãy chờ đến lúc đó.',
  'no-drawing-left': '{drawings, plural, other {Đã bốc thăm hết # đợt niêm yết}}. Hãy mở khuyến mãi khác với giờ mới.',
  'drawn-by-computer': 'Máy tính bốc thăm cho {promotion} nên không ai nhập kết quả. Cam kết một lượt bốc rồi mở.',
  'drawn-by-hand': '{promotion} được bốc bằng tay. Hai người ghi kết quả.',
  'nothing-to-draw': 'Không bốc thăm được cho {promotion}: {why}.',
  'no-secrets-here': 'Chỉ cam kết được lượt bốc khi hệ thống đang hoạt động. Hãy thử lại khi đó.',
  'secret-not-kept':
    'Hệ thống không mở được số bí mật của lượt bốc {draw} nên không bốc được. Hai người phải hủy lượt này.',
  'value-of-other-form': 'Giá trị công khai của lượt bốc {draw} phải là {form}. Nhập đúng như vậy.',
  'beacon-missing': 'Lượt bốc {draw} cần giá trị công khai đã công bố: {beacon}. Nhập giá trị đó.',
  'no-beacon-announced': 'Trước lượt bốc {draw} không công bố giá trị công khai nên không thêm được. Bỏ trống.',
  'unknown-draw': 'Không có lượt bốc {draw}. {last, plural, =0 {Chưa bốc lượt nào.} other {Lượt gần nhất là {last}.}}',
  'draw-over': 'Lượt bốc {draw} đã xong. Kết quả không đổi.',
};
