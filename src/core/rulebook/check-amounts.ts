import type { Refusal } from '#core/base';
import type { Cents } from '#core/money';
import type { Fact, Said } from '#core/words';
import type { Activity } from './activity.ts';
import { chartsConcerned, outsideCount, outsideMoney, outsideSetting } from './approved.ts';
import type { Row } from './chart.ts';
import type { Pool } from './funding.ts';
import { clauseOf } from './in-force.ts';
import type { Offering } from './offering.ts';
import type { CountRange, MoneyRange } from './range.ts';
import { refuse, word } from './refusals.ts';

/** Every amount, number and setting of an offering that is outside its approved range. RBK-11 */
export const amountObjections = (activity: Activity, offering: Offering): readonly Refusal[] => [
  ...Object.entries(offering.prizes).flatMap(([key, given]) => prizeObjections(activity, offering, key, given)),
  ...twicePosted(activity, offering),
  ...Object.entries(offering.tickets).flatMap(([key, given]) => ticketObjections(activity, offering, key, given)),
  ...POOL_AMOUNTS.flatMap(kind => poolObjections(activity, offering, kind)),
  ...allocationObjections(activity, offering),
  ...multiplierObjections(activity, offering),
  ...adminFeeObjections(activity, offering),
  ...modeObjections(activity, offering),
  ...designatedObjections(activity, offering),
  ...nameObjections(activity, offering),
  ...Object.entries(offering.settings).flatMap(([key, given]) => settingObjections(activity, key, given)),
];

const prizeObjections = (activity: Activity, offering: Offering, key: string, given: Cents): readonly Refusal[] => {
  const places = postable(activity, offering).filter(place => place.key === key);
  if (places.length === 0) return [unknown(activity, word('offered.prize', {}), key, postable(activity, offering))];
  return places.flatMap(({ label, range }) =>
    range === undefined ? [] : outsideMoney(activity, word('offered.prize-of', { label }), range, given),
  );
};

type Postable = { readonly key: string; readonly label: Fact; readonly range?: MoneyRange };

/** What an offering may post as a prize, by key: kinds of prizes, rows that pay money, and what is paid besides. */
const postable = (activity: Activity, offering: Offering): readonly Postable[] => [
  ...activity.prizes.flatMap(kind => [
    kind,
    ...Object.keys(offering.prizes)
      .filter(key => isPlaceOf(kind, key))
      .map(key => ({ ...kind, key })),
  ]),
  ...chartsConcerned(activity, offering).flatMap(chart => chart.rows.flatMap(row => postableOfRow(activity, row))),
];

/** A prize that is posted with its hand is not posted otherwise by its kind: one of the amounts would not be paid. */
const twicePosted = (activity: Activity, offering: Offering): readonly Refusal[] => {
  const rows = chartsConcerned(activity, offering).flatMap(chart => chart.rows);
  const ofHands = new Set(rows.flatMap(row => postableOfRow(activity, row).map(({ key }) => key)));
  const keys = Object.keys(offering.prizes);
  const posted = keys.filter(key => ofHands.has(key));
  const kinds = keys.filter(key => !ofHands.has(key) && activity.prizes.some(kind => kind.key === key));
  if (posted.length === 0) return [];
  const isOther = (kind: string): boolean => posted.every(key => offering.prizes[key] !== offering.prizes[kind]);
  return kinds
    .filter(isOther)
    .map(given => refuse('prize-posted-twice', { given, rows: posted }, clauseOf(activity, 'Prizes')));
};

/** Prizes of one kind by place: `top3/1`, `top3/2`. */
const isPlaceOf = (kind: { readonly key: string; readonly count?: number }, key: string): boolean => {
  const place = key.startsWith(`${kind.key}/`) ? key.slice(kind.key.length + 1) : '';
  return /^[1-9]\d*$/.test(place) && Number(place) <= (kind.count ?? Number(place));
};

const postableOfRow = (activity: Activity, { key, label, prize, extras = [] }: Row): readonly Postable[] => [
  ...(prize.type === 'fixed' ? [{ key: prize.postedAs ?? key, label, range: prize.range }] : []),
  ...(prize.type === 'entry' ? [{ key, label, range: prize.range }] : []),
  ...(prize.type === 'meter' ? [{ key, label, ...rangeOf(findPool(activity, prize.pool)) }] : []),
  ...extras.map(extra => ({
    key: extra.key,
    label: word('offered.extra', { extra: extra.key, label }),
    range: extra.range,
  })),
];

const rangeOf = (pool: Pool | undefined): { readonly range?: MoneyRange } =>
  pool?.range === undefined ? {} : { range: pool.range };

const ticketObjections = (activity: Activity, offering: Offering, key: string, given: number): readonly Refusal[] => {
  const rows = chartsConcerned(activity, offering).flatMap(chart => chart.rows.filter(row => ticketRange(row)));
  const row = rows.find(each => each.key === key);
  if (row === undefined) return [unknown(activity, word('offered.ticket-hand', {}), key, rows)];
  return outsideCount(activity, word('offered.tickets-of', { label: row.label }), ticketRange(row)!, given);
};

const ticketRange = ({ prize }: Row): CountRange | undefined =>
  prize.type === 'tickets' ? prize.range : prize.type === 'points' ? prize.tickets : undefined;

