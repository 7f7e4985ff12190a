import { type Cents, formatAmount } from '#core/money';
import { type Activity, chartsInForce, emptyOffering, type Offering, objections, type Setting } from '#core/rulebook';
import type { Said } from '#core/words';
import { all, amountIn, changed, countIn, plain, type Read, together } from '../parts/reading.ts';
import {
  type MultiplierDraft,
  multiplierDraft,
  multiplierIn,
  type TimesDraft,
  timesDraft,
  timesIn,
} from './times-form.ts';

/** An offering as it is written at the desk: amounts and numbers as text, by their keys. */
export type OfferingDraft = {
  readonly charts: readonly string[];
  readonly prizes: Texts;
  readonly tickets: Texts;
  readonly settings: Texts;
  readonly mode?: Offering['mode'] | undefined;
  /** Empty: at every table. */
  readonly tables: string;
  readonly times: TimesDraft;
  readonly multiplier: MultiplierDraft;
};
type Texts = Readonly<Record<string, string>>;

/** A field of the form, with what the approval allows. */
export type OfferingField = {
  readonly part: 'prizes' | 'tickets' | 'settings';
  readonly key: string;
  readonly label: string;
  /** `$10.00 – $500.00` */
  readonly allowed: string;
};

/** What is left to the house under the charts that are chosen. What has one approved value only is not asked for. */
export const fieldsOf = (activity: Activity, { charts }: Pick<OfferingDraft, 'charts'>): readonly OfferingField[] => {
  const rows = chartsInForce(activity, { ...emptyOffering(activity), charts: [...charts] }).flatMap(
    chart => chart.rows,
  );
  const fields = [
    ...activity.prizes.flatMap(({ key, label, range }) => fieldOf('prizes', key, label, range, formatAmount)),
    ...rows.flatMap(({ key, label, prize }): readonly OfferingField[] => {
      if (prize.type === 'fixed') return fieldOf('prizes', prize.postedAs ?? key, label, prize.range, formatAmount);
      if (prize.type === 'entry') return fieldOf('prizes', key, label, prize.range, formatAmount);
      if (prize.type === 'tickets') return fieldOf('tickets', key, label, prize.range, String);
      return prize.type === 'points' ? fieldOf('tickets', key, label, prize.tickets, String) : [];
    }),
    ...activity.settings.filter(({ key }) => !OF_THE_WHEEL.includes(key)).map(settingField),
  ];
  return [...new Map(fields.map(field => [`${field.part}.${field.key}`, field])).values()];
};

/** Spots are written down when the wheel is opened. */
const OF_THE_WHEEL = ['sections', 'spots', 'doubleSpot'];

type Range<Value> = { readonly from: Value; readonly to?: Value | undefined };

const fieldOf = <Value extends number>(
  part: OfferingField['part'],
  key: string,
  label: string,
  range: Range<Value> | undefined,
  words: (value: Value) => string,
): readonly OfferingField[] =>
  range === undefined || range.from === range.to ? [] : [{ part, key, label, allowed: rangeWords(range, words) }];

const settingField = ({ key, label, value }: Setting): OfferingField => ({
  part: 'settings',
  key,
  label,
  allowed: settingWords(value),
});

const settingWords = (value: Setting['value']): string => {
  if (value.type === 'money') return rangeWords(value, formatAmount);
  return value.type === 'count' ? rangeWords(value, String) : value.oneOf.join(', ');
};

const rangeWords = <Value extends number>({ from, to }: Range<Value>, words: (value: Value) => string): string =>
  to === undefined ? `≥ ${words(from)}` : `${words(from)} – ${words(to)}`;

/** The groups of charts of which one is chosen, and the charts without a group. */
export const chartGroups = ({ charts }: Activity): readonly (readonly Activity['charts'][number][])[] => [
  ...Map.groupBy(charts, ({ group, key }) => group ?? key).values(),
];

/** The form of an offering. */
export const draftOf = (activity: Activity, offering: Offering, tables: 'all' | readonly number[]): OfferingDraft => {
  const amounts = (from: Readonly<Record<string, Cents>>): Texts =>
    Object.fromEntries(Object.entries(from).map(([key, amount]) => [key, formatAmount(amount)]));
  const isMoney = (key: string): boolean => activity.settings.find(one => one.key === key)?.value.type === 'money';
  return {
    charts: offering.charts,
    prizes: amounts(offering.prizes),
    tickets: Object.fromEntries(Object.entries(offering.tickets).map(([key, count]) => [key, String(count)])),
    settings: Object.fromEntries(
      Object.entries(offering.settings).map(([key, values]) => [
        key,
        values.map(value => (isMoney(key) ? formatAmount(value as Cents) : String(value))).join(', '),
      ]),
    ),
    mode: offering.mode,
    tables: tables === 'all' ? '' : tables.join(', '),
    times: timesDraft(offering),
    multiplier: multiplierDraft(offering),
  };
};

/** The offering that is written down, on the ground of one that has everything the form does not ask for. */
export const offeringIn = (activity: Activity, ground: Offering, draft: OfferingDraft): Read<Offering> => {
  const asked = fieldsOf(activity, draft);
  const written = <Value>(part: OfferingField['part'], read: (text: string, key: string) => Read<Value>) => {
    const keys = asked.flatMap(({ key, ...field }) =>
      field.part === part && (draft[part][key] ?? '').trim() !== '' ? [key] : [],
    );
    return together(Object.fromEntries(keys.map(key => [key, read(draft[part][key]!, key)])));
  };
  const parts = together({
    prizes: written('prizes', amountIn),
    tickets: written('tickets', countIn),
    settings: written('settings', (text, key) => valuesIn(activity, key, text)),
    mode: plain(draft.mode),
    times: timesIn(draft.times),
    multiplied: multiplierIn(draft.multiplier),
  });
  return changed(parts, ({ multiplied, ...chosen }) => {
    const { multiplier: _, multiplierIn: _in, ...rest } = ground;
    return { ...rest, charts: [...draft.charts], ...chosen, ...multiplied };
  });
};

/** What the approval says against it, as the page says it. */
export const objectionsTo = (activity: Activity, offering: Offering, say: (said: Said) => string): string =>
  objections(activity, offering).map(say).join(' ');

/** Several of them where the setting is a list; a comma with a space parts them, since `$1,000` has one of its own. */
const valuesIn = ({ settings }: Activity, key: string, text: string): Read<readonly number[]> => {
  const isMoney = settings.find(one => one.key === key)?.value.type === 'money';
  return all<number>(text.split(/[;\n]|,\s+/).map(part => (isMoney ? amountIn(part) : countIn(part))));
};
