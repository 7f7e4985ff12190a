import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Place } from '#server/journal';
import { STORES } from '../journal/stores.ts';
import type { Million, Work } from '../runtime/million.ts';

const PROGRAM = path.join(import.meta.dirname, '../runtime/million.ts');

/**
 * A process without a limit keeps garbage as long as there is room, so its size says nothing. With this limit, a
 * process that needs more at any moment is ended. A million events are ten times as much.
 */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=8', '--expose-gc'];
/** That heap, and the program without any event. */
const RESIDENT_MAX = 250;
/** Of what stays after a collection, from the least to the last: a byte for each event would be too much. */
const GROWTH_MAX = 1;

const run = async (place: Place, work: Work): Promise<Million> => {
  const child = fork(PROGRAM, [JSON.stringify(place), work], { execArgv: HEAP });
  const ended = once(child, 'exit').then(([code, signal]) => assert.fail(`${work} ended with ${signal ?? code}`));
  ended.catch(() => undefined); // What it says in the end is awaited first.
  const [million] = await Promise.race([once(child, 'message'), ended]);
  return million as Million; // The only message there is.
};

const requireBounded = (t: TestContext, work: Work, { seq, seconds, live, peak }: Million): void => {
  const [least, last] = [Math.min(...live), live.at(-1)!];
  t.diagnostic(
    `${work}: ${seconds.toFixed(1)} s for ${seq.toLocaleString('en')} events, at most ${peak.toFixed(0)} MB resident; ` +
      `live ${live.map(megabytes => megabytes.toFixed(1)).join(', ')} MB`,
  );
  assert.ok(last - least <= GROWTH_MAX, `${work}: ${last - least} MB more than at the least`);
  assert.ok(peak <= RESIDENT_MAX, `${work}: ${peak} MB`);
};

for (const store of STORES.map(make => make())) {
  describe(`a million events of a house in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[OPS-4] they are played, replayed, and opened from a snapshot, to the same house in a small heap', async t => {
      const place = store.newPlace();
      const played = await run(place, 'play');
      requireBounded(t, 'play', played);
      for (const work of ['replay', 'open'] as const) {
        const again = await run(place, work);
        requireBounded(t, work, again);
        assert.deepEqual([again.seq, again.house], [played.seq, played.house]);
      }
    });
  });
}
