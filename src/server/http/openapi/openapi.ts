import { COMMAND_NAMES, wholeCommand } from '#api/schemas';
import type { Definitions, Json, Shape } from '#core/shape';
import { FEED_MESSAGES } from '#core/views';
import { withDescriptions } from '../../../fields/index.ts';
import type { Route } from '../line/route.ts';
import { FEED_EVENT, messageOf } from './feed.ts';
import { HEADERS } from './headers.ts';
import { answerOf, operationOf, queryOf } from './operation.ts';
import { REFUSALS } from './refused.ts';
import { withDiscriminators } from './tagged.ts';
import { TAGS_DESCRIBED, tagOf } from './tags.ts';

type Schemas = Readonly<Record<string, Json>>;

/** Everything that can be asked, as OpenAPI 3.1, from the same contracts by which it is checked. API-1 */
export const openApi = (version: string, routes: readonly Route[]): Json => {
  const { questions, schemas } = schemasOf(routes);
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const methods = (at: readonly Route[]) =>
    Object.fromEntries(at.map(route => [route.method.toLowerCase(), operationOf(route, questions, schemas)]));
  const tags = new Set(routes.map(({ path }) => tagOf(path)));
  const paths = Object.fromEntries([...byPath].map(([path, at]) => [path, methods(at)]));
  return {
    openapi: '3.1.0',
    info: INFO(version),
    servers: [{ url: '/api/v1' }],
    tags: TAGS_DESCRIBED.filter(({ name }) => [...tags].some(tag => tag === name)),
    security: [{ station: [] }, { stationCookie: [] }],
    paths,
    components: {
      securitySchemes: SCHEMES,
      headers: HEADERS,
      responses: REFUSALS,
      schemas: inUse(schemas, paths),
    },
  };
};

const INFO = (version: string): Json => ({
  title: 'Houseway',
  version,
  description: [
    'Amounts are whole cents, moments are ISO 8601 in UTC. A command carries an Idempotency-Key and is done only once per key.',
    'Schemas say exactly what this version takes and sends. Within v1 answers, events and messages may get new fields, new kinds of event and new values; a client leaves out what it does not know. What is taken stays taken, and nothing is renamed or removed. An address that is to go says so in `Deprecation` and `Sunset` a year before.',
  ].join('\n\n'),
  contact: { name: 'The people who run this house' },
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
});

const SCHEMES: Json = {
  station: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'STATION.KEY',
    description: 'The station and its key, with a dot between.',
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Session',
    description: 'The token of the person who is signed on at the station, from /session/sign-on.',
  },
  stationCookie: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Station',
    description: 'In a browser: the name of the station, with the cookies that hold its key and the session.',
  },
  member: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Member',
    description: 'The token of the member who is signed on at the kiosk, from /kiosk/sign-on.',
  },
};

/** Schemas of bodies, questions and answers by name, made together so that what they share is written once. */
const schemasOf = (routes: readonly Route[]): { readonly questions: Schemas; readonly schemas: Schemas } => {
  const messages = Object.entries(FEED_MESSAGES).map(([event, message]) => [messageOf(event), message] as const);
  const definitions: Definitions = new Map();
  const jsonOf = (all: readonly (readonly [name: string, shape: Shape<unknown>])[]) =>
    hoisted(Object.fromEntries(all.map(([name, shape]) => [name, shape.json(definitions)])));
  const questions = jsonOf(
    routes.flatMap(route => (route.type === 'read' ? [[queryOf(route.id), route.asked.query] as const] : [])),
  );
  const contracts = jsonOf([...routes.flatMap(shapesOf), ...COMMAND_NAMES.map(wholeNamed), ...messages]);
  const own = { AnyCommand: anyCommand(), feedEvent: FEED_EVENT, Problem: PROBLEM };
  const told = withDiscriminators({ ...hoisted(Object.fromEntries(definitions)), ...contracts, ...own });
  return { questions: withDescriptions(questions), schemas: withDescriptions(told) };
};

const wholeNamed = (type: (typeof COMMAND_NAMES)[number]) => [`${type}Command`, wholeCommand(type)] as const;

/** Any command, with its name as `type`. MCH-1 */
const anyCommand = (): Json => ({ oneOf: COMMAND_NAMES.map(type => ({ $ref: `${PREFIX}${type}Command` })) });

const shapesOf = (route: Route): readonly (readonly [name: string, shape: Shape<unknown>])[] => {
  const { id, answers } = route;
  return [
    ...('body' in route && route.body !== undefined ? [[id, route.body] as const] : []),
    ...(typeof answers === 'string' ? [] : [[answerOf(route), answers] as const]),
  ];
};

const PREFIX = '#/components/schemas/';

const hoisted = (schemas: Schemas): Schemas =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', `"${PREFIX}`)) as Schemas; // Ours, made above.

/** What something refers to: nothing is described that nobody meets. */
const inUse = (schemas: Schemas, paths: Json): Schemas => {
  const used = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      look(schemas[name!]);
    }
  };
  look([paths, REFUSALS]);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
};

const TEXT: Json = { type: 'string' };
/** What a refusal names: see `Fact` in src/core/words. */
const FACT: Json = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'object', description: 'A moment on the clock of the house, or something said in words by its code.' },
    { type: 'array', items: {} },
  ],
};

/** One place that is wrong. MCH-3 */
const ERROR: Json = {
  type: 'object',
  description: 'One place that does not fit.',
  required: ['code', 'detail'],
  properties: {
    pointer: { type: 'string', description: 'Where in the body, as a JSON Pointer.' },
    parameter: { type: 'string', description: 'Which name in the address or after "?".' },
    code: {
      type: 'string',
      description:
        'What is wrong there, for programs: missing, not-known, not-a, not-one-of, too-much, too-little, not-in-form.',
    },
    detail: { type: 'string', description: 'The same for people, in their language.' },
  },
  additionalProperties: false,
};

const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457. The code is for programs, the detail for people in their language, the clause for disputes.',
  required: ['type', 'title', 'status', 'detail', 'code', 'clause', 'facts'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'An address that explains this kind of refusal.' },
    title: { ...TEXT, description: 'The kind of refusal in a few English words.' },
    status: { type: 'integer', description: 'The status of the answer.' },
    detail: { ...TEXT, description: 'What is so, with the numbers, and what to do; in the language of the asker.' },
    code: { ...TEXT, description: 'The kind of refusal for programs. /api/v1/problems lists all.' },
    clause: { ...TEXT, description: 'The rule or the clause of the approval that says so.' },
    facts: { type: 'object', description: 'What the detail names, by name.', additionalProperties: FACT },
    errors: {
      type: 'array',
      items: ERROR,
      description: 'Every place that is wrong, where something was not understood.',
    },
  },
};
