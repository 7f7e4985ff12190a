import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { onRows } from '#server/house';
import { ADA, openFloor, STAFF } from './api/floor.ts';
import { at } from './api/server.ts';

test('[S11] [SEA-6] a limit lifted in house.json is told, written down with before and after, and does not hold until two people accept it', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  const { server } = floor;
  t.after(() => server.end());
  const file = path.join(server.place.folder, 'house.json');
  const said: string[] = [];
  const start = () => server.start({ say: sentence => void said.push(sentence) });
  await server.stop();
  writeFileSync(file, JSON.stringify({ name: 'The Floor', secondPersonFrom: 99_999_999, sealFrom: 100 }));
  await start();
  assert.ok(
    said.some(one => /The amount that takes two people stays 100000\. The files of the house say 99999999/.test(one)),
    said.join('\n'),
  );
  assert.ok(said.some(one => /The amount from which cards are sealed was 50000 and is 100 now/.test(one)));
  const { office } = floor;
  await office.signOn(ADA);
  const change = { type: 'ChangeSettings', changes: [{ setting: 'secondPersonFrom', is: '99999999' }] } as const;
  assert.equal(await office.refused('/settings/change', { changes: change.changes }), 'second-person-missing');
  await office.both(change, STAFF.con);
  const texts = await onRows(server.place, async rows => {
    const found: string[] = [];
    for await (const page of rows.pages({ from: 1 })) found.push(...page.map(({ event }) => event));
    return found.filter(event => /"type":"Settings(Read|Changed)"/.test(event)).map(event => JSON.parse(event));
  });
  const last = texts.at(-1);
  assert.deepEqual(last.changes, [{ setting: 'secondPersonFrom', was: '100000', is: '99999999' }]);
  assert.deepEqual(last.by, ['ada', 'con']);
  assert.deepEqual(
    texts.at(-2).changes.filter(({ waits }: { waits?: true }) => waits),
    [{ setting: 'secondPersonFrom', was: '100000', is: '99999999', waits: true }],
  );
});
