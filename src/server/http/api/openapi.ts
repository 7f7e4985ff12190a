import { READ_NAMES, READS, type ReadName } from '#api';
import {
  ACT_ANSWERS,
  ACTS,
  type ActContract,
  COMMAND_NAMES,
  COMMANDS,
  DEMO_SPEED,
  DEMO_STATION,
  ENROLMENT,
  FEED_MESSAGES,
  isAsked,
  OTHER_ANSWERS,
  QUERIES,
  READ_ANSWERS,
  SENSORS,
} from '#api/schemas';
import { type Definitions, type Fields, type Json, object, type Shape } from '#core/shape';
import { paramsOf } from './commands.ts';
import { FEED_CONTENT, FEED_EVENT, FEED_PARAMETERS, FEED_WORDS, messageOf } from './openapi-feed.ts';
import { PREVIEW_PATH } from './preview.ts';

/** Everything that can be asked, as OpenAPI 3.1, from the same contracts by which it is checked. API-1 */
export const openApi = (version: string, { isDemo }: { readonly isDemo: boolean }): Json => {
  const { contracts, definitions } = schemasOf();
  const operations = [
    ...commandOperations(),
    ...actOperations(),
    sensed(),
    ...readOperations(contracts),
    ...otherOperations(),
    ...(isDemo ? demoOperations() : []),
  ];
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const methods = (at: readonly Operation[]) =>
    Object.fromEntries(at.map(({ path: _, method, ...operation }) => [method, operation]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Houseway',
      version,
      description: 'Amounts are whole cents. A command carries an Idempotency-Key and is never done twice under one.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ station: [] }, { stationCookie: [] }],
    paths: Object.fromEntries([...byPath].map(([path, at]) => [path, methods(at)])),
    components: {
      securitySchemes: {
        station: {
          type: 'http',
          scheme: 'bearer',
          description: 'STATION.KEY, with X-Session where a person is signed on',
        },
        stationCookie: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Station',
          description: 'with the cookies of that station',
        },
      },
      schemas: { ...definitions, ...contracts, feedEvent: FEED_EVENT, Problem: PROBLEM },
    },
  };
};

type Operation = Json & { readonly path: string; readonly method: 'get' | 'post' };

/** Schemas of bodies and questions by name, made together so that what they share stands once. */
const schemasOf = () => {
  const commands = COMMAND_NAMES.flatMap(type => {
    const row = COMMANDS[type];
    return isAsked(row) ? [[type, bodyOf(row)] as const] : [];
  });
  const acts = Object.entries(ACTS).map(([name, { body }]) => [name, body] as const);
  const queries = READ_NAMES.map(name => [`${name}Query`, QUERIES[name]] as const);
  const others = [
    ['enrolment', ENROLMENT.body],
    ['sensed', SENSORS.body],
    ['demoStation', DEMO_STATION.body],
    ['demoSpeed', DEMO_SPEED.body],
  ] as const;
  const answers = Object.entries({ ...READ_ANSWERS, ...ACT_ANSWERS, ...OTHER_ANSWERS }).flatMap(([name, answer]) =>
    typeof answer === 'string' ? [] : [[answerOf(name), answer] as const],
  );
  const messages = Object.entries(FEED_MESSAGES).map(([event, message]) => [messageOf(event), message] as const);
  const definitions: Definitions = new Map();
  const all = [...commands, ...acts, ...others, ...queries, ...answers, ...messages];
  const contracts = Object.fromEntries(all.map(([name, shape]) => [name, shape.json(definitions)]));
  return { contracts: hoisted(contracts), definitions: hoisted(Object.fromEntries(definitions)) };
};

const answerOf = (name: string): string => `${name}Answer`;

/** What is left of a command for the body. */
const bodyOf = ({ path = '', fields }: { readonly path?: string; readonly fields: Fields }): Shape<unknown> => {
  const inPath = paramsOf(path);
  return object(Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name))));
};

type Schemas = Readonly<Record<string, Json>>;

const hoisted = (schemas: Schemas): Schemas =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schemas; // Ours, made above.

const commandOperations = (): readonly Operation[] => [
  ...COMMAND_NAMES.flatMap(type => {
    const row = COMMANDS[type];
    if (!isAsked(row) || row.path === undefined) return [];
    return [posted(row.path, row.summary, type, 'command')];
  }),
  {
    ...posted('/commands', 'Any command, with its name as "type"', undefined, 'command'),
    requestBody: jsonBody({ oneOf: COMMAND_NAMES.map(named) }),
  },
  {
    ...posted(PREVIEW_PATH, 'What would become of a command; nothing is written', undefined, 'preview'),
    operationId: 'preview',
    requestBody: jsonBody({ oneOf: COMMAND_NAMES.map(named) }),
  },
];

