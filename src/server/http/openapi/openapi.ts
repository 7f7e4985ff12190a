import { COMMAND_NAMES, FORM_TYPES } from '#api/schemas';
import type { Definitions, Json, Shape } from '#core/shape';
import { FEED_MESSAGES } from '#core/views';
import { paramsOf, type Route } from '../line/route.ts';
import { FEED_EVENT, messageOf } from './feed.ts';

/** Everything that can be asked, as OpenAPI 3.1, from the same contracts by which it is checked. API-1 */
export const openApi = (version: string, routes: readonly Route[]): Json => {
  const { contracts, definitions } = schemasOf(routes);
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const methods = (at: readonly Route[]) =>
    Object.fromEntries(at.map(route => [route.method.toLowerCase(), operationOf(route, contracts)]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Houseway',
      version,
      description: 'Amounts are whole cents. A command carries an Idempotency-Key and is done only once per key.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ station: [] }, { stationCookie: [] }],
    paths: Object.fromEntries([...byPath].map(([path, at]) => [path, methods(at)])),
    components: {
      securitySchemes: {
        station: {
          type: 'http',
          scheme: 'bearer',
          description: 'STATION.KEY, with X-Session when a person is signed on',
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

type Schemas = Readonly<Record<string, Json>>;

/** Schemas of bodies, questions and answers by name, made together so that what they share is written once. */
const schemasOf = (routes: readonly Route[]) => {
  const messages = Object.entries(FEED_MESSAGES).map(([event, message]) => [messageOf(event), message] as const);
  const definitions: Definitions = new Map();
  const all = [...routes.flatMap(shapesOf), ...messages];
  const contracts = Object.fromEntries(all.map(([name, shape]) => [name, shape.json(definitions)]));
  return { contracts: hoisted(contracts), definitions: hoisted(Object.fromEntries(definitions)) };
};

const shapesOf = (route: Route): readonly (readonly [name: string, shape: Shape<unknown>])[] => {
  const { id, answers } = route;
  return [
    ...('body' in route && route.body !== undefined ? [[id, route.body] as const] : []),
    ...(route.type === 'read' ? [[queryOf(id), route.asked.query] as const] : []),
    ...(typeof answers === 'string' ? [] : [[answerOf(route), answers] as const]),
  ];
};

const queryOf = (id: string): string => `${id}Query`;
/** Commands are all answered alike. */
const answerOf = ({ id }: Route): string => `${COMMAND_NAMES.some(name => name === id) ? 'command' : id}Answer`;

const hoisted = (schemas: Schemas): Schemas =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schemas; // Ours, made above.

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const operationOf = (route: Route, contracts: Schemas): Json => {
  const { id: operationId, summary, path } = route;
  const common = { operationId, summary, responses: responsesOf(route) };
  const inPath = paramsOf(path).map(name => ({ name, in: 'path', required: true, schema: TEXT }));
  switch (route.type) {
    case 'command': {
      const parameters = [...inPath, ...(route.isKeyless === true ? [] : [KEY])];
      return { ...common, parameters, requestBody: jsonBody(route.body === undefined ? ANY_COMMAND : refTo(route.id)) };
    }
    case 'read': {
      const fields = (contracts[queryOf(route.id)]?.['properties'] ?? {}) as Json; // A question is an object of fields.
      const asked = Object.entries(fields).map(([field, schema]) => ({ name: field, in: 'query', schema }));
      return { ...common, parameters: [...inPath, ...asked] };
    }
    case 'open': {
      const { content: _, ...described } = route.described ?? {};
      const body = route.body === undefined ? {} : { requestBody: jsonBody(refTo(route.id)) };
      const parameters = inPath.length === 0 ? {} : { parameters: inPath };
      return { ...common, security: [], ...parameters, ...described, ...body };
    }
  }
};

const ANY_COMMAND: Json = {
  oneOf: COMMAND_NAMES.map(type => ({
    allOf: [{ properties: { type: { const: type } }, required: ['type'] }, refTo(type)],
  })),
};

const jsonBody = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } });

const SAID = { command: 'Done and saved', read: 'The answer', open: undefined };

const responsesOf = (route: Route): Json => ({
  '200': { description: SAID[route.type] ?? route.summary, content: contentOf(route) },
  default: {
    description: 'Refused: nothing was changed',
    content: { 'application/problem+json': { schema: refTo('Problem') } },
  },
});

/** JSON, and the forms in which documents come. */
const contentOf = (route: Route): Json => {
  const { forms = [] } = route.type === 'read' ? route.asked : {};
  return {
    ...(typeof route.answers === 'string' ? {} : { 'application/json': { schema: refTo(answerOf(route)) } }),
    ...Object.fromEntries(forms.filter(form => form !== 'json').map(form => [FORM_TYPES[form], { schema: TEXT }])),
    ...(route.type === 'open' ? route.described?.content : {}),
  };
};

const KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each command, the same when it is sent again. Best if it starts with the time.',
  schema: { type: 'string', pattern: '^[\\w.-]{8,100}$' },
};

const TEXT: Json = { type: 'string' };
/** What a refusal names: see `Fact` in src/core/words. */
const FACT: Json = {
  anyOf: [
    { type: ['string', 'number'] },
    { type: 'object', description: 'A moment on the clock of the house, or something said in words by its code.' },
    { type: 'array', items: {} },
  ],
};
const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457. The code is for programs, the detail for people in their language, the clause for disputes.',
  required: ['type', 'title', 'status', 'detail', 'code', 'clause', 'facts'],
  properties: {
    type: TEXT,
    title: TEXT,
    status: { type: 'integer' },
    detail: TEXT,
    code: TEXT,
    clause: TEXT,
    facts: { type: 'object', additionalProperties: FACT },
  },
};
