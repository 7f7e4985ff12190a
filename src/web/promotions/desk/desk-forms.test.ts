import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { PromotionView, SeatingView } from '#core/views';
import { chipsIn, keysOf, newHolder } from '../car-giveaway/command.ts';
import { cardSections, countedWords, shownOn } from '../card-wheel/card-sections.ts';
import { handTickets, rowsAt, seatTickets, stillToGet, tableOf } from '../drawing/command.ts';
import { pokerTables, splashOf } from '../splash-pot/command.ts';
import { drawnAmong, drawTableOf, EMPTY_DRAW } from '../table-drawing/command.ts';
import { clocksIn } from './clocks.ts';

const TABLE: SeatingView = {
  table: 7,
  game: 'texas-holdem',
  isLive: true,
  isTournament: false,
  hasPot: true,
  isOpen: true,
  seats: [
    { seat: 1, member: 'm-1', role: 'player', isDealtIn: true },
    { seat: 4, role: 'player', age: 30, isDealtIn: false },
  ],
};
const EMPTY: SeatingView = { ...TABLE, table: 12, hasPot: false, seats: [] };

test('[DRW-12] everybody at a table gets the next number, by the card or by the stub; whom the house has not seated needs a name', () => {
  const rows = rowsAt(TABLE);
  assert.deepEqual(rows, [
    { seat: 1, player: 'm-1', isIn: true, isKnown: true },
    { seat: 4, player: '', isIn: true, isKnown: true },
  ]);
  const numbering = { prefix: 'F-', next: 9 };
  const at = '2026-03-02T20:00:00Z';
  const more = [
    { seat: 5, player: ' ana ', isIn: true, isKnown: false },
    { seat: 6, player: '', isIn: true, isKnown: false },
    { seat: 7, player: 'ben', isIn: false, isKnown: true },
  ];
  const all = [...rows, ...more];
  assert.deepEqual(
    seatTickets(all, numbering, TABLE, at).map(({ player, tickets, earned }) => [player, tickets, earned]),
    [
      ['m-1', ['F-00009'], { type: 'seat', postedAt: at, seat: { table: 7, seat: 1 } }],
      [undefined, ['F-00010'], { type: 'seat', postedAt: at, seat: { table: 7, seat: 4 } }],
      ['ana', ['F-00011'], { type: 'seat', postedAt: at }],
    ],
  );
  assert.deepEqual(
    stillToGet(all, 2).map(({ isIn }) => isIn),
    [false, false, true, true, false],
    'the first two have theirs',
  );
  const owed = { award: 12, row: 'all/6', label: 'Two aces', count: 2 };
  assert.deepEqual(handTickets(owed, 'ana', numbering, tableOf(TABLE)), {
    type: 'IssueTickets',
    player: 'ana',
    tickets: ['F-00009', 'F-00010'],
    earned: { type: 'hand', row: 'all/6', award: 12 },
    table: { game: 'texas-holdem', isLive: true, isTournament: false },
  });
});

test('[TBD-1] the floor goes along with the balls; the newest ball of an open table asks for its seats', () => {
  assert.equal(drawnAmong([TABLE, EMPTY], '99, 7')?.table, 7);
  assert.equal(drawnAmong([TABLE, { ...EMPTY, isOpen: false }], '12'), undefined);
  const draft = {
    ...EMPTY_DRAW,
    balls: '99, 7',
    ids: ['7/4'],
    spinCards: { '1': 'A', '4': '' },
    stops: 'As\n\nlogo cap',
  };
  const { tables, balls, spinCards, stops } = drawTableOf([TABLE, EMPTY], draft);
  assert.deepEqual([balls, spinCards, stops], [[99, 7], { '1': 'A' }, ['As', 'logo cap']]);
  assert.deepEqual(
    tables.map(({ table, isActive }) => [table, isActive]),
    [
      [7, true],
      [12, false],
    ],
  );
  assert.deepEqual(tables[0]?.seats, [
    { seat: 1, showsId: false, wasDealtIn: true, role: 'player', player: 'm-1' },
    { seat: 4, showsId: true, wasDealtIn: false, role: 'player', age: 30 },
  ]);
});

