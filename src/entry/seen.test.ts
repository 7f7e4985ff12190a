import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOKER } from '#core/cards';
import { cents } from '#core/money';
import { layoutOf } from '#core/qualifying';
import type { SeatView } from '#core/views';
import {
  bettorsIn,
  canJudge,
  checkedOf,
  EMPTY_DRAFT,
  fieldsOf as fieldsIn,
  fits,
  leftIn,
  type SeenDraft,
  seenOf,
  type Table,
  withHand,
  withMinimum,
} from './index.ts';

const seat = (number: number, how: { isBank?: boolean; isOut?: boolean } = {}): SeatView => ({
  seat: number,
  position: 1,
  player: { type: 'anonymous' },
  role: 'player',
  lit: [],
  ...(how.isOut === true ? {} : { inRound: { isPlayerDealer: how.isBank === true, fees: [] } }),
});

const fieldsOf = (layout: Table['layout'], seats: readonly SeatView[], called: readonly number[]) =>
  fieldsIn({ layout, seats, called, facts: ['setting'] }, EMPTY_DRAFT);

const SEATS = [seat(1), seat(2), seat(3, { isOut: true }), seat(4, { isBank: true })];
const HOLDEM = fieldsOf(layoutOf('texas-holdem'), SEATS, [2]);
const draft = (change: Partial<SeenDraft>): SeenDraft => ({ ...EMPTY_DRAFT, ...change });

test('the called seat comes first, then the board, then who else was dealt in', () => {
  assert.deepEqual(
    HOLDEM.map(({ key, max }) => `${key}:${max}`),
    ['seat.2:2', 'board:5', 'seat.1:2', 'seat.4:2'],
  );
});

test('the board of a game is whole, whatever else an activity turns for everybody', () => {
  const board = (game: string) =>
    fieldsIn({ layout: layoutOf(game), seats: SEATS, called: [], facts: ['board'] }, EMPTY_DRAFT).find(
      ({ key }) => key === 'board',
    )?.max;
  assert.equal(board('texas-holdem'), 5);
  assert.equal(board('three-card-poker'), 2);
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
      places: {
        '1.1': { folded: 'flop' },
        '2.1': { wager: '$10', isAllIn: true, missedBlind: false },
        '2.3': { wager: '5', bonusOnly: true },
      },
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
      { seat: 2, position: 3, wager: 500, bonusOnly: true },
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

test('[HG1-B1] a card fits while the deck has one left, and a shoe has as many as decks', () => {
  const there = draft({ cards: { board: ['Ks'], 'seat.2': ['As'] } });
  const field = { key: 'seat.1', max: 2 };
  assert.equal(fits(layoutOf('texas-holdem'), there, field, 'As'), false);
  assert.equal(fits(layoutOf('texas-holdem'), there, field, 'Ah'), true);
  assert.equal(leftIn(layoutOf('blackjack-poker'), there, 'As'), 5);
  assert.equal(fits(layoutOf('pai-gow-poker'), draft({ cards: { 'seat.2': [JOKER] } }), field, JOKER), false);
});

test('[HG1-B3] a hand is entered in parts where the activity asks how it was set, and in one where it does not', () => {
  const keys = (facts: Table['facts'], hands: SeenDraft['hands'] = {}) =>
    fieldsIn({ layout: layoutOf('13-card'), seats: [seat(2)], called: [2], facts }, { hands }).map(({ key }) => key);
  assert.deepEqual(keys(['setting']), ['front.2', 'middle.2', 'back.2']);
  assert.deepEqual(keys([]), ['seat.2']);
  assert.deepEqual(keys(['setting'], { 2: { isCleanSweep: true } }), ['seat.2']);
});

test('[HG1-C13] what was entered in parts is one hand once it is a clean sweep', () => {
  const cards = { 'front.2': ['As', 'Ah'], 'back.2': ['2c'], board: ['Ks'] } as const;
  const swept = withHand(draft({ cards }), 2, { isCleanSweep: true });
  assert.deepEqual(swept.cards, { board: ['Ks'], 'seat.2': ['As', 'Ah', '2c'] });
  assert.deepEqual(withHand(swept, 2, { isCleanSweep: false }).cards, { board: ['Ks'] });
});

test('[HG1-B2] everybody with a bet is listed, the called hand first, and the table minimum is said by a tap', () => {
  const seats = [seat(1), seat(2), { ...seat(2), position: 2 }, seat(3, { isOut: true }), seat(4, { isBank: true })];
  const bettors = bettorsIn({ seats, called: [2] });
  assert.deepEqual(
    bettors.map(one => `${one.seat}.${one.position}`),
    ['2.1', '2.2', '1.1'],
  );
  const said = withMinimum(draft({ places: { '2.2': { wager: '100' } } }), bettors, cents(2_500));
  assert.deepEqual(said.places, { '2.1': { wager: '$25' }, '2.2': { wager: '100' }, '1.1': { wager: '$25' } });
});

test('a deck that the house lists is counted with the one tick that there is for it', () => {
  const list = ['cards shown', 'Deck counted', 'player identified'];
  const draft = { ...EMPTY_DRAFT, checked: ['cards shown', 'something else'] };
  assert.deepEqual(checkedOf(draft, list), ['cards shown']);
  assert.deepEqual(checkedOf({ ...draft, deckCounted: true }, list), ['cards shown', 'Deck counted']);
});
