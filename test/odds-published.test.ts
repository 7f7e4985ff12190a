import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLISHED, toTheirDigits } from '../scripts/odds-published.ts';

for (const row of PUBLISHED.filter(({ isLong }) => isLong === undefined)) {
  test(`[ODD-1] published: ${row.item} is ${row.theirs}`, () => assert.equal(toTheirDigits(row), row.theirs));
}

test('what differs is explained', () => {
  for (const { note } of PUBLISHED) assert.match(note ?? 'docs/odds.md', /docs\/odds/);
});
