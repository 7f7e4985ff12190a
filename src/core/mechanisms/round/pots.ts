import { type Cents, NOTHING, partOf, type Rate, total } from '#core/money';
import { type ThingGiven, thingFor, thingOfRow } from '#core/rulebook';
import { becauseOf, type Outcome, type PortionSource, recipientOf } from './award.ts';
import { drawFrom, groupBy, type MoneyPrize, type Purse, purseOf } from './prizes.ts';
import type { AwardDue, Rule } from './settled.ts';
import { type Claim, type Portion, shareOut } from './share-out.ts';
import { asThing } from './things.ts';

/** An amount of a prize, what pays it and who has a claim on it. */
export type Pot = { readonly amount: Cents; readonly purse: Purse; readonly claims: readonly Claim<PortionSource>[] };

/** Splits each pot among those who have a claim, and names the pool that was hit, if it pays anybody. */
export const payPots = (rule: Rule, prize: MoneyPrize, pots: readonly Pot[]): Outcome => {
  const parted = pots.map(pot => partPot(rule, pot));
  const groups = perPerson(parted.flatMap(({ payments }) => payments));
  const awards = groups.flatMap(group => asThing(awardFor(rule, prize, group), thingOf(rule, prize, group, groups)));
  const kept = total(parted.map(pot => pot.kept));
  if (prize.from.type !== 'pool' || awards.length === 0) return { awards, hits: [], kept };
  return { awards, hits: [{ pool: prize.from.pool, type: prize.kind === 'whole' ? 'won' : 'drawn' }], kept };
};

/** Part of a prize as one pot; a meter pays it if `isFirst`, the reserve pays it again for every other winner. */
export const potOf = (
  prize: MoneyPrize,
  part: Rate,
  isFirst: boolean,
  claims: readonly Claim<PortionSource>[],
): Pot => {
  const amount = partOf(prize.amount, part);
  const purse: Purse = purseOf(prize).map(({ from, amount: whole }) => ({ from, amount: partOf(whole, part) }));
  const isPaidAgain = prize.kind !== 'fixed' && !isFirst;
  return { amount, purse: isPaidAgain ? [{ from: { type: 'reserve' }, amount }] : purse, claims };
};

type Payment = Portion<PortionSource> & { readonly prizes: AwardDue['prizes'] };

const partPot = (
  rule: Rule,
  { amount, purse, claims }: Pot,
): { readonly payments: readonly Payment[]; readonly kept: Cents } => {
  const { portions, kept } = shareOut(rule, amount, claims);
  const drawn = drawFrom(purse, portions);
  return { payments: portions.map((portion, place) => ({ ...portion, prizes: drawn[place]! })), kept };
};

/** Several parts that one person has of one prize in the same way are one award. */
const perPerson = (payments: readonly Payment[]): readonly (readonly Payment[])[] =>
  [...Map.groupBy(payments, ({ holder }) => holder.bettor).values()].flatMap(own =>
    groupBy(own, ({ holder, source }) => [source.hit.row.key, source.share, holder.space].join()),
  );

/** What is posted for all of a prize, or for the part of it that one hand alone has. SET-19 */
const thingOf = (
  { activity, offering }: Rule,
  prize: MoneyPrize,
  own: readonly Payment[],
  all: readonly (readonly Payment[])[],
): ThingGiven | undefined => {
  const { hit, share } = own[0]!.source;
  if (share !== undefined) {
    const isAlone = all.filter(([one]) => one!.source.share === share).length === 1;
    return isAlone ? thingFor(offering, share, undefined) : undefined;
  }
  const isWhole = total(own.map(({ amount }) => amount)) >= prize.amount;
  return isWhole ? thingOfRow(activity, offering, hit.row) : undefined;
};

const awardFor = (rule: Rule, prize: MoneyPrize, payments: readonly Payment[]): AwardDue => {
  const { holder, source } = payments[0]!;
  const amounts = payments.flatMap(({ amount, odd }) => [amount, odd?.amount ?? NOTHING]);
  return {
    to: recipientOf(rule, holder, source),
    gives: { type: 'money', amount: total(amounts) },
    prizes: payments.flatMap(({ prizes }) => prizes),
    because: becauseOf(rule, source.hit, holder, [
      ...prize.arithmetic,
      ...payments.flatMap(({ arithmetic }) => arithmetic),
    ]),
  };
};
