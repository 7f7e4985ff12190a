import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boughtBy,
  type EntrantView,
  findPlayers,
  inOrder,
  isClubCard,
  keyFor,
  playerOnCard,
  playerTyped,
  seatCardOf,
  tablesTyped,
} from './event.ts';

const entrant = (player: string, table?: number, seat?: number): EntrantView => ({
  player,
  entry: 'paid',
  rebuys: 0,
  addOns: 0,
  ...(table === undefined || seat === undefined ? {} : { seat: { table, seat } }),
});
const FIELD = [
  entrant('Zoe', 1, 2),
  entrant('Ann', 10, 1),
  entrant('Anna', 1, 10),
  entrant('Bob'),
  { ...entrant('Out'), finish: { hand: 1, chips: 5 } },
];

const FOUND: readonly [typed: string, players: readonly string[], why: string][] = [
  ['', ['Zoe', 'Ann', 'Anna', 'Bob', 'Out'], 'nothing typed finds everybody'],
  ['ann', ['Ann'], 'a whole name is that one only, capitals or not'],
  ['an', ['Ann', 'Anna'], 'a part of a name'],
  ['1/', ['Zoe', 'Anna'], 'all of a table'],
  ['1/10', ['Anna'], 'a seat'],
  ['9/9', [], 'nobody sits there'],
  ['#Ann', ['Ann'], 'the seat card of that one'],
  ['#An', [], 'a seat card is of one player, and of nobody whose name begins so'],
];
for (const [typed, players, why] of FOUND) {
  test(`"${typed}" finds ${players.join(', ') || 'nobody'}: ${why}`, () =>
    assert.deepEqual(
      findPlayers(FIELD, typed).map(({ player }) => player),
      players,
    ));
}

test('who is in comes by table and seat, who has no seat last', () => {
  assert.deepEqual(
    inOrder(FIELD).map(({ player }) => player),
    ['Zoe', 'Anna', 'Ann', 'Bob'],
  );
});

const TABLES: readonly [typed: string, tables: readonly number[] | undefined, why: string][] = [
  ['1-3, 9', [1, 2, 3, 9], 'a row and one more, in the order in which they break'],
  ['9 8', [9, 8], 'spaces do as well'],
  ['7', [7], 'one table'],
  ['', undefined, 'nothing'],
  ['3-1', undefined, 'a row that runs backwards'],
  ['1-2, 2', undefined, 'one table twice'],
  ['x', undefined, 'no number'],
  ['1-900', undefined, 'more tables than a room has'],
];
for (const [typed, tables, why] of TABLES) {
  test(`tables "${typed}": ${why}`, () => assert.deepEqual(tablesTyped(typed), tables));
}

test('a player is one word of plain letters, and a card of the club is ten digits', () => {
  assert.equal(playerTyped('  José Ñuñez '), 'Jose-Nunez');
  assert.ok(isClubCard('1234 567 890'));
  assert.ok(!isClubCard('P-1001'));
});

test('[TRN-42] what was bought under two ids of one person is told together', () => {
  const also = [{ ...entrant('Nan'), rebuys: 2, reEntries: 1 }];
  assert.deepEqual(boughtBy({ ...entrant('Ann'), addOns: 1, also }), { rebuys: 2, addOns: 1, reEntries: 2 });
  assert.deepEqual(boughtBy(entrant('Bob')), { rebuys: 0, addOns: 0, reEntries: 0 });
});

test('a seat card holds its player behind a sign; neither a name nor a club card is taken for one', () => {
  for (const player of ['m-3519fc62e0d2', 'P-1003', 'Jose-Nunez'])
    assert.equal(playerOnCard(seatCardOf(player)), player);
  for (const other of ['P-1003', '1234567890', 'Jose Nunez', '']) assert.equal(playerOnCard(other), undefined);
});

test('the key of an event is its name, unlike all that run', () => {
  assert.equal(keyFor('Friday Deepstack!', []), 'friday-deepstack');
  assert.equal(keyFor('Friday Deepstack', ['friday-deepstack', 'friday-deepstack-2']), 'friday-deepstack-3');
  assert.equal(keyFor('大赛', []), 'tournament');
});
