import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyObjections, keepElsewhere } from '#server/elsewhere';
import { parseAnchors } from '#server/journal';
import { watchDisk } from '../src/server/disk.ts';
import { houseway } from './cli/houseway.ts';
import { flagsAt, STORES } from './journal/stores.ts';
import { done, open, openFloor, turnOf } from './runtime/floor.ts';

for (const store of STORES.map(make => make())) {
  describe(`a second place for the journal in ${store.name}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'houseway-elsewhere-'));
    before(store.start);
    after(store.stop);
    after(() => rmSync(folder, { recursive: true }));
    const [anchorTo, copyTo, houseFile] = ['anchors', 'copy.jsonl', 'house.json'].map(name =>
      path.join(folder, name),
    ) as [string, string, string];
    writeFileSync(houseFile, '{}');
    writeFileSync(path.join(folder, 'server.json'), JSON.stringify({ anchorTo, copyTo }));

    test('[S23] [SEA-8] [REG-A7] anchors and a copy are kept by themselves, and verify finds a journal that was cut off as if nothing had been', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 2);
      const said: string[] = [];
      const now = () => Temporal.Instant.from('2026-03-02T18:00:00Z');
      const keep = () =>
        keepElsewhere({
          place,
          anchorTo,
          copyTo,
          now,
          durable: () => house.durable,
          say: words => void said.push(words),
          times: { anchorMs: 10, copyMs: 10, oldMs: 1_000 },
        });
      const first = keep();
      for (let turn = 0; turn < 6; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
      await sleep(50);
      await first.stop();
      appendFileSync(copyTo, '{"seq":9'); // The power failed in the middle of a line.
      for (let turn = 6; turn < 8; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
      const end = house.seq;
      const second = keep();
      await second.stop();
      await house.close();
      assert.deepEqual(said, []);
      assert.equal(parseAnchors(readFileSync(anchorTo, 'utf8'))?.at(-1)?.seq, end);
      assert.equal(readFileSync(copyTo, 'utf8').trim().split('\n').length, end);
      const verify = () => houseway('journal', 'verify', '--house', houseFile, ...flagsAt(place));
      assert.equal((await verify()).status, 0);

      // The review's cut: journal, commands and writer agree with each other.
      for (const statement of store.unprotect) await store.sql(place, statement);
      const [row] = await store.sql(place, `SELECT max(last) AS last FROM command WHERE last < ${end}`);
      const last = Number(row?.['last']);
      await store.sql(
        place,
        `DELETE FROM journal WHERE seq > ${last}; DELETE FROM command WHERE last > ${last}; UPDATE writer SET listed = ${last}`,
      );
      const unaware = await houseway('journal', 'verify', ...flagsAt(place));
      assert.equal(unaware.status, 0, 'without a second place nothing tells');
      const cut = await verify();
      assert.equal(cut.status, 1);
      assert.match(cut.stdout, new RegExp(`has event ${last + 1}, but the journal ends at event ${last}\\.`));
      assert.match(cut.stdout, new RegExp(`ends at event ${last}, but it had at least ${end}`), 'by the anchors');
    });

    test('[SEA-8] a copy in which something was changed is named with its event, and nothing is added to it', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 2);
      const file = path.join(folder, 'other.jsonl');
      const said: string[] = [];
      const keep = () =>
        keepElsewhere({
          place,
          copyTo: file,
          now: () => Temporal.Instant.from('2026-03-02T18:00:00Z'),
          durable: () => house.durable,
          say: words => void said.push(words),
        });
      await keep().stop();
      const text = readFileSync(file, 'utf8');
      const lines = text.trim().split('\n');
      writeFileSync(file, text.replace(lines[1]!, lines[1]!.replace('"actor":"', '"actor":"x')));
      assert.match((await copyObjections(file, place)).join(), /different events 2\./);
      writeFileSync(file, text.replace(/"hash":"[0-9a-f]{64}"\}\n$/, `"hash":"${'0'.repeat(64)}"}\n`));
      const changed = readFileSync(file, 'utf8');
      await keep().stop();
      assert.match(said.join(), /have different events/);
      assert.equal(readFileSync(file, 'utf8'), changed);
      await house.close();
    });
  });
}

test('[S23] [SEA-8] a second place that cannot be written is told once, and so is an anchor that has grown old', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-elsewhere-'));
  const place = { type: 'sqlite', folder } as const;
  const house = await open(place);
  await openFloor(house, 1);
  const said: string[] = [];
  let ms = Date.parse('2026-03-02T18:00:00Z');
  const kept = keepElsewhere({
    place,
    anchorTo: path.join(folder, 'not', 'mounted', 'anchors'),
    now: () => Temporal.Instant.fromEpochMilliseconds(ms),
    durable: () => house.durable,
    say: words => void said.push(words),
    times: { anchorMs: 20, copyMs: 1_000, oldMs: 60_000 },
  });
  await sleep(60);
  ms += 3_600_000;
  assert.equal(kept.gauges()['anchor_age_seconds'], 3_600);
  await sleep(60);
  await kept.stop();
  assert.equal(said.filter(words => /can't be written/.test(words)).length, 1);
  assert.ok(said.some(words => /is 60 minutes old/.test(words)));
  await house.close();
  rmSync(folder, { recursive: true });
});

test('[OPS-18] a disk that is nearly full is told early, and once', async () => {
  const said: string[] = [];
  let free = 10e9;
  const disk = watchDisk('/data', words => void said.push(words), {
    readDisk: async () => ({ free, size: 100e9 }),
    everyMs: 5,
  });
  await sleep(30);
  assert.deepEqual([said, disk.gauges()], [[], { disk_free_bytes: 10e9, disk_low: 0 }]);
  free = 0.5e9;
  await sleep(40);
  assert.deepEqual(disk.gauges(), { disk_free_bytes: 0.5e9, disk_low: 1 });
  disk.stop();
  assert.equal(said.length, 1);
  assert.match(said[0]!, /nearly full: 500 MB/);
});
