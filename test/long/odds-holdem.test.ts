import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational, toNumber } from '#core/base';
import { categoryOfFive, rankFive, rankSeven } from '#core/evaluator';
import { WHOLE } from '../../src/core/odds/answer/part.ts';
import { type BeatRule, leastHand } from '../../src/core/odds/poker/bad-beat/rule.ts';
import { estimate } from '../../src/core/odds/poker/high-hand/estimate.ts';
import { dealAces } from '../../src/core/odds/poker/texas-holdem/aces.ts';
import { acesBeaten } from '../../src/core/odds/poker/texas-holdem/aces-exact.ts';
import { holdemBeats, holdemChance } from '../../src/core/odds/poker/texas-holdem/bad-beat.ts';

const quiet = () => {};

const ruleOf = (beaten: string, winner: string, parts: Partial<BeatRule> = {}): BeatRule => ({
  beatenMin: leastHand(beaten)!,
  winnerMin: leastHand(winner)!,
  loser: 'second-best',
  pocketPairForQuads: false,
  tripsPartlyInHand: false,
  ...parts,
});

// Any two of ten hands, full house or better beaten by four of a kind or better, as the Wizard of Odds prints it.
const PRINTED: readonly [type: string, parts: Partial<BeatRule>, printed: number][] = [
  ['both hole cards', {}, 0.00203329],
  ['and a pocket pair for four of a kind', { pocketPairForQuads: true }, 0.00050305],
  ['and no three of a kind all on the board', { pocketPairForQuads: true, tripsPartlyInHand: true }, 0.00049508],
];
test('the printed chances of a full house beaten are within 0.15% of the exact ones', () => {
  const rules = PRINTED.map(([, parts]) => ruleOf('full-house', 'four-of-a-kind', { loser: 'any', ...parts }));
  for (const [i, counts] of holdemBeats(rules, quiet).entries()) {
    const chance = toNumber(holdemChance(counts, 10));
    const [type, , printed] = PRINTED[i]!;
    assert.ok(Math.abs(printed / chance - 1) < 0.0015, `${type}: ${chance} and ${printed}`);
  }
});

test('Alspach’s four deuces beaten, a pocket pair for four of a kind, within 0.2%', () => {
  for (const loser of ['second-best', 'any'] as const) {
    const rule = ruleOf('four-of-a-kind-2', 'four-of-a-kind-2', { loser, pocketPairForQuads: true });
    const [counts] = holdemBeats([rule], quiet);
    assert.ok(Math.abs(toNumber(holdemChance(counts!, 10)) / 1.0814e-5 - 1) < 0.002);
  }
});

test('two players: every board and every two hands of the whole deck, one by one', () => {
  const least = leastHand('full-house-AAATT')!;
  const names = ['four-of-a-kind-2', 'full-house-AAAKK', 'full-house-AAAQQ', 'full-house-AAAJJ', 'full-house-AAATT'];
  const minimums = names.map(name => leastHand(name)!);
  const beats = minimums.map(() => ({ plain: 0, pocket: 0 }));
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            const hands = strongHands([a, b, c, d, e], least);
            for (const winner of hands) {
              for (const loser of hands) {
                if (winner.value <= loser.value || winner.cards.some(card => loser.cards.includes(card))) continue;
                for (const [i, minimum] of minimums.entries()) {
                  if (loser.value < minimum) continue;
                  beats[i]!.plain++;
                  if (winner.isPocketPairIfQuads && loser.isPocketPairIfQuads) beats[i]!.pocket++;
                }
              }
            }
          }
  for (const [i, name] of names.entries()) {
    const rules = [ruleOf(name, name), ruleOf(name, name, { pocketPairForQuads: true })];
    const exact = holdemBeats(rules, quiet).map(counts => holdemChance(counts, 2));
    // Either player may be the winner: 2,598,960 boards, C(47, 2) x C(45, 2) ways to deal two hands.
    const counted = [beats[i]!.plain, beats[i]!.pocket].map(count => rational(2 * count, 2_598_960n * 1081n * 990n));
    assert.deepEqual(exact, counted, name);
  }
});

type Board = readonly [number, number, number, number, number];

/** The hands of a board that use both hole cards and are strong enough. */
const strongHands = (board: Board, least: number) => {
  const [a, b, c, d, e] = board;
  const left = Array.from({ length: 52 }, (_, card) => card).filter(card => !board.includes(card));
  const hands: { cards: number[]; value: number; isPocketPairIfQuads: boolean }[] = [];
  for (const x of left) {
    for (const y of left) {
      if (y >= x) break;
      const value = rankSeven(a, b, c, d, e, x, y);
      if (value < least || !isMadeWithBoth(board, value, x, y)) continue;
      const isQuads = categoryOfFive(value) === 'four-of-a-kind';
      hands.push({ cards: [x, y], value, isPocketPairIfQuads: !isQuads || x >> 2 === y >> 2 });
    }
  }
  return hands;
};

const isMadeWithBoth = (board: Board, value: number, x: number, y: number): boolean =>
  board.some((a, i) => board.some((b, j) => j > i && board.some((c, k) => k > j && rankFive(a, b, c, x, y) === value)));

test('[OPK-8] aces against one and two others are counted, and agree with dealing', () => {
  const exact = acesBeaten(WHOLE, quiet);
  for (const players of [2, 3]) {
    const dealt = dealAces({ players, deals: 60_000, seed: 2 }, WHOLE, quiet);
    for (const [i, counts] of exact.entries()) {
      const { probability, standardError } = estimate(dealt[i]!, 60_000);
      const off = Number(probability) - toNumber(holdemChance(counts, players - 1));
      assert.ok(Math.abs(off) < 4 * Number(standardError), `${players} players: off by ${off}`);
    }
  }
});
