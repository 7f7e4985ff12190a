import { z } from 'zod';
import type { Refusal } from '#core/base';
import { type Cents, cents } from '#core/money';
import { type Activity, checkOffering, type Offering } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { readOffering } from './offering-json.ts';

export const Money = z.int().transform(cents);

const PromotionOffering = z.looseObject({ option: z.string().optional() });

export type Promotion = { readonly activity: Activity; readonly offering: Offering };

/** The activity of a scenario and its offering: `option` is a chart, `posted` the prizes that go by their keys. */
export const readPromotion = (
  id: string,
  json: unknown,
  posted: Readonly<Record<string, Cents | undefined>>,
): Promotion => {
  const activity = findActivity(id);
  if (activity === undefined) throw new Error(`there is no activity ${id}`);
  const { option, ...others } = PromotionOffering.parse(json ?? {});
  const read = readOffering(activity, others);
  const prizes = Object.entries(posted).flatMap(([key, amount]) => (amount === undefined ? [] : [[key, amount]]));
  const charts = option === undefined ? read.charts : [...read.charts, option];
  return { activity, offering: { ...read, charts, prizes: { ...read.prizes, ...Object.fromEntries(prizes) } } };
};

/** Why the offering may not be run; a scenario that expects a refusal asks for nothing else. */
export const refusalOf = ({ activity, offering }: Promotion, others: readonly Refusal[] = []): Refusal | undefined => {
  const checked = checkOffering(activity, offering);
  return checked.ok ? others[0] : checked;
};

export const outcome = (expected: boolean | undefined, refusal: Refusal | undefined): readonly string[] | undefined => {
  if (expected === true) return refusal === undefined ? ['should be refused, was not'] : [];
  return refusal === undefined ? undefined : [`refused: ${refusal.message}`];
};

/** Lists and records compared as they stand; what a scenario leaves out is free. */
export const differsIn = (field: string, expected: unknown, got: unknown): readonly string[] =>
  expected === undefined || JSON.stringify(expected) === JSON.stringify(got)
    ? []
    : [`${field} should be ${JSON.stringify(expected)}, is ${JSON.stringify(got)}`];

export const sorted = <Value extends string | number>(values: readonly Value[] | undefined) => values?.toSorted();

export const byKey = <Value>(record: Readonly<Record<string, Value>> | undefined) =>
  record === undefined ? undefined : Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
