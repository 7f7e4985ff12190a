import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLISHED, toTheirDigits } from '../../scripts/odds-published.ts';

for (const row of PUBLISHED.filter(({ isLong }) => isLong === true)) {
  test(`${row.item}: ours is within 0.2% of the ${row.theirs} that others found by other means`, () => {
    const ours = Number(toTheirDigits(row));
    assert.ok(Math.abs(ours / Number(row.theirs) - 1) < 0.002, `${ours}`);
  });
}
