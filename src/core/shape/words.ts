import type { Fault, Shape } from './shape.ts';

export type Fit<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fields: string };

/** Reads what came from outside; where it does not fit, says which fields and why. */
export const check = <Value>(shape: Shape<Value, unknown>, value: unknown, whole = 'The body'): Fit<Value> => {
  const faults = shape.faults(value);
  // Its shape was just seen.
  return faults === undefined ? { ok: true, value: value as Value } : { ok: false, fields: inWords(faults, whole) };
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

/** What is wrong with each field, in sentences for whoever writes the program that asked. */
const inWords = (faults: readonly Fault[], whole: string): string =>
  faults
    .slice(0, FIRST)
    .map(fault => sentence(fault, whole))
    .join(' ');

/** More would not help. */
const FIRST = 5;

const sentence = (fault: Fault, whole: string): string => {
  const field = fault.path.length === 0 ? whole : fault.path.join('.');
  switch (fault.code) {
    case 'missing':
      return `${field} is missing.`;
    case 'not-known':
      return `${field} has no ${fault.names.map(name => name.slice(0, 40)).join(', ')}: leave it out.`;
    case 'not-a':
      return `${field} has to be ${withArticle(fault.what)}.`;
    case 'not-one-of':
      return `${field} has to be ${shortList(fault.values)}.`;
    case 'too-much':
      return `${field} has to be at most ${fault.max}.`;
    case 'too-little':
      return `${field} has to be at least ${fault.min}.`;
    case 'not-in-form':
      return fault.form === undefined
        ? `${field} is not of the form that is asked for.`
        : `${field} has to be ${fault.form}.`;
  }
};

const withArticle = (what: string): string => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

const shortList = (values: readonly string[]): string => {
  if (values.length === 1) return values[0]!;
  return values.length > 12 ? `one of ${values.length} values, such as ${values[0]}` : `one of ${values.join(', ')}`;
};
