import { type Cents, cents } from '#core/money';
import type { PayoutShare, PayoutStructure, Recipient, Row } from '#core/rulebook';
import type { Forecast } from '../forecast.ts';
import type { Setup } from './setup.ts';

/** OFC-11: how a posted prize is parted by the structure asked for; one that goes by the result is not known before. */
const sharesOf = ({ activity, offering }: Setup, row: Row, posted: number): readonly PayoutShare[] => {
  const isInForce = ({ key, applies }: PayoutStructure): boolean => {
    if (applies.type === 'result') return false;
    if (applies.type === 'chosen' && !offering.payouts.includes(key)) return false;
    return applies.rows?.includes(row.key) ?? true;
  };
  const { bands = [] } = activity.payouts.find(isInForce) ?? {};
  return bands.find(({ from, to }) => (from ?? posted) <= posted && posted <= (to ?? posted))?.shares ?? [];
};

/** What so many winners of one prize are paid together; undefined where the structure does not speak of winners. */
export const paidToWinners = (setup: Setup, row: Row, posted: Cents, winners: number): Cents | undefined => {
  const shares = sharesOf(setup, row, posted);
  if (!shares.some(({ to }) => WINNERS.includes(to))) return undefined;
  const percent = shares.reduce((sum, share) => sum + share.percent * (share.to === 'each-winner' ? winners : 1), 0);
  return cents(Math.floor((posted * percent) / 100));
};

const WINNERS: readonly Recipient[] = ['each-winner', 'all-winners'];

/** What each who has a part of a prize gets on average, in dollars. */
export const meanShares = (setup: Setup, rows: readonly Row[], { prizes }: Forecast) =>
  prizes.flatMap(({ key, meanPrize }) => {
    const row = rows.find(each => each.key === key)!;
    const parted = sharesOf(setup, row, 100 * Number(meanPrize)).filter(({ to }) => !WINNERS.includes(to));
    return parted.map(({ to, percent }) => ({
      key,
      to,
      percent: `${percent}`,
      mean: ((Number(meanPrize) * percent) / 100).toFixed(2),
    }));
  });
