import { type Answer, answer } from '#core/base';
import { claimAfter } from '#core/claim';
import { idsOf } from '#core/people';
import { type Activity, clauseOf } from '#core/rulebook';
import { type Award, type AwardGives, awardNumbered, type HouseView, type KnownAward } from '#core/state';
import { holderFact } from './drawing/holder.ts';
import { refuse } from './refusals.ts';

type Earning = { readonly activity: Activity; readonly clause: string; readonly now: Temporal.Instant };
type Entries = 'tickets' | 'points';
type Named = { readonly player: string; readonly award: number | undefined };

/** Tickets and points are earned by a verified hand: by its award, which is named, and once. PRO-9 */
export const earnedBy = (
  house: HouseView,
  { activity, clause, now }: Earning,
  { player, award: number }: Named,
  { what, row, count }: { readonly what: Entries; readonly row?: string; readonly count: number },
): Answer<Award> => {
  const at = clauseOf(activity, clause);
  if (number === undefined) return refuse('hand-not-named', { what }, at);
  const found = ownAward(house, { player, award: number }, at);
  if (!found.ok) return found;
  const { award } = found.value;
  const isEarned =
    award.activity === activity.id && givenBy(award.gives, what) === count && (row ?? award.row) === award.row;
  if (!isEarned) return refuse('award-earns-otherwise', { award: number, what, count }, at);
  return payable(house, found.value, now);
};

/** Under whichever id the club knows its winner. CLB-4 */
export const ownAward = (
  house: HouseView,
  { player, award: number }: { readonly player: string; readonly award: number },
  clause: string,
): Answer<KnownAward> => {
  const found = awardNumbered(house, number);
  if (!found.ok) return found;
  const { player: winner } = found.value.award;
  if (winner === undefined || idsOf(house.members, player).includes(winner)) return found;
  return refuse('award-of-another', { award: number, player: holderFact(player) }, clause);
};

/** How many of them an award gives; nothing where it gives something else. */
const givenBy = (gives: AwardGives, what: Entries): number | undefined =>
  (gives.type === 'tickets' || gives.type === 'points') && gives.type === what ? gives.count : undefined;

/** Once its winner has shown the papers, in time. */
export const payable = (house: HouseView, { award, activity }: KnownAward, now: Temporal.Instant): Answer<Award> => {
  const step = { type: 'PayPrize' } as const;
  const claimed = claimAfter(activity, award.claim, step, { now, clock: house.settings.clock });
  return claimed.ok ? answer(award) : claimed;
};
