import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { writerOf } from '../src/server/journal/journal.ts';
import { writeSqlite } from '../src/server/journal/sqlite/store.ts';
import type { EventFrom, JournalEvent } from '../src/server/journal/types.ts';
import { emptyTill, takeFee } from './journal/till.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-journal-'));
after(() => rmSync(folder, { recursive: true }));

const asWritten: EventFrom<JournalEvent> = text => JSON.parse(text) as JournalEvent; // As it was written.

/** A journal on a real store, and the keys that it looks up there for commands. */
const opened = async () => {
  const store = writeSqlite(folder);
  const lookedUp: string[] = [];
  const recall = (keys: readonly string[]) => {
    lookedUp.push(...keys);
    return store.recall(keys);
  };
  const journal = await writerOf({ ...store, recall }, asWritten);
  lookedUp.length = 0; // The last command before is looked at to see whether it is whole.
  return { lookedUp, journal };
};

test('[JRN-3] a key greater than all before from stations costs no lookup, whatever keys the house gives itself', async () => {
  const till = emptyTill();
  const first = await opened();
  for (const key of ['0193a@k-1', 'start.1.program']) await first.journal.commit(key, () => takeFee(till));
  await first.journal.close();

  const { journal, lookedUp } = await opened();
  assert.equal((await journal.commit('0193b@k-1', () => takeFee(till))).ok, true);
  assert.equal((await journal.commit('0193c@k-2', () => takeFee(till))).ok, true);
  assert.deepEqual(lookedUp, []);
  const again = await journal.commit('0193a@k-1', () => assert.fail('decided twice'));
  assert.ok(again.ok && again.repeated);
  const program = await journal.commit('start.1.program', () => assert.fail('decided twice'));
  assert.ok(program.ok && program.repeated);
  assert.deepEqual(lookedUp, ['0193a@k-1', 'start.1.program']);
  await journal.close();
});
