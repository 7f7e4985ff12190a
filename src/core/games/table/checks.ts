import { type Answer, answer, type Refusal } from '#core/base';
import { type Cents, cents, formatAmount } from '#core/money';
import type { Fact } from '#core/words';
import { namedWager } from './named.ts';
import { refuse } from './refusals.ts';

/** Smallest and largest amount, as posted at the table. */
export type Limit = { readonly from: Cents; readonly to: Cents };
/** A wager without a posted limit takes any amount. */
export type Limits = Readonly<Partial<Record<string, Limit>>>;

/** A bet by itself: `wager` is its name in the program, `denominations` what is accepted where not any amount is. */
export type BetAlone = {
  readonly wager: string;
  readonly amount: Cents;
  readonly isOffered: boolean;
  readonly limit: Limit | undefined;
  readonly denominations?: readonly number[];
  readonly clause: string;
  readonly denominationClause: string;
};

/** What a bet must satisfy by itself: offered, inside the posted limits, of a denomination the system accepts. */
export const checkBetAlone = (bet: BetAlone): Refusal | undefined => {
  const { amount, denominations, clause } = bet;
  const wager = namedWager(bet.wager);
  if (!bet.isOffered) return refuse('wager-not-offered', { wager }, clause);
  const refusal = checkAmount(wager, amount, bet.limit, clause);
  if (refusal !== undefined || denominations === undefined || denominations.includes(amount)) return refusal;
  const choices = denominations.map(choice => formatAmount(cents(choice)));
  return refuse('wager-denomination', { wager, amount: formatAmount(amount), choices }, bet.denominationClause);
};

const checkAmount = (wager: Fact, amount: number, limit: Limit | undefined, clause: string): Refusal | undefined => {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refuse('wager-not-an-amount', { wager, amount: String(amount) }, clause);
  if (limit === undefined || (amount >= limit.from && amount <= limit.to)) return undefined;
  const facts = { amount: formatAmount(cents(amount)), from: formatAmount(limit.from), to: formatAmount(limit.to) };
  return refuse('wager-outside-limits', { wager, ...facts }, clause);
};

/** The first refusal among these checks, made one after the other until one refuses. */
export const firstRefusal = <Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => Refusal | undefined,
): Refusal | undefined => {
  for (const thing of things) {
    const refusal = check(thing);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/** Reads which pay table a wager goes by: a key of the table, or nothing where it is not offered. */
export const chooseSchedule = <Key extends string>(
  wager: string,
  given: unknown,
  keys: readonly Key[],
  clause: string,
): Answer<Key | undefined> => {
  if (given === undefined || given === false) return answer(undefined);
  const key = keys.find(choice => choice === given);
  if (key !== undefined) return answer(key);
  return refuse('unknown-schedule', { wager: namedWager(wager), given: JSON.stringify(given), choices: keys }, clause);
};
