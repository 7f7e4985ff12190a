import { type Answer, answer, type Refusal } from '#core/base';
import type { Cents } from '#core/money';
import { type Activity, checkOffering, clauseOf, type Offering, type TournamentTerms } from '#core/rulebook';
import { refuse } from './refusals.ts';

/** What is posted before sign-ups begin and stays from then on. TRN-2 */
export type Structure = {
  /** Goes to the pool. */
  readonly buyIn: Cents;
  /** The house keeps it. */
  readonly entryFee: Cents;
  readonly rebuy?: Purchase;
  readonly addOn?: Purchase;
  readonly guarantee?: Cents;
  readonly payout: Payout;
  readonly bounties?: Bounties;
  /** The part of the pool that goes to a named charity. */
  readonly charity?: { readonly name: string; readonly percent: number };
};

/** `limit`: how often each player may; absent, without limit. */
export type Purchase = { readonly price: Cents; readonly limit?: number };

export type Payout =
  /** Percentages by place, to the hundredth of a percent; together exactly 100. */
  | { readonly type: 'percent'; readonly percents: readonly number[] }
  | { readonly type: 'flat'; readonly amounts: readonly Cents[] }
  /** One thing of this value for as many as the pool allows, and what is left in equal parts. */
  | { readonly type: 'item'; readonly value: Cents }
  /** Ends when half are left; each of those has twice the buy-in. */
  | { readonly type: 'double' };

/** An amount on each target, out of the pool or guaranteed by the house. */
export type Bounties = { readonly from: 'pool' | 'house'; readonly on: Readonly<Record<string, Cents>> };

export type TournamentRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: TournamentTerms;
};

export const tournamentRule = (activity: Activity, offering: Offering): Answer<TournamentRule> => {
  const terms = activity.tournament;
  if (terms !== undefined) return answer({ activity, offering, terms });
  return refuse('no-tournament', { activity: activity.name }, clauseOf(activity, 'Offering'));
};

/** The structure if all of it is approved, for so many entrants where that is known. TRN-1 */
export const checkStructure = (rule: TournamentRule, structure: Structure, entrants?: number): Answer<Structure> =>
  amountObjection(rule, structure, entrants) ?? methodObjection(rule, structure) ?? answer(structure);

/** Each amount goes by the setting of its name; one that the approval does not know is refused as well. */
const amountObjection = (
  { activity, offering }: TournamentRule,
  structure: Structure,
  entrants: number | undefined,
): Refusal | undefined => {
  const { buyIn, entryFee, rebuy, addOn, guarantee, bounties } = structure;
  const once: Readonly<Record<string, number | undefined>> = {
    buyIn,
    entryFee,
    reBuy: rebuy?.price,
    reBuys: rebuy?.limit,
    addOn: addOn?.price,
    addOns: addOn?.limit,
    guaranteed: guarantee,
    // Only an approval that asks for a certain number of entrants has a setting for it.
    ...(activity.settings.some(({ key }) => key === 'entrants') ? { entrants } : {}),
  };
  const named = Object.entries(once).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  const all = [...named, ...Object.values(bounties?.on ?? {}).map(amount => ['bounty', amount] as const)];
  const checks = all.map(([key, value]) =>
    checkOffering(activity, { ...offering, settings: { ...offering.settings, [key]: [value] } }),
  );
  return checks.find(check => !check.ok);
};

const methodObjection = (
  { activity, terms }: TournamentRule,
  { payout, bounties, guarantee }: Structure,
): Refusal | undefined => {
  const clause = clauseOf(activity, terms.clause);
  const what = [
    ...(terms.payouts.includes(payout.type) ? [] : [`payout by ${payout.type}`]),
    ...(bounties === undefined || terms.bounties ? [] : ['bounties']),
    ...(guarantee === undefined || terms.guarantee ? [] : ['a guarantee']),
  ][0];
  if (what !== undefined) return refuse('not-approved-here', { activity: activity.name, what }, clause);
  if (payout.type === 'item' && payout.value <= 0) return refuse('item-without-value', {}, clause);
  if (payout.type !== 'percent') return undefined;
  const hundredths = payout.percents.map(percent => Math.round(percent * 100));
  const sum = hundredths.reduce((a, b) => a + b, 0);
  const isWhole = sum === 10_000 && hundredths.every(part => part > 0);
  return isWhole ? undefined : refuse('percents-not-whole', { sum: sum / 100 }, clause);
};
