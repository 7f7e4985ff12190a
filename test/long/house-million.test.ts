import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { houseText } from '#core/house';
import { beginning, onRows, openHouse, replay } from '#server/house';
import { SETTINGS } from '../house/room.ts';
import { asked, clock, openFloor, optionsFor, turnOf } from '../runtime/floor.ts';

const EVENTS = 1_000_000;
const TABLES = 100;
/** Far more than a page of events and the house, far less than a million events. */
const MEGABYTES_MAX = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-million-'));
after(() => rmSync(folder, { recursive: true }));
const place = { type: 'sqlite', folder } as const;

/** The most memory that was in use while the work ran, in megabytes. */
const watched = async <Value>(work: () => Promise<Value>): Promise<{ value: Value; most: number; seconds: number }> => {
  let most = 0;
  const look = (): void => {
    most = Math.max(most, process.memoryUsage.rss() / 1e6);
  };
  const timer = setInterval(look, 100);
  const start = performance.now();
  const value = await work();
  clearInterval(timer);
  look();
  return { value, most, seconds: (performance.now() - start) / 1_000 };
};

test('[OPS-4] a million events of a house are played, and replayed to the same house, in bounded memory', async t => {
  const { house } = await openHouse(optionsFor(place, { snapshotEvery: Number.POSITIVE_INFINITY }));
  await openFloor(house, TABLES);
  let sent = 0;
  const atTable = async (table: number): Promise<void> => {
    for (let turn = 0; house.seq < EVENTS; turn++) {
      // A round takes every table a minute: as fast as the machine is, so fast is the clock.
      if (table === 1 && turn % 2 === 0) clock.now = clock.now.add({ minutes: 1 });
      const key = `${(1_794_700_800_000 + sent++).toString(36)}.${table}`;
      const handled = await house.handle(turnOf(table, turn), asked(key));
      assert.ok(handled.ok, handled.ok ? '' : handled.message);
    }
  };
  const played = await watched(() => Promise.all(Array.from({ length: TABLES }, (_, index) => atTable(index + 1))));
  await house.close();
  const replayed = await watched(() => onRows(place, rows => replay(rows, beginning(SETTINGS))));
  const { head, house: again } = replayed.value;
  assert.equal(head.seq, house.seq);
  assert.equal(houseText(again), houseText(house.state));
  const megabytes = statSync(path.join(folder, 'journal.sqlite')).size / 1e6;
  for (const [what, { seconds, most }] of [['played', played] as const, ['replayed', replayed] as const]) {
    const rate = Math.round(head.seq / seconds).toLocaleString('en');
    t.diagnostic(
      `${what} in ${seconds.toFixed(1)} s, ${rate} events a second, at most ${most.toFixed(0)} MB of memory`,
    );
    assert.ok(most < MEGABYTES_MAX, `${what}: ${most} MB`);
  }
  t.diagnostic(`${megabytes.toFixed(0)} MB on disk`);
});
