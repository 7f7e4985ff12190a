import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { emptyHouse, houseText } from '#core/house';
import { FOLD, highWaterOf, markFileOf, openHouse } from '#server/house';
import { type Place, readRows, sealWith } from '#server/journal';
import { openFloor } from './api/floor.ts';
import { at } from './api/server.ts';
import { actor, SETTINGS } from './house/room.ts';
import { STORES } from './journal/stores.ts';

const seal = sealWith(Buffer.alloc(32, 3));
const folderFor = (place: Place): string => (place.type === 'sqlite' ? place.folder : process.env['TMPDIR'] || '/tmp');

const open = async (place: Place, more: object = {}) => {
  const said: string[] = [];
  const options = {
    place,
    settings: SETTINGS,
    mayFollow: false,
    now: () => Temporal.Instant.from('2026-03-02T18:00:00Z'),
    snapshotEvery: 1_000_000,
    seal,
    markFile: markFileOf(place, folderFor(place)),
    say: (sentence: string) => void said.push(sentence),
    ...more,
  };
  return { ...(await openHouse(options)), said };
};

type Opened = Awaited<ReturnType<typeof open>>['house'];
const note = async (house: Opened, count: number, name: string): Promise<void> => {
  for (let i = 0; i < count; i++) {
    const key = `${name}.${String(i).padStart(6, '0')}`;
    const done = await house.handle(
      { type: 'PostNotice', words: `note ${i}` },
      { key, station: 'office-1', actor: actor('ann') },
    );
    assert.ok(done.ok);
  }
};

for (const store of STORES.map(make => make())) {
  describe(`the seal of a house in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[S4] [SEA-2] a snapshot that somebody else wrote is passed over, however well its hash fits', async () => {
      const place = store.newPlace();
      const first = await open(place);
      await note(first.house, 120, 'a');
      await first.house.close();
      const [kept] = await store.sql(place, 'SELECT seq, state, hash FROM snapshot');
      assert.equal(Number(kept?.['seq']), 120);
      const forged = houseText(emptyHouse(SETTINGS)).replaceAll("'", "''");
      const rows = await readRows(place);
      const { hash: chain } = rows.head;
      await rows.close();
      const stranger = sealWith(Buffer.alloc(32, 4)).mark('snapshot', FOLD, '120', chain, forged);
      for (const hash of [stranger, String(kept?.['hash'])]) {
        await store.sql(place, `UPDATE snapshot SET state = '${forged}', hash = '${hash}' WHERE seq = 120`);
        const again = await open(place);
        assert.equal(again.checked.snapshotSeq, 0, 'everything is replayed');
        assert.equal(again.house.state.notices.size, 120, 'the house is what its journal says');
        await again.house.close();
      }
    });

    test('[F5] [JRN-23] a clean stop leaves a snapshot; the next one is counted from it, not from the start', async () => {
      const place = store.newPlace();
      const first = await open(place);
      await note(first.house, 150, 'a');
      await first.house.close();
      const second = await open(place, { snapshotEvery: 130 });
      assert.equal(second.checked.snapshotSeq, 150);
      await note(second.house, 80, 'b');
      await second.house.close();
      const third = await open(place, { snapshotEvery: 130 });
      assert.equal(third.checked.snapshotSeq, 150, 'eighty events are not worth one');
      await note(third.house, 60, 'c');
      await third.house.close();
      const fourth = await open(place);
      assert.equal(fourth.checked.snapshotSeq, 280, '130 after the last snapshot, although in two services');
      await fourth.house.close();
    });

    test('[SEA-3] the mark is made before anybody is answered', async () => {
      const place = store.newPlace();
      const { house } = await open(place);
      const file = markFileOf(place, folderFor(place));
      const seen = Array.from({ length: 20 }, async (_, i) => {
        const asked = { key: `m.${String(i).padStart(6, '0')}`, station: 'office-1', actor: actor('ann') };
        const done = await house.handle({ type: 'PostNotice', words: `note ${i}` }, asked);
        assert.ok(done.ok);
        return (highWaterOf({ file, seal }) ?? 0) >= done.last;
      });
      assert.deepEqual(new Set(await Promise.all(seen)), new Set([true]));
      await house.close();
    });

    test('[F2] [SEA-3] a journal that has lost its end is told from a whole one, and nothing is served from it', async () => {
      const place = store.newPlace();
      const first = await open(place);
      await note(first.house, 40, 'a');
      await first.house.close();
      assert.equal(highWaterOf({ file: markFileOf(place, folderFor(place)), seal }), 40);
      for (const statement of store.unprotect) await store.sql(place, statement);
      await store.sql(
        place,
        'DELETE FROM journal WHERE seq > 30; DELETE FROM command WHERE first > 30; UPDATE writer SET listed = 30',
      );
      await assert.rejects(open(place), /ends at event 30, but event 40 was saved/);
    });
  });
}

test('[F2] half of a mark is enough, and a mark of another house tells nothing', () => {
  const [store] = STORES.map(make => make());
  const place = store!.newPlace();
  const file = markFileOf(place, folderFor(place));
  const line = (seq: number, by = seal): string =>
    `${String(seq).padStart(30)} ${by.mark('high-water mark', String(seq))}\n`;
  writeFileSync(file, `${line(41)}${line(42).slice(0, 50)}`);
  assert.equal(highWaterOf({ file, seal }), 41);
  writeFileSync(file, line(99, sealWith(Buffer.alloc(32, 5))));
  assert.equal(highWaterOf({ file, seal }), undefined);
});

test('[F3] [OPS-17] a server makes nothing anew: it names the missing file and what to do', async t => {
  at('2026-03-02T18:00:00Z');
  const { server } = await openFloor();
  t.after(() => server.end());
  await server.stop();
  const { folder } = server.place;
  const cases: readonly [file: string, sentence: RegExp][] = [
    ['pepper', /pepper is missing.*keep it apart/s],
    ['house.json', /house\.json is missing.*doesn't guess/s],
    ['private.sqlite', /private\.sqlite is missing.*restore the newest backup/s],
    ['journal.sqlite', /There is no journal.*houseway init.*houseway restore/s],
  ];
  for (const [name, sentence] of cases) {
    const file = path.join(folder, name);
    const kept = readFileSync(file);
    rmSync(file);
    await assert.rejects(server.start(), sentence);
    assert.equal(existsSync(file), false, `${name} is not made anew`);
    writeFileSync(file, kept);
  }
  await server.start();
});

test('[S21] nobody but the user of the server reads the folder or a file in it', async t => {
  const { server } = await openFloor();
  t.after(() => server.end());
  const { folder } = server.place;
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  for (const name of ['journal.sqlite', 'house.json', 'private.sqlite', 'pepper', 'journal.mark'])
    assert.equal(statSync(path.join(folder, name)).mode & 0o777, 0o600, name);
});
