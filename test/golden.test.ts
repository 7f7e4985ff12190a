import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { houseFrom, houseObjections, houseText } from '#core/house';
import { eventsIn, type Golden, goldenJournals, replayed, throughStore } from './golden/journals.ts';
import { describedKinds, kindsIn } from './golden/kinds.ts';
import { differences, summaryOf } from './golden/summary.ts';
import { STORES } from './journal/stores.ts';
import { everyOf } from './whole.ts';

const JOURNALS = goldenJournals();
/** A day with everything in it; the others are small. */
const isDay = ({ name }: Golden): boolean => name.endsWith('/day');
/** All of them go into the first store; into a second the days and a sample of the small ones. */
const storedIn = (place: number): readonly Golden[] =>
  place === 0
    ? JOURNALS
    : [
        ...JOURNALS.filter(isDay),
        ...everyOf(
          5,
          JOURNALS.filter(one => !isDay(one)),
        ),
      ];
/** A database waits more than it works. */
const AT_ONCE = 4;

test('[JRN-19] every journal of an older release comes to what it came to then', async t => {
  for (const { name, file, summary } of JOURNALS) {
    const { house, settings, ended } = await replayed(file);
    assert.deepEqual(differences(summary.house, summaryOf(house)), [], name);
    assert.deepEqual(differences({ ended: summary.ended }, { ended }), [], name);
    assert.deepEqual(houseObjections(house), [], name);
    const text = houseText(house);
    assert.equal(houseText(houseFrom(settings, text)), text, `${name}: from its snapshot`);
  }
  t.diagnostic(`${JOURNALS.length} journals`);
});

for (const [place, storeOf] of STORES.entries()) {
  const store = storeOf();
  describe(`golden journals in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test(`[JRN-19] restored into ${store.name}, whole to the last hash, they come to the same, and so do their reports`, async () => {
      const left = [...storedIn(place)];
      const oneByOne = async (): Promise<void> => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const { name, file, summary } = next;
          const { house, reports } = await throughStore(file, store.newPlace());
          assert.deepEqual(differences(summary.house, house), [], name);
          assert.deepEqual(differences(summary.reports, reports), [], name);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
    });
  });
}

test('[JRN-20] there is no kind of event that no golden journal holds', async () => {
  const events = (await Promise.all(JOURNALS.map(({ file }) => eventsIn(file)))).flat();
  const held = new Set(events.flatMap(event => kindsIn(event)));
  const described = describedKinds();
  assert.deepEqual([...described.difference(held)], [], 'record them with npm run golden');
  assert.deepEqual([...held.difference(described)], [], 'a kind was retired: docs/changing-events.md');
});

test('[JRN-19] what is lost, changed or added to a summary is named', () => {
  const then = { awards: { 1: { amount: 5, to: 'ana' } }, funds: {} };
  assert.deepEqual(differences(then, { awards: { 1: { amount: 5, to: 'ana', by: 'bo' } }, funds: {}, more: {} }), []);
  const said = { code: 'to.ana', facts: {}, message: 'Ana' };
  assert.deepEqual(differences(then, { awards: { 1: { amount: 5, to: said } }, funds: {} }), []);
  assert.deepEqual(differences(then, { awards: { 1: { amount: 6, to: 'ana' } }, funds: { x: 1 } }), [
    'awards 1 amount was 5, is 6',
    'funds x was not there',
  ]);
  assert.deepEqual(differences(then, { awards: {} }), [
    'awards 1 was {"amount":5,"to":"ana"}, is undefined',
    'funds is not told any more',
  ]);
  assert.deepEqual(differences({ a: { b: [1] } }, { a: { b: [1, 2] } }), ['a b had 1, has 2']);
});
