import { type Answer, answer, assert } from '#core/base';
import { type AwardClaim, verifiedClaim } from '#core/claim';
import type { PoolHit } from '#core/fund';
import type { Activity } from '#core/rulebook';
import {
  type HouseView,
  momentText,
  moneyOf,
  type OfType,
  paidForEach,
  prizeObjection,
  type Rule,
  sourceOf,
  type Won,
  withPayers,
} from '#core/state';
import { worthOfGift } from '#core/state/gifts';
import type { PromotionEvent, PromotionHappens } from './shape.ts';

/** What a promotion has brought: the fund pays for it, and every winner has an award. PRO-3 */
export const awardWins = (
  house: HouseView,
  rule: Rule,
  made: {
    readonly promotion: string;
    readonly won: readonly Won[];
    readonly hits: readonly PoolHit[];
    readonly people: readonly string[];
  },
  now: Temporal.Instant,
): Answer<readonly PromotionHappens[]> => {
  const { promotion, won, hits, people } = made;
  const prizes = won.flatMap(one => one.prizes);
  const money = moneyOf(house);
  const moved = prizes.length === 0 ? answer([]) : money.move(rule, { type: 'PayPrizes', prizes, hits }, CAUSE);
  if (!moved.ok) return moved;
  const paid = moved.value.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : []));
  assert(paid.length === prizes.length, `${prizes.length} prizes were due and ${paid.length} were paid`);
  const { activity } = rule;
  const paidEach = paidForEach(won, paid);
  const awards = won.map(
    (one, place): Awarded => ({
      type: 'PrizeAwarded',
      award: house.numbers.award + 1 + place,
      promotion,
      activity: activity.id,
      to: one.to,
      gives: withPayers(one.gives, paidEach[place]!),
      source: sourceOf(one.prizes, paidEach[place]!),
      because: one.because,
      claim: claimOf(house, activity, one, now),
      wonAt: momentText(now),
      verifiedBy: people,
      bookings: [],
    }),
  );
  return answer([...money.events, ...awards, ...forfeited(house, awards)]);
};

const CAUSE = { why: 'award' } as const;

type Awarded = OfType<PromotionEvent, 'PrizeAwarded'>;

/** The prize of an excluded person is held from the first moment. CLB-5 */
const forfeited = (house: HouseView, awards: readonly Awarded[]): readonly PromotionHappens[] =>
  awards
    .filter(({ to }) => prizeObjection(house, to.player) !== undefined)
    .map(({ award }) => ({ type: 'AwardForfeited', award, to: { type: 'held' }, why: 'excluded' }));

/** Where the mechanism has seen the papers the prize is payable; else the claim runs by the activity's own clock. */
const claimOf = (
  { settings }: HouseView,
  activity: Activity,
  { gives, isClaimed }: Won,
  now: Temporal.Instant,
): AwardClaim => {
  if (isClaimed) return { state: 'payable' };
  const win = { wonAt: now, posted: worthOfGift(gives) ?? settings.secondPersonFrom };
  return verifiedClaim(activity, win, { now, clock: settings.clock });
};
