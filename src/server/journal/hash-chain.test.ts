import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from '#core/base';
import { BEGINNING, hashOf, rowsOf } from './hash-chain.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const draft = {
  ok: true,
  atMs: 1_794_700_800_000,
  actor: 'dealer-7',
  station: 't-12',
  events: [{ type: 'Opened' }, { type: 'Closed' }],
  result: null,
} as const;

test('[JRN-7] anyone can make the hash again: SHA-256 of the canonical JSON of all that belongs to the event', () => {
  fc.assert(
    fc.property(
      name,
      name,
      fc.jsonValue(),
      fc.option(fc.jsonValue()),
      fc.nat(),
      (actor, command, value, answer, seq) => {
        const event = { type: 'Said', value };
        const fields = { actor, command, station: 't-12', epoch: 3, atMs: 5, seq };
        const previous = BEGINNING.hash;
        const result = answer === null ? {} : { result: answer };
        const whole = canonicalJson({ ...fields, event, previous, ...result });
        const row = { ...fields, event: canonicalJson(event), result: answer === null ? null : canonicalJson(answer) };
        assert.equal(hashOf(row, previous), createHash('sha256').update(whole).digest('hex'));
      },
    ),
  );
});

test('[JRN-7] each event is chained to the one before, and the last of a command carries the answer', () => {
  const [first, last] = rowsOf({ seq: 41, hash: 'ab' }, 3, 'key-1', draft);
  assert.deepEqual([first?.seq, last?.seq, first?.result, last?.result], [42, 43, null, 'null']);
  assert.equal(first?.hash, hashOf(first!, 'ab'));
  assert.equal(last?.hash, hashOf(last!, first!.hash));
});

const DEFECTS: readonly [change: object, message: RegExp, why: string][] = [
  [{ events: [] }, /has no events/, 'where nothing happened there is nothing to remember'],
  [{ atMs: 0.5 }, /whole milliseconds: 0.5/, 'a time is whole'],
  [{ actor: '' }, /not a name: ""/, 'somebody did it'],
  [{ station: 'a\nb' }, /not a name: "a\\nb"/, 'a line feed parts the values on their way to PostgreSQL'],
  [{ station: '\ud800' }, /not a name: "\\ud800"/, 'half a character comes back as another'],
  [{ actor: 'x'.repeat(201) }, /not a name/, 'a name has an end'],
  [{ events: [{ type: 'Drawn', at: Number.NaN }] }, /JSON cannot say/, 'what cannot be hashed cannot be kept'],
];
for (const [change, message, why] of DEFECTS) {
  test(`[JRN-1] ${Object.keys(change)[0]}: ${why}`, () => {
    assert.throws(() => rowsOf(BEGINNING, 1, 'key-1', { ...draft, ...change }), message);
  });
}
