import { isUtf8 } from 'node:buffer';
import { type Answer, answer, type Refusal } from '#core/base';
import { refuse } from './refusals.ts';

const DEEPEST = 16;
/** Names that reach behind an object instead of into it. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON that came from outside; no body is an empty object. API-3 */
export const parseJson = (bytes: Buffer): Answer<unknown> => {
  if (bytes.length === 0) return answer({});
  if (!isUtf8(bytes)) return refuse('json-not-utf8', {}, 'API-3');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return refuse('json-broken', {}, 'API-3');
  }
  return objectionTo(value, 0) ?? answer(value);
};

const objectionTo = (value: unknown, depth: number): Refusal | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return refuse('json-too-deep', { deepest: DEEPEST }, 'API-3');
  for (const key in value) {
    if (FORBIDDEN.has(key)) return refuse('json-forbidden-key', { key }, 'API-3');
    const inside = objectionTo((value as Record<string, unknown>)[key], depth + 1); // A key of its own.
    if (inside !== undefined) return inside;
  }
  return undefined;
};
