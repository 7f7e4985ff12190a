import { type Answer, answer, assert } from '#core/base';
import { type AwardClaim, verifiedClaim } from '#core/claim';
import type { Given, PoolHit } from '#core/fund';
import { type Cents, NOTHING, plus, total } from '#core/money';
import type { Activity, PaidBy } from '#core/rulebook';
import {
  type AwardGives,
  type HouseView,
  momentText,
  moneyOf,
  type OfType,
  prizeObjection,
  type Rule,
  type Won,
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
  let next = 0;
  const awards = won.map((one, place): Awarded => {
    const own = paid.slice(next, next + one.prizes.length);
    next += one.prizes.length;
    return {
      type: 'PrizeAwarded',
      award: house.numbers.award + 1 + place,
      promotion,
      activity: activity.id,
      to: one.to,
      gives: givesOf(one, own),
      source: sourceOf(one, own),
      because: one.because,
      claim: claimOf(house, activity, one, now),
      wonAt: momentText(now),
      verifiedBy: people,
      bookings: [],
    };
  });
  return answer([...money.events, ...awards, ...forfeited(house, awards)]);
};

const CAUSE = { why: 'award' } as const;

type Awarded = OfType<PromotionEvent, 'PrizeAwarded'>;

/** What somebody has won who is kept out is held from the first moment. CLB-5 */
const forfeited = (house: HouseView, awards: readonly Awarded[]): readonly PromotionHappens[] =>
  awards
    .filter(({ to }) => prizeObjection(house, to.player) !== undefined)
    .map(({ award }) => ({ type: 'AwardForfeited', award, to: { type: 'held' }, why: 'excluded' }));

const givesOf = ({ gives }: Won, paid: readonly PaidBy[]): AwardGives =>
  gives.type === 'money' || gives.type === 'money-each' ? { ...gives, paidBy: sumOf(paid) } : gives;

const sumOf = (paid: readonly PaidBy[]): PaidBy => ({
  pool: total(paid.map(({ pool }) => pool)),
  reserve: total(paid.map(({ reserve }) => reserve)),
  house: total(paid.map(({ house }) => house)),
});

/** What a fund has given for a thing is owed like money until it is handed over, and goes back as money does. PRO-3 */
const sourceOf = ({ prizes }: Won, paid: readonly PaidBy[]): Given => {
  const pools: Record<string, Cents> = {};
  for (const [place, { from }] of prizes.entries()) {
    const part = paid[place]!.pool;
    if (from.type === 'pool' && part > 0) pools[from.pool] = plus(pools[from.pool] ?? NOTHING, part);
  }
  const { reserve, house } = sumOf(paid);
  return { pools, reseeded: {}, reserve, house };
};

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
