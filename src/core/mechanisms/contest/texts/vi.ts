import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'person-may-not-enter': '{player} không tham gia được. Chưa đạt: {why}.',
  'scored-otherwise': 'Cuộc thi này chỉ tính theo {score, select, points {điểm} other {lựa chọn đội}}.',
  'points-not-whole': '{points} không phải là số điểm. Nhập số nguyên, từ 0 trở lên.',
  'hours-still-counted': 'Giờ chơi được tính đến {until}. Từ lúc đó mới chốt cuộc thi được.',
  'entries-close-otherwise':
    'Hạn nộp bài dự là {weekday, select, Monday {thứ Hai} Tuesday {thứ Ba} Wednesday {thứ Tư} Thursday {thứ Năm} Friday {thứ Sáu} Saturday {thứ Bảy} other {Chủ nhật}} lúc {time}, nên không niêm yết {given} được. Niêm yết đúng ngày giờ đó.',
  'hand-counted-before': 'Giải {award} đã được tính điểm. Mỗi tay bài chỉ tính điểm một lần.',
  'deadline-missing': 'Chưa niêm yết hạn nộp bài dự. Hãy niêm yết.',
  'entry-too-late': 'Đã hết hạn nộp bài dự ({deadline}). Bài nộp trễ không tính.',
  'entered-before': '{player} đã nộp bài dự. Mỗi người một bài.',
  'pick-missing': 'Chưa chọn đội thắng cho: {games}. Chọn hết các trận.',
  'pick-not-in-game': '{pick} không đấu trong trận {game}. Chọn một trong: {sides}.',
  'guess-missing': 'Nhập tỷ số cuối dự đoán cho trận cuối. Tỷ số này phân hạng khi bằng nhau.',
  'result-missing': 'Chưa nhập kết quả cho: {games}. Xong hết các trận mới chốt được.',
  'result-of-no-game': '{game} không phải là trận của cuộc thi này. Nhập kết quả cho: {games}.',
  'no-game-posted': 'Cuộc thi này không có trận nào. Bỏ kết quả của {game}.',
  'result-not-in-game': '{winner} không thể là kết quả của {game}. Chọn một trong: {winners}.',
  'final-score-missing': 'Nhập tỷ số cuối của trận cuối. Tỷ số này phân hạng khi bằng nhau.',
  'places-not-posted':
    'Các giải này chưa niêm yết: {prizes}. Niêm yết số tiền trong chương trình trước khi mở cuộc thi.',
  'place-is-money': '{prize} chỉ được duyệt bằng tiền, nên không thể là {thing}. Niêm yết một số tiền.',
  'thing-not-valued': '{what} chưa có giá trị niêm yết. Niêm yết giá trị ở giải {prize}; mẫu thuế cần giá trị đó.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'result.tie': 'hòa',
  'unfinished.contest': 'còn {entries, plural, other {# bài dự}} chưa chốt',
};
