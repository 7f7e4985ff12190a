import { anything } from './scalars.ts';
import { broken, described, type Fault, type Filled, type Of, type Shape, within } from './shape.ts';

/** A field that may be left out. */
export type Optional<Type, Whole = Type> = Shape<Type, Whole> & { readonly isOptional: true };
export const optional = <Type, Whole>(shape: Shape<Type, Whole>, description?: string): Optional<Type, Whole> => ({
  ...(description === undefined ? shape : described(shape, description)),
  isOptional: true,
});

/** A field that may be left out because it follows then: from `otherwise`, or from what the reader knows. */
export type Following<Type, Whole = Type> = Optional<Type, Whole> & {
  readonly follows: true;
  readonly otherwise?: Type | undefined;
};
export const follows = <Type, Whole>(shape: Shape<Type, Whole>): Following<Type, Whole> => ({
  ...optional(shape),
  follows: true,
});
/** A field that has this value where it is left out. */
export const otherwise = <Type, Whole = Type>(shape: Shape<Type, Whole>, value: Type): Following<Type, Whole> => ({
  ...follows(shape),
  otherwise: value,
  json: definitions => ({ ...shape.json(definitions), default: value }),
});

export type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalNames<F> = { [Name in keyof F]: F[Name] extends { readonly isOptional: true } ? Name : never }[keyof F];
type FollowingNames<F> = { [Name in keyof F]: F[Name] extends { readonly follows: true } ? Name : never }[keyof F];
type AbsentNames<F> = Exclude<OptionalNames<F>, FollowingNames<F>>;
type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };

/** The type of an object with these fields. */
export type ObjectOf<F> = Flat<
  { readonly [Name in Exclude<keyof F, OptionalNames<F>>]: Of<F[Name]> } & {
    readonly [Name in OptionalNames<F>]?: Of<F[Name]>;
  }
>;
/** The same with everything that follows. */
export type FilledObject<F> = Flat<
  { readonly [Name in Exclude<keyof F, AbsentNames<F>>]: Filled<F[Name]> } & {
    readonly [Name in AbsentNames<F>]?: Filled<F[Name]>;
  }
>;

export type ObjectShape<F extends Fields> = Shape<ObjectOf<F>, FilledObject<F>> & { readonly fields: F };

/** An object with these fields and no other. */
export const object = <const F extends Fields>(fields: F): ObjectShape<F> => objectOf(fields, false);

/** An object with these fields, of which no more is asked. */
export const loose = <const F extends Fields>(fields: F): ObjectShape<F> => objectOf(fields, true);

const objectOf = <const F extends Fields>(fields: F, isLoose: boolean): ObjectShape<F> => {
  const rows = Object.entries(fields).map(([name, shape]) => ({ name, shape, isOptional: 'isOptional' in shape }));
  return {
    fields,
    fill: value => fill(value as object, fields), // It fits.
    faults: value => {
      if (!isObject(value)) return broken({ code: 'not-a', what: 'object' });
      let faults: readonly Fault[] | undefined;
      let met = 0;
      for (const { name, shape, isOptional } of rows) {
        const part = value[name];
        if (part === undefined) {
          const isNamed = Object.hasOwn(value, name); // An absent field is not named either.
          if (isNamed || !isOptional) {
            const wanted = shape.faults(undefined)?.[0];
            faults = plus(faults, within(name, broken({ code: 'missing', wanted })));
          }
          if (isNamed) met += 1;
          continue;
        }
        met += 1;
        const found = shape.faults(part);
        if (found !== undefined) faults = plus(faults, within(name, found));
      }
      return isLoose || met === count(value) ? faults : plus(faults, notKnown(value, fields));
    },
    json: definitions => {
      const required = rows.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(rows.map(({ name, shape }) => [name, shape.json(definitions)])),
        ...(required.length === 0 ? {} : { required }),
        additionalProperties: isLoose,
      };
    },
  };
};

const fill = (value: object, fields: Fields): object => {
  const whole: Record<string, unknown> = { ...value };
  for (const [name, shape] of Object.entries(fields)) {
    if (whole[name] === undefined && 'follows' in shape) {
      if (!('otherwise' in shape)) throw new Error(`${name} is left out, and nothing says what follows`);
      whole[name] = shape.otherwise;
    }
    if (whole[name] !== undefined && shape.fill !== undefined) whole[name] = shape.fill(whole[name]);
  }
  return whole;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);

/** Counting needs no list of names, and nearly every object that comes has none too many. */
const count = (value: object): number => {
  let names = 0;
  for (const _ in value) names += 1;
  return names;
};

const notKnown = (value: object, fields: Fields): readonly Fault[] => {
  const names = Object.keys(value).filter(name => !Object.hasOwn(fields, name));
  return names.length === 0 ? [] : broken({ code: 'not-known', names });
};

const plus = (before: readonly Fault[] | undefined, faults: readonly Fault[]): readonly Fault[] | undefined => {
  if (faults.length === 0) return before;
  return before === undefined ? faults : [...before, ...faults];
};

/** The same fields, of which none must be there. */
export const partial = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, optional(shape)])) as {
    readonly [Name in keyof F]: Optional<Of<F[Name]>, Filled<F[Name]>>;
  }; // One by one.

