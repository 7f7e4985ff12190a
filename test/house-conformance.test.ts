import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  claimThroughHouse,
  fundThroughHouse,
  roundThroughHouse,
  type Through,
} from '../src/conformance/through-house.ts';

type Named = { readonly id: string; readonly kind: string; readonly expect: { readonly refused?: boolean } };

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const scenarios = globSync('*.json', { cwd: folder })
  .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Named[])
  .filter(({ kind, expect }) => kind === 'claim' || expect.refused !== true);

const WAYS: readonly [kind: string, through: (scenario: unknown) => Through, least: number][] = [
  ['activity-round', roundThroughHouse, 155],
  ['fund-history', fundThroughHouse, 22],
  ['claim', claimThroughHouse, 6],
];

for (const [kind, through, least] of WAYS) {
  const own = scenarios.filter(scenario => scenario.kind === kind);
  test(`[HSE-16] ${own.length} scenarios ${kind} go through a house, are written, read back and replayed`, () => {
    assert.ok(own.length >= least);
    for (const scenario of own) {
      const { differences, events } = through(scenario);
      assert.deepEqual(differences, [], scenario.id);
      assert.ok(events.length > 2, scenario.id);
    }
  });
}
