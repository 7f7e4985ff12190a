import type { Refusal } from '#core/base';
import { type Cents, formatAmount } from '#core/money';
import type { Activity, PrizeKind } from './activity.ts';
import { chartsConcerned } from './approved.ts';
import type { Row } from './chart.ts';
import { isThingForm } from './forms.ts';
import { amountPosted, chosen, clauseOf } from './in-force.ts';
import type { Offering, PostedThing } from './offering.ts';
import { refuse } from './refusals.ts';
import type { PayoutShare } from './settlement.ts';

/** A prize of a hand that may be given as a thing: its key in the offering, and the kind whose forms it has. SET-19 */
export type ThingPlace = {
  readonly key: string;
  readonly label: string;
  readonly kind: PrizeKind;
  /** Absent for a part of a meter, which is known when it is won. */
  readonly posted?: Cents | undefined;
  readonly isOfMeter: boolean;
};

/** Where an approval lets things be given for hands; none where it pays money only. SET-19 */
export const thingPlacesOf = (activity: Activity, offering: Offering): readonly ThingPlace[] => {
  const rows = chartsConcerned(activity, offering).flatMap(chart => chart.rows);
  const places = [...rows.flatMap(row => placesOfRow(activity, offering, row)), ...placesOfMeter(activity, rows)];
  const allowed = places.filter(({ kind }) => kind.forms.some(isThingForm));
  return [...new Map(allowed.map(place => [place.key, place])).values()];
};

/** A thing with its value: what of the amount it stands for. */
export type ThingGiven = { readonly what: string; readonly value: Cents };

/** What is given for the prize of a row; of a multiple, for the prize that it multiplies. */
export const thingOfRow = (activity: Activity, offering: Offering, row: Row): ThingGiven | undefined => {
  if (row.prize.type === 'multiple') {
    const { of } = row.prize;
    const single = activity.charts.flatMap(({ rows }) => rows).find(({ key }) => key === of);
    return single === undefined ? undefined : thingOfRow(activity, offering, single);
  }
  return row.prize.type === 'fixed' ? thingFor(offering, keyOf(row), amountPosted(activity, offering, row)) : undefined;
};

/** What is given under a key, for the posted amount or a part of it. */
export const thingFor = ({ things = {} }: Offering, key: string, posted: Cents | undefined): ThingGiven | undefined => {
  const thing = things[key];
  const value = thing?.value ?? posted;
  return thing === undefined || value === undefined ? undefined : { what: thing.what, value };
};

/** Things that the approval doesn't allow, that nobody has valued, or that are worth more than was posted. SET-19 */
export const thingObjections = (activity: Activity, offering: Offering): readonly Refusal[] =>
  Object.entries(offering.things ?? {}).flatMap(([key, thing]) => objectionsTo(activity, offering, key, thing));

const objectionsTo = (
  activity: Activity,
  offering: Offering,
  key: string,
  { what, value }: PostedThing,
): readonly Refusal[] => {
  const clause = clauseOf(activity, 'Prizes');
  const place = thingPlacesOf(activity, offering).find(one => one.key === key);
  if (place === undefined) return [refuse('hand-pays-money', { what, prize: key }, clause)];
  const { label, posted, isOfMeter, kind } = place;
  if (isOfMeter) return value === undefined ? [refuse('thing-needs-value', { what, prize: label }, clause)] : [];
  if (posted === undefined) return [refuse('thing-needs-value', { what, prize: label }, clause)];
  if (value === undefined || value === posted) return [];
  const facts = { what, prize: label, value: formatAmount(value), posted: formatAmount(posted) };
  if (value > posted) return [refuse('thing-above-prize', facts, clause)];
  return kind.combined === true ? [] : [refuse('thing-not-combined', facts, clause)];
};

const keyOf = ({ key, prize }: Row): string => (prize.type === 'fixed' ? (prize.postedAs ?? key) : key);

const placesOfRow = (activity: Activity, { prizes }: Offering, row: Row): readonly ThingPlace[] => {
  const { prize, label, extras = [] } = row;
  if (prize.type !== 'fixed') return [];
  const isOfMeter = false;
  const key = keyOf(row);
  return [
    ...placeOf(activity, { key, label, posted: chosen(prize.range, prizes[key]), isOfMeter }),
    ...extras.flatMap(extra =>
      placeOf(activity, {
        key: extra.key,
        label: kindFor(activity, extra.key)?.label ?? extra.key,
        posted: chosen(extra.range, prizes[extra.key]),
        isOfMeter,
      }),
    ),
  ];
};

/** The parts of a meter that a payout structure gives to a hand. */
const placesOfMeter = (activity: Activity, rows: readonly Row[]): readonly ThingPlace[] => {
  const isMeter = rows.some(({ prize }) => prize.type === 'meter') || activity.designates?.includes('losing-hand');
  if (isMeter !== true) return [];
  const given = activity.payouts.flatMap(({ bands }) => bands.flatMap(({ shares }) => shares.map(({ to }) => to)));
  return Object.entries(HAND_SHARES).flatMap(([to, key]) =>
    given.includes(to as PayoutShare['to']) // A key of the table below.
      ? placeOf(activity, { key, label: activity.payouts[0]?.label ?? key, isOfMeter: true })
      : [],
  );
};

const HAND_SHARES: Partial<Record<PayoutShare['to'], 'losing' | 'winning'>> = {
  'losing-hand': 'losing',
  'winning-hand': 'winning',
};

const placeOf = (activity: Activity, place: Omit<ThingPlace, 'kind'>): readonly ThingPlace[] => {
  const kind = kindFor(activity, place.key);
  return kind === undefined ? [] : [{ ...place, kind }];
};

/** The kind of prize of that name, else the first: rows are posted by their own keys. */
const kindFor = ({ prizes }: Activity, key: string): PrizeKind | undefined =>
  prizes.find(kind => kind.key === key) ?? prizes[0];
