import { canonicalJson } from '#core/base';
import { emptyHouse, type House, type HouseView, type Settings } from './house.ts';

/**
 * Everything that a house has come to, as canonical JSON: equal houses give equal text, so that a hash of it proves a
 * replay. How the house is set up is not in it.
 */
export const houseText = ({ settings: _, ...house }: HouseView): string =>
  canonicalJson(Object.fromEntries(Object.entries(house).map(([part, value]) => [part, plain(value)])));

/** The house of a text that `houseText` wrote. */
export const houseFrom = (settings: Settings, text: string): House => {
  const parts = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const empty = emptyHouse(settings);
  const read = Object.entries(empty).map(([part, value]) => {
    if (!(value instanceof Map)) return [part, parts[part] ?? value];
    return [part, new Map(parts[part] as readonly (readonly [unknown, unknown])[])];
  });
  return { ...(Object.fromEntries(read) as House), settings }; // Only what `houseText` wrote of a house comes here.
};

/** A map by its entries, in the order in which they came. */
const plain = (value: unknown): unknown => (value instanceof Map ? [...value] : value);
