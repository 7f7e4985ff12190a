import { COMMAND_NAMES, FORM_TYPES } from '#api/schemas';
import type { Json } from '#core/shape';
import type { Route } from '../line/route.ts';
import { exampleOf } from './example.ts';
import { OF_READ, OF_STATION } from './headers.ts';
import { inPath } from './parameters.ts';
import { refusedAt } from './refused.ts';
import { tagOf } from './tags.ts';
import { whoAsks } from './who.ts';

type Schemas = Readonly<Record<string, Json>>;

export const queryOf = (id: string): string => `${id}Query`;
/** Commands are all answered alike. */
export const answerOf = ({ id }: Route): string => `${COMMAND_NAMES.some(name => name === id) ? 'command' : id}Answer`;

/** One address and method: who may ask, with what, and what is answered. */
export const operationOf = (route: Route, questions: Schemas, schemas: Schemas): Json => {
  const { id: operationId, summary, path } = route;
  const who = whoAsks(route);
  const { description: more, parameters: theirs = [] } = (route.type === 'open' ? route.described : undefined) ?? {};
  const parameters = [...inPath(route), ...theirs, ...askedAfter(route, questions), ...(hasKey(route) ? [KEY] : [])];
  const body = bodyOf(route, schemas);
  return {
    operationId,
    summary,
    description: [`${summary}. ${who.words}`, ...(more === undefined ? [] : [more])].join('\n\n'),
    tags: [tagOf(path)],
    security: who.security,
    ...who.extensions,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { '200': answered(route), ...unchanged(route), ...refusedAt(route) },
  };
};

const hasKey = (route: Route): boolean => route.type === 'command' && route.isKeyless !== true;

const askedAfter = (route: Route, questions: Schemas): readonly Json[] => {
  if (route.type !== 'read') return [];
  const { properties = {}, required = [] } = questions[queryOf(route.id)] ?? {};
  const needed = required as readonly string[]; // A question is an object of fields.
  return Object.entries(properties as Schemas).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    ...(needed.includes(name) ? { required: true } : {}),
    schema,
  }));
};

const bodyOf = (route: Route, schemas: Schemas): Json | undefined => {
  if (route.type === 'read') return undefined;
  const name = route.body === undefined ? 'AnyCommand' : route.id;
  if (route.type === 'open' && route.body === undefined) return undefined;
  const schema = refTo(name);
  const example = name === 'AnyCommand' ? { type: 'GameOver', table: 8 } : exampleOf(schema, schemas);
  return { required: true, content: { 'application/json': { schema, example } } };
};

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const SAID = { command: 'Done and saved.', read: 'The answer.', open: undefined };

const answered = (route: Route): Json => ({
  description: SAID[route.type] ?? `${route.summary}.`,
  ...(route.type === 'open' ? {} : { headers: route.type === 'read' ? OF_READ : OF_STATION }),
  content: contentOf(route),
});

const unchanged = (route: Route): Json =>
  route.type === 'read' ? { '304': { description: 'The answer is the one that If-None-Match names.' } } : {};

const TEXT: Json = { type: 'string' };
const BINARY: Json = { type: 'string', contentEncoding: 'binary', contentMediaType: 'application/pdf' };

/** JSON, and the forms in which documents come. */
const contentOf = (route: Route): Json => {
  const { forms = [] } = route.type === 'read' ? route.asked : {};
  const others = forms.filter(form => form !== 'json');
  return {
    ...(typeof route.answers === 'string' ? {} : { 'application/json': { schema: refTo(answerOf(route)) } }),
    ...Object.fromEntries(others.map(form => [FORM_TYPES[form], { schema: IN_BYTES.has(form) ? BINARY : TEXT }])),
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

const IN_BYTES: ReadonlySet<keyof typeof FORM_TYPES> = new Set(['pdf', 'xlsx']);
