import assert from 'node:assert/strict';
import { appendFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { openPrivate, privateFile } from '#server/private';
import { openFloor, STAFF } from './api/floor.ts';
import { at } from './api/server.ts';
import { houseway } from './cli/houseway.ts';
import { flagsAt, STORES } from './journal/stores.ts';

const ANN = { person: 'ann', name: 'Ann', badge: '1001', pinHash: 'hash of ann' };
const BOB = { person: 'bob', name: 'Bob', badge: '1002', pinHash: 'hash of bob' };

for (const store of STORES.map(make => make())) {
  describe(`the marks of private records in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[S12] [SEA-4] a PIN moved from one person to another is no record of this house', async () => {
      process.env['HOUSEWAY_PEPPER'] = 'the pepper of this test';
      const place = store.newPlace();
      const kept = await openPrivate(place);
      for (const one of [ANN, BOB]) await kept.put(one);
      assert.deepEqual(await kept.byBadge('1001'), ANN);
      assert.deepEqual(await kept.changed(['record']), []);
      const change = (sql: string) => store.sqlPrivate(place, sql);
      await change("UPDATE record SET pin_hash = 'hash of bob' WHERE person = 'ann'");
      await assert.rejects(kept.byBadge('1001'), /private record ann .* isn't as this house wrote it/);
      assert.deepEqual(await kept.byBadge('1002'), BOB, 'the others are as they were');
      await change(
        "UPDATE record SET pin_hash = 'hash of ann', mark = (SELECT mark FROM record WHERE person = 'bob') WHERE person = 'ann'",
      );
      assert.deepEqual(await kept.changed(['record']), ['record ann']);
      await change('UPDATE record SET mark = NULL');
      await assert.rejects(kept.all(), /Start the server once/);
      assert.equal(await kept.seal(), 2, 'records from before marks get them');
      assert.deepEqual(await kept.all(), [ANN, BOB]);
      await kept.close();
      process.env['HOUSEWAY_PEPPER'] = 'another';
      const other = await openPrivate(place);
      assert.deepEqual(
        await other.changed(['record']),
        ['record ann', 'record bob'],
        'another pepper knows none of them',
      );
      await other.close();
      delete process.env['HOUSEWAY_PEPPER'];
    });
  });
}

test('[S12] [SEA-4] a house from before marks gets them at its first start; after that a record without one stops it', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  const { server } = floor;
  t.after(() => server.end());
  await server.stop();
  const sql = (text: string): void => {
    const database = new DatabaseSync(privateFile(server.place.folder));
    database.exec(text);
    database.close();
  };
  sql("UPDATE record SET mark = NULL WHERE person = 'pam'");
  await assert.rejects(server.start(), /These private records aren't as this house wrote them: record pam/);
  const listed = await houseway('people', 'list', ...flagsAt(server.place));
  assert.deepEqual([listed.status, /Start the server once/.test(listed.stderr)], [1, true], listed.stderr);
  assert.ok(STAFF.pam);
});

test('[S7] a damaged file of private records stops the start with a sentence, not with a trace', async t => {
  at('2026-03-02T18:00:00Z');
  const { server } = await openFloor();
  t.after(() => server.end());
  await server.stop();
  const file = path.join(server.place.folder, 'private.sqlite');
  truncateSync(file, 100);
  appendFileSync(file, Buffer.alloc(8_000, 7));
  await assert.rejects(server.start(), /private\.sqlite is damaged.*[Rr]estore/s);
});

test('[S29] [PPL-1] an erasure of staff that the server did not finish is finished at the next start', async t => {
  at('2026-03-02T18:00:00Z');
  const { server } = await openFloor();
  t.after(() => server.end());
  await server.stop();
  const store = await openPrivate(server.place);
  const before = await store.of('pam');
  assert.ok(before);
  await server.seed(async house => {
    const asked = {
      station: 'office-1',
      actor: { id: 'ada', role: 'administrator' },
      second: { id: 'con', role: 'compliance' },
    };
    const lock = { type: 'LockPerson', person: 'pam', reason: 'left' } as const;
    const locked = await house.handle(lock, { ...asked, key: 'z-1' });
    assert.ok(locked.ok, locked.ok ? '' : locked.message);
    // The journal has it, and the server stops before the store has.
    const erased = await house.handle({ type: 'EraseRecord', person: 'pam' }, { ...asked, key: 'z-2' });
    assert.ok(erased.ok, erased.ok ? '' : erased.message);
  });
  assert.deepEqual(await store.of('pam'), before);
  await server.start();
  assert.equal(await store.of('pam'), undefined);
  await store.close();
});

test('[S28] [OPS-1] a password on the command line is refused, and two ways without one are named', async () => {
  const asked = await houseway(
    'journal',
    'verify',
    '--database-url',
    'postgres://houseway:secret@localhost:5432/house',
  );
  assert.equal(asked.status, 2);
  assert.match(asked.stderr, /PGPASSFILE.*DATABASE_URL/);
  assert.ok(!asked.stderr.includes('secret'));
});
