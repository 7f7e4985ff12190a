import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational, seeded, toNumber } from '#core/base';
import { categoryOfFive, rankFive } from '#core/evaluator';
import { WHOLE } from '../../answer/part.ts';
import { type Board, boardsOf, cardsLeft } from '../bad-beat/boards.ts';
import { type BeatRule, leastHand } from '../bad-beat/rule.ts';
import { countBeats } from '../bad-beat/simulated.ts';
import { estimate } from '../high-hand/estimate.ts';
import { holdemBeats, holdemBoardCounter, holdemChance } from './bad-beat.ts';

const quiet = () => {};

/** A hand judged by five-card hands alone: the best of all twenty-one, and whether one holds both hole cards. */
type Judged = { readonly value: number; readonly both: boolean; readonly pair: boolean; readonly boardTrips: boolean };

const judge = (board: Board, x: number, y: number): Judged => {
  const seven = [...board, x, y];
  let [value, both] = [0, false];
  for (let i = 0; i < 7; i++) {
    for (let j = i + 1; j < 7; j++) {
      const [a, b, c, d, e] = seven.filter((_, place) => place !== i && place !== j);
      const five = rankFive(a!, b!, c!, d!, e!);
      const hasBoth = j < 5;
      if (five > value) [value, both] = [five, hasBoth];
      else if (five === value) both ||= hasBoth;
    }
  }
  const boardTrips = board.some(card => board.filter(other => other >> 2 === card >> 2).length > 2);
  return { value, both, pair: x >> 2 === y >> 2, boardTrips };
};

const isAble = (rule: BeatRule, { value, both, pair, boardTrips }: Judged): boolean => {
  const category = categoryOfFive(value);
  if (!both || value < rule.beatenMin) return false;
  if (rule.pocketPairForQuads && category === 'four-of-a-kind' && !pair) return false;
  return !(rule.tripsPartlyInHand && category === 'full-house' && boardTrips && pair);
};

const isBeat = (rule: BeatRule, hands: readonly Judged[]): boolean => {
  const winners = hands.filter(hand => isAble(rule, hand) && hand.value >= rule.winnerMin);
  const losers = hands.filter(hand => isAble(rule, hand));
  const best = Math.max(...hands.map(hand => hand.value));
  const second = Math.max(...hands.map(hand => hand.value).filter(value => value < best));
  return rule.loser === 'any'
    ? winners.some(winner => losers.some(loser => loser.value < winner.value))
    : winners.some(hand => hand.value === best) && losers.some(hand => hand.value === second);
};

/** Deals the cards in every order of players. */
const bruteForce = (rule: BeatRule, board: Board, cards: readonly number[], players: number) => {
  const judged = new Map<number, Judged>();
  for (const x of cards) for (const y of cards) if (x > y) judged.set(64 * x + y, judge(board, x, y));
  let [beats, deals] = [0, 0];
  const deal = (left: readonly number[], hands: readonly Judged[]): void => {
    if (hands.length === players) {
      deals++;
      if (isBeat(rule, hands)) beats++;
      return;
    }
    for (const x of left) {
      for (const y of left) {
        if (x <= y) continue;
        deal(
          left.filter(card => card !== x && card !== y),
          [...hands, judged.get(64 * x + y)!],
        );
      }
    }
  };
  deal(cards, []);
  return { beats, deals };
};

const rules = fc.record({
  beatenMin: fc
    .constantFrom('full-house', 'full-house-AAATT', 'four-of-a-kind-2', 'four-of-a-kind-8', 'straight-flush')
    .map(name => leastHand(name)!),
  winnerMin: fc.constantFrom('full-house', 'four-of-a-kind').map(name => leastHand(name)!),
  loser: fc.constantFrom('second-best' as const, 'any' as const),
  pocketPairForQuads: fc.boolean(),
  tripsPartlyInHand: fc.boolean(),
});

