import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Card, DECK, JOKER, showCard } from '#core/cards';
import { deckOf, GAMES, gameOf, roomOf, ZONES, zonesOf } from './games.ts';
import { type Action, initial, reduce, type State } from './state.ts';

const after = (...actions: readonly Action[]): State => actions.reduce(reduce, initial);
const tap = (card: Card): Action => ({ type: 'tap', card });
const taps = (cards: string): readonly Action[] => cards.split(' ').map(card => tap(card as Card));
const game = (id: (typeof GAMES)[number]['id']): Action => ({ type: 'choose-game', game: id });
const type = (text: string, isFinished = false): Action => ({ type: 'type', text, isFinished });
const zone = (name: (typeof ZONES)[number]): Action => ({ type: 'choose-zone', zone: name });

test('a tap puts a card into the active hand, and a second tap takes it out', () => {
  assert.deepEqual(after(tap('As')).table.cards.a, ['As']);
  assert.deepEqual(after(tap('As'), tap('As')).table.cards.a, []);
});

test('a tap on a card of the other hand moves it over', () => {
  const { table } = after(game('five-card'), tap('As'), zone('b'), tap('As'));
  assert.deepEqual([table.cards.a, table.cards.b], [[], ['As']]);
});

test('a complete hand passes the turn: hand A, then the board, then hand B', () => {
  assert.equal(after(...taps('As Ks')).active, 'board');
  assert.equal(after(...taps('As Ks 2c 3c 4c 5c 6c')).active, 'b');
  assert.equal(after(zone('b'), ...taps('As Ks')).active, 'a');
});

test('a full table takes no more cards and says so', () => {
  const full = after(...taps('As Ks 2c 3c 4c 5c 6c Ad Kd'));
  const { table, notice } = reduce(full, tap('7h'));
  assert.deepEqual(table, full.table);
  assert.deepEqual(notice, { type: 'full', zone: 'b', count: 2, number: 1 });
  assert.equal(reduce(reduce(full, tap('7h')), tap('7h')).notice?.number, 2);
});

test('the last card is taken back, a hand cleared, and everything cleared', () => {
  const start = [game('five-card'), ...taps('As Ks Qs'), zone('b'), ...taps('2c 3c')];
  assert.deepEqual(after(...start, { type: 'take-back' }).table.cards.b, ['2c']);
  assert.deepEqual(after(...start, { type: 'clear' }).table.cards, { a: ['As', 'Ks', 'Qs'], board: [], b: [] });
  assert.deepEqual(after(...start, { type: 'clear-all' }).table.cards, { a: [], board: [], b: [] });
  assert.deepEqual(after(...start, { type: 'take-out', card: 'Ks' }).table.cards.a, ['As', 'Qs']);
});

test('undo goes back one change at a time and then says that there is nothing left', () => {
  const state = after(...taps('As Ks'), { type: 'undo' });
  assert.deepEqual(state.table.cards.a, ['As']);
  assert.equal(reduce(reduce(state, { type: 'undo' }), { type: 'undo' }).notice?.type, 'nothing-to-undo');
});

test('another game keeps the cards it has room and a deck for', () => {
  const { table, active } = after(game('pai-gow'), ...taps('As Jk Ks Qs'), game('three-card'));
  assert.deepEqual(table.cards.a, ['As', 'Ks', 'Qs']);
  assert.equal(active, 'a');
  assert.equal(after(zone('board'), game('three-card')).active, 'a');
  assert.equal(after(game('three-card'), zone('board')).active, 'a', 'three-card has no board to put cards on');
});

test('typed cards are on the table as soon as they can be read', () => {
  const state = after(game('five-card'), type('as Ks 1'));
  assert.deepEqual(state.table.cards.a, ['As', 'Ks']);
  assert.deepEqual(state.typed, { text: 'as Ks 1', problem: undefined });
  assert.deepEqual(reduce(state, type('as Ks 10h', true)).table.cards.a, ['As', 'Ks', 'Th']);
  assert.equal(reduce(state, type('as Ks 10h', true)).typed, undefined, 'a finished entry shows the cards themselves');
});

const PROBLEMS: readonly [text: string, isFinished: boolean, problem: string, why: string][] = [
  ['As Zz ', false, 'unreadable', 'a word that is done and is no card'],
  ['As 1', true, 'unreadable', 'the field is left with half a card in it'],
  ['As As', false, 'twice', 'one deck has one of it'],
  ['As Jk', false, 'not-in-deck', 'five-card is played without a joker'],
  ['2c 3c 4c 5c 6c 7c 8c 9c', false, 'too-many', 'the hand holds seven'],
];
for (const [text, isFinished, problem, why] of PROBLEMS) {
  test(`typing ${JSON.stringify(text)} is ${problem}: ${why}`, () => {
    const state = after(game('five-card'), tap('Qd'), type(text, isFinished));
    assert.equal(state.typed?.problem?.type, problem);
    assert.deepEqual(state.table.cards.a, ['Qd'], 'the cards stay as they were');
  });
}

test('a problem names the card as people read it', () => {
  const { typed } = after(game('five-card'), type('As As'));
  assert.deepEqual(typed?.problem, { type: 'twice', card: showCard('As') });
});

test('a deal gives each place its cards', () => {
  const { table } = after(game('omaha'), { type: 'deal', shuffled: DECK });
  assert.deepEqual(
    ZONES.map(name => table.cards[name].length),
    [4, 5, 4],
  );
});

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc
    .constantFrom(...DECK, JOKER)
    .filter(card => card !== JOKER)
    .map(tap),
  fc.constantFrom(...GAMES).map(({ id }) => game(id)),
  fc.constantFrom(...ZONES).map(zone),
  fc.constantFrom<Action>({ type: 'take-back' }, { type: 'clear' }, { type: 'clear-all' }, { type: 'undo' }),
  fc.array(fc.constantFrom(...DECK, JOKER), { maxLength: 9 }).map(cards => type(cards.join(' '), true)),
);

test('whatever is pressed, each card is in one place, in the deck, and no place holds too many', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
      const { table, active } = after(...actions);
      const all = ZONES.flatMap(name => table.cards[name]);
      const played = gameOf(table.game);
      assert.equal(new Set(all).size, all.length);
      assert.ok(all.every(card => deckOf(played).includes(card)));
      assert.ok(ZONES.every(name => table.cards[name].length <= (roomOf(played, name)?.max ?? 0)));
      assert.ok(zonesOf(played).includes(active));
    }),
  );
});
