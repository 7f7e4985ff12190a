import { assert } from '#core/base';
import type { Fund, PrizeDue } from '#core/fund';
import {
  type Cents,
  formatAmount,
  least,
  minus,
  NOTHING,
  type OddPart,
  partOf,
  percent,
  times,
  total,
} from '#core/money';
import { amountPosted, poolOf, type Row, type Sharing } from '#core/rulebook';
import type { Said } from '#core/words';
import type { Hit } from './hit.ts';
import type { Rule } from './settled.ts';
import { speak } from './speak.ts';

/** Money that hands of one round have won together: rows of one pool and percentage are one prize. SET-2 */
export type MoneyPrize = {
  readonly hits: readonly Hit[];
  readonly sharing: Sharing;
  /** What the first winner takes, or all together; multiplied already. */
  readonly amount: Cents;
  /** As it was posted, before it was multiplied. */
  readonly posted: Cents;
  readonly from: PrizeDue['from'];
  /** The whole of a meter, a part of it, or an amount that is posted. */
  readonly kind: 'whole' | 'part' | 'fixed';
  readonly arithmetic: readonly Said[];
};

/** The prizes of a round in the order they are paid: parts of a meter, then the whole, then fixed amounts. SET-2 */
export const moneyPrizes = (rule: Rule, fund: Fund, hits: readonly Hit[]): readonly MoneyPrize[] => {
  const meters = hits.filter(({ row }) => row.prize.type === 'meter');
  const fixed = hits.filter(({ row }) => row.prize.type === 'fixed' || row.prize.type === 'multiple');
  return [
    ...groupBy(meters, ({ row }) => poolBehind(rule, row)).flatMap(group => meterPrizes(rule, fund, group)),
    ...groupBy(fixed, ({ row }) => row.key).map(group => fixedPrize(rule, group)),
  ].filter(({ amount }) => amount > 0);
};

/** What pays a prize: the account it comes from as far as was posted, the reserve what goes beyond. */
export type Purse = readonly { readonly from: PrizeDue['from']; readonly amount: Cents }[];

export const purseOf = ({ from, amount, posted }: MoneyPrize): Purse => {
  if (from.type !== 'pool') return [{ from, amount }];
  const ofPool = least(amount, posted);
  const beyond = minus(amount, ofPool);
  return [{ from, amount: ofPool }, ...(beyond === 0 ? [] : [{ from: { type: 'reserve' }, amount: beyond } as const])];
};

/** Takes each amount from the purse in turn; what rounding up added goes with the last payment. */
export const drawFrom = (
  purse: Purse,
  portions: readonly { readonly amount: Cents; readonly odd?: OddPart }[],
): readonly (readonly PrizeDue[])[] => {
  const left = purse.map(({ amount }) => amount);
  return portions.map(({ amount: wanted, odd }) => {
    let missing = wanted;
    const drawn = purse.map(({ from }, place) => {
      const amount = least(missing, left[place]!);
      missing = minus(missing, amount);
      left[place] = minus(left[place]!, amount);
      return { amount, from };
    });
    const paid = drawn.filter(({ amount }, place) => amount > 0 || (wanted === 0 && place === 0));
    return paid.map((due, place) => (odd !== undefined && place === paid.length - 1 ? { ...due, odd } : due));
  });
};

/** The account that a row names. */
export const accountOf = (rule: Rule, row: Row, from: 'reserve' | 'pool' | 'house'): PrizeDue['from'] =>
  from === 'pool' ? { type: 'pool', pool: poolBehind(rule, row) } : { type: from };

/** The pool behind a row: the one it names, else the activity's first. */
const poolBehind = ({ activity, offering }: Rule, row: Row): string => {
  const pool = row.prize.type === 'meter' ? row.prize.pool : activity.funding.pools[0]?.key;
  return poolOf(activity, offering, row, pool ?? 'main');
};

const meterPrizes = (rule: Rule, fund: Fund, hits: readonly Hit[]): readonly MoneyPrize[] => {
  const pool = poolBehind(rule, hits[0]!.row);
  const meter = fund.pools[pool] ?? NOTHING;
  const groups = groupBy(hits, ({ row }) => String(meterOf(row).percent)).toSorted(
    (a, b) => percentOf(a) - percentOf(b),
  );
  const parts = groups.filter(group => percentOf(group) < 100).map(group => partOf(meter, percent(percentOf(group))));
  return groups.map((group, place) => {
    const isWhole = percentOf(group) === 100;
    const posted = isWhole ? minus(meter, total(parts)) : parts[place]!;
    const facts = { percent: percentOf(group), meter: formatAmount(meter), amount: formatAmount(posted) };
    const isLess = isWhole && parts.length > 0;
    return multiplied(rule, {
      hits: group,
      sharing: meterOf(group[0]!.row).sharing,
      amount: posted,
      posted,
      from: { type: 'pool', pool },
      kind: isWhole ? 'whole' : 'part',
      arithmetic: [
        isLess ? speak('sum.meter-less', { ...facts, paid: formatAmount(total(parts)) }) : speak('sum.meter', facts),
      ],
    });
  });
};

const fixedPrize = (rule: Rule, hits: readonly Hit[]): MoneyPrize => {
  const { activity, offering } = rule;
  const { row } = hits[0]!;
  const posted = amountPosted(activity, offering, row) ?? NOTHING;
  const { from, sharing } = fixedTerms(rule, row);
  return multiplied(rule, {
    hits,
    sharing,
    amount: posted,
    posted,
    from: accountOf(rule, row, from),
    kind: 'fixed',
    arithmetic: [speak('sum.posted', { amount: formatAmount(posted), row: row.label })],
  });
};

/** A multiple is paid as the prize it multiplies is. */
const fixedTerms = (
  rule: Rule,
  row: Row,
): { readonly from: 'reserve' | 'pool' | 'house'; readonly sharing: Sharing } => {
  const { prize } = row;
  if (prize.type === 'fixed') return prize;
  const single = rule.activity.charts
    .flatMap(({ rows }) => rows)
    .find(({ key }) => prize.type === 'multiple' && key === prize.of);
  assert(single !== undefined, `${rule.activity.id}: the row ${row.key} multiplies no row`);
  return fixedTerms(rule, single);
};

/** Posted prizes times the posted factor, never beyond what is approved for a multiplied prize. SET-9 */
const multiplied = ({ activity: { multiplier }, offering }: Rule, prize: MoneyPrize): MoneyPrize => {
  const factor = offering.multiplier ?? 1;
  if (multiplier === undefined || factor === 1) return prize;
  const limit = multiplier.prizeMax?.to;
  const full = times(prize.amount, factor);
  const amount = limit === undefined ? full : least(full, limit);
  const step = speak('sum.times', { factor, amount: formatAmount(amount) });
  return { ...prize, amount, arithmetic: [...prize.arithmetic, step] };
};

const meterOf = ({ prize }: Row): { readonly percent: number; readonly sharing: Sharing } => {
  assert(prize.type === 'meter', 'a prize that is no part of a meter');
  return prize;
};
const percentOf = (hits: readonly Hit[]): number => meterOf(hits[0]!.row).percent;

export const groupBy = <Value>(
  values: readonly Value[],
  key: (value: Value) => string,
): readonly (readonly Value[])[] => [...Map.groupBy(values, key).values()];
