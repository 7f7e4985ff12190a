import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-second-stage': '{activity} không có vòng hai loại này. Chọn hoạt động khác.',
  'too-many-holders': 'Có {given, plural, other {# người giữ vé}} đến, mà chỉ có vé vào cho {most}. Xem lại vé.',
  'order-card-missing': '{player} chưa bốc lá bài từ át đến mười. Cho người đó bốc.',
  'order-card-twice': 'Hai người cùng có lá {card}. Bốc lại các lá.',
  'envelope-missing': '{player} chưa chọn phong bì. Cho người đó chọn.',
  'envelope-twice': 'Phong bì {envelope} bị chọn hai lần. Mỗi người lấy một phong bì khác nhau.',
  'starting-key-not-chosen':
    'Không ai có phong bì {envelope}, phong bì có chìa nổ máy được. Đưa ra mỗi người một phong bì, trong đó có phong bì này.',
  'wrong-number-of-tables': 'Vòng một có {tables, plural, other {# bàn}}, không phải {given, number}.',
  'counted-twice': '{player} được đếm hai lần. Mỗi người chỉ ngồi một bàn.',
  'hands-played': 'Bàn {table} đã chơi đủ {hands} ván. Hãy đếm chip ngay.',
  'hands-to-play': 'Bàn {table} đã chơi {played} trên {hands} ván. Hãy đếm chip sau ván cuối.',
  'table-too-full': 'Một bàn đếm {given} người chơi, nhưng mỗi bàn chỉ có {seats}. Hãy đếm họ ở bàn họ đã chơi.',
  'chips-tied': 'Những người này có số chip bằng nhau: {players}. Cho họ chơi thêm một ván để phân hạng.',
  'not-at-final-table': 'Chỉ ai vào vòng sau mới ngồi bàn chung kết. Xem lại: {players}.',
  'final-table-empty': 'Bàn chung kết chưa có ai. Đếm chip của những người vào vòng sau.',
  'no-giveaway': '{activity} không tặng xe. Chọn hoạt động có tặng xe.',
  'no-pass-won': '{player} chưa trúng vé vào. Chỉ người thắng bốc thăm mới được tham gia.',
  'giveaway-later': 'Lễ tặng xe là {due}. Từ lúc đó mới thử chìa được.',
  'drawings-to-come':
    'Còn {left, plural, other {# đợt bốc thăm}} chưa tổ chức hoặc chưa chốt. Làm xong trước, vì người thắng được tham gia.',
  'stage-done': 'Vòng này đã xong và đã trao giải. Không tổ chức lại được.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.final-table': 'bàn chung kết chưa đếm',
};
