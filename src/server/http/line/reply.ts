import type { ServerResponse } from 'node:http';
import { PROBLEM_TYPE, problemOf } from '#api';
import type { Refusal } from '#core/base';
import { statusOf } from './status.ts';

/** What is sent back. */
export type Answered = {
  readonly ok: true;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Names and values by turns. */
  readonly headers?: readonly string[];
};
export type Reply = Answered | Refusal;

export const JSON_TYPE = 'application/json';

export const json = (value: unknown, headers?: readonly string[]): Answered => ({
  ok: true,
  type: JSON_TYPE,
  body: JSON.stringify(value),
  ...(headers === undefined ? {} : { headers }),
});

export const jsonText = (body: string): Answered => ({ ok: true, type: JSON_TYPE, body });

/** A page or a paper of ours: it may bring its own style and nothing else. */
export const paper = (type: string, body: string | Uint8Array): Answered => ({
  ok: true,
  type,
  body,
  headers: ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
});

/** On every answer: nothing in it may be run, framed, guessed at or kept. */
const GUARD: readonly string[] = [
  'cache-control',
  'no-store',
  'cross-origin-resource-policy',
  'same-origin',
  'referrer-policy',
  'no-referrer',
  'x-content-type-options',
  'nosniff',
];
const NO_CONTENT: readonly string[] = ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"];

/**
 * Sends it, with more headers where there are any; answers the status. All headers go out together: one that the
 * response was given before makes it sort and check all of them.
 */
export const send = (response: ServerResponse, reply: Reply, also: readonly string[] = []): number => {
  if (reply.ok) return write(response, 200, reply, also);
  const status = statusOf(reply.code);
  const more = headersOf(status, reply);
  const body = JSON.stringify(problemOf(reply, status));
  return write(response, status, { ok: true, type: PROBLEM_TYPE, body, ...(more && { headers: more }) }, also);
};

/** What RFC 9110 asks of an answer beside its words. MCH-4 */
const headersOf = (status: number, { facts }: Refusal): readonly string[] | undefined => {
  switch (status) {
    case 401:
      return ['www-authenticate', 'Bearer realm="houseway"'];
    case 405:
      return ['allow', allowed(facts['methods'] as readonly string[])]; // As the router found them.
    case 429:
      return ['retry-after', `${Number(facts['seconds'])}`];
    default:
      return undefined;
  }
};

/** Where something can be looked at, its head can; and everywhere one may ask what is taken. */
export const allowed = (methods: readonly string[]): string =>
  [...methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');

/** Which methods an address takes. MCH-4 */
export const sendOptions = (response: ServerResponse, methods: readonly string[]): number => {
  response.writeHead(204, [...GUARD, 'allow', allowed(methods)]);
  response.end();
  return 204;
};

/** What the asker has already. */
export const sendUnchanged = (response: ServerResponse, etag: string, also: readonly string[]): number => {
  response.writeHead(304, [...GUARD, ...also, 'etag', etag]);
  response.end();
  return 304;
};

const PLAIN: readonly string[] = [...GUARD, ...NO_CONTENT];

const write = (
  response: ServerResponse,
  status: number,
  { type, body, headers }: Answered,
  also: readonly string[],
): number => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  const more = headers === undefined ? PLAIN : guarded(headers);
  response.writeHead(status, [...more, ...also, 'content-type', type, 'content-length', String(length)]);
  response.end(body);
  return status;
};

const guarded = (headers: readonly string[]): readonly string[] => {
  const guard = headers.includes('cache-control') ? GUARD.slice(2) : GUARD;
  return headers.includes('content-security-policy') ? [...guard, ...headers] : [...guard, ...NO_CONTENT, ...headers];
};