type Length = { readonly min?: number; readonly max?: number };

export const list = <Type, Whole = Type>(
  shape: Shape<Type, Whole>,
  { min = 0, max = Number.POSITIVE_INFINITY }: Length = {},
): Shape<readonly Type[], readonly Whole[]> => ({
  ...(shape.fill !== undefined && { fill: value => (value as readonly unknown[]).map(shape.fill!) }), // It fits.
  faults: value => {
    if (!Array.isArray(value)) return broken({ code: 'not-a', what: 'list' });
    if (value.length > max) return broken({ code: 'too-much', max });
    if (value.length < min) return broken({ code: 'too-little', min });
    let faults: readonly Fault[] | undefined;
    for (let place = 0; place < value.length; place += 1) {
      const found = shape.faults(value[place]);
      if (found !== undefined) faults = plus(faults, within(String(place), found));
    }
    return faults;
  },
  json: definitions => ({
    type: 'array',
    items: shape.json(definitions),
    ...(min === 0 ? {} : { minItems: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { maxItems: max }),
  }),
});

/** A list of so many things, each of its own shape. */
export const tuple = <const Shapes extends readonly Shape<unknown>[]>(
  ...shapes: Shapes
): Shape<{ readonly [Place in keyof Shapes]: Of<Shapes[Place]> }> => ({
  faults: value => {
    if (!Array.isArray(value)) return broken({ code: 'not-a', what: 'list' });
    if (value.length > shapes.length) return broken({ code: 'too-much', max: shapes.length });
    if (value.length < shapes.length) return broken({ code: 'too-little', min: shapes.length });
    return shapes.reduce<readonly Fault[] | undefined>(
      (faults, shape, place) => plus(faults, within(String(place), shape.faults(value[place]) ?? [])),
      undefined,
    );
  },
  json: definitions => ({
    type: 'array',
    prefixItems: shapes.map(shape => shape.json(definitions)),
    minItems: shapes.length,
    maxItems: shapes.length,
  }),
});

/** Names that would reach into the object itself. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type RecordOf<Name extends string, Type> = string extends Name
  ? Readonly<Record<string, Type>>
  : Readonly<Partial<Record<Name, Type>>>;

/** Values by name; not every name has one. */
export const record = <Name extends string, Type, Whole = Type>(
  name: Shape<Name>,
  shape: Shape<Type, Whole>,
): Shape<RecordOf<Name, Type>, RecordOf<Name, Whole>> => ({
  ...(shape.fill !== undefined && {
    fill: value => Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, shape.fill!(part)])), // It fits.
  }),
  faults: value => {
    if (!isObject(value)) return broken({ code: 'not-a', what: 'object' });
    let faults: readonly Fault[] | undefined;
    for (const key of Object.keys(value)) {
      const isNamed = !FORBIDDEN.has(key) && name.faults(key) === undefined;
      const found = isNamed ? shape.faults(value[key]) : broken({ code: 'not-known', names: [key] });
      if (found !== undefined) faults = plus(faults, isNamed ? within(key, found) : found);
    }
    return faults;
  },
  json: definitions => ({
    type: 'object',
    propertyNames: name.json(definitions),
    additionalProperties: shape.json(definitions),
  }),
});

/** An object of which these fields have their own shape, and all others that may be named have the same. */
export const objectWith = (
  fields: Fields,
  name: Shape<string>,
  others: Shape<unknown>,
): Shape<Readonly<Record<string, unknown>>> => {
  const names = record(name, anything);
  return {
    faults: value => {
      const unnamed = names.faults(value);
      if (unnamed !== undefined || !isObject(value)) return unnamed;
      return Object.entries(value).reduce<readonly Fault[] | undefined>((faults, [key, part]) => {
        const shape = Object.hasOwn(fields, key) ? fields[key]! : others;
        return plus(faults, within(key, shape.faults(part) ?? []));
      }, undefined);
    },
    json: definitions => ({
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, shape.json(definitions)])),
      propertyNames: name.json(definitions),
      additionalProperties: others.json(definitions),
    }),
  };
};

/** A map as states keep it; JSON has it as an object. */
export const mapOf = <Key extends string | number, Type>(
  key: Shape<Key>,
  shape: Shape<Type>,
): Shape<ReadonlyMap<Key, Type>> => ({
  faults: value => {
    if (!(value instanceof Map)) return broken({ code: 'not-a', what: 'map' });
    let faults: readonly Fault[] | undefined;
    for (const [each, part] of value) {
      faults = plus(faults, within(String(each), [...(key.faults(each) ?? []), ...(shape.faults(part) ?? [])]));
    }
    return faults;
  },
  json: definitions => ({
    type: 'object',
    propertyNames: key.json(definitions),
    additionalProperties: shape.json(definitions),
  }),
});

/** A set as states keep it; JSON has it as a list. */
export const setOf = <Type>(shape: Shape<Type>): Shape<ReadonlySet<Type>> => {
  const entries = list(shape);
  return {
    faults: value => (value instanceof Set ? entries.faults([...value]) : broken({ code: 'not-a', what: 'set' })),
    json: definitions => ({ ...entries.json(definitions), uniqueItems: true }),
  };
};
