import { type Answer, accept, answer, type Decision, defined } from '#core/base';
import { type Cents, NOTHING, total } from '#core/money';
import {
  type Context,
  type HouseView,
  momentText,
  type Named,
  type Promotion,
  type Rule,
  running,
  twoPeople,
  type Won,
} from '#core/state';
import { worthOfGift } from '#core/state/gifts';
import { mechanismOf } from '../../mechanisms/features.ts';
import { handedOver } from '../awards/index.ts';
import { awardWins } from './award-wins.ts';
import type { PromotionHappens } from './shape.ts';

/** What a command to a promotion leads to: events of its mechanism, and awards of what was won. PRO-3 */
export const moved = (house: HouseView, one: Promotion, command: Named, context: Context): Decision<PromotionHappens> =>
  movedBy(house, one, command, context, amount => peopleFor(house, amount, context));

/** The same where a committed draw decides: one person reveals it, whatever the result. LOT-3 */
export const movedByDraw = (
  house: HouseView,
  one: Promotion,
  command: Named,
  context: Context,
): Decision<PromotionHappens> => movedBy(house, one, command, context, () => answer([context.actor.id]));

const movedBy = (
  house: HouseView,
  one: Promotion,
  command: Named,
  context: Context,
  peopleStanding: (amount: Cents) => Answer<readonly string[]>,
): Decision<PromotionHappens> => {
  const { promotion, openedAt, activity: id, mechanism, posted, state } = one;
  const stands = standing(house, one);
  if (!stands.ok) return stands;
  const { rule } = stands.value;
  const at = { promotion, openedAt, ...stands.value, posted, state, house, context };
  const { decide, earned, won: wonBy, books } = mechanismOf(mechanism);
  const decided = decide(at, command);
  if (!decided.ok) return decided;
  const used = earned?.(at, command) ?? answer(undefined);
  if (!used.ok) return used;
  const { events, hits = [], paysOut = NOTHING, handsOver = used.value } = decided;
  if (events.length === 0) return accept();
  const won = [...(decided.won ?? []), ...events.flatMap(event => wonBy?.(at, event) ?? [])];
  const bookings = [...(decided.bookings ?? []), ...events.flatMap(event => books?.(at, event) ?? [])];
  const people = peopleStanding(worthOf(house, won, paysOut));
  if (!people.ok) return people;
  const awards = awardWins(house, rule, { promotion, won, hits, people: people.value }, context.now);
  if (!awards.ok) return awards;
  const [by, second] = people.value;
  const base = { promotion, activity: id, mechanism, at: momentText(context.now), by };
  // The mechanism has answered with events of its own.
  const moves = { type: 'PromotionMoved', ...base, ...defined({ second }), events, bookings };
  return accept(moves as PromotionHappens, ...awards.value, ...handedOver(house, handsOver, context));
};

/** An unvalued prize may be worth anything, so it needs two people. */
const worthOf = ({ settings }: HouseView, won: readonly Won[], paysOut: Cents): Cents =>
  total([paysOut, ...won.map(({ gives }) => worthOfGift(gives) ?? settings.secondPersonFrom)]);

export type Standing = { readonly rule: Rule; readonly rules: unknown };

/** The rules under which a promotion runs now, where its activity runs. */
export const standing = (house: HouseView, { activity: id, mechanism, posted }: Promotion): Answer<Standing> => {
  const found = running(house, id);
  if (!found.ok) return found;
  const rule = { activity: found.value.activity, offering: found.value.offered.offering };
  const rules = mechanismOf(mechanism).rules(rule, posted);
  return rules.ok ? answer({ rule, rules: rules.value }) : rules;
};

/** A win of the amount that the house has set, or more, needs two people. HSE-9 */
const peopleFor = ({ settings }: HouseView, amount: Cents, context: Context): Answer<readonly string[]> =>
  amount === 0 || amount < settings.secondPersonFrom ? answer([context.actor.id]) : twoPeople(context, 'PRO-3; HSE-9');
