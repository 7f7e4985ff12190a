import type { Fact, Said } from '#core/words';
import { type Broken, type Fault, type Shape, speak, type What } from './shape.ts';
import { TERMS } from './texts/en.ts';

/** Where something does not fit: `fields` names places for programmers, `wrong` the same in the words of people. */
export type Fit<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: string; readonly wrong: readonly Said[] };

type WholeName = 'body' | 'file';

/** Reads what came from outside; where it does not fit, says which fields and why. */
export const check = <Value>(shape: Shape<Value, unknown>, value: unknown, whole: WholeName = 'body'): Fit<Value> => {
  const faults = shape.faults(value);
  if (faults === undefined) return { ok: true, value: value as Value }; // Its shape was just seen.
  const told = faults.flatMap(onePerField).slice(0, FIRST);
  return {
    ok: false,
    fields: told.map(fault => wrongAt(placeOf(fault, whole), fault).message).join(', '),
    wrong: told.map(fault => wrongAt(nameOf(fault, whole), fault)),
  };
};

/** What a text of JSON says, where it is JSON and of this shape. */
export const fromJson = <Value>(shape: Shape<Value>, written: string): Value | undefined => {
  try {
    const read = check(shape, JSON.parse(written));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
};

/** More would not help. */
const FIRST = 5;

/** A field that nobody knows is wrong by itself, not the object around it. */
const onePerField = (fault: Fault): readonly Fault[] =>
  fault.code === 'not-known'
    ? fault.names.map(name => ({ ...fault, path: [...fault.path, name.slice(0, 40)], names: [name] }))
    : [fault];

/** For programs it also says where in the body, as a JSON Pointer, and by which rule. MCH-3 */
const wrongAt = (field: Fact, fault: Fault): Said => {
  const said = speak('wrong.field', { field, problem: problemOf(fault) });
  return { ...said, facts: { ...said.facts, pointer: pointerTo(fault.path), fault: fault.code } };
};

const pointerTo = (path: readonly string[]): string =>
  path.map(name => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const wholeNamed = (whole: WholeName): Said => speak(`whole.${whole}`, {});

/** For programmers: `seats.0.player`. */
const placeOf = ({ path }: Fault, whole: WholeName): Fact => (path.length === 0 ? wholeNamed(whole) : path.join('.'));

/** For people: the name of the field on screens; its place where it has none. */
const nameOf = (fault: Fault, whole: WholeName): Fact => {
  const last = fault.path.findLast(name => !/^\d+$/.test(name));
  const code = `field.${last}`;
  return fault.code !== 'not-known' && isNamed(code) ? speak(code, {}) : placeOf(fault, whole);
};

type NameCode = Extract<keyof typeof TERMS, `field.${string}`>;
const isNamed = (code: string): code is NameCode => Object.hasOwn(TERMS, code);

/** What a value should be, or what is wrong with it. */
export const problemOf = (fault: Broken): Said => {
  switch (fault.code) {
    case 'missing':
      return speak('problem.missing', {});
    case 'not-known':
      return speak('problem.not-used', {});
    case 'not-a':
      return speak(NOT_A[fault.what], {});
    case 'not-one-of':
      return choiceOf(fault.values);
    case 'too-much':
      return speak(TOO_MUCH[fault.of], { max: fault.max });
    case 'too-little':
      return speak(TOO_LITTLE[fault.of], { min: fault.min });
    case 'not-in-form':
      return fault.form ?? speak('problem.not-in-form', {});
  }
};

const NOT_A = {
  boolean: 'problem.not-yes-or-no',
  list: 'problem.not-a-list',
  map: 'problem.not-a-map',
  number: 'problem.not-a-number',
  object: 'problem.not-an-object',
  set: 'problem.not-a-set',
  text: 'problem.not-text',
  'whole number': 'problem.not-a-whole-number',
} as const satisfies Record<What, string>;

const TOO_MUCH = { number: 'problem.too-much', text: 'problem.too-long', list: 'problem.too-many' } as const;
const TOO_LITTLE = { number: 'problem.too-little', text: 'problem.too-short', list: 'problem.too-few' } as const;

/** A list that is longer is not read. */
const VALUES_MAX = 12;

const choiceOf = (values: readonly string[]): Said => {
  const [value = ''] = values;
  if (values.length === 1) return speak('problem.not-it', { value });
  return values.length > VALUES_MAX
    ? speak('problem.not-one-of-many', { count: values.length, value })
    : speak('problem.not-one-of', { values });
};
