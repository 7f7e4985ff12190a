import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'win-not-verified': 'Giải này chưa được xác minh. Trước hết xác minh tay bài hoặc vé.',
  'win-already-verified': 'Giải này đã được xác minh. Xem ID, trả giải, hoặc xem lại giải chờ nhận.',
  'claims-not-open': 'Được nhận giải từ {opens}. Mời người thắng trở lại lúc đó.',
  'claim-too-late': 'Đã quá hạn nhận giải ({deadline}) nên không trả được. {goesTo}',
  'claim-forfeited': 'Không ai nhận giải này đúng hạn nên không trả được. {goesTo}',
  'id-not-shown': 'Người thắng chưa đưa ID. Xem ID có hình còn hạn trước khi trả.',
  'prize-already-paid': 'Giải này đã trả rồi. Không trả hai lần được.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unclaimed.reserve': 'Giải trở về quỹ dự trữ.',
  'unclaimed.reserve-of': 'Giải trở về quỹ dự trữ của {activity}.',
  'unclaimed.fund': 'Giải ở lại trong quỹ.',
  'unclaimed.held': 'Giải được giữ ở quầy thu ngân.',
  'unclaimed.nobody': 'Không ai khác được nhận.',
  'unclaimed.redraw': 'Bốc một vé khác.',
};
