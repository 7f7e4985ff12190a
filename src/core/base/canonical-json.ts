import { assert } from './assert.ts';

/** JSON with sorted keys and no spaces: equal values give equal bytes, so that a hash speaks of the value. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) return listJson(value);
  // A date, a map or a moment would come out as {} and its hash would say nothing: only plain objects pass.
  if (isPlain(value)) return objectJson(value);
  const what = typeof value === 'number' ? `${value}` : Object.prototype.toString.call(value);
  assert(false, `a value that JSON cannot say: ${what}`);
};

const listJson = (list: readonly unknown[]): string => {
  let items = '';
  for (let index = 0; index < list.length; index++) {
    if (index > 0) items += ',';
    items += canonicalJson(list[index]);
  }
  return `[${items}]`;
};

const objectJson = (object: Readonly<Record<string, unknown>>): string => {
  const { sorted, heads } = orderOf(Object.keys(object));
  let fields = '';
  for (let index = 0; index < sorted.length; index++) {
    const field = object[sorted[index]!];
    if (field === undefined) continue;
    if (fields !== '') fields += ',';
    fields += heads[index]! + canonicalJson(field);
  }
  return `{${fields}}`;
};

/** The keys of an object as they came, sorted, and as they are written. */
type Order = {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly heads: readonly string[];
};

/** Objects of one kind come with the same keys in the same order: what sorting them gave is remembered by the first. */
const orders = new Map<string, Order[]>();
const KEYS_MAX = 32;
const ORDERS_MAX = 8;
const FIRST_KEYS_MAX = 2_000;

const orderOf = (keys: readonly string[]): Order => {
  const first = keys[0] ?? '';
  const known = orders.get(first);
  if (known !== undefined) for (const order of known) if (areSame(order.keys, keys)) return order;
  // Sorted as they come, keys are in code-unit order, as in RFC 8785, the same on every machine.
  const sorted = keys.toSorted();
  const order = { keys, sorted, heads: sorted.map(key => `${quoted(key)}:`) };
  if (keys.length > KEYS_MAX) return order;
  if (known === undefined && orders.size < FIRST_KEYS_MAX) orders.set(first, [order]);
  if (known !== undefined && known.length < ORDERS_MAX) known.push(order);
  return order;
};

const areSame = (some: readonly string[], others: readonly string[]): boolean => {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
};

// Most text needs no escapes, and seeing that is several times faster than JSON.stringify.
const quoted = (text: string): string => (needsEscapes(text) ? JSON.stringify(text) : `"${text}"`);

const needsEscapes = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) return true;
  }
  return false;
};
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
