import { assert } from './assert.ts';

/** JSON with sorted keys and no spaces: equal values give equal bytes, so that a hash speaks of the value. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // A date, a map or a moment would come out as {} and its hash would say nothing: only plain objects pass.
  if (isPlain(value)) return objectJson(value);
  const what = typeof value === 'number' ? `${value}` : Object.prototype.toString.call(value);
  assert(false, `a value that JSON cannot say: ${what}`);
};

const objectJson = (object: Readonly<Record<string, unknown>>): string => {
  let fields = '';
  // Sorted as they come, keys stand in code-unit order, as in RFC 8785, the same on every machine.
  for (const key of Object.keys(object).sort()) {
    const field = object[key];
    if (field === undefined) continue;
    if (fields !== '') fields += ',';
    fields += `${quoted(key)}:${canonicalJson(field)}`;
  }
  return `{${fields}}`;
};

// Most text needs no escapes, and seeing that is several times faster than JSON.stringify.
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
const PLAIN = /^[ !#-[\]-~]*$/;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
