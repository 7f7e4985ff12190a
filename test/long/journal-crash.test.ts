import { after, before, describe, test } from 'node:test';
import { crash } from '../journal/crashes.ts';
import { STORES } from '../journal/stores.ts';
import { takeOver } from '../journal/takeovers.ts';

const KILLS = 200;
const TAKEOVERS = 6;

for (const store of STORES.map(make => make())) {
  describe(`a writer in ${store.name} is lost, many times`, () => {
    before(store.start);
    after(store.stop);

    test(`[JRN-16] ${KILLS} kills in a write storm: each acknowledged command is there, once and whole`, async t => {
      const place = store.newPlace();
      const { commands } = await crash(place.type === 'postgres' ? { ...place, leaseMs: 300 } : place, KILLS);
      t.diagnostic(`${commands.toLocaleString('en')} commands`);
    });

    test(`[JRN-10] ${TAKEOVERS} takeovers under load, by turns from a killed writer and a paused one`, async t => {
      for (let n = 0; n < TAKEOVERS; n++) {
        // A paused process keeps its lock on the file, as it should: only a lease runs out.
        const isPaused = n % 2 === 1 && store.name === 'PostgreSQL';
        const lose = isPaused ? 'SIGSTOP' : 'SIGKILL';
        const { gapMs } = await takeOver(store.newPlace(), async writer =>
          isPaused ? void writer.process.kill('SIGSTOP') : writer.kill(),
        );
        t.diagnostic(`${lose}: ${Math.round(gapMs)} ms without a writer`);
      }
    });
  });
}
