import { type Answer, answer, type Refusal } from '#core/base';
import { isSameGame, nameOfGame } from '#core/qualifying';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import type { Said } from '#core/words';
import { impossibleIn } from './possible.ts';
import { refuse, speak } from './refusals.ts';
import type { Payout, Structure } from './structure-shape.ts';
import { type TournamentTerms, tournamentTermsOf } from './terms.ts';

export type TournamentRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: TournamentTerms;
};

export const tournamentRule = (activity: Activity, offering: Offering): Answer<TournamentRule> => {
  const terms = tournamentTermsOf(activity);
  if (terms !== undefined) return answer({ activity, offering, terms });
  return refuse('no-tournament', { activity: activity.name }, clauseOf(activity, 'Offering'));
};

/** The structure if all of it is approved, for so many entrants where that is known. TRN-1 */
export const checkStructure = (rule: TournamentRule, structure: Structure, entrants?: number): Answer<Structure> =>
  amountObjection(rule, structure, entrants) ?? methodObjection(rule, structure) ?? answer(structure);

/** Each amount goes by the setting of its name; one that the approval does not know is refused as well. */
const amountObjection = (
  { activity, offering }: TournamentRule,
  structure: Structure,
  entrants: number | undefined,
): Refusal | undefined => {
  const { buyIn, entryFee, rebuy, addOn, guarantee, bounties } = structure;
  const once: Readonly<Record<string, number | undefined>> = {
    buyIn,
    entryFee,
    reBuy: rebuy?.price,
    reBuys: rebuy?.limit,
    addOn: addOn?.price,
    addOns: addOn?.limit,
    guaranteed: guarantee,
    // Only an approval that asks for a certain number of entrants has a setting for it.
    ...(activity.settings.some(({ key }) => key === 'entrants') ? { entrants } : {}),
  };
  const named = Object.entries(once).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  const all = [...named, ...Object.values(bounties?.on ?? {}).map(amount => ['bounty', amount] as const)];
  const checks = all.map(([key, value]) =>
    checkOffering(activity, { ...offering, settings: { ...offering.settings, [key]: [value] } }),
  );
  return checks.find(check => !check.ok);
};

const methodObjection = ({ activity, terms }: TournamentRule, structure: Structure): Refusal | undefined => {
  const { payout } = structure;
  const clause = clauseOf(activity, terms.clause);
  const what = notApproved(terms, structure) ?? gameBeyond(activity, structure);
  if (what !== undefined) return refuse('not-approved-here', { activity: activity.name, what }, clause);
  if (payout.type === 'item' && payout.value <= 0) return refuse('item-without-value', {}, clause);
  const sum = payout.type === 'percent' ? sumNotWhole(payout) : undefined;
  if (sum !== undefined) return refuse('percents-not-whole', { sum }, clause);
  const impossible = impossibleIn(structure);
  return impossible === undefined ? undefined : refuse('structure-not-possible', { what: impossible }, clause);
};

/** What percentages add up to that are not exactly 100, each above zero, for any number of entries. TRN-1 */
const sumNotWhole = ({ percents, byEntries = [] }: Extract<Payout, { type: 'percent' }>): number | undefined => {
  for (const row of [{ percents }, ...byEntries]) {
    const hundredths = row.percents.map(percent => Math.round(percent * 100));
    const sum = hundredths.reduce((a, b) => a + b, 0);
    if (sum !== 10_000 || !hundredths.every(part => part > 0)) return sum / 100;
  }
  return undefined;
};

/** A game that is not among those of the approval. */
const gameBeyond = ({ games }: Activity, { games: posted = [] }: Structure): string | undefined => {
  const slug = posted.find(one => !games.some(game => isSameGame(game.slug, one)));
  return slug === undefined ? undefined : nameOfGame(slug);
};

/** What the approval does not know. Where half of the field ends it, everybody enters once and nothing is added. */
const notApproved = (terms: TournamentTerms, structure: Structure): Said | undefined => {
  const { payout, bounties, guarantee, reEntry, added, things, charity } = structure;
  const isDouble = payout.type === 'double';
  return [
    ...(terms.payouts.includes(payout.type) ? [] : [speak(`approved.${payout.type}`, {})]),
    ...(bounties === undefined || terms.bounties ? [] : [speak('approved.bounties', {})]),
    ...(guarantee === undefined || terms.guarantee ? [] : [speak('approved.guarantee', {})]),
    ...(isDouble && reEntry !== undefined ? [speak('approved.re-entry', {})] : []),
    ...(isDouble && added !== undefined ? [speak('approved.added', {})] : []),
    ...(isDouble && things !== undefined ? [speak('approved.things', {})] : []),
    ...(isDouble && charity !== undefined ? [speak('approved.charity', {})] : []),
  ][0];
};
