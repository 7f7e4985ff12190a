import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { commitmentTo, isHex32 } from '#core/draws';
import { openSecrets } from '#server/draws';
import { secretFor } from '../src/server/draws/secrets.ts';
import { STORES } from './journal/stores.ts';

for (const store of STORES.map(make => make())) {
  describe(`secrets of draws in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[LOT-9] a key gets one secret forever, however often it is asked for at once', async () => {
      const place = store.newPlace();
      const [one, other] = await Promise.all([openSecrets(place), openSecrets(place)]);
      const asked = await Promise.all([1, 2, 3, 4].map(i => secretFor(i % 2 === 0 ? one : other, 'key')));
      assert.equal(new Set(asked).size, 1);
      assert.ok(isHex32(asked[0]!));
      assert.notEqual(await secretFor(one, 'another key'), asked[0]);
      await Promise.all([one.close(), other.close()]);
      const again = await openSecrets(place);
      assert.equal(await again.byCommitment(commitmentTo(asked[0]!)), asked[0]);
      assert.equal(await again.byCommitment(commitmentTo('00'.repeat(32))), undefined);
      await again.close();
    });
  });
}
