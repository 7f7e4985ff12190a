import { eligiblePerson, type Verdict, verdict } from '#core/eligibility';
import { calendarDayOf } from '#core/time';
import type { Drawing, DrawingContext, DrawingRule, Entry, InVain, OpenDrawing, Win } from './drawing.ts';

/** The points with which each entry takes part, in the order of entry; who cannot win has no chance. DRW-5, DRW-9 */
export const chances = (rule: DrawingRule, drawing: Drawing, context: DrawingContext): ReadonlyMap<string, number> =>
  new Map(
    [...drawing.entries.values()]
      .filter(({ points, ticket }) => points > 0 && drawing.open?.passed.includes(ticket) !== true)
      .filter(entry => isOfItsGame(entry, drawing.open))
      .filter(({ player }) => bars(rule, drawing, player, context) === undefined)
      .map(({ ticket, points }) => [ticket, points]),
  );

/** Where each game has its own prizes, its tickets alone are drawn for them. DRW-1 */
export const isOfItsGame = (entry: Entry, open: OpenDrawing | undefined): boolean =>
  open?.game === undefined || entry.game === undefined || entry.game === open.game;

/** Why somebody cannot win at present, whatever is drawn. DRW-5 */
export const bars = (
  rule: DrawingRule,
  drawing: Drawing,
  player: string,
  context: DrawingContext,
): InVain | undefined => {
  if (!mayTakePart(rule, player, context).met) return 'not-eligible';
  return hasReachedLimit(rule, drawing, player, context) ? 'limit' : undefined;
};

export const mayTakePart = ({ activity }: DrawingRule, player: string, { holders }: DrawingContext): Verdict => {
  const { role = 'player', age, isExcluded = false } = holders.get(player) ?? {};
  const person = {
    role,
    isPlayerDealer: role === 'player-dealer',
    isBackline: role === 'backline',
    isSeated: role !== 'backline',
    ...(age === undefined ? {} : { age }),
  };
  return verdict([
    ...eligiblePerson(activity, person).conditions,
    isExcluded ? { words: 'not excluded from the house', met: false } : undefined,
  ]);
};

const hasReachedLimit = (
  { activity, terms }: DrawingRule,
  { wins, pending, opened }: Drawing,
  player: string,
  context: DrawingContext,
): boolean => {
  const names = namesOf(player, context);
  const own = wins.filter(win => names.includes(win.player));
  const any = [...own, ...pending.filter(prize => names.includes(prize.player))];
  if (terms.onePerPerson === true) return any.length > 0;
  switch (activity.eligibility.prizeLimit.value) {
    case 'none':
      return false;
    case 'one':
      return any.length > 0;
    case 'one-a-drawing':
      return any.some(({ drawing }) => drawing === opened);
    case 'one-a-day':
      return [...own, ...wonElsewhere(names, context)].some(win => isSameDay(win, context));
    case 'one-in-24-hours':
      return [...own, ...wonElsewhere(names, context)].some(win => isWithin24Hours(win, context));
  }
};

/** Under whichever card: two cards of one person win no more than one. CLB-4 */
export const namesOf = (player: string, context: DrawingContext): readonly string[] =>
  context.namesOf?.(player) ?? [player];

const wonElsewhere = (names: readonly string[], context: DrawingContext) => context.wonElsewhere?.(names) ?? [];

const isSameDay = ({ at }: Pick<Win, 'at'>, { clock, now }: DrawingContext): boolean =>
  calendarDayOf(clock, Temporal.Instant.from(at)).equals(calendarDayOf(clock, now));

const isWithin24Hours = ({ at }: Pick<Win, 'at'>, { now }: DrawingContext): boolean =>
  Temporal.Instant.compare(now, Temporal.Instant.from(at).add({ hours: 24 })) < 0;
