import { type Answer, answer, type Refusal } from '#core/base';
import { type Cents, cents, formatAmount } from '#core/money';
import { refuse } from './refusals.ts';
import { WAGER_NAMES, type WagerName } from './wagers.ts';

/** Smallest and largest amount, as posted at the table. */
export type Limit = { readonly from: Cents; readonly to: Cents };
/** A wager without a posted limit takes any amount. */
export type Limits = Readonly<Partial<Record<WagerName, Limit>>>;

export const checkAmount = (wager: WagerName, amount: number, limits: Limits, clause: string): Refusal | undefined => {
  const name = WAGER_NAMES[wager];
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refuse('wager-not-an-amount', { wager: name, amount: String(amount) }, clause);
  const limit = limits[wager];
  if (limit === undefined || (amount >= limit.from && amount <= limit.to)) return undefined;
  const facts = { amount: formatAmount(cents(amount)), from: formatAmount(limit.from), to: formatAmount(limit.to) };
  return refuse('wager-outside-limits', { wager: name, ...facts }, clause);
};

export const checkDenomination = (
  wager: WagerName,
  amount: Cents,
  denominations: readonly number[],
  clause: string,
): Refusal | undefined => {
  if (denominations.includes(amount)) return undefined;
  const choices = denominations.map(choice => formatAmount(cents(choice))).join(' or ');
  return refuse('wager-denomination', { wager: WAGER_NAMES[wager], amount: formatAmount(amount), choices }, clause);
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
  wager: WagerName,
  given: unknown,
  keys: readonly Key[],
  clause: string,
): Answer<Key | undefined> => {
  if (given === undefined || given === false) return answer(undefined);
  const key = keys.find(choice => choice === given);
  if (key !== undefined) return answer(key);
  const facts = { wager: WAGER_NAMES[wager], given: JSON.stringify(given), choices: keys.join(', ') };
  return refuse('unknown-schedule', facts, clause);
};
