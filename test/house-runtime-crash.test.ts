import { after, before, describe, test } from 'node:test';
import { STORES } from './journal/stores.ts';
import { crash, takeOver } from './runtime/crashes.ts';

const KILLS = 2; // 200 in `test/long`.

for (const store of STORES.map(make => make())) {
  describe(`a serving house in ${store.name} is killed`, () => {
    before(store.start);
    after(store.stop);

    test(`[OPS-9] ${KILLS} kills in a write storm: each acknowledged command is there, once and whole, and the books agree`, async t => {
      const place = store.newPlace();
      const { commands } = await crash(place.type === 'postgres' ? { ...place, leaseMs: 300 } : place, KILLS);
      t.diagnostic(`${commands.toLocaleString('en')} commands`);
    });

    // A paused process keeps its lock on a file, as it should: only a lease runs out.
    for (const lose of store.name === 'PostgreSQL' ? (['SIGKILL', 'SIGSTOP'] as const) : (['SIGKILL'] as const)) {
      test(`[OPS-6] two servers, the writer gets ${lose} under load: the other takes over, nothing is lost or doubled`, async t => {
        const { gapMs } = await takeOver(store.newPlace(), lose);
        t.diagnostic(`${Math.round(gapMs)} ms without a writer`);
      });
    }
  });
}
