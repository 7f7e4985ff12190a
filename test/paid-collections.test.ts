import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type CollectionsHere, viewOf } from '#core/views';
import { collectionCommand, EMPTY_COLLECTION } from '#entry';
import { sitAt21, YEAR, yearsWon } from './house/paid-collections.ts';
import { actor, type Room } from './house/room.ts';

const ACCOUNT = `paid-collections:${YEAR}`;
const DEALER = { actor: actor('dee', 'dealer') };

/** As keypad and floor of table 21 see it. */
const shown = (room: Room): readonly CollectionsHere[] =>
  viewOf('table.21').part(room.house, 'collections') as readonly CollectionsHere[];

test('[HG2-39] [PRO-15] a year of collections is a balance: the dealer pays a collection from it, and the house has its fee', () => {
  const room = yearsWon();
  assert.equal(room.balance(ACCOUNT), 2 * 5_200_00);
  sitAt21(room, 3, 'm-1');
  const [mine] = shown(room).filter(({ seat }) => seat === 3);
  const before = room.balance('house');
  room.do(collectionCommand(21, mine!, { ...EMPTY_COLLECTION, amount: '8' })!, DEALER);
  assert.equal(shown(room).find(({ seat }) => seat === 3)?.left, 5_192_00);
  assert.equal(room.balance(ACCOUNT), 2 * 5_200_00 - 8_00);
  assert.equal(room.balance('house') - before, 8_00);
});

test('[HG2-39] it is paid for its winner alone: by the card in the seat, or by the ID that the floor has seen', () => {
  const room = yearsWon();
  sitAt21(room, 3, 'm-1');
  sitAt21(room, 4);
  const pay = { type: 'PayCollection', award: 1, table: 21, seat: 4, amount: dollars(8) } as const;
  assert.equal(room.refused(pay).code, 'collections-of-another');
  const guest = shown(room).find(({ seat }) => seat === undefined)!;
  const draft = { ...EMPTY_COLLECTION, amount: '8', seat: 4 };
  assert.equal(collectionCommand(21, guest, draft), undefined, 'the key is off until the ID is seen');
  const command = collectionCommand(21, guest, { ...draft, isIdShown: true })!;
  assert.equal(room.refused(command, DEALER).code, 'collections-id-first');
  room.do(command);
  assert.equal(room.house.collections.get(2)?.left, 5_192_00);
  assert.equal(room.refused({ ...command, seat: 9 }).code, 'seat-empty');
});

test('[HG2-39] nothing is paid beyond the balance or after the year, and what is left then is the house’s', () => {
  const room = yearsWon();
  sitAt21(room, 3, 'm-1');
  const pay = (amount: number) =>
    ({ type: 'PayCollection', award: 1, table: 21, seat: 3, amount: dollars(amount) }) as const;
  assert.equal(room.refused(pay(0)).code, 'collection-nothing');
  room.do(pay(5_195));
  assert.equal(room.refused(pay(6)).code, 'collections-too-little');
  assert.equal(room.house.collections.get(1)?.until, '2027-03-02T14:00:00Z', 'the same gaming day a year later begins');
  assert.equal(room.refused(pay(1), { at: '2027-03-02T14:00:00Z' }).code, 'collections-over');
  const ended = room.do({ type: 'LetTimePass' }).filter(({ type }) => type === 'CollectionsEnded');
  assert.equal(ended.length, 2);
  assert.equal(room.balance(ACCOUNT), 0);
  assert.equal(room.refused(pay(1)).code, 'collections-not-won');
});

test('[HG2-39] two people back out a collection; a year of which something is used is not taken back', () => {
  const room = yearsWon();
  sitAt21(room, 3, 'm-1');
  room.do({ type: 'PayCollection', award: 1, table: 21, seat: 3, amount: dollars(8) });
  const undo = { type: 'BackOutPayment', award: 1, reason: 'wrong winner' } as const;
  assert.equal(room.refused(undo, { second: actor('bo', 'supervisor') }).code, 'collections-used');
  const out = { type: 'BackOutCollection', award: 1, number: 1, reason: 'entered twice' } as const;
  assert.equal(room.refused(out).code, 'second-person-missing');
  room.both(out);
  assert.equal(room.refused(out, { second: actor('bo', 'supervisor') }).code, 'collection-not-listed');
  assert.equal(room.house.collections.get(1)?.left, 5_200_00);
  room.both(undo);
  assert.equal(room.house.collections.has(1), false);
  assert.equal(room.balance(ACCOUNT), 5_200_00);
});
