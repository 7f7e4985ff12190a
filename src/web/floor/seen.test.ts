import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from '#core/qualifying';
import type { SeatView } from '#core/views';
import { canJudge, checkedOf, EMPTY_DRAFT, fieldsOf, type SeenDraft, seenOf, takenElsewhere } from './seen.ts';

const seat = (number: number, how: { isBank?: boolean; isOut?: boolean } = {}): SeatView => ({
  seat: number,
  position: 1,
  player: { type: 'anonymous' },
  role: 'player',
  lit: [],
  ...(how.isOut === true ? {} : { inRound: { isPlayerDealer: how.isBank === true, fees: [] } }),
});

const SEATS = [seat(1), seat(2), seat(3, { isOut: true }), seat(4, { isBank: true })];
const HOLDEM = fieldsOf(layoutOf('texas-holdem'), SEATS, [2]);
const draft = (change: Partial<SeenDraft>): SeenDraft => ({ ...EMPTY_DRAFT, ...change });

test('the called seat comes first, then the board, then who else was dealt in', () => {
  assert.deepEqual(
    HOLDEM.map(({ key, max }) => `${key}:${max}`),
    ['seat.2:2', 'board:5', 'seat.1:2', 'seat.4:2'],
  );
});

test('the bank of the house has cards only where no seat banks', () => {
  const keys = (seats: readonly SeatView[]) => fieldsOf(layoutOf('crazy-4-poker'), seats, []).map(({ key }) => key);
  assert.ok(!keys(SEATS).includes('dealer'));
  assert.ok(keys([seat(1)]).includes('dealer'));
});

test('at baccarat the two hands are everybody’s, and nobody has cards', () => {
  const fields = fieldsOf(layoutOf('ez-baccarat'), SEATS, [2]);
  assert.deepEqual(
    fields.map(({ key }) => key),
    ['player', 'banker'],
  );
  const seen = seenOf(draft({ cards: { player: ['9s'], banker: ['2c'] } }), fields);
  assert.deepEqual(seen.coup, { player: ['9s'], banker: ['2c'] });
});

test('tiles are written down as they were set', () => {
  const fields = fieldsOf(layoutOf('pai-gow-tiles'), SEATS, [2]);
  const cards = { 'front.2': ['teen-a', 'teen-b'], 'back.2': ['gj-3', 'gj-6'] } as const;
  const [hand] = seenOf(draft({ cards }), fields).hands;
  assert.deepEqual(hand, {
    seat: 2,
    cards: [],
    tiles: ['teen-a', 'teen-b', 'gj-3', 'gj-6'],
    set: { front: ['teen-a', 'teen-b'], back: ['gj-3', 'gj-6'] },
  });
});

test('what was written becomes what was seen, and what was left out is left out', () => {
  const seen = seenOf(
    draft({
      cards: { 'seat.2': ['As', 'Ah'], 'seat.4': ['2c', '3c'], board: ['Ks'] },
      places: { 1: { folded: 'flop' }, 2: { wager: '$10', isAllIn: true, missedBlind: false } },
      pot: '60.50',
      playersDealtIn: '6',
      wasDiscussed: true,
    }),
    HOLDEM,
  );
  assert.deepEqual(seen, {
    board: ['Ks'],
    hands: [
      { seat: 2, cards: ['As', 'Ah'] },
      { seat: 4, cards: ['2c', '3c'], isPlayerDealer: true },
    ],
    dealerCards: [],
    reachedShowdown: true,
    wasDiscussed: true,
    playersDealtIn: 6,
    pot: 6_050,
    places: [
      { seat: 1, folded: 'flop' },
      { seat: 2, wager: 1_000, isAllIn: true },
    ],
  });
});

test('an amount nobody can read is left out', () => {
  assert.ok(!('pot' in seenOf(draft({ pot: 'sixty' }), HOLDEM)));
});

test('there is something to judge once a called seat has cards', () => {
  assert.equal(canJudge(draft({ cards: { board: ['Ks'], 'seat.1': ['2c'] } }), HOLDEM), false);
  assert.equal(canJudge(draft({ cards: { 'seat.2': ['As'] } }), HOLDEM), true);
});

test('a card that is elsewhere is taken', () => {
  const there = draft({ cards: { board: ['Ks'], 'seat.2': ['As'] } });
  assert.deepEqual(takenElsewhere(there, 'board'), ['As']);
});

test('a deck that the house lists is counted with the one tick that there is for it', () => {
  const list = ['cards shown', 'Deck counted', 'player identified'];
  const draft = { ...EMPTY_DRAFT, checked: ['cards shown', 'something else'] };
  assert.deepEqual(checkedOf(draft, list), ['cards shown']);
  assert.deepEqual(checkedOf({ ...draft, deckCounted: true }, list), ['cards shown', 'Deck counted']);
});
