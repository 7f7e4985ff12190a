import assert from 'node:assert/strict';
import { type Seeded, seeded } from '#core/base';
import { claimAfter as after, type Claim, type ClaimCommand, UNVERIFIED } from '#core/claim';
import {
  decideFund,
  evolveFund,
  type Fund,
  type FundCommand,
  type FundEvent,
  type FundRule,
  type Given,
  NOT_RESEEDED,
  openFund,
  type PrizeDue,
  reseededBy,
  reserveBehind,
  transferOf,
} from '#core/fund';
import { type Account, type AccountKey, accountKey, type Balances, transfer, trialBalance } from '#core/ledger';
import { type Cents, cents, minus, NOTHING, plus, share, total } from '#core/money';
import type { Activity } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import { book, NO_BALANCES } from './books.ts';

/**
 * One activity and what chance does to its money: fees, days, raises; hands that are called, verified or sent back;
 * winners who come at once, late or never. A prize is set aside when it is called, as the house does it.
 */
type History = {
  readonly rule: FundRule;
  readonly accounts: Accounts;
  fund: Fund;
  balances: Balances;
  now: Temporal.Instant;
  /** Set aside and neither paid nor back. */
  prizes: readonly Prize[];
};

type Prize = { readonly amount: Cents; readonly given: Given; readonly claim: Claim };

/** How prizes ended. */
export type Ends = { paid: number; forfeited: number; notWon: number };

/** How prizes of an activity can end: where there is no limit, none is ever forfeited. CLM-6 */
export const endsOf = ({ claims }: Activity): readonly (keyof Ends)[] =>
  claims.clock.type === 'no-limit' ? ['paid', 'notWon'] : ['paid', 'notWon', 'forfeited'];

/** Plays histories of one activity; after every step nothing was lost, made, lowered or overdrawn. */
export const checkerOf = (rule: FundRule): ((seed: string, length: number, ends: Ends) => void) => {
  const accounts = accountsOf(rule);
  return (seed, length, ends) => {
    const random = seeded(seed);
    const [fund, balances] = [openFund(rule, {}), NO_BALANCES];
    const history: History = { rule, accounts, fund, balances, now: START, prizes: [] };
    move(history, { type: 'SeedPools' });
    requireBooks(history);
    for (let i = 0; i < length; i++) {
      BY_CHANCE[random.below(BY_CHANCE.length)]!(history, random.below, ends);
      requireBooks(history);
    }
  };
};

const START = Temporal.Instant.from('2026-03-02T18:00:00Z');
const CLOCK: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

type Step = (history: History, chance: Seeded['below'], ends: Ends) => void;

const STEPS: readonly [weight: number, step: Step][] = [
  [2, (history, below) => move(history, { type: 'CollectFees', ...feesOf(history.rule, below) })],
  [1, (history, below) => move(history, { type: 'CloseDay', days: 1 + below(3) })],
  [1, (history, below) => move(history, { type: 'TakeAdminFee', hours: below(200) })],
  [1, history => move(history, { type: 'RepayHouse' })],
  [1, (history, below) => move(history, { ...poolAndAmount(history, below), type: 'RaisePool' })],
  [1, (history, below) => move(history, { ...poolAndAmount(history, below), type: 'LowerPool' })],
  [2, (history, below) => callHand(history, below)],
  [2, (history, below) => withPrize(history, below, prize => verify(history, prize))],
  [2, (history, below, ends) => withPrize(history, below, prize => claimPrize(history, prize, ends))],
  [1, (history, below, ends) => withPrize(history, below, prize => sendBack(history, prize, ends))],
  [2, (history, below, ends) => wait(history, WAITS[below(WAITS.length)]!, ends)],
];
const BY_CHANCE: readonly Step[] = STEPS.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));

/** From one hand to a good month, so that seeds are sometimes repaid and caps reached. */
const feesOf = ({ activity }: FundRule, below: Seeded['below']) => {
  const { fee } = activity.funding;
  const count = below(10 ** (1 + below(6)));
  return fee === undefined ? { count } : { count, each: fee.amount.from };
};

