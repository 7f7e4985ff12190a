import { check, type Fields, type Fit, type ObjectOf, object, optional, type Shape } from '#core/shape';

/** What may stand after "?", where everything is text. */
export type Question<Type> = Shape<Type> & {
  readonly read: (asked: readonly (readonly [name: string, text: string])[]) => Fit<Type>;
};

/** How a field comes from its text, and what stands for one that is left out. */
type Reads = { readonly fromText?: (text: string) => unknown; readonly otherwise?: unknown };

export const question = <const F extends Fields>(fields: F): Question<ObjectOf<F>> => {
  const rows = Object.entries<Shape<unknown> & Reads>(fields);
  const byName = new Map(rows);
  const otherwise = rows.flatMap(([name, field]) => ('otherwise' in field ? [[name, field.otherwise] as const] : []));
  const shape = object(fields);
  const asked = object(
    Object.fromEntries(rows.map(([name, field]) => [name, 'otherwise' in field ? optional(field) : field])),
  );
  return {
    faults: shape.faults,
    json: asked.json,
    read: given => {
      const read = given.map(([name, text]) => [name, byName.get(name)?.fromText?.(text) ?? text] as const);
      return check(shape, Object.fromEntries([...otherwise, ...read]));
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

/** What stands for a field that is left out. */
export const otherwise = <Type>(shape: Shape<Type>, value: Type): Shape<Type> & Reads => ({
  ...shape,
  otherwise: value,
  json: definitions => ({ ...shape.json(definitions), default: value }),
});
