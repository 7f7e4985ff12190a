import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLISHED, toTheirDigits } from '../../scripts/odds-published.ts';

for (const row of PUBLISHED.filter(({ isLong }) => isLong === true)) {
  test(`published: ${row.item} is ${row.theirs}${row.note === undefined ? '' : ', or within 0.2% of it'}`, () => {
    const ours = toTheirDigits(row);
    if (row.note === undefined) assert.equal(ours, row.theirs);
    else assert.ok(Math.abs(Number(ours) / Number(row.theirs) - 1) < 0.002, ours);
  });
}
