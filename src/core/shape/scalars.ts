import type { Said } from '#core/words';
import { broken, type Shape, type What } from './shape.ts';

const scalar = <Type>(json: object, isIt: (value: unknown) => boolean, what: What): Shape<Type> => ({
  faults: value => (isIt(value) ? undefined : broken({ code: 'not-a', what })),
  json: () => ({ ...json }),
});

export const yes = scalar<boolean>({ type: 'boolean' }, value => typeof value === 'boolean', 'boolean');

/** Anything that JSON can hold. */
export const anything: Shape<unknown> = { faults: () => undefined, json: () => ({}) };

type Bounds = { readonly min?: number; readonly max?: number };

/** A whole number within bounds. */
export const whole = ({
  min = -Number.MAX_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: Bounds = {}): Shape<number> => ({
  faults: value => {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) return broken({ code: 'not-a', what: 'whole number' });
    const number = value as number; // Seen above.
    if (number > max) return broken({ code: 'too-much', of: 'number', max });
    return number < min ? broken({ code: 'too-little', of: 'number', min }) : undefined;
  },
  json: () => ({ type: 'integer', minimum: min, maximum: max }),
});

/** Any finite number within bounds: a share, a chance. */
export const number = ({
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
}: Bounds = {}): Shape<number> => ({
  faults: value => {
    if (!Number.isFinite(value)) return broken({ code: 'not-a', what: 'number' });
    const number = value as number; // Seen above.
    if (number > max) return broken({ code: 'too-much', of: 'number', max });
    return number < min ? broken({ code: 'too-little', of: 'number', min }) : undefined;
  },
  json: () => ({
    type: 'number',
    ...(min === Number.NEGATIVE_INFINITY ? {} : { minimum: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { maximum: max }),
  }),
});

type Form = Bounds & {
  readonly pattern?: RegExp;
  /** What the pattern asks for. */
  readonly form?: Said;
  /** The name of the format in JSON Schema. */
  readonly format?: string;
  /** How bytes are written as text. */
  readonly encoding?: 'base64';
};

/** Text of a length and a form; a pattern describes the whole text. */
export const text = ({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  pattern,
  form,
  format,
  encoding,
}: Form = {}): Shape<string> => ({
  faults: value => {
    if (typeof value !== 'string') return broken({ code: 'not-a', what: 'text' });
    if (value.length > max) return broken({ code: 'too-much', of: 'text', max });
    if (value.length < min) return broken({ code: 'too-little', of: 'text', min });
    return pattern === undefined || pattern.test(value) ? undefined : broken({ code: 'not-in-form', form });
  },
  json: () => ({
    type: 'string',
    ...(min === 0 ? {} : { minLength: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { maxLength: max }),
    ...(format === undefined ? {} : { format }),
    ...(encoding === undefined ? {} : { contentEncoding: encoding }),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
  }),
});

/** Exactly this value. */
export const exactly = <const Value extends string | number | boolean | null>(only: Value): Shape<Value> => ({
  faults: value => (value === only ? undefined : broken({ code: 'not-one-of', values: [String(only)] })),
  json: () => ({ const: only }),
});

/** One of these names or numbers. */
export const one = <const Values extends readonly (string | number)[]>(values: Values): Shape<Values[number]> => {
  const known = new Set<unknown>(values);
  const shown = values.map(String);
  return {
    faults: value => (known.has(value) ? undefined : broken({ code: 'not-one-of', values: shown })),
    json: () => ({ ...(values.every(each => typeof each === 'string') ? { type: 'string' } : {}), enum: values }),
  };
};
