import { type Answer, answer, type Rational, rational } from '#core/base';
import { refuse } from '../refusals.ts';

/** A choice that comes with a question, given as text; `true` is a flag that was set, `undefined` one left out. */
export type Option<Value> = {
  /** What may be given, in words: "A, B", "0 to 6". */
  readonly accepts: string;
  readonly read: (name: string, text: string | true | undefined) => Answer<Value>;
};

export type Values<Options> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

/** One of a list; the first when left out. */
export const oneOf = <const Names extends readonly string[]>(names: Names): Option<Names[number]> => ({
  accepts: names.join(', '),
  read: (name, text) => {
    const chosen = text === undefined ? names[0] : names.find(each => each === text);
    if (chosen !== undefined) return answer(chosen);
    return refuse('unknown-choice', { option: name, given: `${text}`, known: [...names] }, 'ODD-2');
  },
});

/** A whole number within bounds. */
export const wholeNumber = (bounds: { from: number; to: number; otherwise: number }): Option<number> => ({
  accepts: `${bounds.from} to ${bounds.to}`,
  read: (name, text) => {
    if (text === undefined) return answer(bounds.otherwise);
    const n = /^\d{1,15}$/.test(`${text}`) ? Number(text) : Number.NaN;
    if (bounds.from <= n && n <= bounds.to) return answer(n);
    return refuse('not-in-range', { option: name, given: `${text}`, from: bounds.from, to: bounds.to }, 'ODD-2');
  },
});

/** An amount in dollars and cents, not below zero: `1500`, `$1,500.50`. `undefined` when left out. */
export const dollars = (): Option<Rational | undefined> => ({
  accepts: 'dollars',
  read: (name, text) => {
    if (text === undefined) return answer(undefined);
    const [, whole, cents = ''] = /^\$?(\d{1,12}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(`${text}`) ?? [];
    if (whole === undefined) return refuse('not-dollars', { option: name, given: `${text}` }, 'ODD-2');
    return answer(rational(BigInt(whole.replaceAll(',', '') + cents.padEnd(2, '0')), 100));
  },
});

/** Set or not. */
export const flag = (): Option<boolean> => ({
  accepts: 'given or left out',
  read: (name, text) =>
    text === undefined || text === true
      ? answer(text === true)
      : refuse('flag-takes-nothing', { option: name, given: text }, 'ODD-2'),
});

/** Reads every option of a bet; a name that the bet does not know is refused. */
export const readOptions = <Options extends Readonly<Record<string, Option<unknown>>>>(
  options: Options,
  given: Readonly<Record<string, string | true>>,
): Answer<Values<Options>> => {
  const unknown = Object.keys(given).find(name => !Object.hasOwn(options, name));
  const known = Object.keys(options);
  if (unknown !== undefined) return refuse('unknown-option', { option: unknown, known, count: known.length }, 'ODD-2');
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = option.read(name, given[name]);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  // Each name was read by its own option, which the compiler cannot follow through Object.entries.
  return answer(values as Values<Options>);
};
