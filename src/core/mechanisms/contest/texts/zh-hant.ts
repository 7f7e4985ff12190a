import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'person-may-not-enter': '{player} 不能參加。不符合：{why}。',
  'scored-otherwise': '這項競賽只按{score, select, points {積分} other {競猜}}計分。',
  'points-not-whole': '{points} 不是分數。請輸入 0 或以上的整數。',
  'hours-still-counted': '時數計算到 {until}。請到時再結算。',
  'entries-close-otherwise':
    '參賽單於{weekday, select, Monday {週一} Tuesday {週二} Wednesday {週三} Thursday {週四} Friday {週五} Saturday {週六} other {週日}} {time} 截止，不能公布 {given}。請公布規定的日期和時間。',
  'hand-counted-before': '獎項 {award} 已得過積分。一手牌只得一次積分。',
  'deadline-missing': '還沒有公布參賽單的截止時間。請先公布。',
  'entry-too-late': '參賽單已於 {deadline} 截止。遲交無效。',
  'entered-before': '{player} 已交參賽單。每人限一份。',
  'pick-missing': '還沒有選勝隊：{games}。每場都要選。',
  'pick-not-in-game': '{pick} 沒有出賽 {game}。請選：{sides}。',
  'guess-missing': '請輸入最後一場的最終比分，用於區分成績相同者。',
  'result-missing': '還沒有輸入結果：{games}。所有比賽結束後再結算。',
  'result-of-no-game': '{game} 不是這項競賽的比賽。請輸入這些比賽的結果：{games}。',
  'no-game-posted': '這項競賽沒有比賽。請去掉 {game} 的結果。',
  'result-not-in-game': '{winner} 不能是 {game} 的結果。請選：{winners}。',
  'final-score-missing': '請輸入最後一場的最終比分，用於區分成績相同者。',
  'places-not-posted': '這些獎項還沒有公布獎額：{prizes}。請先在推廣方案中公布，再開啟競賽。',
  'place-is-money': '{prize} 只核准為金錢，不能是 {thing}。請公布金額。',
  'thing-not-valued': '{what} 沒有公布價值。請把它的價值公布為 {prize} 的獎額；稅表需要。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'result.tie': '平手',
  'unfinished.contest': '還有 {entries, plural, other {# 份參賽單}}沒有結算',
};
