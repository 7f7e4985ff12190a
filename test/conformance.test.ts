import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkScenario, KINDS } from '../src/conformance/index.ts';

type Named = { readonly id: string; readonly kind: string; readonly title: string };

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const scenarios = globSync('*.json', { cwd: folder }).flatMap(
  file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Named[],
);

for (const scenario of scenarios.filter(({ kind }) => Object.hasOwn(KINDS, kind))) {
  test(`${scenario.kind} ${scenario.id}: ${scenario.title}`, async () => {
    assert.deepEqual((await checkScenario(scenario)).differences, []);
  });
}

test('a kind that is not built is reported as failed, never passed over', async () => {
  for (const kind of ['palmistry', 'toString'])
    assert.deepEqual((await checkScenario({ id: 'x', kind })).differences, [`kind ${kind} is not built yet`]);
});

test('every built kind has scenarios', () => {
  const kinds = new Set(scenarios.map(({ kind }) => kind));
  assert.deepEqual(
    Object.keys(KINDS).filter(kind => !kinds.has(kind)),
    [],
  );
});
