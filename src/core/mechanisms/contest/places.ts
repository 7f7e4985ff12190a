import { defined, type Refusal } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { type Activity, clauseOf, isMoneyForm } from '#core/rulebook';
import { refuse } from './refusals.ts';
import type { ContestRule } from './rule.ts';
import type { PlacePrize } from './shape.ts';
import type { RankedTerms } from './terms.ts';

/** What is posted for each place, the first one first. */
export const prizesByPlace = ({ activity, offering, terms, things = {} }: ContestRule): readonly PlacePrize[] =>
  placesOf(activity, terms).map(place => {
    const thing = things[place.key];
    return { amount: amountAt(offering, place), ...defined({ thing }) };
  });

/** By its place, or once for all places of its kind. */
const amountAt = ({ prizes }: ContestRule['offering'], { key, kind }: Place): Cents =>
  prizes[key] ?? prizes[kind] ?? NOTHING;

/** The prizes that may be given as things, by the keys under which their values are posted. CON-11 */
export const thingPlaces = (activity: Activity, terms: RankedTerms): readonly string[] =>
  placesOf(activity, terms)
    .filter(({ forms }) => forms.some(form => !isMoneyForm(form)))
    .map(({ key }) => key);

/** A thing is given where the approval allows one, for a posted amount, which is its value. CON-11 */
export const thingsObjection = ({ activity, offering, terms, things = {} }: ContestRule): Refusal | undefined => {
  const clause = clauseOf(activity, 'Prizes');
  const allowed = thingPlaces(activity, terms);
  const [prize, thing] = Object.entries(things).find(([key]) => !allowed.includes(key)) ?? [];
  if (prize !== undefined && thing !== undefined)
    return refuse('place-is-money', { prize: labelOf(activity, prize), thing }, clause);
  const unvalued = placesOf(activity, terms).filter(place => amountAt(offering, place) === 0);
  const [key, what] = Object.entries(things).find(([one]) => unvalued.some(place => place.key === one)) ?? [];
  if (key === undefined || what === undefined) return undefined;
  return refuse('thing-not-valued', { what, prize: labelOf(activity, key) }, clause);
};

/** Before anybody enters, the first place is posted, and each whose least the approval names. CON-13 */
export const placesObjection = ({ activity, offering, terms }: ContestRule): Refusal | undefined => {
  const missing = placesOf(activity, terms).filter(
    (one, place) => (place === 0 || one.from > 0) && amountAt(offering, one) === 0,
  );
  if (missing.length === 0) return undefined;
  const prizes = [...new Set(missing.map(({ key }) => labelOf(activity, key)))];
  return refuse('places-not-posted', { prizes }, clauseOf(activity, 'Prizes'));
};

/** As the approval words it: the `Top three` of `top3/1`. */
const labelOf = ({ prizes }: Activity, key: string): string =>
  prizes.find(kind => kind.key === key || key.startsWith(`${kind.key}/`))?.label ?? key;

type Place = {
  readonly key: string;
  readonly kind: string;
  readonly forms: readonly string[];
  /** The least that may be posted. */
  readonly from: number;
};

/** Posted under one kind of prize (`top3/1`), or under a kind for each place; forms named once count for all after. */
const placesOf = ({ prizes }: Activity, { places }: RankedTerms): readonly Place[] => {
  const forAll = prizes.find(({ count }) => count === places);
  if (forAll !== undefined)
    return Array.from({ length: places }, (_, n) => ({
      key: `${forAll.key}/${n + 1}`,
      kind: forAll.key,
      forms: forAll.forms,
      from: forAll.range?.from ?? 0,
    }));
  return prizes.slice(0, places).map(({ key, range }, n) => {
    const named = prizes.slice(0, n + 1).findLast(({ forms }) => forms.length > 0);
    return { key, kind: key, forms: named?.forms ?? [], from: range?.from ?? 0 };
  });
};