const named = (type: string): Json => ({
  allOf: [{ properties: { type: { const: type } }, required: ['type'] }, { $ref: `#/components/schemas/${type}` }],
});

const actOperations = (): readonly Operation[] => {
  const acts: readonly (readonly [string, ActContract])[] = [...Object.entries(ACTS), ['enrolment', ENROLMENT]];
  return acts.map(([name, { path, summary }]) => posted(path, summary, name, name));
};

/** Without a key: what is so may be said again. */
const sensed = (): Operation => ({
  ...posted(SENSORS.path, SENSORS.summary, 'sensed', 'sensed'),
  parameters: [],
});

const posted = (path: string, summary: string, body: string | undefined, answer: string): Operation => ({
  path,
  method: 'post',
  operationId: body ?? 'command',
  summary,
  parameters: [...inPath(path), KEY],
  ...(body === undefined ? {} : { requestBody: jsonBody({ $ref: `#/components/schemas/${body}` }) }),
  responses: responses('It is done and durable', jsonOf(answer)),
});

const readOperations = (contracts: Schemas): readonly Operation[] =>
  READ_NAMES.map(name => {
    const fields = (contracts[`${name}Query`]?.['properties'] ?? {}) as Json; // A question is an object of fields.
    const asked = Object.entries(fields).map(([field, schema]) => ({ name: field, in: 'query', schema }));
    const { path, summary } = READS[name];
    const parameters = [...inPath(path), ...asked];
    return {
      path,
      method: 'get',
      operationId: name,
      summary,
      parameters,
      responses: responses('What was asked for', contentOf(name)),
    };
  });

/** Documents come in several forms, of which the first is sent where none is asked for. */
const FORMS: Readonly<Partial<Record<ReadName, readonly string[]>>> = {
  slip: ['application/pdf', 'text/html'],
  sheet: ['text/html', 'application/pdf', 'text/plain'],
  report: ['text/csv'],
  tournamentLog: ['text/html', 'text/plain'],
  tournamentSlip: ['application/pdf', 'text/html'],
};

const contentOf = (name: ReadName): Json => ({
  ...(typeof READ_ANSWERS[name] === 'string' ? {} : jsonOf(name)),
  ...Object.fromEntries((FORMS[name] ?? []).map(type => [type, { schema: TEXT }])),
});

const jsonOf = (name: string): Json => ({
  'application/json': { schema: { $ref: `#/components/schemas/${answerOf(name)}` } },
});

/** Without a key and without a station. */
const open = (
  method: 'get' | 'post',
  path: string,
  operationId: string,
  summary: string,
  content: Json,
): Operation => ({
  path,
  method,
  operationId,
  summary,
  security: [],
  responses: responses(summary, content),
});

const otherOperations = (): readonly Operation[] => [
  {
    ...open('get', '/feed', 'feed', 'The live feed of what a station may see', FEED_CONTENT),
    description: FEED_WORDS,
    parameters: FEED_PARAMETERS,
  },
  open('get', '/openapi.json', 'openapi', 'This description', { 'application/json': { schema: { type: 'object' } } }),
  open('get', '/', 'page', 'The same for people', { 'text/html': { schema: TEXT } }),
];

/** What a real house does not have. */
const demoOperations = (): readonly Operation[] => {
  const { path, summary } = DEMO_SPEED;
  const bodyOf = (name: string) => ({ requestBody: jsonBody({ $ref: `#/components/schemas/${name}` }) });
  return [
    open('get', '/demo', 'demo', 'Speed, badges and cards of the demonstration', jsonOf('demo')),
    {
      ...open('post', DEMO_STATION.path, 'demoStation', DEMO_STATION.summary, jsonOf('demoStation')),
      ...bodyOf('demoStation'),
    },
    open('get', path, 'demoSpeed', 'How fast the demonstration is played', jsonOf('demoSpeed')),
    { ...open('post', path, 'setDemoSpeed', summary, jsonOf('demoSpeed')), ...bodyOf('demoSpeed') },
  ];
};

const inPath = (path: string): readonly Json[] =>
  paramsOf(path).map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each command, the same when it is sent again; best beginning with the time.',
  schema: { type: 'string', pattern: '^[\\w.-]{8,100}$' },
};

const jsonBody = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } });

const responses = (description: string, content: Json): Json => ({
  '200': { description, content },
  default: {
    description: 'Refused: nothing has changed',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});

const TEXT: Json = { type: 'string' };
const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457. The code is for programs, the detail for people, the clause for disputes.',
  required: ['type', 'title', 'status', 'detail', 'code', 'clause', 'facts'],
  properties: {
    type: TEXT,
    title: TEXT,
    status: { type: 'integer' },
    detail: TEXT,
    code: TEXT,
    clause: TEXT,
    facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};
