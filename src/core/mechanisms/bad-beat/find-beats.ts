import { condition, type DealtHand, type Finding, judge, outranks, playerDealerHand } from '#core/qualifying';
import { type BeatRule, bestRows, type Row } from '#core/rulebook';
import type { Said } from '#core/words';
import {
  bestOf,
  contendersOf,
  findRow,
  type Hit,
  holdersFor,
  type Played,
  type Rule,
  rowsAt,
  speak,
  viewOf,
} from '../round/index.ts';

/** A row that was hit: the hands that lost with it and those that beat them. */
export type Beat = { readonly row: Row; readonly losers: readonly Hit[]; readonly winners: readonly Hit[] };

/** Every beat of a round; a hand that loses is paid its best row of each family. SET-1, SET-11 */
export const findBeats = (rule: Rule, played: Played, beat: BeatRule): readonly Beat[] => {
  const rows = rowsAt(rule, played.round).filter(({ beatenBy }) => beatenBy !== undefined);
  const pairings = pairingsOf(rule, played, beat);
  const lost = pairings.flatMap(pairing => {
    const met = rows.flatMap(row => beatenWith(rule, played, row, pairing));
    const paid = bestRows(met.map(({ row }) => row));
    return met.filter(({ row }) => paid.includes(row));
  });
  return rows
    .map(row => ({ row, of: lost.filter(one => one.row.key === row.key) }))
    .filter(({ of }) => of.length > 0)
    .map(({ row, of }) => ({
      row,
      losers: of.map(({ loser }) => loser),
      winners: oncePerSeat(of.flatMap(({ winners }) => winners)),
    }));
};

/** A hand and those it could have lost to. */
type Pairing = {
  readonly loser: DealtHand;
  readonly against: readonly DealtHand[];
  /** The bank meets every hand by itself, so that each one that beats it has won. */
  readonly isBank: boolean;
};

/**
 * `second-best`: the best hands that lose, against the best of all. `any`: every hand, against the bank where there is
 * one, else against all others. SET-11
 */
const pairingsOf = (rule: Rule, { round }: Played, { loser }: BeatRule): readonly Pairing[] => {
  const contenders = sidesOf(round.deal) ?? contendersOf(rule, round);
  const bank = contenders.find(({ isPlayerDealer }) => isPlayerDealer === true) ?? playerDealerHand(round.deal);
  if (loser === 'second-best') {
    const best = bestOf(round, contenders);
    const others = contenders.filter(hand => !best.includes(hand));
    return bestOf(round, others).map(hand => ({ loser: hand, against: best, isBank: false }));
  }
  return contenders.map(hand => {
    const others = contenders.filter(({ seat }) => seat !== hand.seat);
    const isBank = hand.seat === bank?.seat;
    const against = bank === undefined || isBank ? others : others.filter(({ seat }) => seat === bank.seat);
    return { loser: hand, against, isBank };
  });
};

/** In baccarat the two hands of the table meet; the players have the one, the bank the other. */
const sidesOf = ({ coup, hands }: Played['round']['deal']): readonly DealtHand[] | undefined => {
  if (coup === undefined) return undefined;
  const bank = hands.find(({ isPlayerDealer }) => isPlayerDealer === true);
  return [
    ...hands.filter(({ seat }) => seat !== bank?.seat).map(hand => ({ ...hand, cards: coup.player })),
    { ...(bank ?? { seat: 0 }), cards: coup.banker, isPlayerDealer: true },
  ];
};

const beatenWith = (
  rule: Rule,
  played: Played,
  row: Row,
  { loser, against, isBank }: Pairing,
): readonly { readonly row: Row; readonly loser: Hit; readonly winners: readonly Hit[] }[] => {
  const { round } = played;
  const finding = findRow(rule, round, loser, row);
  const holders = finding.met ? holdersFor(rule, round, loser, row) : [];
  if (holders.length === 0) return [];
  const hitBy = (hand: DealtHand): Hit => {
    const winning = holdersFor(rule, round, hand, row);
    return { row, hand, finding: findWinner(rule, played, row, hand), holders: winning, inRound: winning, played };
  };
  const beaters = against.filter(hand => outranks(round.deal, hand, loser)).filter(hand => hitBy(hand).finding.met);
  const winners = (isBank ? beaters : bestOf(round, beaters)).map(hitBy);
  const beaten: Finding = { ...finding, conditions: [...finding.conditions, condition(beatenBy(row), true)] };
  const lost: Hit = { row, hand: loser, finding: beaten, holders, inRound: holders, played };
  return winners.length === 0 ? [] : [{ row, loser: lost, winners }];
};

export const beatenBy = ({ beatenBy: winner }: Row): Said =>
  winner === undefined ? speak('condition.beaten-by-any', {}) : speak('condition.beaten', { hand: winner.label });

/** What the row asks of the hand that wins, besides winning. */
const findWinner = (rule: Rule, { round }: Played, { beatenBy }: Row, hand: DealtHand): Finding =>
  beatenBy?.test === undefined
    ? { met: true, used: hand.cards, conditions: [] }
    : judge(beatenBy.test, viewOf(rule, round, hand));

const oncePerSeat = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ hand }, place) => hits.findIndex(other => other.hand.seat === hand.seat) === place);
