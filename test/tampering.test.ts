import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openPrivate } from '#server/private';
import { CHANGES, type Change } from '../scripts/tampering/changes.ts';
import { tamperingPage } from '../scripts/tampering.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at } from './api/server.ts';
import { houseway } from './cli/houseway.ts';

const kept = mkdtempSync(path.join(tmpdir(), 'houseway-kept-'));
let floor: Floor;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const desk = floor.at('floor-1');
  await desk.signOn(STAFF.fay);
  // Enough for a snapshot at a clean stop, and something after it.
  for (let i = 0; i < 110; i++) await desk.do('/notices', { words: `note ${i}` });
  await floor.server.stop();
  await floor.server.start();
  await desk.do('/notices', { words: 'after the snapshot' });
  await floor.server.stop();
  const verified = await houseway('journal', 'verify', '--data', floor.server.place.folder);
  assert.equal(verified.status, 0, verified.stdout);
  cpSync(floor.server.place.folder, kept, { recursive: true });
});
after(async () => {
  await floor.server.end();
  rmSync(kept, { recursive: true });
});

const asItWas = (): void => {
  const { folder } = floor.server.place;
  rmSync(folder, { recursive: true });
  cpSync(kept, folder, { recursive: true });
};

/** What the start says; it ends with the sentence that stopped it. */
const started = async (): Promise<{ readonly stopped: boolean; readonly said: string }> => {
  const said: string[] = [];
  try {
    await floor.server.start({ say: sentence => void said.push(sentence) });
    await floor.server.stop();
    return { stopped: false, said: said.join('\n') };
  } catch (error) {
    return { stopped: true, said: [...said, String(error)].join('\n') };
  }
};

const FOUND: Readonly<Record<Change['found'], (change: Change) => Promise<void>>> = {
  'stops-start': async ({ sentence }) => {
    const { stopped, said } = await started();
    assert.ok(stopped, 'it starts');
    assert.match(said, sentence);
  },
  'told-at-start': async ({ sentence }) => {
    const { stopped, said } = await started();
    assert.equal(stopped, false, said);
    assert.match(said, sentence);
  },
  'passed-over': async ({ sentence }) => {
    const { stopped, said } = await started();
    assert.equal(stopped, false, said);
    assert.match(said, sentence);
  },
  verify: async ({ sentence }) => {
    const { status, stdout } = await houseway('journal', 'verify', '--data', floor.server.place.folder);
    assert.equal(status, 1, 'it is whole');
    assert.match(stdout, sentence);
  },
  use: async ({ sentence }) => {
    const store = await openPrivate(floor.server.place);
    await assert.rejects(store.takeOffer('OFFERED', 0), sentence);
    await store.close();
  },
};

for (const change of CHANGES) {
  test(`[SEA-9] ${change.file}, ${change.what}: found (${change.found})`, async () => {
    asItWas();
    change.make(floor.server.place.folder);
    await FOUND[change.found](change);
  });
}

test('[SEA-9] docs/tampering.md is what is played here', () =>
  assert.equal(readFileSync(path.join(import.meta.dirname, '..', 'docs', 'tampering.md'), 'utf8'), tamperingPage()));
