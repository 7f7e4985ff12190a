import { rational } from '#core/base';
import { COVER_ALL, type CoverAllPlayers } from '#core/games/crazy-4-poker';
import { type PaidEvent, returnOf } from '../../answer/return.ts';
import type { OddsAnswer } from '../../answer/subject.ts';
import { choose, inOrder } from '../../counting/choose.ts';
import { allDeals, type DealsByRank, dealsByRank } from '../../counting/deals-by-rank.ts';
import { type Layout, layouts, straightRuns } from '../../counting/suited-runs.ts';
import { toOne } from '../../wagers/pay-lines.ts';

/**
 * ODD-6: Cover All, exactly, for so many players and the dealer, every hand counted. A folded hand does not count, but
 * nobody who plays for the best folds three of a kind or better.
 */
export const coverAll = (players: CoverAllPlayers): OddsAnswer => {
  const { total, ...ways } = highestHands(players + 1);
  const lines: PaidEvent[] = COVER_ALL[players].rows.map(({ hand, pays }) => ({
    key: hand,
    count: ways[hand],
    net: toOne(pays),
  }));
  lines.push({ key: 'lose', count: ways.lower, net: rational(-1) });
  return { players, ...returnOf(lines, total), standardError: 0 };
};

// They keep what they have counted: for one kind of run, for the other, and for the next number of players.
const ANY_HANDS = dealsByRank(4);
const NO_FOURS = dealsByRank(3);
const NO_THREES = dealsByRank(2);

/** Ways to deal so many hands of five, by the highest hand among them in the order of the Cover All table. */
export const highestHands = (hands: number) => {
  const total = allDeals(52, hands);
  // Four aces and one of 48 other cards; only one hand can hold them.
  const fourAces = (total * BigInt(hands) * 48n) / choose(52, 5);
  const royals = layouts([{ ranks: 0b1111 << 9, length: 4 }], 13, hands);
  const straights = layouts(straightRuns(13), 13, hands);
  const noAcesNoRoyal = dealsWithout(royals, ANY_HANDS, hands) - fourAces; // Four aces leave nobody a royal.
  const noFoursNoRoyal = dealsWithout(royals, NO_FOURS, hands);
  const noFoursNoStraight = dealsWithout(straights, NO_FOURS, hands);
  const lower = dealsWithout(straights, NO_THREES, hands);
  return {
    total,
    'four-aces': fourAces,
    'royal-flush': total - fourAces - noAcesNoRoyal,
    'four-of-a-kind': noAcesNoRoyal - noFoursNoRoyal,
    'straight-flush': noFoursNoRoyal - noFoursNoStraight,
    'three-of-a-kind': noFoursNoStraight - lower,
    lower,
  };
};

/**
 * Ways to deal so that no hand holds a run of one suit nor more cards of one rank than `deals` allows. A hand of five
 * that holds runs of four holds one more of them than runs of five, so "no run" is one, less its runs of four, plus its
 * runs of five. Multiplied out over the hands, each of some hands is given a run; the others, dealt first, go by ranks
 * alone, and a hand with a run of four takes its last card from all that is left (with four ranks it cannot have three
 * alike).
 */
export const dealsWithout = (runs: readonly Layout[], deals: DealsByRank, hands: number, ranks = 13): bigint => {
  let sum = 0n;
  for (const alike of Map.groupBy(runs, ({ fours, fives }) => 8 * fours + fives).values()) {
    const { fours, fives } = alike[0]!;
    const others = hands - fours - fives;
    const lastCards = inOrder(4 * ranks - 4 * fours - 5 * fives - 5 * others, fours);
    const dealt = alike.reduce((ways, layout) => ways + BigInt(layout.ways) * deals(layout.deck, others), 0n);
    const count = inOrder(hands, fours + fives) * dealt * lastCards;
    sum += fours % 2 === 0 ? count : -count;
  }
  return sum;
};
