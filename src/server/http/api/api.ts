import type { IncomingMessage, ServerResponse } from 'node:http';
import { READS } from '#api';
import type { Refusal } from '#core/base';
import { type HouseView, mayAsk } from '#core/house';
import type { Asker } from '#core/people';
import type { Ask } from './ask.ts';
import { readBody } from './body.ts';
import { commandRoutes } from './commands.ts';
import { credentialsOf } from './credentials.ts';
import { demoRoutes } from './demo.ts';
import { parseJson } from './json.ts';
import { openRoutes } from './open.ts';
import type { ApiParts } from './parts.ts';
import { peopleRoutes } from './people.ts';
import { previewRoutes } from './preview.ts';
import { isOfEvents, readRoutes } from './reads.ts';
import { refuse } from './refusals.ts';
import { type Reply, send, sendUnchanged } from './reply.ts';
import type { CommandRoute, ReadRoute, Route } from './route.ts';
import { type Params, routerOf } from './router.ts';

export const PREFIX = '/api/v1';

/** Answers everything below /api/v1 on the line itself: a table's fee should cost the server next to nothing. */
export const apiOf = (parts: ApiParts): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const routes: readonly Route[] = [
    ...commandRoutes(),
    ...previewRoutes(),
    ...readRoutes(),
    ...peopleRoutes(),
    ...openRoutes(parts),
    ...demoRoutes(parts),
  ];
  const find = routerOf(routes);
  return async (request, response) => {
    const start = performance.now();
    const { method = '', url = '' } = request;
    const mark = url.indexOf('?');
    const path = url.slice(PREFIX.length, mark === -1 ? undefined : mark);
    const found = find(method, path);
    const line = { request, response, question: mark === -1 ? '' : url.slice(mark + 1) };
    const name = found.type === 'found' ? `${method} ${found.route.path}` : 'none';
    try {
      const status =
        found.type === 'found'
          ? await answered(found.route, found.params, line, parts)
          : sendRefusal(line, notFound(found, method, path), parts);
      if (status !== undefined) parts.metrics.answered(name, status, (performance.now() - start) / 1_000);
    } catch (defect) {
      parts.log.error({ err: defect, route: name }, 'A request failed.');
      if (!response.headersSent) sendRefusal(line, refuse('server-failed', {}, 'API-2'), parts);
      parts.metrics.answered(name, 500, (performance.now() - start) / 1_000);
    }
  };
};

type Line = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly question: string };

const notFound = (
  found: { readonly type: 'nothing' } | { readonly type: 'other-method'; readonly methods: readonly string[] },
  method: string,
  path: string,
): Refusal => {
  const asked = { method: method.slice(0, 20), path: `${PREFIX}${path}`.slice(0, 200) };
  if (found.type === 'nothing') return refuse('no-such-address', asked, 'API-1');
  return refuse('method-not-allowed', { ...asked, methods: found.methods.join(', ') }, 'API-1');
};

/** The status sent, or nothing where somebody else answers on this line. */
const answered = async (route: Route, params: Params, line: Line, parts: ApiParts): Promise<number | undefined> => {
  if (route.type === 'open') {
    const reply = await route.answer(line, parts);
    return reply === undefined ? undefined : sendReply(line, reply, parts);
  }
  const house = parts.house.state;
  if (house === undefined) return sendRefusal(line, outOfService(parts), parts);
  const now = parts.now();
  const asker = askerOf(line, house, now, parts);
  if ('code' in asker) return sendRefusal(line, asker, parts);
  const ask: Ask = { ...line, params, house, asker, now };
  if (route.type === 'read') return answerRead(route, ask, parts);
  return sendReply(line, await commanded(route, ask, parts), parts);
};

const outOfService = ({ house }: ApiParts): Refusal => {
  const status = house.status();
  const reason = status.type === 'out-of-service' ? status.reason : 'It is just starting.';
  return refuse('not-in-service', { reason }, 'OPS-5');
};

