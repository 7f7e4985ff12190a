import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from './index.ts';

const CASES: readonly [value: unknown, text: string, why: string][] = [
  [{ b: 1, a: 2 }, '{"a":2,"b":1}', 'keys are sorted'],
  [{ z: { d: [], c: {} }, y: null }, '{"y":null,"z":{"c":{},"d":[]}}', 'at every depth'],
  [[{ b: 1, a: 2 }, [3, 1, 2]], '[{"a":2,"b":1},[3,1,2]]', 'lists keep their order'],
  [{ 10: 'ten', 9: 'nine' }, '{"10":"ten","9":"nine"}', 'keys are text, even when they look like numbers'],
  [
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '\ud83d\ude00': 4 },
    '{"\\r":2,"\u20ac":1,"\ud83d\ude00":4,"\ufb33":3}',
    'RFC 8785, by code units',
  ],
  [{ a: undefined, b: 1 }, '{"b":1}', 'what is absent is left out'],
  ['say "hi"\n', '"say \\"hi\\"\\n"', 'text is escaped as JSON does'],
  [-0, '0', 'there is one nought'],
  [1e21, '1e+21', 'numbers as JavaScript writes them'],
  [JSON.parse('{"b":1,"__proto__":{"x":1}}'), '{"__proto__":{"x":1},"b":1}', 'no key has a meaning of its own'],
  [Object.assign(Object.create(null), { a: true }), '{"a":true}', 'an object without a prototype is plain'],
];
for (const [value, text, why] of CASES) {
  test(`${text}: ${why}`, () => assert.equal(canonicalJson(value), text));
}

const REFUSED: readonly [value: unknown, name: string][] = [
  [Number.NaN, 'not a number'],
  [Number.NEGATIVE_INFINITY, 'an infinity'],
  [undefined, 'nothing at all'],
  [[undefined], 'nothing in a list'],
  [Object.assign([], { length: 2 }), 'a list with gaps'],
  [1n, 'a big integer'],
  [() => 1, 'a function'],
  [new Map([['a', 1]]), 'a map'],
  [{ at: Temporal.Instant.fromEpochMilliseconds(0) }, 'a moment that was not formatted'],
];
for (const [value, name] of REFUSED) {
  test(`JSON cannot say ${name}`, () => assert.throws(() => canonicalJson(value), /JSON cannot say/));
}

test('it is JSON: parsing gives the value back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), v => {
      assert.deepEqual(JSON.parse(canonicalJson(v)), JSON.parse(JSON.stringify(v)));
    }),
  );
});

test('the order in which fields were written does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fields => {
      assert.equal(canonicalJson(Object.fromEntries(Object.entries(fields).reverse())), canonicalJson(fields));
    }),
  );
});

test('keys are sorted again for every kind of object, however many begin with the same key', () => {
  const kinds = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(kinds, { minLength: 20, maxLength: 40 }), lists => {
      for (const list of lists) {
        const keys = [...new Set(['first', ...list])];
        const fields = keys.toSorted().map(key => `${JSON.stringify(key)}:1`);
        assert.equal(canonicalJson(Object.fromEntries(keys.map(key => [key, 1]))), `{${fields.join(',')}}`);
      }
    }),
    { numRuns: 50 },
  );
});
