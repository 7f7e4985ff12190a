import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { reserveBehind } from '#core/fund';
import { formatAmount, NOTHING } from '#core/money';
import {
  type Activity,
  changeObjections,
  checkOffering,
  chosen,
  type Offering,
  poolLabel,
  poolsInForce,
  startObjections,
} from '#core/rulebook';
import {
  activityNamed,
  type Cause,
  type Deciders,
  type HouseView,
  isInPostedHours,
  isOurs,
  type Money,
  type MoneyEvent,
  momentFrom,
  momentText,
  moneyOf,
  NO_CHANGE,
  type OfferedActivity,
  offeredNamed,
  type Rule,
  refuse as refuseAtHouse,
  stateWord,
  twoPeople,
} from '#core/state';
import { promotionsOn } from '../promotions/index.ts';
import { changeNotice, isOtherPromise, raiseNotice } from './notice.ts';
import { rankTyped } from './rank.ts';
import { refuse } from './refusals.ts';
import type { OfferingCommand, OfferingEvent } from './shape.ts';

export type Happens = OfferingEvent | MoneyEvent;

/** What the house offers, from the announcement to the end. HSE-4 */
export const OFFERING_COMMANDS = {
  /** Two people post an offering: nobody alone promises the house's money. HSE-4 */
  AnnounceOffering: (house, { offering, tables }, context) => {
    const found = activityNamed(house, offering.activity);
    if (!found.ok) return found;
    const activity = found.value;
    if (!isOurs(house.settings, activity.id)) {
      return refuse('not-our-approval', { activity: activity.name, approval: activity.id }, 'RBK-18');
    }
    const before = house.offerings.get(activity.id);
    if (before !== undefined && before.state !== 'ended') {
      return refuse('already-offered', { activity: activity.name, state: stateWord(before.state) }, activity.id);
    }
    const checked = checkOffering(activity, offering);
    if (!checked.ok) return checked;
    const typed = rankTyped(activity, offering);
    if (typed !== undefined) return typed;
    const stranded = poolsLeft(house, activity, offering);
    if (stranded !== undefined) return stranded;
    const people = twoPeople(context, 'HSE-4; REG-A2');
    if (!people.ok) return people;
    const reserveOf = reserveBehind(activity);
    const at = momentText(context.now);
    const by = people.value;
    const isOther = before !== undefined && isOtherPromise(before.offering, offering);
    const replaces = isOther ? ({ replaces: true } as const) : {};
    return accept({
      type: 'OfferingAnnounced',
      activity: activity.id,
      offering,
      tables,
      reserveOf,
      at,
      by,
      ...replaces,
    });
  },

  PauseOffering: (house, { activity: name, reason }, { now }) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    if (offered.state !== 'running') return inState(found.value);
    return accept({ type: 'OfferingPaused', activity: activity.id, reason, at: momentText(now) });
  },

  ResumeOffering: (house, { activity: name }, { now }) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    if (offered.state !== 'paused') return inState(found.value);
    return (
      changeNotice(house, found.value, now) ??
      accept({ type: 'OfferingResumed', activity: activity.id, at: momentText(now) })
    );
  },

  EndOffering: (house, { activity: name, reason }, { now }) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity } = found.value;
    return (
      pendingIn(house, activity) ??
      accept({ type: 'OfferingEnded', activity: activity.id, reason, at: momentText(now) })
    );
  },

  StartOffering: (house, { activity: name }, { now }) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    if (found.value.offered.state !== 'announced') return inState(found.value);
    return started(house, moneyOf(house), found.value, now);
  },

  /** REG-M6: out of service first, two people; RBK-13 and the fund say what may change at all. */
  ChangeOffering: (house, { activity: name, offering }, context) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    if (offered.state === 'running') return refuseAtHouse('pause-first', { activity: activity.name }, 'HSE-4; REG-M6');
    const people = twoPeople(context, 'HSE-4; REG-M6');
    if (!people.ok) return people;
    const checked = checkOffering(activity, offering);
    if (!checked.ok) return checked;
    const [locked] = changeObjections(activity, { from: offered.offering, to: offering, stage: 'posted' });
    const objection =
      locked ??
      rankTyped(activity, offering) ??
      pendingIn(house, activity) ??
      poolsLeft(house, activity, offering) ??
      capObjection(house, activity, offering);
    if (objection !== undefined) return objection;
    const money = moneyOf(house);
    const posted =
      offered.state === 'paused' ? postPayout(money, { activity, offering }, { by: people.value }) : checked;
    if (!posted.ok) return posted;
    const at = isOtherPromise(offered.offering, offering) ? { at: momentText(context.now) } : {};
    const changed = { type: 'OfferingChanged', activity: activity.id, offering, by: people.value, ...at } as const;
    return accept<Happens>(...money.events, changed);
  },

  /** Where the approval lets the house raise a pool, players are told before. OFT-5 */
  RaisePool: (house, { activity: name, pool, amount, from }, context) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    const people = twoPeople(context, 'HSE-4');
    if (!people.ok) return people;
    if (amount <= 0) return refuse('raise-not-above-zero', {}, 'HSE-4');
    const money = moneyOf(house);
    const cause = { why: 'raise', by: people.value } as const;
    const raised = money.move({ activity, offering: offered.offering }, { type: 'RaisePool', pool, amount }, cause);
    if (!raised.ok) return raised;
    const early = raiseNotice(house, found.value, from, context.now);
    if (early !== undefined) return early;
    if (from === undefined) return accept(...money.events);
    const posted = { pool, amount, from: momentText(Temporal.Instant.from(from)), by: people.value };
    return accept<Happens>({ type: 'RaisePosted', activity: activity.id, ...posted });
  },
} satisfies Partial<Deciders<OfferingCommand, Happens>>;

