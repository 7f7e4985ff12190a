import { type Answer, accept, answer, type Decision, defined, type Refusal } from '#core/base';
import { type Settled, settleRound } from '#core/mechanisms';
import { type Cents, formatAmount } from '#core/money';
import { roleWord } from '#core/people';
import { clauseOf } from '#core/rulebook';
import {
  type Actor,
  type Call,
  type Context,
  callsAt,
  checklistOf,
  type Deciders,
  departmentObjection,
  type HouseView,
  handObjection,
  hasRole,
  isByTwo,
  type MoneyEvent,
  moneyOf,
  type OfType,
  offeredNamed,
  payerOf,
  type Review,
  type Rule,
  refuse as refuseAtHouse,
  roleOfTwo,
  roundOf,
  ruleInRound,
  standingFund,
  type TableInRound,
  tableInRound,
  twoPeople,
  underReview,
  word,
} from '#core/state';
import { worthIn } from '#core/state/gifts';
import type { AwardEvent } from '../awards/index.ts';
import { awardEvents } from './awards.ts';
import { locksOf, returnLock } from './locks.ts';
import { neededFor } from './needed.ts';
import { refuse } from './refusals.ts';
import { feePayersNow, hasRoomShare } from './room.ts';
import type { CallCommand, CallEvent } from './shape.ts';

type Happens = CallEvent | MoneyEvent | AwardEvent;

/** The called hands of one activity at one table, settled together as the round they are. */
type Called = { readonly rule: Rule; readonly at: TableInRound; readonly calls: readonly Call[] };

const calledAt = (house: HouseView, table: number, name: string): Answer<Called> => {
  const at = tableInRound(house, table);
  if (!at.ok) return at;
  const found = offeredNamed(house, name);
  if (!found.ok) return found;
  const { activity } = found.value;
  const calls = callsAt(house, { table, activity: activity.id });
  if (calls.length === 0) return refuse('nothing-called', { table, activity: activity.name }, 'HSE-6');
  return (
    underReview(house, table, activity) ??
    answer({ rule: ruleInRound(house, found.value, at.value), at: at.value, calls })
  );
};

/** From called hands to awards, or back to the meter. HSE-6 to HSE-9 */
export const VERIFYING_COMMANDS = {
  VerifyHands: (house, command, context) => {
    const found = calledAt(house, command.table, command.activity);
    if (!found.ok) return found;
    const { rule, at, calls } = found.value;
    const { settings } = house;
    const round = {
      ...roundOf(at, rule.activity.id, command.seen, settings.clock),
      ...defined({ room: roomAtHit(house, found.value) }),
    };
    const fund = fundShown(house, found.value);
    const settled = settleRound(rule, fund, round);
    const amount = worthIn(settled.awards);
    const objection = objectionTo(house, found.value, command, amount);
    if (objection !== undefined) return objection;
    const needed = neededFor({ rule, fund, round, calls });
    if (needed.length > 0) return refuse('facts-needed', { what: needed }, 'HSE-8');
    const needsSecond = amount >= settings.secondPersonFrom || isConfirmedByTwo(rule, settled);
    const { seen, checked, seal } = command;
    const review: Review = {
      review: house.numbers.review + 1,
      table: command.table,
      round: at.round.round,
      activity: rule.activity.id,
      calls: calls.map(({ call }) => call),
      by: context.actor.id,
      wonAt: calls[0]!.at, // There is a call, and the first is the oldest.
      due: settled.awards,
      hits: settled.hits,
      seen,
      checked,
      judged: judgedFor(calls, settled),
      ...defined({ seal }),
    };
    const verified: CallEvent = { type: 'HandsVerified', ...review, needsSecond };
    if (settled.awards.length === 0) {
      return accept(verified, ...returned(house, found.value, 'not a winning hand', context));
    }
    if (!needsSecond) return awarded(house, rule, review, [context.actor.id], context, [verified]);
    if (context.second === undefined) return accept(verified);
    const people = twoPeople(context, 'HSE-9; REG-A2');
    if (!people.ok) return people;
    return (
      roleObjection(house, rule, review.due, [context.actor, context.second]) ??
      awarded(house, rule, review, people.value, context, [verified])
    );
  },

  RefuseHands: (house, { table, activity, reason }, context) => {
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-6');
    const found = calledAt(house, table, activity);
    return found.ok ? accept(...returned(house, found.value, reason, context)) : found;
  },

  AgreeToReview: (house, { review: number }, context) => {
    const waiting = reviewNumbered(house, number);
    if (!waiting.ok) return waiting;
    const review = waiting.value;
    const { actor } = context;
    if (actor.id === review.by) return refuseAtHouse('same-person-twice', { person: actor.id }, 'HSE-9; REG-A2');
    const objection = departmentObjection(house, review.by, actor.id);
    if (objection !== undefined) return objection;
    const found = offeredNamed(house, review.activity);
    if (!found.ok) return found;
    const rule = { activity: found.value.activity, offering: found.value.offered.offering };
    return (
      roleObjection(house, rule, review.due, [{ id: review.by }, actor]) ??
      awarded(house, rule, review, [review.by, actor.id], context, [])
    );
  },

  RejectReview: (house, { review: number, reason }, { actor }) => {
    const waiting = reviewNumbered(house, number);
    if (!waiting.ok) return waiting;
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-9');
    return accept({ type: 'ReviewRejected', review: number, by: actor.id, reason });
  },
} satisfies Partial<Deciders<CallCommand, Happens>>;

