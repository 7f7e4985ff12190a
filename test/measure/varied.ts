import { KINDS } from '../../src/conformance/index.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [key: string]: Json };
export type Scenario = Fields & { readonly id: string; readonly kind: string; readonly expect: Fields };

/** Whole numbers below a bound, always the same ones for the same seed. */
export type Below = (bound: number) => number;
export const seeded = (seed: number): Below => {
  let state = seed >>> 0;
  return bound => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
    return mixed % bound;
  };
};

/** The scenario with what the core makes of it, by the names that it expects something under. */
export const asInCore = async (scenario: Scenario): Promise<Scenario> => {
  const { came } = await KINDS[scenario.kind]!(scenario); // A scenario of the public files.
  if (came === undefined) throw new Error(`the core does not say what ${scenario.id} comes to`);
  if (!came.ok) return { ...scenario, expect: { refused: true } };
  const { refused: _, ...expect } = scenario.expect;
  const { refusedAt } = came.value;
  const named = Object.entries(expect).filter(([name]) => came.value[name] !== undefined);
  const values = named.map(([name, value]) => [name, plain(came.value[name], value)] as const);
  return {
    ...scenario,
    expect: {
      ...(scenario.expect['refused'] === true && { accepted: true }),
      ...Object.fromEntries(values),
      ...(typeof refusedAt === 'number' && { refusedAt }),
    },
  };
};

/** As a scenario writes it: what is nothing is left out, and of an object what is expected of it stays named. */
const plain = (got: unknown, expected: Json): Json => {
  if (typeof got === 'function') return plain((got as (of: Json) => unknown)(expected), expected);
  if (got instanceof Set) return plain([...(got as Set<unknown>)], []);
  if (got instanceof Map) return plain(Object.fromEntries(got as Map<string, unknown>), {});
  if (Array.isArray(got)) {
    return got.map((one, place) => plain(one, Array.isArray(expected) ? (expected[place] ?? {}) : {}));
  }
  if (typeof got === 'object' && got !== null) {
    const known = typeof expected === 'object' && !Array.isArray(expected) ? expected : {};
    const own = Object.entries(got).filter(([, value]) => value !== undefined);
    const values = own.map(([name, value]) => [name, plain(value, (known as Fields)[name] ?? {})]);
    return { ...known, ...Object.fromEntries(values) } as Fields;
  }
  return (got ?? null) as Json; // Of a scenario's own kind.
};
