import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from '#core/base';
import { canonicalText } from './canonical-text.ts';

const outcome = (write: (value: unknown) => string, value: unknown): string => {
  try {
    return write(value);
  } catch (error) {
    return String(error);
  }
};

const assertSame = (value: unknown): void => assert.equal(outcome(canonicalText, value), outcome(canonicalJson, value));

test('[JRN-7] the fast text of a value is its canonical JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), assertSame), { numRuns: 2_000 });
});

test('[JRN-7] what is no plain JSON fares with the fast text as it does with the plain one', () => {
  fc.assert(
    fc.property(
      fc.anything({ withDate: true, withMap: true, withNullPrototype: true, withBigInt: true, withSparseArray: true }),
      assertSame,
    ),
    { numRuns: 2_000 },
  );
});

const CASES: readonly [value: unknown, why: string][] = [
  [{ b: 1, a: 2 }, 'keys come in order'],
  [{ 10: 'ten', 9: 'nine', a: 1 }, 'keys that look like numbers stand in the order of texts'],
  [{ b: { d: 1, c: [{ z: 1, y: 2 }] }, a: 1 }, 'at every depth'],
  [{ b: undefined, a: 1 }, 'a field without a value is left out'],
  [[1, undefined], 'a list has no gaps'],
  [{ a: Number.NaN }, 'not a number'],
  [{ a: -0 }, 'nought has no sign'],
  [{ a: 1e21, b: 1e-7 }, 'large and small numbers'],
  [JSON.parse('{"b":1,"__proto__":{"x":1}}'), 'a key with a meaning of its own'],
  [{ toJSON: () => 1 }, 'a function'],
  [{ a: '\ud800 "\\\u2028é\u0007' }, 'half a character, quotes, controls'],
  [new (class Moment {})(), 'an object of a class'],
];
for (const [value, why] of CASES) test(`[JRN-7] the fast text: ${why}`, () => assertSame(value));
