import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'person-may-not-enter': '{player} 不能参加。不满足：{why}。',
  'scored-otherwise': '本次竞猜只按{score, select, points {积分} other {竞猜结果}}计分。',
  'points-not-whole': '{points} 不是积分数。请输入 0 或以上的整数。',
  'hours-still-counted': '时数计到 {until} 为止。请届时再结算。',
  'entries-close-otherwise':
    '竞猜单于{weekday, select, Monday {星期一} Tuesday {星期二} Wednesday {星期三} Thursday {星期四} Friday {星期五} Saturday {星期六} other {星期日}} {time} 截止，不能公布 {given}。请公布那一天的那个时间。',
  'hand-counted-before': '奖项 {award} 已经加过积分。一手牌只加一次。',
  'deadline-missing': '没有公布竞猜单的截止时间。请先公布。',
  'entry-too-late': '竞猜单已于 {deadline} 截止。逾期的竞猜单无效。',
  'entered-before': '{player} 已经交过竞猜单。每位玩家限一份。',
  'pick-missing': '这些比赛没有选胜方：{games}。请选完每场比赛。',
  'pick-not-in-game': '{pick} 不参加 {game}。请从以下选择：{sides}。',
  'guess-missing': '请输入最后一场的最终比分。成绩相同时以此分先后。',
  'result-missing': '这些比赛没有结果：{games}。请在全部比赛结束后结算。',
  'result-of-no-game': '{game} 不在本次竞猜中。请输入这些比赛的结果：{games}。',
  'no-game-posted': '本次竞猜没有比赛。请去掉 {game} 的结果。',
  'result-not-in-game': '{winner} 不可能是 {game} 的结果。请从以下选择：{winners}。',
  'final-score-missing': '请输入最后一场的最终比分。成绩相同时以此分先后。',
  'places-not-posted': '这些奖项还没有公布奖额：{prizes}。请先在推广方案中公布，再开启竞赛。',
  'place-is-money': '{prize} 只获批为奖金，不能是 {thing}。请公布金额。',
  'thing-not-valued': '{what} 没有公布价值。请在奖项“{prize}”公布其价值，税表需要。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'result.tie': '平局',
  'unfinished.contest': '有 {entries, number} 份竞猜单尚未结算',
};
