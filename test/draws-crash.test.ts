import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordObjection } from '#core/draws';
import { drawRecord } from '#server/draws';
import { onRows } from '#server/house';
import { openDrawHouse } from './draws/house-on-disk.ts';
import { chosenOf } from './whole.ts';

const root = mkdtempSync(path.join(tmpdir(), 'houseway-draws-'));
after(() => rmSync(root, { recursive: true }));

/** Runs a step in a process of its own and kills that one; answers the folder it leaves. */
const killedAfter = async (folder: string, step: 'committing' | 'commit' | 'reveal', ms = 0): Promise<string> => {
  const child = fork(path.join(import.meta.dirname, 'draws', 'child.ts'), [folder, step], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended.then(() => assert.fail('it ended by itself'))]);
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
  return folder;
};

/** Goes on where the killed one stopped, in a copy, so that the same can be done again. */
const goOn = async (folder: string, copy: string) => {
  const own = `${folder}-${copy}`;
  cpSync(folder, own, { recursive: true });
  const { draws, close } = await openDrawHouse({ type: 'sqlite', folder: own });
  const commitment = await draws.commit('commit-1');
  const winner = await draws.reveal('reveal-1');
  assert.equal(await draws.reveal('reveal-1'), winner, 'asked again under its key it answers the same');
  await close();
  const record = await onRows({ type: 'sqlite', folder: own }, rows => drawRecord(rows, 1));
  assert.ok(record !== undefined);
  assert.equal(recordObjection(record), undefined);
  assert.deepEqual([record.commitment, record.winners], [commitment, [winner]]);
  return { commitment, winner };
};

test('[LOT-9] killed after the commitment: the next server is bound to the same secret and draws the same', async () => {
  const folder = await killedAfter(path.join(root, 'commit'), 'commit');
  const outcomes = [await goOn(folder, 'a'), await goOn(folder, 'b'), await goOn(folder, 'c')];
  for (const outcome of outcomes) assert.deepEqual(outcome, outcomes[0]);
});

test('[LOT-9] killed anywhere while it commits: the draw is committed with its secret, or not at all', async () => {
  for (const ms of chosenOf([0, 3], [0, 1, 3, 10]))
    await goOn(await killedAfter(path.join(root, `at-${ms}`), 'committing', ms), 'again');
});

test('[LOT-9] killed anywhere while it is revealed: the draw comes out as it would have', async () => {
  const folder = await killedAfter(path.join(root, 'reveal'), 'commit');
  const expected = await goOn(folder, 'undisturbed');
  for (const ms of chosenOf([0, 3], [0, 1, 3, 10])) {
    const own = `${folder}-${ms}`;
    cpSync(folder, own, { recursive: true });
    assert.deepEqual(await goOn(await killedAfter(own, 'reveal', ms), 'again'), expected);
  }
});
