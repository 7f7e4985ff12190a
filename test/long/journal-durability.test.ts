import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Place, verifyJournal } from '#server/journal';
import { postgresStore, sqliteStore } from '../journal/stores.ts';

// Killing a process cannot show a missing fsync, for the system keeps what was written. So the fsyncs are counted.
const COMMANDS = 200;
const steady = path.join(import.meta.dirname, '../journal/steady.ts');
const nodeWith = (place: Place, atOnce: boolean) => [
  process.execPath,
  steady,
  JSON.stringify([place, COMMANDS, atOnce]),
];
const hasStrace = spawnSync('strace', ['-V']).status === 0;

if (hasStrace) {
  describe('what SQLite brings to the disk', () => {
    const store = sqliteStore();
    before(store.start);
    after(store.stop);

    const syncs = async (atOnce: boolean): Promise<number> => {
      const place = store.newPlace();
      const log = path.join(place.type === 'sqlite' ? place.folder : '', 'syncs');
      spawnSync('strace', ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', log, ...nodeWith(place, atOnce)]);
      assert.equal((await verifyJournal(place)).commands, COMMANDS);
      return readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => /sync\(.*journal\.sqlite-wal.* = 0$/.test(line)).length;
    };

    test('[JRN-2] one after another, each command is synced before it is acknowledged', async () => {
      assert.ok((await syncs(false)) >= COMMANDS);
    });

    test('[JRN-2] all at once, one sync serves them all', async () => {
      const count = await syncs(true);
      assert.ok(count >= 1 && count < COMMANDS / 10, `${count} syncs`);
    });
  });
}

describe('what PostgreSQL brings to the disk', () => {
  const store = postgresStore();
  before(store.start);
  after(store.stop);

  const walSyncs = async (place: Place): Promise<number> => {
    await sleep(1_500); // The server's counts lag by up to a second.
    const isNew =
      (await store.sql(place, "SELECT 1 WHERE current_setting('server_version_num')::int >= 180000")).length > 0;
    const count = isNew ? "sum(fsyncs) FROM pg_stat_io WHERE object = 'wal'" : 'wal_sync FROM pg_stat_wal';
    const [row] = await store.sql(place, `SELECT ${count.replace(' FROM', ' AS syncs FROM')}`);
    return Number(row!['syncs']);
  };

  test('[JRN-2] one after another, each command is synced before it is acknowledged', async () => {
    const place = store.newPlace();
    const earlier = await walSyncs(place);
    const [command, ...args] = nodeWith(place, false);
    spawnSync(command!, args);
    assert.equal((await verifyJournal(place)).commands, COMMANDS);
    assert.ok((await walSyncs(place)) - earlier >= COMMANDS);
  });
});
