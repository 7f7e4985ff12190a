import { assert } from '#core/base';
import { check } from '#core/shape';
import type { ApiParts } from './parts.ts';
import { JSON_TYPE, type Reply } from './reply.ts';
import type { Route } from './route.ts';

/**
 * The reply, once it is found to be what the contract of its address says. Only where answers are checked, as all tests
 * do: a house does not pay for it with every answer. API-16
 */
export const promised = (
  { answers, method, path }: Pick<Route, 'answers' | 'method' | 'path'>,
  reply: Reply,
  { checksAnswers }: Pick<ApiParts, 'checksAnswers'>,
): Reply => {
  if (!checksAnswers || !reply.ok || typeof answers === 'string' || reply.type !== JSON_TYPE) return reply;
  const fit = check(answers, JSON.parse(reply.body.toString()));
  assert(fit.ok, `${method} ${path} answered what its contract does not say: ${fit.ok ? '' : fit.fields}`);
  return reply;
};