const poolAndAmount = ({ fund }: History, below: Seeded['below']) => ({
  pool: pick(Object.keys(fund.pools), below) ?? 'main',
  amount: cents(1 + below(1_000_00)),
});

/** Something happens to one of the prizes; where there is none yet, one is called. */
const withPrize = (history: History, below: Seeded['below'], then: (prize: Prize) => void): void => {
  const prize = pick(history.prizes, below);
  if (prize === undefined) callHand(history, below);
  else then(prize);
};

const pick = <Thing>(things: readonly Thing[], below: Seeded['below']): Thing | undefined =>
  things.length === 0 ? undefined : things[below(things.length)];

/** The fund decides and the books follow; a refusal changes nothing. */
const move = (history: History, command: FundCommand): readonly FundEvent[] => {
  const { rule, fund: before } = history;
  const decision = decideFund(rule, before, command);
  if (!decision.ok) return [];
  for (const event of decision.events) {
    history.fund = evolveFund(history.fund, event);
    history.balances = book(history.balances, transferOf(rule, event));
  }
  requireMeters(rule, command, before, history.fund);
  return decision.events;
};

/** A fixed prize, or a pool that is won whole or in part, perhaps by several, perhaps with odd chips. */
const callHand = (history: History, below: Seeded['below']): void => {
  const pool = pick(Object.keys(history.fund.pools), below);
  const odd =
    below(2) === 0 ? {} : { odd: { amount: cents(below(500)), paidBy: below(2) === 0 ? 'house' : 'reserve' } as const };
  if (pool === undefined || below(3) === 0) {
    const from = { type: below(4) === 0 ? 'house' : 'reserve' } as const;
    setAside(history, [{ amount: cents(1 + below(5_000_00)), from, ...odd }], []);
    return;
  }
  const standing = history.fund.pools[pool] ?? NOTHING;
  const isWhole = below(2) === 0;
  const amount = cents(isWhole ? standing : Math.floor(standing / 10));
  const parts = share(amount, [2, 1, 1].slice(0, 1 + below(3)));
  const due = parts.map((part): PrizeDue => ({ amount: part, from: { type: 'pool', pool }, ...odd }));
  setAside(history, due, [{ pool, type: isWhole ? 'won' : 'drawn' }]);
};

type Hits = Extract<FundCommand, { type: 'PayPrizes' }>['hits'];

const setAside = (history: History, due: readonly PrizeDue[], hits: Hits): void => {
  const events = move(history, { type: 'PayPrizes', prizes: due, hits });
  const paid = events.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : []));
  const called = paid.map(({ pool, reserve, house }, place): Prize => {
    // The first of several who share a pool answers for what brought it up again.
    const reseeded = place === 0 ? reseededBy(NOT_RESEEDED, events) : NOT_RESEEDED;
    const [hit] = hits;
    const ofPool = hit === undefined ? { pools: {}, reseeded: {} } : sourceIn(hit.pool, pool, reseeded);
    return { amount: total([pool, reserve, house]), given: { ...ofPool, reserve, house }, claim: UNVERIFIED };
  });
  history.prizes = [...history.prizes, ...called];
};

const sourceIn = (key: string, amount: Cents, reseeded: Given['reseeded'][string]) => ({
  pools: { [key]: amount },
  reseeded: { [key]: reseeded },
});

const verify = (history: History, prize: Prize): void => {
  const claim = claimAfter(history, prize, { type: 'VerifyWin', wonAt: history.now, posted: prize.amount });
  replace(history, prize, [{ ...prize, claim }]);
};

/** The winner is at the cage: with ID, and in time or not. */
const claimPrize = (history: History, prize: Prize, ends: Ends): void => {
  const shown = { ...prize, claim: claimAfter(history, prize, { type: 'ShowId' }) };
  const claim = claimAfter(history, shown, { type: 'PayPrize' });
  replace(history, prize, claim.state === 'paid' ? [] : [{ ...prize, claim }]);
  if (claim.state !== 'paid') return;
  ends.paid++;
  const paid = { from: payableOf(history.rule), to: { type: 'players' }, amount: prize.amount } as const;
  history.balances = book(history.balances, transfer('paid', [paid]));
};

