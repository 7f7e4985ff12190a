import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { openJournal, type Place, verifyJournal } from '#server/journal';
import { openPrivate } from '#server/private';
import { openReports } from '#server/reports';
import { LEASE_MS, postgresStore } from './journal/stores.ts';
import { done, open, openFloor, turnOf } from './runtime/floor.ts';

const store = postgresStore();
before(store.start);
after(store.stop);
process.env['HOUSEWAY_PEPPER'] = 'the pepper of this test';

type Database = Extract<Place, { type: 'postgres' }>;
const SCRIPT = readFileSync(path.join(import.meta.dirname, '..', 'scripts', 'postgres-roles.sql'), 'utf8');

const as = (place: Database, role: string): Database => {
  const url = new URL(place.url);
  url.username = role;
  return { ...place, url: url.href };
};

const denied = async (place: Database, statement: string): Promise<void> => {
  const client = new Client({ connectionString: place.url });
  await client.connect();
  try {
    await assert.rejects(
      client.query(`SET search_path TO ${place.schema}; ${statement}`),
      /permission denied|must be owner/,
      statement,
    );
  } finally {
    await client.end();
  }
};

test('[S31] [JRN-25] a server signed in as the writer runs a house, and can neither change what was written nor take the guard away', async () => {
  const place = store.newPlace() as Database;
  await (await openJournal(place)).close();
  await store.sql(place, SCRIPT.replaceAll(/houseway(?!_owner|_writer|_reader| migrate)/g, place.schema));
  const writer = as(place, 'houseway_writer');
  const house = await open(writer);
  await openFloor(house, 2);
  for (let turn = 0; turn < 4; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
  await house.close();
  const again = await open(writer);
  assert.ok(again.seq > 0, 'and takes it up again');
  await again.close();
  const kept = await openPrivate(writer);
  await kept.put({ person: 'ann', name: 'Ann', badge: '1001' });
  await kept.erase('ann');
  await kept.close();
  await (await openReports(writer)).close();
  assert.deepEqual((await verifyJournal(writer)).findings, []);
  for (const statement of [
    'ALTER TABLE journal DISABLE TRIGGER ALL',
    "UPDATE journal SET actor = 'x'",
    'DELETE FROM journal',
    'TRUNCATE journal',
    'DROP TABLE command',
    "UPDATE command SET key = 'x'",
    'DELETE FROM start',
    'DROP SCHEMA houseway CASCADE'.replace('houseway', place.schema),
  ])
    await denied(writer, statement);
  const reader = as(place, 'houseway_reader');
  assert.deepEqual((await verifyJournal(reader)).findings, [], 'an auditor verifies');
  for (const statement of [
    'INSERT INTO start VALUES (99, 0, 0)',
    'UPDATE writer SET epoch = 99',
    `SELECT * FROM ${place.schema}_private.record`,
  ])
    await denied(reader, statement);
});

test('[S7] [JRN-24] a writer that died before the clock of the database stepped back is followed within moments, a living one is not', async () => {
  const place = store.newPlace() as Database;
  const house = await open(place);
  await openFloor(house, 1);
  // As if the lease had been given an hour ago by a clock that has stepped back since: the writer lives and renews.
  const later = "UPDATE writer SET expires_at = clock_timestamp() + interval '1 hour'";
  await store.sql(place, later);
  await assert.rejects(openJournal(place), /Another Houseway is writing/);
  const end = house.seq;
  await house.close();
  await store.sql(place, later);
  const begun = performance.now();
  const next = await open(place);
  assert.ok(performance.now() - begun < LEASE_MS * 10, 'not an hour');
  assert.equal(next.seq, end);
  await next.close();
});
