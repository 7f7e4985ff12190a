import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#core/base';
import { gameOf } from '#core/qualifying';
import { dealRound } from './deal.ts';
import { readPlan } from './plan.ts';

const { shapes, tables } = await readPlan();

test('[DEM-3] every table of the plan has a game whose cards can be dealt', () => {
  assert.deepEqual(
    tables.filter(({ game }) => !shapes.has(game) || gameOf(game) === undefined),
    [],
  );
});

for (const [game, shape] of shapes) {
  test(`[DEM-3] ${game}: everybody has cards, and one deck deals no card twice`, () => {
    const chance = seeded(game);
    const seats = Array.from({ length: shape.seats }, (_, place) => place + 1);
    const { hands, board, dealerCards, coup } = dealRound(shape, { seats, bank: 1 }, chance);
    const held = hands.map(({ cards, tiles = [] }) => cards.length + tiles.length);
    assert.ok(held.every(count => count >= shape.own));
    assert.equal(hands.length, shape.bank === 'dealer' ? shape.seats - 1 : shape.seats);
    assert.equal(board.length, shape.board ?? 0);
    assert.equal(coup !== undefined, shape.bank === 'coup');
    assert.equal(dealerCards.length > 0, shape.bank === 'dealer');
    assert.equal(
      hands.some(hand => hand.isPlayerDealer),
      shape.bank === 'seat',
    );
    const isOneDeck = !['shoe-6', 'shoe-8', 'pan-9'].includes(shape.deck);
    const seen = [...board, ...dealerCards, ...hands.flatMap(({ cards, tiles = [] }) => [...cards, ...tiles])];
    assert.ok(!isOneDeck || new Set(seen).size === seen.length);
  });
}

test('[DEM-3] set hands are set: a front, a back, and thirteen cards a middle too', () => {
  const parts = ['pai-gow-poker', '13-card-chinese-poker', 'pai-gow-tiles'].map(game => {
    const { hands } = dealRound(shapes.get(game)!, { seats: [1, 2], bank: 2 }, seeded('set'));
    const { front, middle = [], back } = hands[0]!.set!;
    return [front.length, middle.length, back.length];
  });
  assert.deepEqual(parts, [
    [2, 0, 5],
    [3, 5, 5],
    [2, 0, 2],
  ]);
});
