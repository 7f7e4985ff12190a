import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READ_NAMES, READS } from '#api';
import { ACTS, COMMAND_NAMES } from '#api/schemas';
import { check } from '#core/shape';
import { FEED_MESSAGES, type FeedEvent, HOUSE_TOPICS } from '#core/views';
import type { DemoDoor } from '#server/demo';
import { apiPage, openApi, routesOf } from '#server/http';
import { openApiObjections } from './api/openapi-31.ts';

type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Ref }>> }>
  >;
};
type Ref = { readonly $ref?: string };
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};
const DEMO: DemoDoor = {
  speed: 1,
  people: [],
  members: [],
  startTour: () => Promise.resolve(undefined),
  tour: () => undefined,
  enroll: () => Promise.reject(new Error('nobody asks')),
};
const servedIn = (isDemo: boolean) => routesOf({ version: '1.2.3', ...(isDemo ? { demo: DEMO } : {}) });
const documentOf = (isDemo: boolean) => JSON.parse(JSON.stringify(openApi('1.2.3', servedIn(isDemo)))) as Described;
const described = documentOf(false);

test('[API-1] every command, every question and every act is in the description, once', () => {
  const operations = Object.values(described.paths).flatMap(methods => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  assert.deepEqual(ids, [...new Set(ids)]);
  assert.deepEqual([...ids].sort(), [...COMMAND_NAMES, ...READ_NAMES, ...Object.keys(ACTS), ...OTHERS].sort());
});

const OTHERS = [
  'command',
  'enrollment',
  'preview',
  'publishedDraw',
  'sensed',
  'feed',
  'openapi',
  'page',
  'problem',
  'problems',
  'schema',
];

for (const isDemo of [false, true]) {
  test(`[API-1] the description of ${isDemo ? 'a demonstration' : 'a house'} is OpenAPI 3.1, and lists every address served and no other`, () => {
    const document = documentOf(isDemo);
    assert.deepEqual(openApiObjections(document), []);
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      listed.sort(),
      servedIn(isDemo)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });
}

test('[API-16] every answer in JSON has a schema of its own', () => {
  for (const [path, methods] of Object.entries(documentOf(true).paths)) {
    for (const { operationId, responses } of Object.values(methods)) {
      const { content } = responses['200']!;
      const schema = content['application/json']?.schema;
      const isNamed = schema === undefined || path === '/openapi.json' || schema.$ref?.endsWith('Answer');
      assert.ok(isNamed, operationId);
    }
  }
});

type StreamContent = { readonly 'x-itemSchema': Ref; readonly example: string };
type StreamEvent = {
  readonly properties: { readonly event: { readonly const: string }; readonly data: { readonly contentSchema: Ref } };
};

test('[API-16] every event of the live feed has a component for its data, with every topic', () => {
  const { schemas } = described.components;
  const { content } = described.paths['/feed']!['get']!.responses['200']!;
  const stream = content['text/event-stream'] as unknown as StreamContent; // As the description of the feed says it.
  assert.equal(stream['x-itemSchema'].$ref, '#/components/schemas/feedEvent');
  const { oneOf: named } = schemas['feedEvent'] as { readonly oneOf: readonly { readonly $ref: string }[] };
  const oneOf = named.map(({ $ref }) => schemas[$ref.replace('#/components/schemas/', '')] as StreamEvent);
  assert.deepEqual(
    oneOf.map(({ properties: { event, data } }) => [event.const, data.contentSchema.$ref]),
    ['Snapshot', 'Delta', 'Beat', 'Ended'].map(name => [name.toLowerCase(), `#/components/schemas/feed${name}`]),
  );
  for (const name of ['feedSnapshot', 'feedDelta']) {
    const { properties, propertyNames } = schemas[name] as {
      readonly properties: object;
      readonly propertyNames: { readonly pattern: string };
    };
    assert.deepEqual(Object.keys(properties), HOUSE_TOPICS);
    const isTopic = new RegExp(propertyNames.pattern, 'u');
    for (const topic of [...HOUSE_TOPICS, 'table.7']) assert.match(topic, isTopic);
    for (const stray of ['secrets', 'table.0', 'table', 'meters2']) assert.doesNotMatch(stray, isTopic);
  }
});

test('[API-16] the example of the stream is what the feed sends', () => {
  const { content } = described.paths['/feed']!['get']!.responses['200']!;
  const { example } = content['text/event-stream'] as unknown as StreamContent; // As above.
  const frames = [...example.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)];
  assert.deepEqual(
    frames.map(([, event, data]) => [event, check<unknown>(FEED_MESSAGES[event as FeedEvent], JSON.parse(data!)).ok]),
    [
      ['beat', true],
      ['snapshot', true],
      ['delta', true],
    ],
  );
});

test('[API-16] nothing is left open: every object lists its fields, or says what it holds under any name', () => {
  const { Problem: _, ...schemas } = documentOf(true).components.schemas;
  assert.deepEqual(
    Object.entries(schemas).flatMap(([name, schema]) => openIn(schema as JsonSchema, name)),
    [],
  );
});

type JsonSchema = { readonly [keyword: string]: unknown };

/** Where a schema lets anything pass. What it refers to has a name, and is looked at under it. */
const openIn = (schema: JsonSchema, place: string): readonly string[] => {
  const { type, properties = {}, additionalProperties: others, $ref, items } = schema;
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap(word => (schema[word] ?? []) as JsonSchema[]);
  const says = [type, $ref, schema['enum'], schema['const']].some(word => word !== undefined) || lists.length > 0;
  const isOpen = !says || (type === 'object' && (others === undefined || others === true));
  const parts = [
    ...Object.entries(properties as Readonly<Record<string, JsonSchema>>),
    ...lists.map((one, number) => [String(number), one] as const),
    ...[items, others].flatMap(one => (typeof one === 'object' ? [['[]', one as JsonSchema] as const] : [])),
  ];
  return [...(isOpen ? [place] : []), ...parts.flatMap(([name, part]) => openIn(part, `${place}.${name}`))];
};

test('[API-1] whatever the description refers to is there', () => {
  const refs = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
  assert.ok(refs.length > 100);
  const known = new Set(
    Object.entries(described.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map(name => `#/components/${kind}/${name}`),
    ),
  );
  assert.deepEqual(
    refs.filter(ref => !known.has(ref)),
    [],
  );
});

test('[API-1] every name in a path is a parameter, and no field of the body', () => {
  const { LightSeat } = described.components.schemas as {
    LightSeat: { properties: object; additionalProperties: boolean };
  };
  assert.deepEqual(Object.keys(LightSeat.properties), ['lit']);
  assert.equal(LightSeat.additionalProperties, false);
});

test('[API-1] the page for people lists every address', () => {
  const page = apiPage('1.2.3');
  for (const { path } of Object.values(READS)) assert.ok(page.includes(`GET /api/v1${path}<`), path);
  const names = [...COMMAND_NAMES, ...HOUSE_TOPICS, ...Object.keys(FEED_MESSAGES), 'feedSnapshot', 'feedEnded'];
  for (const name of names) assert.ok(page.includes(`<code>${name}</code>`), name);
});
