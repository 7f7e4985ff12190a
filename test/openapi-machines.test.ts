import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { COMMAND_NAMES } from '#api/schemas';
import { MECHANISM_NAMES } from '#core/house';
import { openApi, routesOf } from '#server/http';
import { spelledOut } from '../src/fields/index.ts';
import { ASKED } from './api/samples.ts';

type Schema = { readonly [word: string]: unknown };
type Operation = {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example: unknown }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
    readonly description?: string;
  }[];
} & Schema;
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const document = JSON.parse(JSON.stringify(openApi('1.2.3', routesOf({ version: '1.2.3' })))) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const at = (path: string, method = 'post'): Operation => document.paths[path]![method]!;

/** Nothing of ours: whatever another program would check with. */
const OAS = 'https://house.example/openapi';
const ajv = new Ajv2020({ strict: true, allErrors: false });
addFormats.default(ajv);
ajv.addVocabulary(['components', 'discriminator']);
ajv.addSchema({ $id: OAS, components: document.components });
const outside = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${OAS}#/components`)) as Schema; // The same.
const compiled = (schema: Schema): ValidateFunction => ajv.compile(outside(schema));
const bodyAt = (path: string) => at(path).requestBody!.content['application/json']!;

test('[MCH-1] every component and every body compiles under ajv strict', () => {
  for (const name of Object.keys(document.components.schemas)) compiled({ $ref: `#/components/schemas/${name}` });
  for (const { operation } of operations)
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) compiled(schema);
});

const BODIES: readonly [body: object, isTaken: boolean, why: string][] = [
  [{ type: 'GameOver', table: 7 }, true, 'the example of docs/api.md'],
  [{ type: 'GameOver' }, false, 'a game over has a table'],
  [{ type: 'StartGame', table: 8, pot: 8_000 }, true, 'the pot may be told'],
  [{ type: 'StartGame', pot: 1 }, false, 'no table'],
  [{ type: 'GameOver', table: 7, pot: 1 }, false, 'no field of another command'],
];
for (const [body, isTaken, why] of BODIES) {
  test(`[IN-1] [MCH-1] /commands and /preview ${isTaken ? 'take' : 'refuse'} ${JSON.stringify(body)}: ${why}`, () => {
    for (const path of ['/commands', '/preview']) assert.equal(compiled(bodyAt(path).schema)(body), isTaken, path);
  });
}

test('[IN-1] [MCH-1] every command is in the body of /commands, told by its type', () => {
  const { oneOf, discriminator } = document.components.schemas['AnyCommand'] as {
    readonly oneOf: readonly object[];
    readonly discriminator: { readonly propertyName: string; readonly mapping: object };
  };
  assert.equal(oneOf.length, COMMAND_NAMES.length);
  assert.equal(discriminator.propertyName, 'type');
  assert.deepEqual(Object.keys(discriminator.mapping), COMMAND_NAMES);
  const any = compiled(bodyAt('/commands').schema);
  for (const [type, sample] of ASKED) assert.ok(any({ type, ...sample }), `${type}: ${JSON.stringify(any.errors)}`);
});

test('[IN-1] [MCH-1] what a promotion is asked goes by its mechanism', () => {
  const run = compiled(bodyAt('/promotions/{promotion}/run').schema);
  assert.equal(run({ mechanism: 'wheel', command: { type: 'StepUp', player: 'm-1' } }), true);
  assert.equal(run({ mechanism: 'drawing', command: { type: 'StepUp', player: 'm-1' } }), false);
  const open = compiled(bodyAt('/promotions/{promotion}/open').schema);
  assert.equal(open({ activity: 'GEAR-001220', mechanism: 'wheel', posted: {} }), false, 'a wheel posts its spots');
  for (const path of ['/promotions/{promotion}/run', '/promotions/{promotion}/open']) {
    const { $ref } = bodyAt(path).schema as { readonly $ref: string };
    const { discriminator } = document.components.schemas[$ref.replace('#/components/schemas/', '')] as {
      readonly discriminator: { readonly mapping: object };
    };
    assert.deepEqual(Object.keys(discriminator.mapping), [...MECHANISM_NAMES]);
  }
});