/** If the approval wants two people to confirm the hand, two do before its tickets are handed out. PRO-9 */
const isConfirmedByTwo = ({ activity }: Rule, { awards }: Pick<Settled, 'awards'>): boolean =>
  isByTwo(activity) && awards.some(({ gives }) => gives.type === 'tickets');

/** Where it names the second person, one of the two has that role. PRO-9 */
const roleObjection = (
  house: HouseView,
  rule: Rule,
  awards: Settled['awards'],
  people: readonly (Pick<Actor, 'id'> & Partial<Actor>)[],
): Refusal | undefined => {
  const role = isConfirmedByTwo(rule, { awards }) ? roleOfTwo(rule.activity) : undefined;
  if (role === undefined || people.some(person => hasRole(house, person, role))) return undefined;
  const { activity } = rule;
  return refuse('confirmed-by-role', { role: roleWord(role) }, `PRO-9; ${clauseOf(activity, activity.claims.clause)}`);
};

/** The fund as the signs showed it when the hands were called. REG-M7 */
const fundShown = (house: HouseView, { rule, at }: Called) => {
  const fund = standingFund(house.funds, payerOf(house, rule.activity.id));
  const place = { table: at.table.table, round: at.round.round };
  const shown = locksOf(house, place, rule.activity.id).map(({ pool, shown: amount }) => [pool, amount] as const);
  return { ...fund, pools: { ...fund.pools, ...Object.fromEntries(shown) } };
};

/** Who shares the room's part: as the house counted them when the hand was called first. SET-17 */
const roomAtHit = (house: HouseView, { rule: { activity }, at, calls }: Called) =>
  hasRoomShare(activity) ? (calls[0]?.room ?? feePayersNow(house, activity, at.table.table)) : undefined;

const objectionTo = (
  house: HouseView,
  { rule, at }: Called,
  { seal, ...hand }: OfType<CallCommand, 'VerifyHands'>,
  amount: Cents,
): Refusal | undefined => {
  const { settings } = house;
  const objection = handObjection(at.table.plays.game, checklistOf(house, rule.activity), hand);
  const isSealed = seal !== undefined && seal.trim() !== '';
  if (objection !== undefined || amount < settings.sealFrom || isSealed) return objection;
  const facts = { amount: formatAmount(amount), from: formatAmount(settings.sealFrom) };
  return refuse('seal-missing', facts, 'HSE-8; REG-F5');
};

/** What the called seats came to, and the table. */
const judgedFor = (calls: readonly Call[], { judged }: Settled): Settled['judged'] =>
  judged.filter(({ seat }) => seat === undefined || calls.some(call => call.seat === seat));

/** Called hands that did not win: every lock of theirs comes back. */
const returned = (
  house: HouseView,
  { rule, at, calls }: Called,
  reason: string,
  { actor }: Context,
): readonly Happens[] => {
  const money = moneyOf(house);
  const place = { table: at.table.table, round: at.round.round };
  const ended = locksOf(house, place, rule.activity.id).map(lock => returnLock(money, rule, lock));
  const refused: CallEvent = { type: 'CallsRefused', calls: calls.map(({ call }) => call), by: actor.id, reason };
  return [refused, ...money.events, ...ended];
};

const reviewNumbered = ({ reviews }: HouseView, number: number): Answer<Review> => {
  const review = reviews.get(number);
  return review === undefined ? refuse('unknown-review', { review: number }, 'HSE-1') : answer(review);
};

const awarded = (
  house: HouseView,
  rule: Rule,
  review: Review,
  people: readonly string[],
  context: Context,
  before: readonly Happens[],
): Decision<Happens> => {
  const made = awardEvents(house, rule, review, people, context);
  if (!made.ok) return made;
  return accept(...before, { type: 'ReviewAgreed', review: review.review, by: people }, ...made.value);
};
