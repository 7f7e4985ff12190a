import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { houseEventFrom } from '#core/house';
import { atPlace, type Place, readJournal } from '#server/journal';
import { heal, openReports, ReportsProcess } from '#server/reports';
import { houseway } from './cli/houseway.ts';
import { flagsAt, STORES } from './journal/stores.ts';
import { done, open, openFloor, turnOf } from './runtime/floor.ts';

const CHANGE = "UPDATE ledger_day SET money_in = money_in + 4000 WHERE kind = 'pool'";

for (const store of STORES.map(make => make())) {
  describe(`reports against the journal in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    const reportsSql = (place: Place, text: string): Promise<unknown> =>
      atPlace<Promise<unknown>>(place, {
        sqlite: async ({ folder }) => {
          const database = new DatabaseSync(path.join(folder, 'reports.sqlite'));
          database.exec(text);
          database.close();
        },
        postgres: ({ schema }) => store.sql(place, `SET search_path TO ${schema}_reports; ${text}`),
      });

    test('[F4] [RPT-21] an amount changed in the reports is found by verify, told, and made right again', async () => {
      const place = store.newPlace();
      const house = await open(place);
      await openFloor(house, 2);
      for (let turn = 0; turn < 6; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
      await house.close();
      const whole = await houseway('journal', 'verify', ...flagsAt(place));
      assert.equal(whole.status, 0, whole.stderr);
      const reader = await readJournal(place, houseEventFrom);
      const reports = await openReports(place);
      await reports.update(reader);
      const right = await reports.ask('trial-balance');
      assert.deepEqual(await reports.differing(reader), []);
      await reportsSql(place, CHANGE);
      assert.notDeepEqual((await reports.ask('trial-balance')).rows, right.rows);
      assert.deepEqual(await reports.differing(reader), ['ledger_day']);
      const told: string[] = [];
      await heal(reports, reader, sentence => void told.push(sentence));
      assert.match(told.join(), /didn't agree with the journal \(ledger_day\)/);
      assert.deepEqual((await reports.ask('trial-balance')).rows, right.rows);
      await reportsSql(place, CHANGE);
      const verified = await houseway('journal', 'verify', ...flagsAt(place));
      assert.deepEqual([verified.status, /didn't agree with the journal/.test(verified.stdout)], [1, true]);
      assert.equal((await houseway('journal', 'verify', ...flagsAt(place))).status, 0, 'then they are right');
      await Promise.all([reader.close(), reports.close()]);
    });
  });
}

test('[F4] [RPT-21] a damaged file of reports is thrown away and made anew, and whoever asks gets an answer', async t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-heal-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const place = { type: 'sqlite', folder } as const;
  const house = await open(place);
  await openFloor(house, 2);
  const before = await openReports(place);
  await before.close();
  const file = path.join(folder, 'reports.sqlite');
  writeFileSync(file, readFileSync(file).fill(7, 0, 100));
  const said: string[] = [];
  const keeping = new ReportsProcess(place, {
    afterMs: 0,
    againMs: 10,
    answerWithinMs: 120_000,
    say: sentence => void said.push(sentence),
  });
  t.after(() => keeping.stop());
  const ask = async (): Promise<unknown> =>
    (
      JSON.parse((await keeping.text({ report: 'trial-balance', asked: {}, language: 'en', form: 'json' }))!) as {
        upToEvent: number;
      }
    ).upToEvent;
  assert.equal(await ask(), house.seq);
  assert.match(said.join(), /reports\.sqlite is damaged.*rebuilt from the journal/);

  // And while it is open: a page is overwritten behind its back.
  const fd = openSync(file, 'r+');
  for (let page = 1; page < 6; page++) writeSync(fd, Buffer.alloc(4_096, 7), 0, 4_096, page * 4_096);
  closeSync(fd);
  await done(house, 'r-1', turnOf(1, 0));
  await sleep(500);
  assert.equal(await ask(), house.seq);
  await house.close();
});
