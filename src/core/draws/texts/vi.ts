import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'record-unfit': 'Không bốc thăm được từ các vé này: {why}.',
  'entries-differ': 'Đây không phải là các vé đã công bố: mã kiểm chứng là {hash}, không phải {recorded}.',
  'secret-differs': 'Đây không phải là số bí mật mà sòng bài đã cam kết: {commitment}.',
  'winners-differ': 'Các vé này với số bí mật và giá trị công khai này bốc được {drawn}, không phải {recorded}.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'value.decimal': 'một số có {decimals, plural, =0 {0 chữ số thập phân} other {# chữ số thập phân}}',
  'value.digits': '{count, plural, other {# chữ số}}',
  'value.hex': '{count, number} ký tự từ 0 đến 9 và từ a đến f',
  'undrawable.points': '{entry} có {points} điểm',
  'undrawable.twice': 'có một vé nằm trong đó hai lần',
  'undrawable.too-many': 'có hơn {most, number} điểm',
  'undrawable.count':
    'cần {count, plural, other {# người thắng}} mà {entries, plural, =0 {không có vé nào} other {chỉ có # vé}}',
};
