import type { Fund } from '#core/fund';
import { type Cents, percent, type Rate } from '#core/money';
import { outranks, playerDealerHand } from '#core/qualifying';
import type { PayoutShare, PayoutStructure, Recipient, Row } from '#core/rulebook';
import type { Hit } from './hit.ts';
import type { Rule } from './settled.ts';

/** How a prize is split under the structure in force: by the posted amount where it differs. RBK-4 */
export const sharesFor = (
  rule: Rule,
  fund: Fund,
  hit: Hit | undefined,
  posted: Cents,
): readonly PayoutShare[] | undefined => {
  if (hit === undefined) return undefined;
  const structure = rule.activity.payouts.find(one => isInForce(one, rule, fund, hit));
  const { bands = [] } = structure ?? {};
  return bands.find(({ from, to }) => (from ?? posted) <= posted && posted <= (to ?? posted))?.shares;
};

export const percentTo = (shares: readonly PayoutShare[], to: Recipient): number =>
  shares.find(share => share.to === to)?.percent ?? 0;

/** What a second winner of a meter has of it: the hand's part, for the room's is paid once a round. SET-12 */
export const partOfAnother = ({ activity, offering }: Rule, fund: Fund, row: Row): Rate => {
  const structure = activity.payouts.find(
    ({ key, applies }) => applies.type === 'chosen' && isChosen(key, offering, fund) && isAmong(applies.rows, row),
  );
  const shares = structure?.bands[0]?.shares ?? [];
  return percent(percentTo(shares, 'room') > 0 ? percentTo(shares, 'hand') : 100);
};

const isInForce = ({ key, applies }: PayoutStructure, { offering }: Rule, fund: Fund, hit: Hit): boolean => {
  switch (applies.type) {
    case 'chosen':
      return isChosen(key, offering, fund) && isAmong(applies.rows, hit.row);
    case 'row':
      return isAmong(applies.rows, hit.row);
    case 'result':
      return resultOf(hit) === applies.result;
  }
};

const isChosen = (key: string, { payouts }: Rule['offering'], fund: Fund): boolean =>
  key === (fund.payout ?? payouts[0]);

const isAmong = (rows: readonly string[] | undefined, { key }: Row): boolean => rows?.includes(key) ?? true;

/** How a hand fared against the bank, which has no result against itself. */
const resultOf = ({ hand, played }: Hit): 'lost' | 'not-lost' | undefined => {
  const { deal } = played.round;
  const bank = playerDealerHand(deal);
  if (bank === undefined || hand.seat === bank.seat) return undefined;
  return outranks(deal, bank, hand) ? 'lost' : 'not-lost';
};
