import type { Fund } from '#core/fund';
import { NOTHING, percent, type Rate, rate } from '#core/money';
import { playerDealerHand } from '#core/qualifying';
import type { PayoutShare } from '#core/rulebook';
import { joined, type Outcome, type PortionSource } from './award.ts';
import { extrasFor } from './extras.ts';
import { giftsFor } from './gifts.ts';
import type { Hit } from './hit.ts';
import { type Holder, holdersOf, isPayable } from './holders.ts';
import { payPots, potOf } from './pots.ts';
import { type MoneyPrize, moneyPrizes } from './prizes.ts';
import { roomAward } from './room.ts';
import type { Rule } from './settled.ts';
import { type Claimed, withoutUnpayable } from './share-out.ts';
import { percentTo, sharesFor } from './structure.ts';

/** Pays every hit its prize: things first, then money, then what others get besides. */
export const settleHits = (rule: Rule, fund: Fund, hits: readonly Hit[]): Outcome => {
  const all = oncePerPerson(rule, hits);
  const held = all.filter(({ holders }) => holders.length > 0);
  const things: Outcome = { awards: giftsFor(rule, held), hits: [], kept: NOTHING };
  const money = moneyPrizes(rule, fund, held).map(prize => payPrize(rule, fund, prize));
  return joined([things, ...money, extrasFor(rule, all)]);
};

const WHOLE = rate(1, 1);

/** As the structure in force says; where there is none, each winner or all together by the row. */
const payPrize = (rule: Rule, fund: Fund, prize: MoneyPrize): Outcome => {
  const shares = sharesFor(rule, fund, prize.hits[0], prize.posted) ?? [];
  const [each, all] = [percentTo(shares, 'each-winner'), percentTo(shares, 'all-winners')];
  if (each + all > 0)
    return joined([payEach(rule, prize, percent(each)), paySplit(rule, prize, personsOf(prize), percent(all))]);
  if (percentTo(shares, 'room') > 0) return payWithRoom(rule, prize, shares);
  if (percentTo(shares, 'player-dealer') > 0) return payWithBank(rule, fund, prize);
  return prize.sharing === 'each' ? payEach(rule, prize, WHOLE) : paySplit(rule, prize, prize.hits.map(claimOf), WHOLE);
};

/** The posted amount for every winner; a meter pays one of them, the reserve the others. SET-3 */
const payEach = (rule: Rule, prize: MoneyPrize, part: Rate): Outcome => {
  const claimed = prize.hits.flatMap(hit => winnersOf(rule, hit));
  const first = claimed.findIndex(({ holders }) => holders.some(isPayable));
  const pots = claimed.map((hand, place) => potOf(prize, part, place === first, [{ percent: 100, hands: [hand] }]));
  return payPots(rule, prize, part.over === 0 ? [] : pots);
};

/** One amount, in equal parts for each hand. SET-4 */
const paySplit = (rule: Rule, prize: MoneyPrize, hands: readonly Claimed<PortionSource>[], part: Rate): Outcome =>
  payPots(rule, prize, part.over === 0 ? [] : [potOf(prize, part, true, [{ percent: 100, hands }])]);

/** The hand's part for every winner, the room's part once. SET-12 */
const payWithRoom = (rule: Rule, prize: MoneyPrize, shares: readonly PayoutShare[]): Outcome => {
  const hands = payEach(rule, prize, percent(percentTo(shares, 'hand')));
  if (hands.awards.length === 0) return { ...hands, kept: prize.amount };
  return joined([hands, roomAward(rule, prize, percentTo(shares, 'room'))]);
};

/** The holder of the hand and who banks share it, by how the hand fared; several hands have equal parts. SET-12 */
const payWithBank = (rule: Rule, fund: Fund, prize: MoneyPrize): Outcome => {
  const isPassedOn = rule.activity.settlement.unpayable !== 'stays';
  const hits = isPassedOn ? withoutUnpayable(prize.hits) : prize.hits;
  const part = prize.sharing === 'each' ? WHOLE : rate(1, hits.length);
  const pots = hits.map((hit, place) => {
    const shares = sharesFor(rule, fund, hit, prize.posted) ?? [];
    const bank = { holders: bankers(rule, hit), source: { hit } };
    return potOf(prize, part, place === 0 || prize.sharing === 'split', [
      { percent: percentTo(shares, 'hand'), hands: [claimOf(hit)] },
      { percent: percentTo(shares, 'player-dealer'), hands: [bank], isUnearned: true },
    ]);
  });
  return payPots(rule, prize, pots);
};

const bankers = (rule: Rule, { played: { round } }: Hit): readonly Holder[] => {
  const bank = playerDealerHand(round.deal);
  return bank === undefined ? [] : holdersOf(rule, round, bank).filter(({ part }) => part.met);
};

const claimOf = (hit: Hit): Claimed<PortionSource> => ({ holders: hit.holders, source: { hit } });

const personsOf = ({ hits }: MoneyPrize): readonly Claimed<PortionSource>[] =>
  hits.flatMap(hit => hit.holders.map(holder => ({ holders: [holder], source: { hit } })));

/** Holders of a hand by a wager share it; every other holder has won alone. */
const winnersOf = ({ activity }: Rule, hit: Hit): readonly Claimed<PortionSource>[] =>
  activity.settlement.holders === 'by-wager'
    ? [claimOf(hit)]
    : hit.holders.map(holder => ({ holders: [holder], source: { hit } }));

/** If each person gets one part, a holder of several hands of one row has the first of them. SET-5 */
const oncePerPerson = ({ activity }: Rule, hits: readonly Hit[]): readonly Hit[] => {
  if (activity.eligibility.severalHands.value === 'each') return hits;
  const seen = new Set<string>();
  return hits.map(hit => ({
    ...hit,
    holders: hit.holders.filter(({ bettor }) => {
      const person = `${hit.row.key} ${bettor.name}`;
      const isNew = bettor.name === undefined || !seen.has(person);
      seen.add(person);
      return isNew;
    }),
  }));
};
