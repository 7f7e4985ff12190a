import { after, before, describe, test } from 'node:test';
import { crash } from './journal/crashes.ts';
import { STORES } from './journal/stores.ts';
import { takeOver } from './journal/takeovers.ts';

const KILLS = 3; // 200 in `test/long`.

for (const store of STORES.map(make => make())) {
  describe(`a writer in ${store.name} is lost`, () => {
    before(store.start);
    after(store.stop);

    test(`[JRN-16] ${KILLS} kills in a write storm: each acknowledged command is there, once and whole`, async () => {
      await crash(store.newPlace(), KILLS);
    });

    test('[JRN-10] killed under load: the standby takes over within seconds, nothing is lost or doubled', async t => {
      const { gapMs } = await takeOver(store.newPlace(), writer => writer.kill());
      t.diagnostic(`${Math.round(gapMs)} ms without a writer`);
    });

    if (store.name === 'PostgreSQL') {
      test('[JRN-9] paused past its lease and woken again, the old writer is fenced off', async t => {
        const { gapMs } = await takeOver(store.newPlace(), async writer => void writer.process.kill('SIGSTOP'));
        t.diagnostic(`${Math.round(gapMs)} ms without a writer`);
      });
    }
  });
}
