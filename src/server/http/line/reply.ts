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

/** Sends it; answers the status. */
export const send = (response: ServerResponse, reply: Reply): number => {
  if (reply.ok) return write(response, 200, reply);
  const status = statusOf(reply.code);
  const { seconds } = reply.facts;
  return write(response, status, {
    ok: true,
    type: PROBLEM_TYPE,
    body: JSON.stringify(problemOf(reply, status)),
    ...(status === 429 ? { headers: ['retry-after', `${Number(seconds)}`] } : {}),
  });
};

/** What the asker has already. */
export const sendUnchanged = (response: ServerResponse, etag: string): number => {
  response.writeHead(304, [...GUARD, 'etag', etag]);
  response.end();
  return 304;
};

const PLAIN: readonly string[] = [...GUARD, ...NO_CONTENT];

const write = (response: ServerResponse, status: number, { type, body, headers }: Answered): number => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  const more = headers === undefined ? PLAIN : guarded(headers);
  response.writeHead(status, [...more, 'content-type', type, 'content-length', String(length)]);
  response.end(body);
  return status;
};

const guarded = (headers: readonly string[]): readonly string[] =>
  headers.includes('content-security-policy') ? [...GUARD, ...headers] : [...PLAIN, ...headers];
