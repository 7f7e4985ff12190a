import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { inputFor, PARSERS, troubleWith } from './fuzz/parsers.ts';
import { type Asked, openFuzzed, requestFor, troubleWithRequest } from './fuzz/routes.ts';

const SEED = 'houseway';
const TURNS = 60;
const REQUESTS = 250;
const FOUND = path.join(import.meta.dirname, 'fuzz', 'found');

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-fuzz-'));
after(() => rmSync(folder, { recursive: true }));

/** What `npm run fuzz` has found once is tried forever. */
type Found = { readonly parser: string; readonly text: string } | { readonly request: Asked };
const found = readdirSync(FOUND)
  .filter(name => name.endsWith('.json'))
  .map(name => [name, JSON.parse(readFileSync(path.join(FOUND, name), 'utf8')) as Found] as const);

for (const parser of PARSERS)
  test(`[API-21] ${parser.name}: whatever is written, it is read or refused, within a second`, async () => {
    for (const [name, one] of found)
      if ('parser' in one && one.parser === parser.name)
        assert.equal(await troubleWith(parser, one.text, folder), undefined, name);
    for (let turn = 0; turn < TURNS; turn++) {
      const text = inputFor(parser, SEED, turn);
      assert.equal(await troubleWith(parser, text, folder), undefined, JSON.stringify(text));
    }
  });

test('[API-22] every address: whatever is sent, it is done or refused within a second, and a refusal changes nothing', async t => {
  const floor = await openFuzzed();
  t.after(() => floor.server.end());
  for (const [name, one] of found)
    if ('request' in one)
      assert.equal(await troubleWithRequest(floor, one.request, floor.server.newKey()), undefined, name);
  for (let turn = 0; turn < REQUESTS; turn++) {
    const asked = requestFor(SEED, turn);
    assert.equal(await troubleWithRequest(floor, asked, floor.server.newKey()), undefined, JSON.stringify(asked));
  }
});
