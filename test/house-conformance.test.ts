import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { KINDS } from '../src/conformance/index.ts';
import { THROUGH_HOUSE, WITHOUT_EVENTS } from './conformance/through-house.ts';

type Named = { readonly id: string; readonly kind: string; readonly expect: { readonly refused?: boolean } };

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const scenarios = globSync('*.json', { cwd: folder }).flatMap(
  file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Named[],
);

for (const [kind, through] of Object.entries(THROUGH_HOUSE)) {
  const own = scenarios.filter(scenario => scenario.kind === kind);
  test(`[HSE-16] ${own.length} scenarios ${kind} go through a house, are written, read back and replayed`, async () => {
    assert.ok(own.length > 0);
    for (const scenario of own) {
      const { differences, events } = await through(scenario);
      assert.deepEqual(differences, [], scenario.id);
      // Only what is refused leaves no trace.
      assert.ok(events.length > 0 || scenario.expect.refused === true, scenario.id);
    }
  });
}

test('[HSE-16] every kind of the set goes through a house, or is named as one in which nothing happens', () => {
  const kinds = [...new Set(scenarios.map(({ kind }) => kind))];
  const covered = [...Object.keys(THROUGH_HOUSE), ...WITHOUT_EVENTS];
  assert.deepEqual(covered.toSorted(), kinds.toSorted());
  assert.deepEqual(covered.toSorted(), Object.keys(KINDS).toSorted());
});
