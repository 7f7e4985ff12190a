import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational, seeded } from '#core/base';
import { categoryOfFive, rankFive } from '#core/evaluator';
import type { Board } from '../bad-beat/boards.ts';
import { type BeatRule, leastHand } from '../bad-beat/rule.ts';
import { omahaBoardCounter, omahaChance } from './bad-beat.ts';

type Judged = { readonly value: number; readonly hasPocketPair: boolean };

/** All sixty hands of two hole cards and three of the board. */
const judge = (board: Board, hand: readonly number[]): Judged => {
  let [value, hasPocketPair] = [0, false];
  for (const x of hand) {
    for (const y of hand.filter(card => card < x)) {
      for (let i = 0; i < 5; i++) {
        for (let j = i + 1; j < 5; j++) {
          const [a, b, c] = board.filter((_, place) => place !== i && place !== j);
          const five = rankFive(a!, b!, c!, x, y);
          const isPair = x >> 2 === y >> 2;
          if (five > value) [value, hasPocketPair] = [five, isPair];
          else if (five === value) hasPocketPair ||= isPair;
        }
      }
    }
  }
  return { value, hasPocketPair };
};

const isBeat = (rule: BeatRule, hands: readonly Judged[]): boolean => {
  const isAble = ({ value, hasPocketPair }: Judged): boolean =>
    value >= rule.beatenMin &&
    !(rule.pocketPairForQuads && categoryOfFive(value) === 'four-of-a-kind' && !hasPocketPair);
  if (rule.loser === 'any') {
    return hands.some(a => isAble(a) && a.value >= rule.winnerMin && hands.some(b => isAble(b) && b.value < a.value));
  }
  const [best = 0, second = 0] = [...new Set(hands.map(hand => hand.value))].toSorted((a, b) => b - a);
  return (
    best >= rule.winnerMin &&
    hands.some(hand => hand.value === best && isAble(hand)) &&
    hands.some(hand => hand.value === second && isAble(hand))
  );
};

const bruteForce = (rule: BeatRule, board: Board, cards: readonly number[], players: number) => {
  let [beats, deals] = [0, 0];
  const deal = (left: readonly number[], hands: readonly Judged[]): void => {
    if (hands.length === players) {
      deals++;
      if (isBeat(rule, hands)) beats++;
      return;
    }
    for (const hand of fours(left)) {
      deal(
        left.filter(card => !hand.includes(card)),
        [...hands, judge(board, hand)],
      );
    }
  };
  deal(cards, []);
  return { beats, deals };
};

const fours = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((a, i) =>
    cards.slice(0, i).flatMap((b, j) => cards.slice(0, j).flatMap((c, k) => cards.slice(0, k).map(d => [a, b, c, d]))),
  );

const rules = fc.record({
  beatenMin: fc.constantFrom('four-of-a-kind-2', 'four-of-a-kind-8', 'straight-flush').map(name => leastHand(name)!),
  winnerMin: fc.constantFrom('four-of-a-kind-2', 'straight-flush').map(name => leastHand(name)!),
  loser: fc.constantFrom('second-best' as const, 'any' as const),
  pocketPairForQuads: fc.boolean(),
  tripsPartlyInHand: fc.constant(false),
});

/** Boards with pairs and suited runs, out of four ranks or five. */
const tables = fc
  .record({ seed: fc.integer(), lowest: fc.integer({ min: 0, max: 8 }), suits: fc.constantFrom(2, 4) })
  .map(({ seed, lowest, suits }) => {
    const all = Array.from({ length: 20 }, (_, i) => 4 * lowest + i).filter(
      card => (card & 3) < suits || card >> 2 < lowest + 2,
    );
    const deck = Uint8Array.from(all);
    seeded(seed).deal(deck, 14);
    const [a, b, c, d, e, ...rest] = deck.subarray(0, 14);
    return { board: [a!, b!, c!, d!, e!] as const, cards: rest };
  });

test('[OPK-2] [OPK-3] the deals of a board are counted as they are one by one, for two players', () => {
  fc.assert(
    fc.property(tables, rules, ({ board, cards }, rule) => {
      const [splits = new Map()] = omahaBoardCounter([rule])(board, cards);
      const { beats, deals } = bruteForce(rule, board, cards, 2);
      assert.deepEqual(omahaChance({ splits, boards: 1n, cardsLeft: cards.length }, 2), rational(beats, deals));
    }),
    { numRuns: 150 },
  );
});

test('[OPK-3] three players out of twelve cards, on a board with two pairs and a suited run', () => {
  const board: Board = [24, 25, 28, 29, 32]; // 8c 8d 9c 9d Tc
  const cards = [26, 27, 30, 31, 20, 16, 36, 40, 0, 5, 44, 48]; // 8h 8s 9h 9s 7c 6c Jc Qc 2c 3d Kc Ac
  for (const loser of ['second-best', 'any'] as const) {
    const rule: BeatRule = {
      beatenMin: leastHand('four-of-a-kind-2')!,
      winnerMin: leastHand('four-of-a-kind-2')!,
      loser,
      pocketPairForQuads: true,
      tripsPartlyInHand: false,
    };
    const [splits = new Map()] = omahaBoardCounter([rule])(board, cards);
    const { beats, deals } = bruteForce(rule, board, cards, 3);
    assert.ok(beats > 0);
    assert.deepEqual(omahaChance({ splits, boards: 1n, cardsLeft: 12 }, 3), rational(beats, deals));
  }
});
