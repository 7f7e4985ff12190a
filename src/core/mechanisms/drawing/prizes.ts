import { type Answer, answer } from '#core/base';
import { type Cents, NOTHING, plus } from '#core/money';
import { isSameGame } from '#core/qualifying';
import { type Activity, chosen, clauseOf, formsOf, isMoneyForm } from '#core/rulebook';
import { refuse } from './refusals.ts';
import type { DrawingRule } from './rule.ts';
import type { Command, Drawing, DrawnPrize, Win } from './shape.ts';
import type { DrawingTerms } from './terms.ts';

/** The prizes of one drawing in the order in which they are won; what was carried over is added to the first. DRW-1 */
export const announced = (
  rule: DrawingRule,
  { carried, wins }: Drawing,
  command: Pick<Extract<Command, { type: 'OpenDrawing' }>, 'count' | 'game'>,
): Answer<readonly DrawnPrize[]> => {
  const { gives } = rule.terms;
  const prizes =
    gives.type === 'list' ? stillToWin(rule, listed(rule, command.game), wins) : oneOf(rule, command.count);
  if (!prizes.ok) return prizes;
  const [first, ...others] = prizes.value;
  if (first === undefined) return notPosted(rule);
  if (carried === NOTHING || first.amount === undefined) return prizes;
  return answer([{ ...first, amount: plus(first.amount, carried) }, ...others]);
};

/** Whether the approval allows a posted prize that isn't money. */
export const mayBeThing = (activity: Activity, { gives }: DrawingTerms): boolean => {
  const keys = gives.type === 'one-of' ? gives.keys : [];
  return keys.some(key => formsOf(activity, key).some(form => !isMoneyForm(form)));
};

/** Each prize of a list is won once, over as many drawings as needed. */
const stillToWin = (rule: DrawingRule, prizes: readonly DrawnPrize[], wins: readonly Win[]) => {
  const gone = wins.map(({ prize }) => prize.what);
  const left = prizes.filter(({ what }) => {
    const place = gone.indexOf(what);
    if (place !== -1) gone.splice(place, 1);
    return place === -1;
  });
  if (left.length > 0 || prizes.length === 0) return answer(left);
  const names = new Set(prizes.map(({ what }) => what));
  return refuse(
    'all-prizes-won',
    { prizes: labelsOf(rule.activity, names) },
    clauseOf(rule.activity, rule.terms.clause),
  );
};

const listed = ({ activity, offering, terms }: DrawingRule, game: string | undefined): readonly DrawnPrize[] => {
  if (terms.gives.type !== 'list') return [];
  return terms.gives.prizes
    .filter(prize => game !== undefined && isSameGame(prize.game, game))
    .flatMap(({ key }) => {
      const kind = activity.prizes.find(prize => prize.key === key);
      const amount = chosen(kind?.range, offering.prizes[key]);
      return Array.from({ length: kind?.count ?? 1 }, () => prizeOf(key, amount));
    });
};

const oneOf = (rule: DrawingRule, given: number | undefined): Answer<readonly DrawnPrize[]> => {
  const { gives } = rule.terms;
  if (gives.type !== 'one-of') return notPosted(rule);
  const count = gives.count ?? given ?? 1;
  if (given !== undefined && given !== count)
    return refuse('prizes-of-one-drawing', { count, given }, clauseOf(rule.activity, rule.terms.clause));
  const posted = gives.keys.find(key => rule.offering.prizes[key] !== undefined);
  const what = posted ?? gives.orElse;
  if (what === undefined) return notPosted(rule);
  const prize = prizeOf(what, posted === undefined ? undefined : rule.offering.prizes[posted]);
  return answer(Array.from({ length: count }, () => prize));
};

const prizeOf = (what: string, amount: Cents | undefined): DrawnPrize =>
  amount === undefined ? { what } : { what, amount };

const notPosted = ({ activity, terms }: DrawingRule) => {
  const { gives } = terms;
  const keys = gives.type === 'list' ? gives.prizes.map(({ key }) => key) : gives.keys;
  return refuse('prize-not-posted', { prizes: labelsOf(activity, keys) }, clauseOf(activity, terms.clause));
};

/** As the approval words them. */
const labelsOf = ({ prizes }: Activity, keys: Iterable<string>): readonly string[] =>
  [...keys].map(key => prizes.find(kind => kind.key === key)?.label ?? key);
