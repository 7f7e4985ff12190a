import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { at, jsonIn, problemIn, TestServer } from './api/server.ts';

const server = new TestServer();
before(async () => {
  at('2026-03-02T18:00:00Z');
  await server.seed(() => Promise.resolve());
  await server.start();
});
after(() => server.end());

const examples = path.join(import.meta.dirname, '..');
const example = (file: string): unknown => JSON.parse(readFileSync(path.join(examples, file), 'utf8'));

const FILES: readonly (readonly [name: string, good: unknown, bad: object])[] = [
  ['activity', example('docs/examples/own/harbor-bad-beat.json'), { key: 'x' }],
  ['offering', example('docs/examples/harbor-offering.json'), { chart: ['A'] }],
  ['house', { name: 'Harbor Card Club', zone: 'America/Los_Angeles' }, { nmae: 'Harbor Card Club' }],
];
for (const [name, good, bad] of FILES) {
  test(`[MCH-20] /schemas/${name} has an address that stays, words for every field, and takes what the house takes`, async () => {
    const heard = await server.ask('GET', `/schemas/${name}`);
    assert.equal(heard.headers.get('content-type'), 'application/schema+json; charset=utf-8');
    const schema = jsonIn(heard) as Record<string, unknown>;
    assert.equal(schema['$id'], `/api/v1/schemas/${name}`);
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    addFormats.default(ajv);
    const fits = ajv.compile(schema);
    assert.ok(fits(good), JSON.stringify(fits.errors));
    assert.equal(fits(bad), false);
    for (const [field, part] of Object.entries(schema['properties'] as Record<string, { description?: string }>))
      assert.ok(part.description, field);
  });
}

test('[MCH-20] a name that no schema has is not there', async () => {
  const heard = await server.ask('GET', '/schemas/none');
  assert.deepEqual([heard.status, problemIn(heard).code], [404, 'no-such-thing']);
});
