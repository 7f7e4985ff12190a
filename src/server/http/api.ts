import type { IncomingMessage, ServerResponse } from 'node:http';
import { NUMBER_IN_PATH } from '#api/schemas';
import type { Refusal } from '#core/base';
import { mayAsk } from '#core/house';
import { hasPerson } from '#core/people';
import { speak } from '#core/shape';
import { isStillThere, outcomeUnknown, reasonOf, STARTING } from '#server/house';
import type { Ask, AskedCommand, Opened } from './line/ask.ts';
import { readBody } from './line/body.ts';
import { unfit } from './line/command.ts';
import { credentialsOf } from './line/credentials.ts';
import { parseJson } from './line/json.ts';
import { letOtherPages } from './line/other-pages.ts';
import { isHad, packed, tagOf } from './line/packed.ts';
import type { ApiParts } from './line/parts.ts';
import { promised } from './line/promised.ts';
import { rateHeaders, tooOften } from './line/rate-limit.ts';
import { refuse } from './line/refusals.ts';
import { type Answered, JSON_TYPE, type Reply, send, sendOptions, sendUnchanged } from './line/reply.ts';
import type { CommandRoute, OpenRoute, ReadRoute, Route } from './line/route.ts';
import { type Found, type Params, routerOf } from './line/router.ts';
import { jsonInVoice, refusalInVoice, voiceOf } from './line/voice.ts';
import { routesOf } from './routes/list.ts';

export const PREFIX = '/api/v1';

/** Answers everything below /api/v1 on the socket itself: a table's fee should cost the server next to nothing. */
export const apiOf = (parts: ApiParts): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const find = routerOf(routesOf(parts).map(route => ({ ...route, label: `${route.method} ${route.path}` })));
  return async (request, response) => {
    const start = performance.now();
    const { method = '', url = '' } = request;
    const mark = url.indexOf('?');
    const whole = url.slice(0, mark === -1 ? undefined : mark);
    const path = whole.startsWith(`${PREFIX}/`) ? whole.slice(PREFIX.length) : '';
    const found = foundFor(find, method, path);
    letOtherPages(request, response, parts.front);
    const { 'accept-language': accepted } = request.headers;
    const voice = accepted === undefined ? undefined : await voiceOf(accepted);
    const line = { request, response, question: mark === -1 ? '' : url.slice(mark + 1), voice, also: [] };
    const name = found.type === 'found' ? found.route.label : 'none';
    try {
      const status =
        found.type === 'found'
          ? await answered(found.route, found.params, line, parts)
          : method === 'OPTIONS' && found.type === 'other-method'
            ? sendOptions(response, found.methods)
            : sendRefusal(line, notFound(found, method, whole), parts);
      if (status !== undefined) parts.metrics.answered(name, status, (performance.now() - start) / 1_000);
    } catch (defect) {
      parts.log.error({ err: defect, route: name }, 'A request failed.');
      const status = response.headersSent ? 500 : sendRefusal(line, failed(defect, method), parts);
      parts.metrics.answered(name, status, (performance.now() - start) / 1_000);
    }
  };
};

/** The head of an answer is asked for like the answer; the live feed has no head without its body. MCH-4 */
const foundFor = (find: ReturnType<typeof routerOf<Labelled>>, method: string, path: string): Found<Labelled> => {
  const found = find(method === 'HEAD' ? 'GET' : method, path);
  const isHeadOfStream = method === 'HEAD' && found.type === 'found' && found.route.id === 'feed';
  return isHeadOfStream ? { type: 'other-method', methods: ['GET'] } : found;
};
type Labelled = Route & { readonly label: string };

/** The disk of the private records may be full before the journal finds out. */
const failed = (defect: unknown, method: string): Refusal => {
  if (!isStillThere(defect)) return refuse('server-failed', {}, 'API-2');
  return method === 'GET' ? refuse('not-in-service', { reason: reasonOf(defect) }, 'OPS-5') : outcomeUnknown(defect);
};

const notFound = (found: Exclude<Found<Route>, { type: 'found' }>, method: string, path: string): Refusal => {
  const asked = { method: method.slice(0, 20), path: path.slice(0, 200) };
  if (found.type === 'nothing') return refuse('no-such-address', asked, 'API-1');
  return refuse('method-not-allowed', { ...asked, methods: found.methods }, 'API-1');
};

