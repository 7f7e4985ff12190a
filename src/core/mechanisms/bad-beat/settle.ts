import type { Fund } from '#core/fund';
import { NOTHING, rate } from '#core/money';
import type { DealtHand } from '#core/qualifying';
import { type BeatRule, bestRows } from '#core/rulebook';
import {
  type Claimed,
  contendersOf,
  type Hit,
  joined,
  type MoneyPrize,
  moneyPrizes,
  type Outcome,
  type Played,
  type PortionSource,
  payPots,
  percentTo,
  potOf,
  type Rule,
  type Settled,
  settleHits,
  sharesFor,
  tableHolders,
  wasDealtIn,
} from '../round/index.ts';
import { judgedBeats } from './explain.ts';
import { type Beat, findBeats } from './find-beats.ts';

/** Pays hands that were beaten and, as the activity says, those that beat them and the table. SET-11, SET-12 */
export const settleBeats = (rule: Rule, fund: Fund, played: Played): Settled => {
  const { beat } = rule.activity.settlement;
  if (beat === undefined) return { awards: [], hits: [], kept: NOTHING, judged: [] };
  const beats = findBeats(rule, played, beat);
  return { ...payBeats(rule, fund, beat, beats), judged: judgedBeats(rule, played, beats) };
};

const payBeats = (rule: Rule, fund: Fund, beat: BeatRule, beats: readonly Beat[]): Outcome => {
  const losers = beats.flatMap(one => one.losers);
  switch (beat.pays) {
    case 'loser':
      return settleHits(rule, fund, losers);
    case 'both':
      return settleHits(rule, fund, bestOfEachHand([...losers, ...beats.flatMap(({ winners }) => winners)]));
    case 'structure':
      return joined(moneyPrizes(rule, fund, losers).map(prize => payByStructure(rule, fund, beat, beats, prize)));
  }
};

/** A hand that wins one beat and loses or wins another is paid its best row once. SET-1 */
const bestOfEachHand = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(hit => {
    const rows = hits.filter(({ hand }) => hand.seat === hit.hand.seat).map(({ row }) => row);
    return bestRows(rows).includes(hit.row);
  });

/** The losing hands, the winning hands and the table, each so much of the prize. SET-12 */
const payByStructure = (rule: Rule, fund: Fund, beat: BeatRule, beats: readonly Beat[], prize: MoneyPrize): Outcome => {
  const [first] = prize.hits;
  const shares = sharesFor(rule, fund, first, prize.posted);
  if (first === undefined || shares === undefined) return { awards: [], hits: [], kept: NOTHING };
  const keys = new Set(prize.hits.map(({ row }) => row.key));
  const winners = beats.filter(({ row }) => keys.has(row.key)).flatMap(one => one.winners);
  const claim = (hit: Hit, share: 'losing' | 'winning'): Claimed<PortionSource> => ({
    holders: hit.holders,
    source: { hit, share },
  });
  const table = restOfTable(rule, beat, first, [...prize.hits, ...winners]);
  const pot = potOf(prize, rate(1, 1), true, [
    { percent: percentTo(shares, 'losing-hand'), hands: prize.hits.map(hit => claim(hit, 'losing')) },
    { percent: percentTo(shares, 'winning-hand'), hands: winners.map(hit => claim(hit, 'winning')) },
    { percent: percentTo(shares, 'table'), hands: table, isUnearned: true },
  ]);
  return payPots(rule, prize, [pot]);
};

/** Everybody else in the round; holders of the losing or winning share are left out. SET-12 */
const restOfTable = (
  rule: Rule,
  { table }: BeatRule,
  hit: Hit,
  paid: readonly Hit[],
): readonly Claimed<PortionSource>[] => {
  const { round } = hit.played;
  const seats = new Set(paid.map(({ hand }) => hand.seat));
  return tableOf(rule, table, hit)
    .filter(({ seat }) => !seats.has(seat))
    .map(hand => ({ holders: tableHolders(rule, round, hand, hit.row), source: { hit, share: 'table' } }));
};

const tableOf = (rule: Rule, table: BeatRule['table'], { played: { round } }: Hit): readonly DealtHand[] => {
  switch (table) {
    case undefined:
      return [];
    case 'dealt-in':
      return round.deal.hands.filter(hand => wasDealtIn(round, hand));
    case 'not-folded':
      return contendersOf(rule, round);
    case 'seated':
      return round.deal.hands;
  }
};
