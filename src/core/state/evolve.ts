import { assert } from '#core/base';
import type { House } from './house.ts';
import type { Named, OfType } from './named.ts';

/** The small parts of a house that an event may change; its maps are changed in place. */
export type Changed = Partial<
  Pick<
    House,
    | 'day'
    | 'outOfService'
    | 'vault'
    | 'clockHeld'
    | 'keptSettings'
    | 'program'
    | 'recordsSealedAt'
    | 'settings'
    | 'numbers'
    | 'accessReviewedAt'
    | 'signOns'
  >
>;
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

export const put = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value): undefined => {
  map.set(key, value);
};

/** Puts other values into some fields of what is under a key. */
export const patch = <Key, Value extends object>(map: Map<Key, Value>, key: Key, fields: Partial<Value>): undefined =>
  update(map, key, before => ({ ...before, ...fields }));

export const remove = <Key, Value>(map: Map<Key, Value>, keys: readonly Key[]): undefined => {
  for (const key of keys) map.delete(key);
};

/** Something came in under its own number. */
export const entered = <Kind extends keyof House['numbers'], Value extends { readonly [Name in Kind]: number }>(
  house: House,
  kind: Kind,
  map: Map<number, Value>,
  value: Value,
): Changed => {
  map.set(value[kind], value);
  return numbered(house, kind, value[kind]);
};

/** A number was given. */
export const numbered = ({ numbers }: House, kind: keyof House['numbers'], number: number): Changed => ({
  numbers: { ...numbers, [kind]: number },
});
