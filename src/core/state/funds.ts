import { type Answer, answer, assert } from '#core/base';
import { decideFund, evolveFund, type Fund, type FundCommand, type FundEvent, transferOf } from '#core/fund';
import { type Cents, minus, NOTHING, plus, total } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import { type Booking, bookingsOf } from './books.ts';
import type { HouseView } from './house.ts';
import type { Cause, FundChange, MoneyEvent } from './money-event.ts';

/** The fund of an activity and the one whose reserve pays for it. */
type Payer = { readonly activity: string; readonly reserveOf: string };

const EMPTY: Fund = {
  pools: {},
  reserve: NOTHING,
  advance: NOTHING,
  daysFees: NOTHING,
  carries: {},
  isRunning: false,
};

export const payerOf = (house: Pick<HouseView, 'offerings'>, activity: string): Payer => ({
  activity,
  reserveOf: house.offerings.get(activity)?.reserveOf ?? activity,
});

/** Funds by activity. */
type Funds = {
  readonly get: (activity: string) => Fund | undefined;
  readonly set: (activity: string, fund: Fund) => unknown;
};

/** A fund as its rules see it: with the reserve that pays for it. */
export const standingFund = (funds: Pick<Funds, 'get'>, { activity, reserveOf }: Payer): Fund => {
  const own = funds.get(activity) ?? EMPTY;
  return reserveOf === activity ? own : { ...own, reserve: (funds.get(reserveOf) ?? EMPTY).reserve };
};

/** Puts a fund back; a reserve that belongs to another fund goes there. */
export const putFund = (funds: Funds, { activity, reserveOf }: Payer, fund: Fund): void => {
  if (reserveOf === activity) {
    funds.set(activity, fund);
    return;
  }
  funds.set(activity, { ...fund, reserve: (funds.get(activity) ?? EMPTY).reserve });
  funds.set(reserveOf, { ...(funds.get(reserveOf) ?? EMPTY), reserve: fund.reserve });
};

export const changedBy = (fund: Fund, { pools, reserve, advance, daysFees, isRunning, carries }: FundChange): Fund => {
  const changed = Object.entries(pools).map(([key, part]) => [key, plus(fund.pools[key] ?? NOTHING, part)] as const);
  const next: Fund = {
    ...fund,
    pools: { ...fund.pools, ...Object.fromEntries(changed) },
    reserve: plus(fund.reserve, reserve),
    advance: plus(fund.advance, advance),
    daysFees: plus(fund.daysFees, daysFees),
    isRunning: isRunning ?? fund.isRunning,
    carries: carries ?? fund.carries,
  };
  const kept = [next.reserve, next.advance, next.daysFees, ...Object.values(next.pools)];
  assert(
    kept.every(amount => amount >= 0),
    'a fund went below zero',
  );
  return next;
};

/** What players put in. */
export const feesIn = (event: FundEvent): Cents => {
  if (event.type !== 'FeesCollected') return NOTHING;
  return minus(total([...Object.values(event.pools), event.toReserve, event.toDay]), event.fromDay);
};

export const NO_CHANGE: FundChange = { pools: {}, reserve: NOTHING, advance: NOTHING, daysFees: NOTHING };

export type Rule = { readonly activity: Activity; readonly offering: Offering };

/** Gathers the money of one command: each step is decided on the funds as the steps before it left them. */
export type Money = {
  readonly fund: (activity: string) => Fund;
  readonly move: (rule: Rule, command: FundCommand, cause: Cause, besides?: Besides) => Answer<readonly FundEvent[]>;
  readonly adjust: (activity: string, change: FundChange, cause: Cause, bookings: readonly Booking[]) => void;
  readonly events: readonly MoneyEvent[];
};

/** What moves together with an event of the fund, such as cash into the box. */
type Besides = (event: FundEvent) => readonly Booking[];

/** What a command changes, over the funds: a house has dozens of funds and a fee moves one. */
const laidOver = (funds: HouseView['funds']): Funds => {
  const changed = new Map<string, Fund>();
  return {
    get: activity => changed.get(activity) ?? funds.get(activity),
    set: (activity, fund) => changed.set(activity, fund),
  };
};

/** What the events of the command decided last have made of the funds they were decided on: they are applied next. */
const foldedLast = new Map<FundEvent, { readonly before: Fund; readonly after: Fund }>();

const foldedOnce = (before: Fund, event: FundEvent): Fund => {
  const after = evolveFund(before, event);
  foldedLast.set(event, { before, after });
  return after;
};

/** The fund after an event: as it was decided, if the fund is still the same; else worked out. */
export const fundAfter = (before: Fund, event: FundEvent): Fund => {
  const known = foldedLast.get(event);
  return known?.before === before ? known.after : evolveFund(before, event);
};

export const moneyOf = (house: HouseView): Money => {
  const funds = laidOver(house.funds);
  const events: MoneyEvent[] = [];
  foldedLast.clear();
  return {
    events,
    fund: activity => standingFund(funds, payerOf(house, activity)),
    move: (rule, command, cause, besides = () => []) => {
      const payer = payerOf(house, rule.activity.id);
      const decision = decideFund(rule, standingFund(funds, payer), command);
      if (!decision.ok) return decision;
      for (const fund of decision.events) {
        putFund(funds, payer, foldedOnce(standingFund(funds, payer), fund));
        const bookings = [...bookingsOf(transferOf(rule, fund)), ...besides(fund)];
        events.push({ type: 'FundMoved', activity: rule.activity.id, fund, cause, bookings });
      }
      return answer(decision.events);
    },
    adjust: (activity, change, cause, bookings) => {
      const payer = payerOf(house, activity);
      putFund(funds, payer, changedBy(standingFund(funds, payer), change));
      events.push({ type: 'FundAdjusted', activity, change, cause, bookings });
    },
  };
};