/** Boards and cards out of a few ranks and suits, so that strong hands are common. */
const tables = fc
  .record({ seed: fc.integer(), lowest: fc.integer({ min: 0, max: 8 }), cards: fc.constantFrom(6, 7, 8) })
  .map(({ seed, lowest, cards }) => {
    const deck = Uint8Array.from({ length: 20 }, (_, i) => 4 * lowest + i);
    seeded(seed).deal(deck, 5 + cards);
    const [a, b, c, d, e, ...rest] = deck.subarray(0, 5 + cards);
    return { board: [a!, b!, c!, d!, e!] as const, cards: rest };
  });

test('[OPK-1] [OPK-3] the deals of a board are counted as they are one by one, for two and three players', () => {
  fc.assert(
    fc.property(tables, rules, fc.constantFrom(2, 3), ({ board, cards }, rule, players) => {
      const [pairCounts = []] = holdemBoardCounter([rule])(board, cards);
      const { beats, deals } = bruteForce(rule, board, cards, players);
      const chance = holdemChance({ pairCounts, boards: 1n, cardsLeft: cards.length }, players);
      assert.deepEqual(chance, rational(beats, deals));
    }),
    { numRuns: process.env['TEST_WHOLE'] === '1' ? 400 : 100 },
  );
});

test('[OPK-1] a deck of sixteen cards is counted as all its boards and pairs are one by one', () => {
  const deck = { ranks: 4 };
  const rule: BeatRule = {
    beatenMin: leastHand('full-house')!,
    winnerMin: leastHand('four-of-a-kind')!,
    loser: 'second-best',
    pocketPairForQuads: false,
    tripsPartlyInHand: false,
  };
  let beats = 0;
  for (const board of allBoards(16)) {
    const left = cardsLeft(board, deck.ranks);
    const pairs = left.flatMap((x, i) => left.slice(0, i).map(y => ({ x, y, hand: judge(board, x, y) })));
    for (const one of pairs) {
      for (const two of pairs) {
        if (one.hand.value <= two.hand.value || [two.x, two.y].some(card => card === one.x || card === one.y)) continue;
        if (isBeat(rule, [one.hand, two.hand])) beats += 2;
      }
    }
  }
  const [counts] = holdemBeats([rule], quiet, deck);
  // 11 x 10 x 9 x 8 / 4 ways to deal two hands after each board.
  assert.deepEqual(holdemChance(counts!, 2), rational(BigInt(beats), boardsOf(deck) * 1980n));
  assert.ok(beats > 0);
});

function* allBoards(cards: number): Generator<Board> {
  for (let a = 0; a < cards; a++)
    for (let b = a + 1; b < cards; b++)
      for (let c = b + 1; c < cards; c++)
        for (let d = c + 1; d < cards; d++) for (let e = d + 1; e < cards; e++) yield [a, b, c, d, e];
}

test('[OPK-6] aces full of tens at ten players: the exact chance agrees with dealing', () => {
  const rule: BeatRule = {
    beatenMin: leastHand('full-house-AAATT')!,
    winnerMin: leastHand('full-house-AAATT')!,
    loser: 'any',
    pocketPairForQuads: false,
    tripsPartlyInHand: false,
  };
  const asked = [rule, { ...rule, pocketPairForQuads: true }];
  const chances = holdemBeats(asked, quiet).map(counts => toNumber(holdemChance(counts, 10)));
  const deals = 250_000;
  const hits = countBeats(asked, { game: 'texas-holdem', players: 10, deals, seed: 5 }, WHOLE, () => {});
  const dealt = hits.map(count => estimate(count, deals));
  for (const [i, chance] of chances.entries()) {
    const error = Math.sqrt((chance * (1 - chance)) / deals);
    assert.ok(
      Math.abs(dealt[i]!.hits / deals - chance) < 4 * error,
      `${dealt[i]!.hits} of ${deals}, expected ${chance}`,
    );
  }
});
