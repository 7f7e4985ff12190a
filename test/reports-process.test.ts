import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReports, ReportsProcess } from '#server/reports';
import { done, open, openFloor, turnOf } from './runtime/floor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-reports-'));
after(() => rmSync(folder, { recursive: true }));
const place = { type: 'sqlite', folder } as const;

const WITHIN_MS = 120_000;

const eventually = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  for (const end = performance.now() + WITHIN_MS; !(await isSo()); await sleep(50)) {
    assert.ok(performance.now() < end, what);
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('[RPT-14] reports are kept behind the journal by a process that comes back when it dies, and ends with us', async () => {
  const house = await open(place);
  await openFloor(house, 2);
  const said: string[] = [];
  const keeping = new ReportsProcess(place, {
    afterMs: 0,
    againMs: 10,
    answerWithinMs: WITHIN_MS,
    say: sentence => said.push(sentence),
  });
  const reports = await openReports(place);
  const areUpToDate = async () => (await reports.ask('trial-balance')).upToEvent === house.seq;
  await eventually('what was there is reported', areUpToDate);
  for (let turn = 0; turn < 6; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
  await eventually('what was added is reported', areUpToDate);

  const first = keeping.pid!;
  process.kill(first, 'SIGKILL');
  await eventually('another one runs', () => keeping.pid !== undefined && keeping.pid !== first);
  assert.deepEqual(said, [
    'The reports are not kept up to date: it was ended from outside. It is tried again by itself.',
  ]);
  await done(house, 'r-6', turnOf(1, 6));
  await eventually('it goes on', areUpToDate);

  await done(house, 'r-7', turnOf(1, 7));
  const asked = JSON.parse((await keeping.text('trial-balance', {}, 'json'))!) as { upToEvent: number };
  assert.equal(asked.upToEvent, house.seq, 'whoever asks hears of everything that is durable');
  const { rows } = await reports.ask('trial-balance');
  assert.deepEqual(
    await keeping.rows('trial-balance', {}),
    rows.map(row => ({ ...row })), // SQLite's rows are of no class.
  );
  assert.match((await keeping.text('trial-balance', {}, 'csv'))!, /^account,/);

  const second = keeping.pid!;
  const cutOff = keeping.rows('trial-balance', {});
  await keeping.stop();
  assert.equal(isAlive(second), false);
  await cutOff; // Answered or not, nobody waits forever.
  await reports.close();
  await house.close();
});

test('[RPT-14] a question before the reports are up to date does not wait for that', async () => {
  const asked = new ReportsProcess(place, {
    afterMs: 3_600_000,
    againMs: 10,
    answerWithinMs: WITHIN_MS,
    say: sentence => assert.fail(sentence),
  });
  assert.equal(asked.pid, undefined);
  assert.ok((await asked.rows('trial-balance', {}))!.length > 0);
  await asked.stop();
});

test('[RPT-14] what keeps the reports from being kept is said', async () => {
  const said: string[] = [];
  const nowhere = { type: 'sqlite', folder: path.join(folder, 'nowhere') } as const;
  const keeping = new ReportsProcess(nowhere, {
    afterMs: 0,
    againMs: 60_000,
    answerWithinMs: 10,
    say: sentence => said.push(sentence),
  });
  await eventually('it is said', () => said.length > 0);
  assert.match(said[0]!, /^The reports are not kept up to date: There is no journal at /);
  assert.equal(await keeping.rows('slips', {}), undefined, 'nobody waits for ever');
  await keeping.stop();
});
