import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_NAMES, READS } from '#api';
import { ACTS, COMMAND_NAMES, COMMANDS, isAsked } from '#api/schemas';
import { openApi } from './openapi.ts';
import { apiPage } from './page.ts';

type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};
const described = JSON.parse(JSON.stringify(openApi('1.2.3'))) as Described;

test('[API-1] every command, every question and every act stands in the description, once', () => {
  const operations = Object.values(described.paths).flatMap(methods => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  assert.deepEqual(ids, [...new Set(ids)]);
  const asked = COMMAND_NAMES.filter(type => {
    const row = COMMANDS[type];
    return isAsked(row) && row.path !== undefined;
  });
  assert.deepEqual(
    [...ids].sort(),
    [...asked, ...READ_NAMES, ...Object.keys(ACTS), 'command', 'enrolment', 'preview', 'sensed'].sort(),
  );
});

test('[API-1] whatever the description refers to is there', () => {
  const refs = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
  assert.ok(refs.length > 100);
  const known = new Set(Object.keys(described.components.schemas).map(name => `#/components/schemas/${name}`));
  assert.deepEqual(
    refs.filter(ref => !known.has(ref)),
    [],
  );
});

test('[API-1] every name in a path is a parameter, and no field of the body', () => {
  const { LightSeat } = described.components.schemas as {
    LightSeat: { properties: object; additionalProperties: boolean };
  };
  assert.deepEqual(Object.keys(LightSeat.properties), ['lit', 'by']);
  assert.equal(LightSeat.additionalProperties, false);
});

test('[API-1] the page for people lists every address', () => {
  const page = apiPage('1.2.3');
  for (const { path } of Object.values(READS)) assert.ok(page.includes(`GET /api/v1${path}<`), path);
  for (const type of COMMAND_NAMES) assert.ok(page.includes(`<code>${type}</code>`), type);
});
