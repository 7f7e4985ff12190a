import type { Refusal } from '#core/base';
import { contestTermsOf } from '#core/mechanisms/contest/terms';
import type { Cents } from '#core/money';
import type { Activity } from '#core/rulebook';
import { isBefore, localTime, momentOf, WEEKDAYS, type Weekday } from '#core/time';
import { CLOCK, type Journal, open, promotionOf } from '../conformance/index.ts';

/** So long before its end a contest begins here: long enough for the hours that it asks for. */
export const CONTEST_HOURS = 72;

const WINNER = 'winner';
const GAME = 'the game';

/** One player has the hours, picks the winner in time and is first when it is settled at that moment. */
export const wonContest = async (
  journal: Journal,
  activity: Activity,
  amount: Cents,
  at: Temporal.Instant,
): Promise<Refusal | undefined> => {
  const { places = 1, closes, score, hoursMin = 0 } = contestTermsOf(activity) ?? {};
  const deadline = closes === undefined ? at.subtract({ hours: 1 }) : lastBefore(at, closes);
  const rule = promotionOf(activity, { prizes: Array.from({ length: places }, () => amount) });
  const posted = { games: [GAME], deadline: deadline.toString() };
  const stage = await open(journal, rule, 'contest', posted);
  if (!stage.ok) return stage;
  const { commit } = stage.value;
  const unplayed = await journal.scene.hours(activity, new Map([[WINNER, hoursMin]]));
  if (unplayed !== undefined) return unplayed;
  const results = { [GAME]: 'home' };
  if (score === 'picks') {
    const entry = { type: 'SubmitEntry', player: WINNER, picks: results, guess: [1, 0] };
    const refused = await commit(entry, journal.now());
    if (refused !== undefined) return refused;
  } else {
    for (const { award, points } of await journal.scene.points(activity, 1, WINNER)) {
      const refused = await commit({ type: 'AddPoints', player: WINNER, points, award }, journal.now());
      if (refused !== undefined) return refused;
    }
  }
  return commit({ type: 'SettleContest', results, final: [1, 0] }, at);
};

/** The last time that this weekday and hour came before a moment. */
const lastBefore = (
  at: Temporal.Instant,
  { weekday, time }: { readonly weekday: Weekday; readonly time: string },
): Temporal.Instant => {
  let day = localTime(CLOCK, at).toPlainDate();
  const then = () => momentOf(CLOCK, day.toPlainDateTime(Temporal.PlainTime.from(time)));
  while (WEEKDAYS[day.dayOfWeek - 1] !== weekday || !isBefore(then(), at)) day = day.subtract({ days: 1 });
  return then();
};