/** From the announcement to the start: everything is posted, for as long as it has to be; pools are seeded once. */
export const started = (
  house: HouseView,
  money: Money,
  one: OfferedActivity,
  now: Temporal.Instant,
): Decision<Happens> => {
  const { activity, offered } = one;
  const { clock } = house.settings;
  const times = { clock, postedAt: momentFrom(offered.postedAt), startsAt: now };
  const [objection = changeNotice(house, one, now)] = startObjections(activity, offered.offering, times);
  if (objection !== undefined) return objection;
  const rule = { activity, offering: offered.offering };
  const before = money.events.length;
  const posted = postPayout(money, rule, {});
  if (!posted.ok) return posted;
  if (needsSeed(house, activity, offered.offering)) {
    const seeded = money.move(rule, { type: 'SeedPools' }, { why: 'seed' });
    if (!seeded.ok) return seeded;
  }
  const at = momentText(now);
  const hours: readonly Happens[] = isInPostedHours(house, offered, now)
    ? []
    : [{ type: 'OfferingHoursEnded', activity: activity.id, at }];
  const begins = { type: 'OfferingStarted', activity: activity.id, at } as const;
  return accept<Happens>(...money.events.slice(before), begins, ...hours);
};

/** The structure that is posted becomes the fund's; from the first on it is locked as the approval says. FND-9 */
const postPayout = (money: Money, rule: Rule, by: Pick<Cause, 'by'>): Answer<undefined> => {
  const [payout] = rule.offering.payouts;
  const { payout: before } = money.fund(rule.activity.id);
  if (payout === undefined || payout === before) return answer(undefined);
  const cause = { why: 'payout-structure', ...by } as const;
  const changed = money.move(rule, { type: 'ChangePayout', payout }, cause);
  if (!changed.ok) return changed;
  if (before === undefined) money.adjust(rule.activity.id, { ...NO_CHANGE, isRunning: true }, cause, []);
  return answer(undefined);
};

/** Pools are seeded once; what players have put in since stays in them from one offering to the next. */
const needsSeed = (house: HouseView, activity: Activity, offering: Offering): boolean => {
  const pools = Object.entries(poolsInForce(activity, offering));
  const isNew = Object.keys(house.funds.get(activity.id)?.pools ?? {}).length === 0;
  return isNew && pools.length > 0 && pools.every(([key, { seed }]) => chosen(seed, offering.seed[key]) !== undefined);
};

const inState = ({ activity, offered }: OfferedActivity): Refusal =>
  refuse('offering-in-other-state', { activity: activity.name, state: stateWord(offered.state) }, 'HSE-4');

/** A hand is decided by the terms under which it was dealt, so its round must be over. REG-M6 */
export const pendingIn = (house: HouseView, { id, name }: Activity): Refusal | undefined => {
  const pending = [...house.calls.values()].filter(({ activity }) => activity === id).length;
  if (pending > 0) return refuse('calls-pending-in-activity', { activity: name, calls: pending }, 'HSE-4');
  const on = [...house.tables.values()].filter(({ round }) => round?.activities.includes(id) === true);
  const tables = on.map(({ table }) => table);
  if (on.length > 0) return refuse('rounds-still-on', { activity: name, tables, count: on.length }, 'HSE-4; REG-M6');
  return promotionsOn(house, id, name);
};

/** Money of a pool may not be left behind by a chart that has no such pool. */
const poolsLeft = (house: HouseView, activity: Activity, offering: Offering): Refusal | undefined => {
  const inForce = poolsInForce(activity, offering);
  const pools = Object.entries(house.funds.get(activity.id)?.pools ?? {});
  const left = pools.find(([key, amount]) => amount > 0 && inForce[key] === undefined);
  if (left === undefined) return undefined;
  return refuse(
    'pool-left-behind',
    { pool: poolLabel(activity, left[0]), amount: formatAmount(left[1]) },
    'HSE-4; REG-M1',
  );
};

/** REG-M2: a cap stands at or above what the meter shows. */
const capObjection = (house: HouseView, activity: Activity, { cap }: Offering): Refusal | undefined => {
  const pools = house.funds.get(activity.id)?.pools ?? {};
  const low = Object.entries(cap).find(([key, limit]) => limit < (pools[key] ?? NOTHING));
  if (low === undefined) return undefined;
  const [pool, limit] = low;
  const facts = {
    pool: poolLabel(activity, pool),
    cap: formatAmount(limit),
    shown: formatAmount(pools[pool] ?? NOTHING),
  };
  return refuse('cap-below-meter', facts, 'HSE-4; REG-M2');
};