/** The status sent, or undefined if something else answers on this connection. */
const answered = (
  route: Route,
  params: Params,
  line: Opened,
  parts: ApiParts,
): number | Promise<number | undefined> => {
  const misread = numberMisread(route, params);
  if (misread !== undefined) return sendRefusal(line, misread, parts);
  switch (route.type) {
    case 'open':
      return answerOpen(route, params, line, parts);
    case 'read': {
      const ask = askOn(line, params, parts);
      return 'code' in ask ? sendRefusal(line, ask, parts) : answerRead(route, ask, parts);
    }
    case 'command':
      return answerCommand(route, params, line, parts);
  }
};

/** A number that is none is not understood, rather than nothing's number. MCH-5 */
const numberMisread = ({ numbered = [] }: Route, params: Params): Refusal | undefined => {
  const wrong = numbered.find(name => !NUMBER_IN_PATH.test(params[name] ?? ''));
  if (wrong === undefined) return undefined;
  const said = speak('wrong.field', { field: wrong, problem: speak('problem.not-a-whole-number', {}) });
  const field = { ...said, facts: { ...said.facts, parameter: wrong, fault: 'not-a' } };
  return refuse('number-not-understood', { fields: [field] }, 'MCH-5');
};

const answerOpen = async (
  route: OpenRoute,
  params: Params,
  line: Opened,
  parts: ApiParts,
): Promise<number | undefined> => {
  const reply = await route.answer(line, parts, params);
  if (reply === undefined) return undefined;
  const told = promised(route, reply, parts);
  return route.method === 'GET' ? sendTagged(line, told, parts) : sendReply(line, told, parts);
};

/** A request with its sender, unless the sender is unknown or asks too often. API-5, API-6 */
const askOn = (line: Opened, params: Params, parts: ApiParts): Ask | Refusal => {
  const { request, response, question, voice, also } = line;
  const house = parts.house.state;
  if (house === undefined) return outOfService(parts);
  const credentials = credentialsOf(request, parts.front);
  if ('code' in credentials) return credentials;
  const now = parts.now();
  const asker = parts.people.signOns.whoAsks(house, credentials, now);
  const { stations, strangers } = parts.limits;
  if (!('code' in asker)) parts.clocks.hear(asker.station.station, request);
  if ('code' in asker) return tooOften(strangers, request.socket.remoteAddress ?? '', now) ?? asker;
  const ask = { request, response, question, voice, also, params, house, asker, now };
  const often = tooOften(stations, asker.station.station, now);
  const { now: left, policy } = rateHeaders(stations, asker.station.station);
  line.also.push('ratelimit', left, 'ratelimit-policy', policy);
  return often ?? ask;
};

const outOfService = ({ house }: ApiParts): Refusal => {
  const status = house.status();
  const reason = status.type === 'out-of-service' ? (status.because ?? status.reason) : STARTING;
  return refuse('not-in-service', { reason }, 'OPS-5');
};

const NO_OBJECT = [
  speak('wrong.field', { field: speak('whole.body', {}), problem: speak('problem.not-an-object', {}) }),
];

const answerCommand = async (route: CommandRoute, params: Params, line: Opened, parts: ApiParts): Promise<number> => {
  const key = keyOf(route, line.request);
  if (key === undefined) return sendRefusal(line, refuse('key-missing', {}, 'API-4'), parts);
  const bytes = await readBody(line.request, route.bodyKbMost);
  const ask = bytes.ok ? commandOn(line, params, { key, bytes: bytes.value }, parts) : bytes;
  if ('code' in ask) return sendRefusal(line, ask, parts);
  const answer = await route.answer(ask, parts);
  // Events are answered as they were hashed.
  const reply = answer.ok ? answer : toldTo(ask, answer, parts);
  // What was done counts as activity; what was refused, or only looked at beforehand, does not. PPL-5
  const isDone = !('code' in reply) && route.id !== 'preview' && route.id !== 'renewKey';
  if (isDone) parts.people.signOns.active(ask.asker, ask.now);
  return sendReply(line, promised(route, reply, parts), parts);
};

