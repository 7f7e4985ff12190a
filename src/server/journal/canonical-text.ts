import { canonicalJson } from '#core/base';

/**
 * The same text as canonicalJson, more than twice as fast: values are brought into order and the engine's own JSON
 * writes them. Whatever it might write differently is left to canonicalJson.
 */
export const canonicalText = (value: unknown): string => {
  const ordered = inOrder(value);
  return ordered === undefined ? canonicalJson(value) : JSON.stringify(ordered);
};

/** The value with its keys in order, itself where they are; undefined where it is not surely plain. */
const inOrder = (value: unknown): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'object':
      if (value === null) return value;
      return Array.isArray(value) ? listInOrder(value) : objectInOrder(value as Fields); // Neither null nor a list.
    default:
      return undefined;
  }
};

type Fields = Readonly<Record<string, unknown>>;

const listInOrder = (list: readonly unknown[]): readonly unknown[] | undefined => {
  let changed: unknown[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const ordered = inOrder(list[index]);
    if (ordered === undefined) return undefined;
    if (ordered !== list[index]) changed ??= [...list];
    if (changed !== undefined) changed[index] = ordered;
  }
  return changed ?? list;
};

const objectInOrder = (object: Fields): Fields | undefined => {
  if (Object.getPrototypeOf(object) !== Object.prototype) return undefined;
  const keys = Object.keys(object);
  let isSame = !sortInPlace(keys);
  const ordered: Record<string, unknown> = {};
  for (const key of keys) {
    if (isNumberLike(key) || key === '__proto__') return undefined;
    const field = object[key];
    if (field === undefined) continue;
    const inner = inOrder(field);
    if (inner === undefined) return undefined;
    if (inner !== field) isSame = false;
    ordered[key] = inner;
  }
  return isSame ? object : ordered;
};

/** Objects keep such keys in the order of numbers, whatever order they were put in. */
const isNumberLike = (key: string): boolean => {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
};

/** Whether anything had to move. Keys are few: moving each to its place takes a third of the time of `sort`. */
const sortInPlace = (keys: string[]): boolean => {
  let hasMoved = false;
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index]!;
    let place = index;
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!;
    if (place === index) continue;
    keys[place] = key;
    hasMoved = true;
  }
  return hasMoved;
};
