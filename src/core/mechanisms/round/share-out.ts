import {
  type Cents,
  cents,
  formatAmount,
  least,
  minus,
  type OddPart,
  partOf,
  percent,
  shareDown,
  shareUpToChips,
  total,
} from '#core/money';
import type { Said } from '#core/words';
import { type Holder, isHouse, isPayable } from './holders.ts';
import type { Rule } from './settled.ts';
import { speak } from './speak.ts';

/** Part of a prize for these hands: equal parts for each, a hand's part among its holders. SET-4 */
export type Claim<Source> = {
  readonly percent: number;
  readonly hands: readonly Claimed<Source>[];
  /** Paid for being there, not for a hand. */
  readonly isUnearned?: true;
};
/** A hand that has a part of a prize; `source` is what the award names. */
export type Claimed<Source> = { readonly holders: readonly Holder[]; readonly source: Source };

/** One holder's part: `amount` out of the prize, `odd` what rounding up adds to it. */
export type Portion<Source> = {
  readonly holder: Holder;
  readonly source: Source;
  readonly amount: Cents;
  readonly odd?: OddPart;
  readonly isPaid: boolean;
  readonly arithmetic: readonly Said[];
};

/** Splits a prize by percentages, then by hands, then by holders. What nobody may have stays. SET-4, SET-6, SET-7 */
export const shareOut = <Source>(
  rule: Rule,
  prize: Cents,
  claims: readonly Claim<Source>[],
): { readonly portions: readonly Portion<Source>[]; readonly kept: Cents } => {
  const { unpayable } = rule.activity.settlement;
  const isPassedOn = unpayable !== 'stays';
  const open = claims
    .filter(({ percent }) => percent > 0)
    .map(claim => (isPassedOn ? { ...claim, hands: withoutUnpayable(claim.hands) } : claim));
  const { shares } = shareDown(
    prize,
    isPassedOn ? weightsPassedOn(open, unpayable === 'all-to-the-others') : open.map(({ percent }) => percent),
  );
  const portions = open
    .flatMap((claim, place) => partByHand(rule, shares[place]!, claim, partSteps(prize, claim.percent, shares[place]!)))
    .filter(({ isPaid, amount, odd }) => isPaid && (amount > 0 || odd !== undefined));
  return { portions, kept: minus(prize, total(portions.map(({ amount }) => amount))) };
};

/** People who may not be paid are left out; hands of the house stay, and so does their part. SET-6 */
export const withoutUnpayable = <Hand extends { readonly holders: readonly Holder[] }>(
  hands: readonly Hand[],
): readonly Hand[] => {
  if (!hands.some(({ holders }) => holders.some(isPayable))) return hands;
  return hands
    .map(hand => ({ ...hand, holders: hand.holders.filter(holder => isPayable(holder) || isHouse(holder)) }))
    .filter(({ holders }) => holders.length > 0);
};

/** A part that nobody may have goes to those who are paid, by their parts; an earned one where all do. SET-6 */
const weightsPassedOn = <Source>(claims: readonly Claim<Source>[], isEarnedToo: boolean): readonly number[] => {
  const isPassed = (claim: Claim<Source>): boolean => isPassing(claim) && (isEarnedToo || claim.isUnearned === true);
  const open = sum(claims.filter(isOpen));
  const passed = sum(claims.filter(isPassed));
  if (open === 0) return claims.map(({ percent }) => percent);
  return claims.map(claim => {
    if (isPassed(claim)) return 0;
    return isOpen(claim) ? claim.percent * (open + passed) : claim.percent * open;
  });
};

const isOpen = <Source>({ hands }: Claim<Source>): boolean => hands.some(({ holders }) => holders.some(isPayable));

/** Held by people only, none of whom may be paid. */
const isPassing = <Source>(claim: Claim<Source>): boolean => {
  const holders = claim.hands.flatMap(hand => hand.holders);
  return holders.length > 0 && !isOpen(claim) && !holders.some(isHouse);
};

const sum = <Source>(claims: readonly Claim<Source>[]): number => claims.reduce((all, { percent }) => all + percent, 0);

const partByHand = <Source>(
  rule: Rule,
  amount: Cents,
  { hands }: Claim<Source>,
  step: readonly Said[],
): readonly Portion<Source>[] => {
  const held = hands.filter(({ holders }) => holders.length > 0);
  if (held.length === 0) return [];
  const takers = held.flatMap(({ holders, source }) => holders.map(holder => ({ holder, source })));
  const { shares, odd } = partByWeights(rule, amount, weightsByHand(held));
  let left = amount;
  return takers.map(({ holder, source }, place) => {
    const share = shares[place]!;
    // The prize pays in turn as far as it reaches; what rounding up added is beyond it.
    const fromPrize = least(share, left);
    left = minus(left, fromPrize);
    const added = minus(share, fromPrize);
    return {
      holder,
      source,
      amount: fromPrize,
      isPaid: isPayable(holder),
      arithmetic: [...step, ...splitSteps(amount, share, takers.length, odd)],
      ...(odd === undefined || added === 0 ? {} : { odd: { amount: added, paidBy: odd.paidBy } }),
    };
  });
};

/** A prize for one person is paid exactly; only a split is rounded. SET-7 */
const partByWeights = (
  { activity, offering }: Rule,
  amount: Cents,
  weights: readonly number[],
): { readonly shares: readonly Cents[]; readonly odd?: OddPart } => {
  const rule = activity.settlement.odd;
  if (rule.type === 'down' || weights.length === 1) return shareDown(amount, weights);
  return shareUpToChips(amount, weights, { chip: offering.chip ?? cents(1), oddPaidBy: rule.paidBy });
};

/** Whole numbers that give every hand the same and each holder their part of the hand. */
const weightsByHand = (hands: readonly { readonly holders: readonly Holder[] }[]): readonly number[] => {
  const wholes = hands.map(({ holders }) => holders.reduce((all, { weight }) => all + weight, 0));
  const common = wholes.reduce(leastCommonMultiple, 1);
  return hands.flatMap(({ holders }, place) => holders.map(({ weight }) => weight * (common / wholes[place]!)));
};

const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const partSteps = (prize: Cents, hundredths: number, part: Cents): readonly Said[] => {
  if (hundredths === 100) return [];
  const passedOn = minus(part, partOf(prize, percent(hundredths)));
  const facts = { percent: hundredths, prize: formatAmount(prize), part: formatAmount(part) };
  if (passedOn <= 0) return [speak('sum.percent', facts)];
  return [speak('sum.percent-and-more', { ...facts, more: formatAmount(passedOn) })];
};

const splitSteps = (amount: Cents, share: Cents, count: number, odd: OddPart | undefined): readonly Said[] => {
  if (count === 1) return [];
  const facts = { amount: formatAmount(amount), count, share: formatAmount(share) };
  if (odd === undefined || odd.amount === 0) return [speak('sum.split', facts)];
  return [speak('sum.split-up', { ...facts, payer: odd.paidBy })];
};
