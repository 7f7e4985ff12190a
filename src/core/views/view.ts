import type { HouseView, Read } from '#core/house';
import type { Shape } from '#core/shape';

/**
 * What screens are shown of one topic: parts by key, each plain JSON and made from the house alone, so that it can be
 * made again whenever an event touches it. No part knows the time: what ages carries its moment.
 */
export type View<Part> = {
  readonly keys: (house: HouseView) => Iterable<string>;
  /** Absent where there is nothing of this key anymore. */
  readonly part: (house: HouseView, key: string) => Part | undefined;
};

/** A topic with one view for the whole house: what each part of it is, and under which name it is allowed. */
export type HouseWide<Part> = View<Part> & { readonly shape: Shape<Part>; readonly read: Read };

/** A view with a part for each number of a map. */
export const byNumber = <Value, Part>(
  mapOf: (house: HouseView) => ReadonlyMap<number, Value>,
  partOf: (house: HouseView, value: Value) => Part,
): View<Part> => ({
  keys: house => mapOf(house).keys().map(String),
  part: (house, key) => {
    const value = mapOf(house).get(Number(key));
    return value === undefined ? undefined : partOf(house, value);
  },
});