test('[SPL-1] tokens are those of open poker tables; a hand is sent when its winner is known', () => {
  assert.deepEqual(
    pokerTables([TABLE, EMPTY]).map(({ table }) => table),
    [7],
  );
  const hand = { dealtIn: '', pot: '40', winners: '1, 4' };
  const draft = { draws: '7 12', count: '1', hands: { '7': hand, '12': { ...hand, winners: '' } } };
  const read = splashOf([TABLE, EMPTY], draft);
  assert.ok(read.ok);
  assert.deepEqual(read.value.hands, [{ table: 7, playersDealtIn: 1, pot: dollars(40), winners: [1, 4] }]);
  assert.deepEqual(splashOf([TABLE], { ...draft, hands: { '7': { ...hand, pot: 'much' } } }), {
    ok: false,
    words: 'much',
  });
});

test('[CAR-1] holders are those who are named; cards and envelopes are sent as far as they are drawn', () => {
  const rows = [{ ...newHolder(' ana '), isPresent: true, card: 'A', envelope: '3' }, newHolder('ben'), newHolder('')];
  assert.deepEqual(keysOf(rows, '3'), {
    type: 'TryKeys',
    holders: [
      { player: 'ana', isPresent: true, showsId: false, showsPass: false, card: 'A', envelope: 3 },
      { player: 'ben', isPresent: false, showsId: false, showsPass: false },
    ],
    startingEnvelope: 3,
  });
  assert.deepEqual(chipsIn('ana 4,200\nben van 4200 2\nnobody'), [
    { player: 'ana', chips: 4_200 },
    { player: 'ben van', chips: 4_200, extra: 2 },
  ]);
});

test('[WHL-6] fifty-two cards and eight value awards are sixty sections, evenly spread', () => {
  const awards = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? 'cap' : 'jacket'));
  const shown = shownOn(awards);
  assert.equal(shown.length, 60);
  assert.equal(new Set(shown).size, 54);
  const sections = cardSections(shown, awards);
  assert.equal(sections.filter(({ tone }) => tone === 'double').length, 8);
  assert.deepEqual(sections[shown.indexOf('Th')], { words: '10', suit: 'h', tone: shown.indexOf('Th') % 3 });
  assert.equal(countedWords(awards), '4 x cap, 4 x jacket');
  assert.equal(shownOn([]).length, 52);
});

test('what waits for somebody stands in the order of its end', () => {
  const view = (promotion: string, desk: object, more: object = {}) =>
    ({
      promotion,
      activity: promotion,
      name: promotion,
      board: { type: 'other' },
      desk,
      ...more,
    }) as unknown as PromotionView;
  const until = '2026-03-02T20:03:00Z';
  const drawn = { ticket: 't1', player: 'ana', until };
  const clocks = clocksIn(
    [
      view('wheel', { type: 'wheel', player: 'ben', turn: { spins: 0, isDoubled: false } }),
      view('drum', { type: 'drawing', open: { prizes: [], drawn }, pending: [{ player: 'cem' }] }),
      view('board', { type: 'other' }, { endsAt: '2026-03-02T19:00:00Z', unfinished: 'the board is not settled' }),
      view('later', { type: 'other' }, { endsAt: '2026-03-03T19:00:00Z', unfinished: 'the board is not settled' }),
    ],
    Date.parse('2026-03-02T20:00:00Z'),
  );
  assert.deepEqual(
    clocks.map(({ promotion, why }) => [promotion, why]),
    [
      ['board', 'over'],
      ['drum', 'drawn'],
      ['wheel', 'spinner'],
      ['drum', 'id'],
    ],
  );
});
