import { branded, check, type Fields, type FilledObject, type Fit, filled, object, type Shape } from '#core/shape';

/** What may follow "?", where everything is text. */
export type Question<Type> = Shape<Type> & {
  readonly read: (asked: readonly (readonly [name: string, text: string])[]) => Fit<Type>;
};

/** How a field comes from its text. */
type Reads = { readonly fromText?: (text: string) => unknown };

export const question = <const F extends Fields>(fields: F): Question<FilledObject<F>> => {
  const byName = new Map(Object.entries<Shape<unknown> & Reads>(fields));
  const shape = object(fields);
  return {
    ...branded<FilledObject<F>>(shape),
    read: given => {
      const asked = given.map(([name, text]) => [name, byName.get(name)?.fromText?.(text) ?? text] as const);
      const read = check(shape, Object.fromEntries(asked));
      return read.ok ? { ok: true, value: filled(shape, read.value) } : read;
    },
  };
};

/** A number, written in digits. */
export const inDigits = <Type>(shape: Shape<Type>): Shape<Type> & Reads => ({ ...shape, fromText: Number });

/** Numbers with commas between them: `5000,3000,2000`. */
export const withCommas = <Type>(shape: Shape<Type>): Shape<Type> & Reads => ({
  ...shape,
  fromText: text => (text.length > LONGEST ? text : text.split(',').map(Number)),
  json: () => ({ type: 'string', maxLength: LONGEST }),
});
const LONGEST = 10_000;
