import { defined, type Refusal } from '#core/base';
import { NOTHING } from '#core/money';
import { type Activity, clauseOf, isMoneyForm } from '#core/rulebook';
import { refuse } from './refusals.ts';
import type { ContestRule } from './rule.ts';
import type { PlacePrize } from './shape.ts';
import type { RankedTerms } from './terms.ts';

/** What is posted for each place, the first one first. */
export const prizesByPlace = ({ activity, offering, terms, things = {} }: ContestRule): readonly PlacePrize[] =>
  placesOf(activity, terms).map(({ key }) => {
    const thing = things[key];
    return { amount: offering.prizes[key] ?? NOTHING, ...defined({ thing }) };
  });

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
  const [key, what] = Object.entries(things).find(([one]) => (offering.prizes[one] ?? NOTHING) === 0) ?? [];
  if (key === undefined || what === undefined) return undefined;
  return refuse('thing-not-valued', { what, prize: labelOf(activity, key) }, clause);
};

/** As the approval words it: the `Top three` of `top3/1`. */
const labelOf = ({ prizes }: Activity, key: string): string =>
  prizes.find(kind => kind.key === key || key.startsWith(`${kind.key}/`))?.label ?? key;

type Place = { readonly key: string; readonly forms: readonly string[] };

/** Posted under one kind of prize (`top3/1`), or under a kind for each place; forms named once count for all after. */
const placesOf = ({ prizes }: Activity, { places }: RankedTerms): readonly Place[] => {
  const forAll = prizes.find(({ count }) => count === places);
  if (forAll !== undefined)
    return Array.from({ length: places }, (_, n) => ({ key: `${forAll.key}/${n + 1}`, forms: forAll.forms }));
  return prizes.slice(0, places).map(({ key }, n) => {
    const named = prizes.slice(0, n + 1).findLast(({ forms }) => forms.length > 0);
    return { key, forms: named?.forms ?? [] };
  });
};
