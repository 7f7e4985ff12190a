import { canonicalJson } from '#core/base';
import { holding, type Settings } from '#core/state';
import { emptyHouse, type House, type HouseView } from './house.ts';

/**
 * The whole state of a house as canonical JSON: equal houses give equal text, so that a hash of it proves a
 * replay. How the house is set up is not in it.
 */
export const houseText = ({ settings: _, ...house }: HouseView): string =>
  canonicalJson(Object.fromEntries(Object.entries(house).map(([part, value]) => [part, plain(part, value)])));

/** The house of a text that `houseText` wrote. */
export const houseFrom = (settings: Settings, text: string): House => {
  const parts = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const empty = emptyHouse(settings);
  const read = Object.entries(empty).map(([part, value]) => {
    if (!(value instanceof Map)) return [part, parts[part]]; // What was undefined is not in the text.
    const entries = isDeep(part) ? unpacked(parts[part]) : parts[part];
    return [part, new Map(entries as readonly (readonly [unknown, unknown])[])];
  });
  const house = Object.fromEntries(read) as House; // Only text from `houseText` comes here.
  return { ...house, settings: holding(settings, house.keptSettings) };
};

/** A map by its entries, in the order in which they came. */
const plain = (part: string, value: unknown): unknown => {
  if (!(value instanceof Map)) return value;
  return isDeep(part) ? packed([...value]) : [...value];
};

/** Only promotions keep maps and sets of their own inside. */
const isDeep = (part: string): boolean => part === 'promotions';

/** Maps and sets at any depth under a name of their own, so that they differ from lists. */
const packed = (value: unknown): unknown => {
  if (value instanceof Map) return { $map: [...value].map(packed) };
  if (value instanceof Set) return { $set: [...value] };
  return within(value, packed);
};

const unpacked = (value: unknown): unknown => {
  const read = within(value, unpacked);
  if (typeof read !== 'object' || read === null) return read;
  if ('$map' in read) return new Map(read.$map as readonly (readonly [unknown, unknown])[]);
  return '$set' in read ? new Set(read.$set as readonly unknown[]) : read;
};

const within = (value: unknown, change: (inner: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
};
