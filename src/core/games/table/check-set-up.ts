import type { Refusal } from '#core/base';
import { formatAmount } from '#core/money';
import { firstRefusal, type Limits } from './checks.ts';
import type { Meters } from './ledger.ts';
import type { Progression } from './meter.ts';
import { namedWager } from './named.ts';
import { refuse } from './refusals.ts';
import type { MeterRule, PokerRules } from './rules.ts';
import { checkMeters } from './settle-whole.ts';

type Asked = {
  readonly meters: Meters;
  readonly progressions: Readonly<Partial<Record<string, Progression>>>;
  readonly limits?: Limits;
};

/** What a house chooses is inside what the rules of the game leave open. PRO-5 */
export const checkSetUp = (game: PokerRules, asked: Asked, before: Meters): Refusal | undefined =>
  firstRefusal(game.metersNeeded, rule => checkStart(rule, asked.meters, before)) ??
  checkMeters(game, { ...asked.meters }) ??
  firstRefusal(game.metersNeeded, rule => checkRate(rule, asked.progressions)) ??
  firstRefusal(Object.keys(asked.meters), name => checkNeeded(game, name, before)) ??
  firstRefusal(Object.entries(asked.limits ?? {}), ([wager, limit]) => checkLimit(game, wager, limit));

/** A meter starts with at least the amount that it may be reset to; one that runs keeps what is on it. */
const checkStart = ({ calledAfter, meter: name, resetMin, clause }: MeterRule, meters: Meters, before: Meters) => {
  const wager = namedWager(calledAfter);
  const meter = meters[name];
  if (meter === undefined) return refuse('meter-missing', { wager }, clause);
  if (before[name] !== undefined || meter.posted >= resetMin) return undefined;
  const facts = { posted: formatAmount(meter.posted), least: formatAmount(resetMin) };
  return refuse('initial-below-minimum', { wager, ...facts }, clause);
};

const checkRate = (rule: MeterRule, progressions: Asked['progressions']): Refusal | undefined => {
  const wager = namedWager(rule.calledAfter);
  const chosen = progressions[rule.meter];
  if (chosen === undefined || chosen.rate.over === 0) return refuse('rate-missing', { wager }, rule.clause);
  const { reserve } = rule;
  if (reserve === undefined || reserve.over * chosen.reserve.under === chosen.reserve.over * reserve.under)
    return undefined;
  return refuse('reserve-not-as-scheduled', { wager, percent: (reserve.over * 100) / reserve.under }, rule.clause);
};

const checkNeeded = (game: PokerRules, name: string, before: Meters): Refusal | undefined =>
  before[name] !== undefined || game.metersNeeded.some(({ meter }) => meter === name)
    ? undefined
    : refuse('meter-not-needed', { meter: name }, game.clauses.bets);

const checkLimit = (game: PokerRules, name: string, limit: Limits[string]): Refusal | undefined => {
  const wager = namedWager(name);
  if (game.postedBets.includes(name) || game.progressives.includes(name))
    return refuse('limit-not-chosen', { wager }, game.clauses.bets);
  if (limit === undefined || (limit.from > 0 && limit.from <= limit.to)) return undefined;
  return refuse(
    'limit-upside-down',
    { wager, from: formatAmount(limit.from), to: formatAmount(limit.to) },
    game.clauses.bets,
  );
};
