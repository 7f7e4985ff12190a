import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openPrivate } from '#server/private';
import { STORES, type TestStore } from './journal/stores.ts';

const ZOE = { member: 'm-1', card: '1234567897', name: 'Zoë  Quintana', born: '1980-05-17' };
const FULL = { ...ZOE, email: 'z@example.org', phone: '555', address: '1 Main', photo: 'data:', pinHash: 'hash' };

const suite = (store: TestStore): void => {
  before(() => store.start());
  after(() => store.stop());

  test('[CLB-1] a record comes back as it was put, changed as a whole, and is gone when erased', async () => {
    const kept = await openPrivate(store.newPlace());
    const { members } = kept;
    await members.put(FULL);
    assert.deepEqual(await members.of('m-1'), FULL);
    await members.put({ ...ZOE, card: '2345678903' });
    assert.deepEqual(await members.byCard('2345678903'), { ...ZOE, card: '2345678903' });
    assert.equal(await members.byCard(ZOE.card), undefined, 'the old card is nobody');
    await members.put({ ...ZOE, member: 'm-2', name: 'Abe %Quint_', card: '3456789019' });
    const found = async (words: string, most = 9) => (await members.named(words, most)).map(({ member }) => member);
    assert.deepEqual(await found('zoe quintana'), ['m-1'], 'whatever the accents, case and spaces');
    assert.deepEqual(await found('QUINT'), ['m-2', 'm-1']);
    assert.deepEqual(await found('quint', 1), ['m-2']);
    assert.deepEqual(await found('%quint_'), ['m-2'], 'signs mean themselves');
    await members.erase('m-1');
    assert.deepEqual(
      (await members.all()).map(({ member }) => member),
      ['m-2'],
    );
    await kept.close();
  });
};

for (const store of STORES.map(make => make())) describe(`members on ${store.name}`, () => suite(store));
