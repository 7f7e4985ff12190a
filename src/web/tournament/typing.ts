import { type Cents, formatAmountShort, parseAmount } from '#core/money';
import { chipsTyped } from './chips-typed.ts';

/** How something is typed: reading what was written gives the same again. Nothing where it cannot be read. */
export type Typing<Value> = {
  readonly read: (typed: string) => Value | undefined;
  readonly write: (value: Value) => string;
};

export const CHIPS: Typing<number> = { read: chipsTyped, write: String };
export const COUNT: Typing<number> = { read: typed => chipsTyped(typed) || undefined, write: String };
export const NAME: Typing<string> = { read: typed => typed.trim() || undefined, write: name => name };
export const MONEY: Typing<Cents> = {
  read: typed => {
    const amount = parseAmount(typed);
    return amount.ok ? amount.value : undefined;
  },
  write: formatAmountShort,
};

/** All of them; nothing where one is missing. */
export const allOf = <Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined => {
  const read = values.filter(value => value !== undefined);
  return read.length === values.length ? read : undefined;
};

/** One a line. */
export const lines = <Value>(one: Typing<Value>): Typing<readonly Value[]> => ({
  read: typed =>
    allOf(
      typed
        .split('\n')
        .filter(line => line.trim() !== '')
        .map(line => one.read(line.trim())),
    ),
  write: values => values.map(one.write).join('\n'),
});

/** Every field as it is typed: where one is absent, nothing is there. */
export type Texts<Value> = { readonly [Name in keyof Value]-?: string };

/** Fields that belong together. Those that are needed must be written, and what is written must be readable. */
export const form = <Value extends object>(
  typings: { readonly [Name in keyof Value]-?: Typing<Exclude<Value[Name], undefined>> },
  needed: readonly (keyof Value)[],
) => {
  const names = Object.keys(typings) as (keyof Value)[]; // These and no others.
  return {
    read: (draft: Texts<Value>) => {
      const asked = names.filter(name => needed.includes(name) || draft[name].trim() !== '');
      const read = asked.map(name => [name, typings[name].read(draft[name])] as const);
      const wrong = read.flatMap(([name, value]) => (value === undefined ? [name] : []));
      return { value: Object.fromEntries(read) as Value, wrong }; // It is whole where nothing is wrong.
    },
    write: (value: Partial<Value>): Texts<Value> => {
      const text = (name: keyof Value) => {
        const one = value[name] as Exclude<Value[typeof name], undefined> | undefined; // Absent is undefined.
        return one === undefined ? '' : typings[name].write(one);
      };
      return Object.fromEntries(names.map(name => [name, text(name)])) as Texts<Value>; // A text for each.
    },
  };
};