type PoolAmount = 'seed' | 'reseed' | 'daily' | 'cap';
const POOL_AMOUNTS: readonly PoolAmount[] = ['seed', 'reseed', 'daily', 'cap'];

const poolObjections = (activity: Activity, offering: Offering, kind: PoolAmount): readonly Refusal[] =>
  Object.entries(offering[kind]).flatMap(([key, given]) => {
    const pool = findPool(activity, key);
    if (pool === undefined) return [unknown(activity, word('offered.pool', {}), key, activity.funding.pools)];
    const range = kind === 'daily' ? pool.daily?.range : pool[kind];
    const what = word(`offered.${kind}`, { pool: pool.label });
    return range === undefined
      ? [refuse('not-in-approval', { what, activity: activity.name }, clauseOf(activity, activity.funding.clause))]
      : outsideMoney(activity, what, range, given);
  });

/** A pool by its key, or by the key of a row that has a pool of its own. */
const findPool = (activity: Activity, key: string): Pool | undefined => {
  const isRow = activity.charts.some(({ rows }) => rows.some(row => row.key === key));
  const { pools } = activity.funding;
  return pools.find(pool => pool.key === key) ?? pools.find(pool => pool.each === 'row' && isRow);
};

const allocationObjections = (activity: Activity, { allocation }: Offering): readonly Refusal[] => {
  if (allocation === undefined) return [];
  const { feesTo, pools, clause } = activity.funding;
  const [what, at] = [word('offered.allocation', {}), clauseOf(activity, clause)];
  if (feesTo?.type !== 'allocated') return [refuse('not-in-approval', { what, activity: activity.name }, at)];
  const sum = Object.values(allocation).reduce((percent, part) => percent + part, 0);
  const strangers = Object.keys(allocation).filter(key => findPool(activity, key) === undefined);
  return [
    ...strangers.map(key => unknown(activity, word('offered.pool', {}), key, pools)),
    ...(sum === 100 ? [] : [refuse('allocation-not-whole', { sum }, at)]),
  ];
};

/** A multiplied prize stops at its ceiling, so that only the factor itself can be outside. SET-9 */
const multiplierObjections = (activity: Activity, { multiplier }: Offering): readonly Refusal[] => {
  if (multiplier === undefined) return [];
  if (activity.multiplier === undefined) return [absent(activity, word('offered.multiplier', {}))];
  return outsideCount(activity, word('offered.multiplier', {}), activity.multiplier.range, multiplier);
};

const adminFeeObjections = (activity: Activity, { adminFee }: Offering): readonly Refusal[] => {
  if (adminFee === undefined) return [];
  const approved = activity.adminFee;
  // An activity without an administrative fee may be offered at a fee of nothing.
  if (approved === undefined) return adminFee === 0 ? [] : [absent(activity, word('offered.admin-fee', {}))];
  return outsideMoney(activity, word('offered.admin-fee', {}), approved.range, adminFee);
};

/** Points or tickets is a choice only where the chart knows both. */
const modeObjections = (activity: Activity, { mode }: Offering): readonly Refusal[] => {
  const hasModes = activity.charts.some(({ rows }) => rows.some(({ prize }) => prize.type === 'points'));
  return mode === undefined || hasModes ? [] : [absent(activity, word(`offered.${mode}`, {}))];
};

const designatedObjections = (activity: Activity, { designated = {} }: Offering): readonly Refusal[] => {
  const given = [
    [designated.rank, 'rank'],
    [designated.suit, 'suit'],
    [designated.losing, 'losing-hand'],
    [designated.winning, 'winning-hand'],
  ] as const;
  return given
    .filter(([value, name]) => value !== undefined && activity.designates?.includes(name) !== true)
    .map(([, name]) => absent(activity, word(`offered.${name}`, {})));
};

/** Another name only where the approval speaks of one: it goes with the regulator's number. SGN-2 */
const nameObjections = (activity: Activity, { advertisedAs }: Offering): readonly Refusal[] =>
  advertisedAs === undefined || activity.posting.idWhenRenamed ? [] : [absent(activity, word('offered.name', {}))];

const settingObjections = (activity: Activity, key: string, given: readonly number[]): readonly Refusal[] => {
  const setting = activity.settings.find(each => each.key === key);
  if (setting === undefined) return [unknown(activity, word('offered.setting', {}), key, activity.settings)];
  if (given.length > 1 && setting.list !== true) {
    const facts = { what: setting.label, given: given.length };
    return [refuse('one-value-only', facts, clauseOf(activity, setting.value.clause))];
  }
  return given.flatMap(value => outsideSetting(activity, setting, value));
};

const absent = (activity: Activity, what: Said): Refusal =>
  refuse('not-in-approval', { what, activity: activity.name }, clauseOf(activity, 'Offering'));

const unknown = (
  activity: Activity,
  what: Said,
  given: string,
  known: readonly { readonly key: string }[],
): Refusal => {
  const keys = [...new Set(known.map(({ key }) => key))];
  return refuse(
    'not-in-the-rulebook',
    { what, given, known: keys, count: keys.length },
    clauseOf(activity, 'Offering'),
  );
};
