import { type Answer, canonicalJson, defined } from '#core/base';

/** What a scenario came to, by the names that its `expect` has; or why it was refused. */
export type Came = Answer<Readonly<Record<string, unknown>>>;

/** Fields that are compared whole: one that is not expected is a difference. */
export const whole = (fields: object): ReadonlyMap<string, unknown> => new Map(Object.entries(defined(fields)));

export type Expect = Readonly<Record<string, unknown>>;

/** What differs from what is expected, in words; none where all is as it should be. */
export const differencesFrom = (expect: Expect, came: Came): readonly string[] => {
  const isRefused = expect['refused'] === true;
  if (!came.ok) return isRefused ? [] : [`refused: ${came.message} (${came.clause})`];
  if (isRefused) return ['should be refused, was not'];
  const { refusedAt } = came.value;
  const isUnexpected = refusedAt !== undefined && !('refusedAt' in expect);
  return [...(isUnexpected ? [`step ${shown(refusedAt)} was refused`] : []), ...differs('', expect, came.value)];
};

/**
 * What a scenario leaves out is free: of an object those fields count that both name. A map is compared whole, a list
 * in its order and a set in any; a function gives what differs from the expected value.
 */
const differs = (name: string, expected: unknown, got: unknown): readonly string[] => {
  if (typeof got === 'function') return differs(name, expected, (got as (of: unknown) => unknown)(expected));
  if (got instanceof Set) return inAnyOrder(name, expected, [...got]);
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length)
    return expected.flatMap((each, place) => differs(`${name} ${place + 1}`, each, got[place]));
  if (isPlain(expected) && isPlain(got)) {
    const named = Object.keys(expected).filter(key => key in got);
    return named.flatMap(key => differs(`${name} ${key}`.trim(), expected[key], got[key]));
  }
  return isSame(expected, got) ? [] : [`${name} should be ${shown(expected)}, is ${shown(got)}`];
};

/** Each that is expected finds one of its own, and none is left. */
const inAnyOrder = (name: string, expected: unknown, got: unknown[]): readonly string[] => {
  const missing = (expected as readonly unknown[]).filter(wanted => {
    const place = got.findIndex(one => differs(name, wanted, one).length === 0);
    if (place >= 0) got.splice(place, 1);
    return place < 0;
  });
  return [
    ...missing.map(wanted => `${name}: there is no ${shown(wanted)}`),
    ...got.map(left => `${name}: one too many, ${shown(left)}`),
  ];
};

const isSame = (expected: unknown, got: unknown): boolean =>
  got instanceof Map ? canonicalJson(expected) === canonicalJson(Object.fromEntries(got)) : expected === got;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  return JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value);
};
