import { assert } from './assert.ts';

/** JSON with sorted keys and no spaces: equal values give equal bytes, so that a hash speaks of the value. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    assert(Number.isFinite(value), `a number that JSON cannot say: ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // A date, a map or a moment would come out as {} and its hash would say nothing: only plain objects pass.
  assert(isPlain(value), `a value that JSON cannot say: ${Object.prototype.toString.call(value)}`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  // Code-unit order, as in RFC 8785, the same on every machine.
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
