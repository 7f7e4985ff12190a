import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Anchor, type FindingKind, openJournal, type Place, verifyJournal } from '#server/journal';
import { STORES, type TestStore } from './journal/stores.ts';
import { emptyTill, type TillEvent, takeFee } from './journal/till.ts';

type Case = readonly [what: string, sql: readonly string[], found: readonly (readonly [number, FindingKind])[]];

const swap = (a: number, b: number): readonly string[] =>
  [
    [a, -1],
    [b, a],
    [-1, b],
  ].map(([from, to]) => `UPDATE journal SET seq = ${to} WHERE seq = ${from}`);

// Ten commands of two events each: c-0 is events 1 and 2, c-9 is 19 and 20.
const CASES: readonly Case[] = [
  ['an amount in an event', ["UPDATE journal SET event = replace(event, '25', '52') WHERE seq = 8"], [[8, 'changed']]],
  [
    'one byte of the first event',
    ["UPDATE journal SET event = replace(event, 'M', 'm') WHERE seq = 1"],
    [[1, 'changed']],
  ],
  [
    'one byte of the last event',
    ["UPDATE journal SET event = replace(event, 'M', 'm') WHERE seq = 20"],
    [[20, 'changed']],
  ],
  ['who did it', ["UPDATE journal SET actor = 'dealer-8' WHERE seq = 7"], [[7, 'changed']]],
  ['where', ["UPDATE journal SET station = 't-99' WHERE seq = 7"], [[7, 'changed']]],
  ['when', ['UPDATE journal SET at_ms = at_ms - 1 WHERE seq = 7'], [[7, 'changed']]],
  ['for which command', ["UPDATE journal SET command = 'c-9' WHERE seq = 7"], [[7, 'changed']]],
  ['by which writer', ['UPDATE journal SET epoch = 2 WHERE seq = 7'], [[7, 'changed']]],
  ['the answer given', ["UPDATE journal SET result = '{}' WHERE seq = 8"], [[8, 'changed']]],
  ['the hash', ['UPDATE journal SET hash = (SELECT hash FROM journal WHERE seq = 3) WHERE seq = 7'], [[7, 'changed']]],
  [
    'two events',
    ["UPDATE journal SET actor = 'x' WHERE seq IN (7, 12)"],
    [
      [7, 'changed'],
      [12, 'changed'],
    ],
  ],
  [
    'two neighbors',
    ["UPDATE journal SET actor = 'x' WHERE seq IN (7, 8)"],
    [
      [7, 'changed'],
      [8, 'changed'],
    ],
  ],
  ['an event is gone', ['DELETE FROM journal WHERE seq = 7'], [[7, 'missing']]],
  ['the first event is gone', ['DELETE FROM journal WHERE seq = 1'], [[1, 'missing']]],
  ['three events are gone', ['DELETE FROM journal WHERE seq BETWEEN 7 AND 9'], [[7, 'missing']]],
  [
    'neighbors swapped',
    swap(7, 8),
    [
      [7, 'moved'],
      [8, 'moved'],
    ],
  ],
  [
    'a pair far apart swapped',
    swap(4, 17),
    [
      [4, 'moved'],
      [17, 'moved'],
    ],
  ],
  ['the end is cut off', ['DELETE FROM journal WHERE seq > 16'], [[17, 'cut-off']]],
  ['cut off inside a command', ['DELETE FROM journal WHERE seq > 15'], [[16, 'cut-off']]],
  [
    'a command is not listed',
    ["DELETE FROM command WHERE key = 'c-3'"],
    [
      [7, 'command'],
      [8, 'command'],
    ],
  ],
  [
    'a command is listed wrongly',
    ["UPDATE command SET last = 7 WHERE key = 'c-3'"],
    [
      [7, 'command'],
      [8, 'command'],
    ],
  ],
  ['a command is listed twice', ["INSERT INTO command VALUES ('z', 7, 8)"], [[20, 'command']]],
];

/** Someone with all rights changes the journal behind our back: where, exactly? */
const tampering = (store: TestStore): void => {
  describe(`verifying a journal in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    const written = async (place: Place, station: string): Promise<Anchor> => {
      const journal = await openJournal<TillEvent>(place);
      const till = emptyTill();
      for (let n = 0; n < 10; n++) await journal.commit(`c-${n}`, () => takeFee(till, station));
      const anchor = await journal.saveAnchor(1_794_700_800_000, () => 'signed');
      await journal.close();
      return anchor;
    };
    const findings = async (place: Place, anchors: readonly Anchor[] = []) => {
      const { findings: found } = await verifyJournal(place, { anchors });
      for (const { seq, message } of found) assert.match(message, new RegExp(`\\b${seq}\\b|\\b${seq - 1}\\b`));
      return found.map(({ seq, kind }) => [seq, kind] as const);
    };

    test('[JRN-7] a journal as it was written is whole, and the progress reaches its end', async () => {
      const place = store.newPlace();
      const { seq, hash } = await written(place, 't-12');
      const progress: unknown[] = [];
      const verified = await verifyJournal(place, { onProgress: (done, of) => progress.push([done, of]) });
      assert.deepEqual(verified, { head: { seq, hash }, events: 20, commands: 10, findings: [] });
      assert.deepEqual(progress.at(-1), [20, 20]);
    });

    for (const [what, sql, found] of CASES) {
      test(`[JRN-8] changed behind our back: ${what}`, async () => {
        const place = store.newPlace();
        await written(place, 't-12');
        await store.sql(place, [...store.unprotect, 'DELETE FROM anchor', ...sql].join(';'));
        assert.deepEqual(await findings(place), found);
      });
    }

    test('[JRN-8] a writer whose epoch was over is found by the order of the epochs', async () => {
      const place = store.newPlace();
      const till = emptyTill();
      for (const [key, reset] of [
        ['a', ''],
        ['b', ''],
        ['c', 'UPDATE writer SET epoch = 0'],
      ] as const) {
        if (reset !== '') await store.sql(place, reset);
        const journal = await openJournal<TillEvent>(place);
        await journal.commit(key, () => takeFee(till));
        await journal.close();
      }
      assert.deepEqual(await findings(place), [[5, 'epoch']]);
    });

    test('[JRN-17] a journal rewritten whole, every hash made again, does not fit an anchor from before', async () => {
      const anchor = await written(store.newPlace(), 't-12');
      const forged = store.newPlace();
      await written(forged, 't-13');
      assert.deepEqual(await findings(forged), []);
      assert.deepEqual(await findings(forged, [anchor]), [[20, 'anchor']]);
    });

    test('[JRN-17] an end cut off with all its traces is missed by an anchor kept elsewhere', async () => {
      const place = store.newPlace();
      const anchor = await written(place, 't-12');
      const cut = ['DELETE FROM anchor', 'DELETE FROM journal WHERE seq > 16', 'DELETE FROM command WHERE last > 16'];
      await store.sql(place, [...store.unprotect, ...cut, 'UPDATE writer SET listed = 16'].join(';'));
      assert.deepEqual(await findings(place), []);
      assert.deepEqual(await findings(place, [anchor]), [[17, 'cut-off']]);
    });
  });
};

for (const store of STORES) tampering(store());
