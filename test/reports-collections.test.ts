import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { openReports } from '#server/reports';
import { sitAt21, yearsWon } from './house/paid-collections.ts';
import { sqliteStore } from './journal/stores.ts';
import { audit } from './reports/auditor.ts';
import { readerOf } from './reports/journal-of.ts';

test('[RPT-18] the report has every movement of the balance, and its amounts add up to what is left', async () => {
  const room = yearsWon();
  sitAt21(room, 3, 'm-1');
  const pay = { type: 'PayCollection', award: 1, table: 21, seat: 3, amount: dollars(8) } as const;
  room.do(pay);
  room.do(pay);
  room.both({ type: 'BackOutCollection', award: 1, number: 2, reason: 'entered twice' });
  room.do({ type: 'LetTimePass' }, { at: '2027-03-02T15:00:00Z' });
  const entries = room.events.map((event, place) => ({
    seq: place + 1,
    atMs: room.now.epochMilliseconds,
    event,
    actor: 'ann',
    station: 'desk',
    epoch: 1,
    command: `c-${place}`,
  }));
  const store = sqliteStore();
  const reports = await openReports(store.newPlace());
  await reports.update(readerOf(entries));
  const { rows } = await reports.ask('paid-collections', {});
  await reports.close();
  await store.stop();
  assert.deepEqual(rows, audit(entries, {})['paid-collections']);
  const ofFirst = rows.filter(({ award }) => award === 1).map(({ what, amount }) => [what, amount]);
  assert.deepEqual(ofFirst, [
    ['AwardPaid', 5_200_00],
    ['CollectionPaid', -8_00],
    ['CollectionPaid', -8_00],
    ['CollectionBackedOut', 8_00],
    ['CollectionsEnded', -5_192_00],
  ]);
});
