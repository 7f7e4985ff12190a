import type { Cents } from '#core/money';
import type { Fact, Said } from '#core/words';
import type { Activity, PrizeKind, Setting } from './activity.ts';
import { approvedCount, approvedMoney, approvedSetting } from './approved.ts';
import type { Row } from './chart.ts';
import { ANY_PRIZE, missingForStart } from './check-start.ts';
import { isMoneyForm } from './forms.ts';
import type { Pool } from './funding.ts';
import { chartsInForce, poolLabel, poolsInForce } from './in-force.ts';
import type { Offering } from './offering.ts';
import { type CountRange, isFixed, type MoneyRange } from './range.ts';
import { word } from './refusals.ts';

/** The parts of an offering that are numbers, most of them by a key. */
export const CHOICE_PARTS = [
  'prizes',
  'tickets',
  'seed',
  'reseed',
  'daily',
  'cap',
  'allocation',
  'adminFee',
  'chip',
  'settings',
] as const;
export type ChoicePart = (typeof CHOICE_PARTS)[number];

/** A number that the approval leaves to the house: where it is in an offering, what it is, and what is approved. */
export type Choice = {
  readonly part: ChoicePart;
  /** Empty where the part is one number. */
  readonly key: string;
  /** As the approval words it, or in words of ours around its words. */
  readonly label: string | Said;
  readonly unit: 'money' | 'count' | 'percent';
  /** In words; absent where everything is approved. */
  readonly approved?: Fact;
  /** The least that may be chosen. */
  readonly least: number;
  /** The only one that may be: nothing is chosen. */
  readonly only?: number;
  /** Several of it, each within what is approved. */
  readonly isList?: true;
  /** One of these. */
  readonly oneOf?: readonly number[];
};

/** Every number that is left to the house under the charts and rows it has chosen, each once. RBK-10 */
export const choicesOf = (activity: Activity, offering: Offering): readonly Choice[] => {
  const all = [
    ...poolChoices(activity, offering),
    ...adminFeeChoice(activity),
    ...chipChoice(activity),
    ...rowChoices(activity, offering),
    ...kindChoices(activity, offering),
    ...activity.settings.map(settingChoice),
  ];
  const once = new Map(all.map(choice => [`${choice.part}.${choice.key}`, choice]));
  return [...once.values()];
};

/** Whether it has to be chosen before the start: the house misses it when it is left out. RBK-12 */
export const mustBeChosen = (activity: Activity, offering: Offering, choice: Choice): boolean => {
  if (choice.only !== undefined) return false;
  if (choice.part === 'allocation') return true;
  if (choice.part === 'chip') return true; // A screen asks for it; a program that leaves it out pays to the cent. SET-7
  const missing = (given: readonly number[] | undefined) =>
    missingForStart(activity, withChoice(offering, choice, given)).filter(({ code }) => code !== ANY_PRIZE);
  const left = missing([choice.least]).map(({ message }) => message);
  return missing(undefined).some(({ message }) => !left.includes(message));
};

/** The offering with these values there, or with none. */
export const withChoice = (
  offering: Offering,
  { part, key }: Pick<Choice, 'part' | 'key'>,
  given: readonly number[] | undefined,
): Offering => {
  if (part === 'adminFee' || part === 'chip') {
    const { [part]: _, ...rest } = offering;
    return given?.[0] === undefined ? rest : { ...rest, [part]: given[0] as Cents }; // In cents, as it is read.
  }
  const { [key]: _, ...others } = offering[part] ?? {};
  const value = part === 'settings' ? given : given?.[0];
  const next = value === undefined ? others : { ...others, [key]: value };
  if (part !== 'allocation' || Object.keys(next).length > 0) return { ...offering, [part]: next };
  const { allocation: _none, ...rest } = offering;
  return rest;
};

/** What an offering has there. */
export const chosenIn = (offering: Offering, { part, key }: Pick<Choice, 'part' | 'key'>): readonly number[] => {
  const given = part === 'adminFee' || part === 'chip' ? offering[part] : offering[part]?.[key];
  return given === undefined ? [] : [given].flat();
};

/** Without what goes without saying: amounts of which only one is approved, and charts that are always offered. */
export const plainOffering = (activity: Activity, offering: Offering): Offering => {
  const isAlways = (key: string): boolean => activity.charts.some(one => one.key === key && one.group === undefined);
  const place = (key: string): number => activity.charts.findIndex(one => one.key === key);
  const charts = offering.charts.filter(key => !isAlways(key)).toSorted((a, b) => place(a) - place(b));
  const ground: Offering = { ...offering, charts };
  return choicesOf(activity, offering)
    .filter(choice => choice.only !== undefined && chosenIn(offering, choice)[0] === choice.only)
    .reduce((left, choice) => withChoice(left, choice, undefined), ground);
};