test('[MCH-1] every body has an example, and it fits', () => {
  for (const { path, operation } of operations) {
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
      const fits = compiled(schema);
      assert.ok(fits(example), `${path}: ${JSON.stringify(example)} ${JSON.stringify(fits.errors)}`);
    }
  }
});

test('[MCH-1] every address has a heading, a description, refusals by status, and parameters that say what they are', () => {
  for (const { path, method, operation } of operations) {
    const place = `${method} ${path}`;
    assert.equal(operation.tags.length, 1, place);
    assert.ok(operation.description.length > 20, place);
    assert.ok(
      Object.keys(operation.responses).some(status => status.startsWith('4')),
      place,
    );
    for (const { name, description } of operation.parameters ?? []) assert.ok(description, `${place} ${name}`);
  }
});

test('[IN-1] [MCH-1] a number in a path is a number in the description', () => {
  const numbered = ['alarm', 'award', 'draw', 'drop', 'incident', 'notice', 'request', 'review', 'slip', 'table'];
  for (const { path, operation } of operations) {
    for (const { name, schema } of (operation.parameters ?? []).filter(one => one.in === 'path'))
      assert.equal(schema['type'], numbered.includes(name) ? 'integer' : 'string', `${path} ${name}`);
  }
  const report = at('/reports/{report}', 'get').parameters!.find(({ name }) => name === 'report')!;
  assert.ok((report.schema['enum'] as readonly string[]).includes('wins'));
});

const SECURITY: readonly [path: string, method: string, needs: readonly string[], why: string][] = [
  ['/feed', 'get', ['station'], 'the feed refuses strangers'],
  ['/enrollment', 'post', [], 'nobody who enrolls has a key yet'],
  ['/meters', 'get', ['station'], 'a sign reads meters with nobody at it'],
  ['/awards', 'get', ['station', 'session'], 'prizes are for people'],
  ['/sensors', 'post', ['station'], 'no person stands at a sensor'],
  ['/kiosk/account', 'get', ['station', 'member'], 'the member has signed on'],
];
for (const [path, method, needs, why] of SECURITY) {
  test(`[IN-2] [IN-3] [IN-4] [MCH-2] ${method} ${path} needs ${needs.join(' and ') || 'nothing'}: ${why}`, () => {
    const first = at(path, method).security[0] ?? {};
    assert.deepEqual(Object.keys(first), needs);
  });
}

test('[IN-3] [MCH-2] enrolling needs no key of a command', () => {
  assert.equal(at('/enrollment').parameters, undefined);
});

test('[IN-4] [MCH-2] roles, stations and the second person are in the description', () => {
  const open = at('/tables/{table}/open');
  assert.deepEqual(open['x-roles'], ['floor', 'supervisor']);
  assert.deepEqual(open['x-stations'], ['floor', 'office']);
  assert.ok((at('/drops/{drop}/count')['x-second-person'] as readonly string[]).length > 0);
  assert.equal(at('/tables/{table}/game-over')['x-own-table'], true);
  assert.ok('wheel' in (at('/promotions/{promotion}/run')['x-by-mechanism'] as object));
});

test('[IN-8] [MCH-1] every field of every component, and every name after "?", says what it means', () => {
  const silent: string[] = [];
  const spelled = new Set<string>();
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties' && !place.endsWith('.properties')) {
        for (const [field, schema] of Object.entries(part as Readonly<Record<string, Schema>>)) {
          if (typeof schema['description'] !== 'string') silent.push(`${place}.${field}`);
          if (schema['description'] === spelledOut(field)) spelled.add(field);
          look(schema, `${place}.${field}`);
        }
      } else look(part, `${place}.${name}`);
    }
  };
  look(document.components.schemas, '');
  assert.deepEqual(silent, []);
  assert.ok(spelled.size <= NEW_MOST, `say in src/fields what these mean: ${[...spelled].join(', ')}`);
});

/** So many names may be new: until somebody says what they mean, they are spelled out. */
const NEW_MOST = 40;
