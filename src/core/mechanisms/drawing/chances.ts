import { defined } from '#core/base';
import { eligiblePerson, plain, type Verdict, verdict } from '#core/eligibility';
import { isSameGame } from '#core/qualifying';
import { type DrumEntry, type Holder, isUsedUp } from '#core/state';
import type { Facts } from './facts.ts';
import type { DrawingRule } from './rule.ts';
import type { Drawing, InVain, OpenDrawing } from './shape.ts';

/** The points with which each entry takes part, in the order of entry; 0 for players who cannot win. DRW-5, DRW-9 */
export const chances = (rule: DrawingRule, drawing: Drawing, facts: Facts): ReadonlyMap<string, number> =>
  new Map(
    [...drawing.entries.values()]
      .filter(({ points, ticket }) => points > 0 && drawing.open?.passed.includes(ticket) !== true)
      .filter(entry => isOfItsGame(entry, drawing.open))
      .filter(({ player }) => bars(rule, drawing, player, facts) === undefined)
      .map(({ ticket, points }) => [ticket, points]),
  );

/** Where each game has its own prizes, its tickets alone are drawn for them. DRW-1 */
export const isOfItsGame = (entry: DrumEntry, open: OpenDrawing | undefined): boolean =>
  open?.game === undefined || entry.game === undefined || isSameGame(entry.game, open.game);

/** Why this player cannot win now. DRW-5 */
export const bars = (rule: DrawingRule, drawing: Drawing, player: string, facts: Facts): InVain | undefined => {
  if (!mayTakePart(rule, facts.holder(player)).met) return 'not-eligible';
  return hasReachedLimit(rule, drawing, player, facts) ? 'limit' : undefined;
};

export const mayTakePart = ({ activity }: DrawingRule, { role, age, isExcluded = false }: Holder): Verdict => {
  const person = {
    role,
    isPlayerDealer: role === 'player-dealer',
    isBackline: role === 'backline',
    isSeated: role !== 'backline',
    ...defined({ age }),
  };
  return verdict([
    ...eligiblePerson(activity, person).conditions,
    isExcluded ? plain('eligible.not-excluded', false) : undefined,
  ]);
};

const hasReachedLimit = (
  { activity, terms }: DrawingRule,
  { wins, pending, opened }: Drawing,
  player: string,
  facts: Facts,
): boolean => {
  const names = facts.namesOf(player); // Two cards of one person win no more than one. CLB-4
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
    case 'one-in-24-hours':
      return isUsedUp(activity, [...own, ...facts.wonElsewhere(names)], facts);
  }
};
