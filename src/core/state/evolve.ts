import { assert } from '#core/base';
import type { House } from './house.ts';
import type { Named, OfType } from './named.ts';

/** The small parts of a house that an event may change; its maps are changed in place. */
export type Changed = Partial<Pick<House, 'day' | 'outOfService' | 'numbers' | 'accessReviewedAt'>>;
export type Apply<Event> = (house: House, event: Event) => Changed | undefined;

/** How each event of a family is applied. */
export type Appliers<Event extends Named> = {
  readonly [Type in Event['type']]: Apply<OfType<Event, Type>>;
};

/** Puts what is made of a value back under its key. */
export const update = <Key, Value>(map: Map<Key, Value>, key: Key, change: (value: Value) => Value): undefined => {
  const value = map.get(key);
  assert(value !== undefined, `an event speaks of ${String(key)}, which is not there`);
  map.set(key, change(value));
};

export const remove = <Key, Value>(map: Map<Key, Value>, keys: readonly Key[]): undefined => {
  for (const key of keys) map.delete(key);
};

/** A number was given. */
export const numbered = ({ numbers }: House, kind: keyof House['numbers'], number: number): Changed => ({
  numbers: { ...numbers, [kind]: number },
});