const POOL_PARTS = ['seed', 'reseed', 'daily', 'cap'] as const;

const poolChoices = (activity: Activity, offering: Offering): readonly Choice[] => {
  const pools = Object.entries(poolsInForce(activity, offering));
  const rangeOf = (pool: Pool, part: (typeof POOL_PARTS)[number]): MoneyRange | undefined =>
    part === 'daily' ? pool.daily?.range : pool[part];
  const amounts = pools.flatMap(([key, pool]) =>
    POOL_PARTS.flatMap(part =>
      money(part, key, word(`offered.${part}`, { pool: poolLabel(activity, key) }), rangeOf(pool, part)),
    ),
  );
  if (activity.funding.feesTo?.type !== 'allocated') return amounts;
  const shares = pools.map(
    ([key]): Choice => ({ part: 'allocation', key, label: poolLabel(activity, key), unit: 'percent', least: 0 }),
  );
  return [...amounts, ...shares];
};

const adminFeeChoice = ({ adminFee }: Activity): readonly Choice[] =>
  money('adminFee', '', word('offered.admin-fee', {}), adminFee?.range);

/** Only where an uneven split is rounded up to a chip. SET-7 */
const chipChoice = ({ settlement }: Activity): readonly Choice[] =>
  settlement.odd.type === 'up'
    ? [{ part: 'chip', key: '', label: word('offered.chip', {}), unit: 'money', least: 1 }]
    : [];

const rowChoices = (activity: Activity, offering: Offering): readonly Choice[] =>
  chartsInForce(activity, offering)
    .flatMap(({ rows }) => rows)
    .filter(({ key }) => offering.rows?.includes(key) ?? true)
    .flatMap(row => [...ownChoice(row, offering), ...extraChoices(row)]);

const ownChoice = ({ key, label, prize }: Row, { mode }: Offering): readonly Choice[] => {
  switch (prize.type) {
    case 'fixed':
      return money('prizes', prize.postedAs ?? key, label, prize.range);
    case 'entry':
      return money('prizes', key, label, prize.range);
    case 'tickets':
      return [count(key, label, prize.range)];
    case 'points':
      return mode === 'points' ? [] : [count(key, label, prize.tickets)];
    case 'meter':
    case 'multiple':
      return [];
  }
};

const extraChoices = ({ label, extras = [] }: Row): readonly Choice[] =>
  extras.flatMap(({ key, range }) => money('prizes', key, word('offered.extra', { extra: key, label }), range));

/** Kinds of prizes are posted where no hand pays money: hands and meters have their own amounts. */
const kindChoices = (activity: Activity, offering: Offering): readonly Choice[] => {
  const rows = chartsInForce(activity, offering).flatMap(chart => chart.rows);
  const isPaid = ({ prize }: Row): boolean => prize.type !== 'tickets' && prize.type !== 'points';
  return rows.some(isPaid) ? [] : activity.prizes.filter(isPostable).flatMap(kindChoice);
};

const isPostable = ({ range, forms }: PrizeKind): boolean => range !== undefined || forms.some(isMoneyForm);

/** Several of one kind are posted by place: `top3/1`. */
const kindChoice = ({ key, label, range, count: places = 1 }: PrizeKind): readonly Choice[] => {
  const of = (at: string, named: string | Said): readonly Choice[] =>
    range === undefined
      ? [{ part: 'prizes', key: at, label: named, unit: 'money', least: 0 }]
      : money('prizes', at, named, range);
  if (places === 1 || (range !== undefined && isFixed(range))) return of(key, label);
  return Array.from({ length: places }, (_, n) => n + 1).flatMap(place =>
    of(`${key}/${place}`, word('offered.place', { label, place })),
  );
};

const settingChoice = (setting: Setting): Choice => {
  const { key, label, value, list } = setting;
  return {
    part: 'settings',
    key,
    label,
    unit: value.type === 'money' ? 'money' : 'count',
    approved: approvedSetting(setting),
    least: value.type === 'choice' ? value.oneOf[0]! : value.from, // One at least.
    ...(list === true ? { isList: true } : {}),
    ...(value.type === 'choice' ? { oneOf: value.oneOf } : {}),
  };
};

const money = (
  part: ChoicePart,
  key: string,
  label: string | Said,
  range: MoneyRange | undefined,
): readonly Choice[] =>
  range === undefined
    ? []
    : [{ part, key, label, unit: 'money', approved: approvedMoney(range), least: range.from, ...onlyOf(range) }];

const count = (key: string, label: string, range: CountRange): Choice => ({
  part: 'tickets',
  key,
  label,
  unit: 'count',
  approved: approvedCount(range),
  least: range.from,
  ...onlyOf(range),
});

const onlyOf = ({ from, to }: { readonly from: number; readonly to?: number }): { readonly only?: number } =>
  from === to ? { only: from } : {};