/** Who asks, unless it is nobody we know, or somebody who asks too often. API-5, API-6 */
const askerOf = (line: Line, house: HouseView, now: Temporal.Instant, parts: ApiParts): Asker | Refusal => {
  const { request } = line;
  const asker = whoIs(line, house, now, parts);
  const { stations, strangers } = parts.limits;
  const seconds =
    'code' in asker
      ? strangers.take(request.socket.remoteAddress ?? '', now.epochMilliseconds)
      : stations.take(asker.station.station, now.epochMilliseconds);
  return seconds > 0 ? refuse('too-many-requests', { seconds }, 'API-6') : asker;
};

const whoIs = ({ request }: Line, house: HouseView, now: Temporal.Instant, { people }: ApiParts): Asker | Refusal => {
  const credentials = credentialsOf(request.headers);
  return 'code' in credentials ? credentials : people.signOns.whoAsks(house, credentials, now);
};

/** What every command has in common: a key, and a body that is a JSON object. */
const commanded = async (route: CommandRoute, ask: Ask, parts: ApiParts): Promise<Reply> => {
  const key = ask.request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) return refuse('key-missing', {}, 'API-4');
  const bytes = await readBody(ask.request);
  if (!bytes.ok) return bytes;
  const body = parseJson(bytes.value);
  if (!body.ok) return body;
  if (!isObject(body.value)) return refuse('fields-wrong', { fields: 'The body has to be an object.' }, 'API-3');
  const now = parts.now();
  const house = parts.house.state;
  if (house === undefined) return outOfService(parts);
  // A body may come slowly, and whoever sends it may be locked out meanwhile.
  const asker = whoIs(ask, house, now, parts);
  if ('code' in asker) return asker;
  parts.people.signOns.active(asker, now);
  return route.answer({ ...ask, house, asker, now, key, body: body.value }, parts);
};

const KEY = /^[\w.-]{8,100}$/;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another run of the program may be set up otherwise. */
const RUN = Math.floor(performance.timeOrigin).toString(36);

const answerRead = async (route: ReadRoute, ask: Ask, parts: ApiParts): Promise<number> => {
  const objection = readObjection(route, ask);
  if (objection !== undefined) return sendRefusal(ask, objection, parts);
  const status = parts.house.status();
  const seq = status.type === 'out-of-service' ? 0 : status.seq;
  const etag = `"${seq}.${RUN}"`;
  if (isOfEvents(route.name) && ask.request.headers['if-none-match'] === etag) {
    return sendUnchanged(ask.response, etag);
  }
  const reply = await route.answer(ask, parts);
  const isDurable = await parts.durability.reached(seq);
  if (!isDurable) return sendRefusal(ask, outOfService(parts), parts);
  const isTagged = reply.ok && isOfEvents(route.name);
  return sendReply(ask, isTagged ? { ...reply, headers: [...(reply.headers ?? []), 'etag', etag] } : reply, parts);
};

const readObjection = ({ name }: ReadRoute, { house, asker, params }: Ask): Refusal | undefined => {
  const contract = READS[name];
  if (!('read' in contract)) return undefined;
  const table = 'table' in params ? { table: Number(params['table']) } : {};
  return mayAsk(house, asker, { read: contract.read, ...table });
};

const sendReply = (line: Line, reply: Reply, parts: ApiParts): number =>
  reply.ok ? send(line.response, reply) : sendRefusal(line, reply, parts);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

const sendRefusal = ({ request, response }: Line, refusal: Refusal, { metrics, log }: ApiParts): number => {
  metrics.refused(refusal.code);
  log.info({ method: request.method, url: request.url?.slice(0, 200), code: refusal.code }, refusal.message);
  // A body that nobody reads must not be taken for the next request.
  if (!request.complete && hasBody(request)) response.shouldKeepAlive = false;
  return send(response, refusal);
};
