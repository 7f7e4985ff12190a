import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { serve } from '../src/server/main.ts';
import { CHEAP_PINS } from './cheap-pins.ts';
import { folderFor } from './demo/house.ts';
import { noDefect } from './feed/no-defect.ts';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

const blocksIn = (page: string): string => {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
};

test('[MCH-19] docs/integrate.md plays a round, comes back to the feed and verifies the journal of the demo', async t => {
  const folder = folderFor(t);
  const [screensFolder, data] = [path.join(folder, 'web'), path.join(folder, 'data')];
  for (const made of [screensFolder, data]) mkdirSync(made, { recursive: true });
  const place = { type: 'sqlite', folder: data } as const;
  const demo = { isFresh: false, speed: 0 };
  const house = { place, file: path.join(data, 'house.json'), mayFollow: false, demo };
  const serving = await serve({
    port: 0,
    screensFolder,
    house,
    pinCost: CHEAP_PINS,
    checksAnswers: true,
    say: noDefect,
  });
  t.after(() => serving.stop());
  const [file, journal] = [path.join(folder, 'try.mjs'), path.join(folder, 'journal.jsonl')];
  writeFileSync(file, blocksIn('docs/integrate.md'));
  const env = { ...process.env, HOUSE: serving.address.replace(/\/$/, ''), EXPORT: journal };
  const { stdout } = await run(process.execPath, [file], { env });
  assert.deepEqual(
    stdout
      .trim()
      .split('\n')
      .map(line => line.trim()),
    [
      'round: RoundStarted',
      'refused: 409 round-is-on',
      'tables: 5',
      'feed: meters and table.3',
      'missed: true',
      'sensor: refused fee-not-placed',
      'journal: 200',
    ],
  );
  const verified = await run(process.execPath, [path.join(root, 'docs/verify/verify.mjs'), 'journal', journal]);
  assert.equal(verified.stdout.trim(), '200 events, 0 do not fit');
});