/** The call is undone, the hand did not win, or the award is backed out. */
const sendBack = (history: History, prize: Prize, ends: Ends): void => {
  move(history, { type: 'ReturnPrize', given: prize.given });
  replace(history, prize, []);
  ends.notWon++;
};

/** Within the first period, after it, after the last; and weeks in which nobody comes. */
const WAITS = [{ minutes: 14 }, { minutes: 16 }, { hours: 25 }, { hours: 29 * 24 }, { hours: 31 * 24 }] as const;

const wait = (history: History, span: Temporal.DurationLike, ends: Ends): void => {
  history.now = history.now.add(span);
  const [reserve, before] = [history.fund.reserve, history.prizes];
  let lost = NOTHING;
  history.prizes = before.flatMap((prize): readonly Prize[] => {
    const claim = claimAfter(history, prize, { type: 'LetTimePass' });
    if (claim.state !== 'forfeited') return [{ ...prize, claim }];
    ends.forfeited++;
    const { amount } = prize;
    move(history, { type: 'ForfeitPrize', amount, of: history.rule.activity.id, to: claim.to });
    if (claim.to.type === 'held') return [{ ...prize, claim }];
    lost = plus(lost, amount);
    return [];
  });
  assert.equal(minus(history.fund.reserve, reserve), lost, 'what nobody claimed is not in the reserve');
};

const claimAfter = ({ rule, now }: History, { claim }: Prize, command: ClaimCommand): Claim => {
  const next = after(rule.activity, claim, command, { now, clock: CLOCK });
  return next.ok ? next.value : claim;
};

const replace = (history: History, prize: Prize, by: readonly Prize[]): void => {
  history.prizes = history.prizes.flatMap(one => (one === prize ? by : [one]));
};

/**
 * REG-M1: a meter goes down when it is won, and by nothing else. Where all prizes are fixed and the approval pays the
 * administrative fee out of the collections, the pool isn't a meter but those collections. FND-7
 */
const requireMeters = ({ activity }: FundRule, command: FundCommand, before: Fund, { pools }: Fund): void => {
  for (const [key, was] of Object.entries(before.pools)) {
    if ((pools[key] ?? NOTHING) >= was) continue;
    const isWon =
      command.type === 'PayPrizes' && command.prizes.some(({ from }) => from.type === 'pool' && from.pool === key);
    const isNoMeter = command.type === 'TakeAdminFee' && NO_METERS.includes(activity.id);
    assert.ok(isWon || isNoMeter, `${command.type} lowered the meter ${key} of ${activity.id}`);
  }
};

const NO_METERS: readonly string[] = ['cash-in-a-flash'];

/** FND-10: nothing is below zero, and the ledger says of every account what the fund and the prizes say. */
const requireBooks = ({ accounts, fund, balances, prizes }: History): void => {
  const standing = (key: AccountKey): Cents => balances.get(key) ?? NOTHING;
  const { pools, reserve, advance, daysFees } = fund;
  assert.ok([...Object.values(pools), reserve, advance, daysFees].every(amount => amount >= 0));
  assert.equal(trialBalance(balances), 0);
  for (const [key, amount] of Object.entries(pools)) assert.equal(standing(`${accounts.pools}:${key}`), amount);
  assert.equal(standing(accounts.reserve), reserve);
  assert.equal(standing(accounts.advance) + advance, 0);
  assert.equal(standing(accounts.daysFees), daysFees);
  assert.equal(standing(accounts.payable), total(prizes.map(({ amount }) => amount)));
};

/** Named once for all histories of an activity, which look at them millions of times. */
type Accounts = Readonly<Record<'pools' | 'reserve' | 'advance' | 'daysFees' | 'payable', AccountKey>>;

const accountsOf = (rule: FundRule): Accounts => {
  const { id } = rule.activity;
  return {
    pools: `pool:${id}`,
    reserve: accountKey({ type: 'reserve', activity: reserveBehind(rule.activity) }),
    advance: accountKey({ type: 'advance', activity: id }),
    daysFees: accountKey({ type: 'days-fees', activity: id }),
    payable: accountKey(payableOf(rule)),
  };
};

const payableOf = ({ activity: { id } }: FundRule): Account => ({ type: 'prizes-payable', activity: id });
