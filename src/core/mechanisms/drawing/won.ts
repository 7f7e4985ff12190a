import { type Cents, NOTHING } from '#core/money';
import { type Activity, formsOf, isCollectionsForm, isMoneyForm } from '#core/rulebook';
import type { At, Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { ladderOf } from '../gamble-up/terms.ts';
import { prizeDue } from '../prize-due.ts';
import { clauseIn, type DrawingTypes } from './rule.ts';
import type { DrawingEvent, Pending } from './shape.ts';

/** A prize that may be gambled up is awarded at the end of that contest. LAD-1 */
export const wonBy = (at: At<DrawingTypes>, event: DrawingEvent): readonly Won[] =>
  isWon(event) && ladderOf(at.rule.activity) === undefined ? [prizeOf(at, event)] : [];

export const isWon = (event: DrawingEvent): event is Extract<DrawingEvent, { type: 'PrizeWon' | 'IdBrought' }> =>
  event.type === 'PrizeWon' || event.type === 'IdBrought';

const prizeOf = ({ rules, posted }: At<DrawingTypes>, { ticket, player, prize: { what, amount } }: Pending): Won => ({
  to: { player },
  gives: givesOf(rules.activity, what, amount, posted.thing),
  prizes: amount === undefined ? [] : [prizeDue(rules.activity, amount)],
  because: becauseOf(`${what}, drawn with ${ticket}`, clauseIn(rules)),
  isClaimed: true,
});

/** A pass and a spin are worth nothing by themselves; what they bring is a prize of its own. */
const givesOf = (activity: Activity, what: string, amount: Cents | undefined, thing?: string): Won['gives'] => {
  if (amount === undefined) return goodsOf(what, NOTHING);
  if (thing !== undefined) return goodsOf(thing, amount);
  return isThing(activity, what) ? thingOf(formsOf(activity, what)[0]!, amount) : { type: 'money', amount };
};

const thingOf = (form: string, value: Cents): Won['gives'] =>
  isCollectionsForm(form) ? { ...goodsOf(form, value), forCollections: true } : goodsOf(form, value);

/** A prize that has one form only, which is not money: logo merchandise, collections paid for a year. */
const isThing = (activity: Activity, key: string): boolean => {
  const [form, ...others] = formsOf(activity, key);
  return form !== undefined && others.length === 0 && !isMoneyForm(form);
};