/**
 * What every command has in common: a key, and a body that is a JSON object. The sender is checked once the body is
 * there: it may come slowly, and the sender may be locked meanwhile.
 */
const commandOn = (
  line: Opened,
  params: Params,
  { key, bytes }: { readonly key: string; readonly bytes: Buffer },
  parts: ApiParts,
): AskedCommand | Refusal => {
  const ask = askOn(line, params, parts);
  if ('code' in ask) return ask;
  const body = parseJson(bytes);
  if (!body.ok) return body;
  if (!isObject(body.value)) return unfit(NO_OBJECT);
  return { ...ask, key, body: body.value };
};

const keyOf = ({ isKeyless }: CommandRoute, { headers }: IncomingMessage): string | undefined => {
  const key = headers['idempotency-key'];
  if (isKeyless === true) return '';
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
};

const KEY = /^[\w.-]{8,100}$/;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answerRead = async (route: ReadRoute, ask: Ask, parts: ApiParts): Promise<number> => {
  const objection = readObjection(route, ask);
  if (objection !== undefined) return sendRefusal(ask, objection, parts);
  const status = parts.house.status();
  const seq = status.seq ?? 0;
  const answer = promised(route, await route.answer(ask, parts), parts);
  const reply = NAMED.has(route.id) ? toldTo(ask, answer, parts) : answer;
  const isDurable = await parts.durability.reached(seq);
  if (!isDurable) return sendRefusal(ask, outOfService(parts), parts);
  return sendTagged(ask, reply, parts);
};

/** With its tag, and packed; nothing where the asker has just that. API-9, MCH-6 */
const sendTagged = async (line: Opened, reply: Reply, parts: ApiParts): Promise<number> => {
  if (!reply.ok) return sendRefusal(line, reply, parts);
  const told = { ...reply, body: wordsOf(line, reply) };
  const tag = tagOf(told);
  if (isHad(line.request, tag)) return sendUnchanged(line.response, tag, line.also);
  const { headers = [], ...rest } = await packed(line.request, told, tag);
  return send(line.response, { ...rest, headers: [...headers, 'etag', tag] }, line.also);
};

/** Reads that say who has won; proofs and the journal stay as they were written. */
const NAMED: ReadonlySet<string> = new Set([
  'awards',
  'award',
  'promotions',
  'promotion',
  'reviews',
  'requests',
  'table',
]);

/** With the names of people without a club card, where somebody is signed on. DRW-14 */
const toldTo = ({ asker }: Ask, reply: Reply, { people: { holders } }: ApiParts): Reply => {
  if (!hasPerson(asker)) return reply;
  if (!reply.ok) return JSON.parse(holders.named(JSON.stringify(reply))) as Refusal; // As it was.
  return typeof reply.body === 'string' ? { ...reply, body: holders.named(reply.body) } : reply;
};

const readObjection = ({ read }: ReadRoute, { house, asker, params }: Ask): Refusal | undefined => {
  if (read === undefined) return undefined;
  const table = 'table' in params ? { table: Number(params['table']) } : {};
  return mayAsk(house, asker, { read, ...table });
};

const sendReply = (line: Opened, reply: Reply, parts: ApiParts): number => {
  if (!reply.ok) return sendRefusal(line, reply, parts);
  return send(line.response, { ...reply, body: wordsOf(line, reply) }, line.also);
};

/** JSON says everything in the language of the asker. */
const wordsOf = ({ voice }: Opened, { body, type }: Answered): string | Uint8Array =>
  type === JSON_TYPE && typeof body === 'string' ? jsonInVoice(body, voice) : body;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

const sendRefusal = (
  { request, response, voice, also }: Opened,
  refusal: Refusal,
  { metrics, log }: ApiParts,
): number => {
  metrics.refused(refusal.code);
  // What follows "?" may be anything that somebody typed.
  const asked = request.url?.split('?', 1)[0]?.slice(0, 200);
  log.info({ method: request.method, path: asked, code: refusal.code }, refusal.message);
  // A body that nobody reads must not be taken for the next request.
  if (!request.complete && hasBody(request)) response.shouldKeepAlive = false;
  return send(response, refusalInVoice(refusal, voice), also);
};
