import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { commitmentTo, winnersOf } from '#core/draws';
import { drawSecrets, keepOldSecrets, readOldSecrets } from '#server/draws';
import { readRows, sealWith } from '#server/journal';
import { openDrawHouse } from './draws/house-on-disk.ts';
import { STORES } from './journal/stores.ts';

for (const store of STORES.map(make => make())) {
  describe(`secrets of draws in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[S2] [LOT-9] a refused commitment leaves no secret; each accepted one has its own, whatever the keys', async () => {
      const place = store.newPlace();
      const house = await openDrawHouse(place);
      for (let i = 0; i < 150; i++) {
        const refused = await house.ask(`pick.${i}`, { type: 'CommitDraw', promotion: 'no-such' });
        assert.ok(!refused.ok);
      }
      const entries = async (): Promise<readonly string[]> => {
        const rows = await readRows(place);
        const texts: string[] = [];
        for await (const page of rows.pages({ from: 1 })) texts.push(...page.map(({ event }) => event));
        await rows.close();
        return texts.filter(text => text.includes('"sealed"'));
      };
      assert.deepEqual(await entries(), [], 'nothing is kept for a draw that was refused');
      assert.deepEqual([...(await readOldSecrets(place))], []);
      const commitment = await house.draws.commit('pick.58');
      assert.equal(await house.draws.commit('pick.58'), commitment, 'a repeat is the same draw');
      const [text = ''] = await entries();
      const { sealed } = JSON.parse(text) as { sealed: string };
      const stranger = drawSecrets(sealWith(Buffer.alloc(32, 8)), new Map());
      assert.equal(
        stranger.open({ commitment, sealed }),
        undefined,
        'whoever has the journal or a backup cannot open it',
      );
      await house.draws.reveal('reveal');
      await house.close();
    });

    test('[LOT-9] with another key a draw is never revealed; with its own it comes out as it would have', async () => {
      const place = store.newPlace();
      const house = await openDrawHouse(place);
      await house.draws.commit('commit');
      await house.close();
      const other = await openDrawHouse(place, Buffer.alloc(32, 9));
      const refused = await other.ask('reveal', { type: 'RevealDraw', draw: 1 });
      assert.ok(!refused.ok && refused.code === 'secret-not-kept');
      await other.close();
      const again = await openDrawHouse(place);
      assert.match(await again.draws.reveal('reveal'), /^t\d+$/);
      await again.close();
    });

    test('[LOT-9] a draw that was committed before secrets came into the journal is opened from its old store', async () => {
      const place = store.newPlace();
      const secret = 'ab'.repeat(32);
      const commitment = commitmentTo(secret);
      await keepOldSecrets(place, [{ key: 'old', commitment, secret }]);
      const secrets = drawSecrets(sealWith(Buffer.alloc(32)), await readOldSecrets(place));
      assert.equal(secrets.open({ commitment }), secret);
      assert.equal(secrets.open({ commitment: commitmentTo('cd'.repeat(32)) }), undefined);
    });
  });
}

test('[S2] no secret of two thousand is like another, and what is published of them tells nothing of the winner', () => {
  const secrets = drawSecrets(sealWith(Buffer.alloc(32, 1)), new Map());
  const made = Array.from({ length: 2_000 }, () => secrets.make());
  assert.equal(new Set(made.map(({ commitment }) => commitment)).size, 2_000);
  assert.equal(new Set(made.map(({ sealed }) => sealed)).size, 2_000);
  const entries = [
    ['t1', 1],
    ['t2', 1],
  ] as const;
  const firsts = made.filter(one => winnersOf({ draw: 1, entries, secret: secrets.open(one)!, count: 1 })[0] === 't1');
  assert.ok(Math.abs(firsts.length - 1_000) < 150, `${firsts.length} of 2,000`);
});
