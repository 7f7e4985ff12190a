import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { list, optional, otherwise, text, whole } from '#core/shape';
import { inDigits, question, withCommas } from './question.ts';
import { READ_CONTRACTS } from './reads.ts';

const Digits = inDigits(whole({ min: 1, max: 1_000 }));
const Asked = question({
  limit: otherwise(Digits, 100),
  places: optional(Digits),
  stacks: optional(withCommas(list(whole({ min: 0 }), { max: 3 }))),
  after: optional(text({ max: 5 })),
});

const CASES: readonly [asked: string, read: object | string][] = [
  ['', { limit: 100 }],
  ['limit=5&places=2&after=7', { limit: 5, places: 2, after: '7' }],
  ['stacks=5,0,2', { limit: 100, stacks: [5, 0, 2] }],
  ['limit=0', 'limit (at least 1)'],
  ['places=two', 'places (a whole number)'],
  ['stacks=1,2,3,4', 'stacks (at most 3 entries)'],
  ['stacks=1,x', 'stacks.1 (a whole number)'],
  [`stacks=${'1'.repeat(10_001)}`, 'stacks (a list)'],
  ['sort=up', 'sort (not used here, leave it out)'],
  ['__proto__=1', '__proto__ (not used here, leave it out)'],
];
for (const [asked, expected] of CASES) {
  test(`[API-3] "?${asked.slice(0, 40)}" is read as it was meant, or refused`, () => {
    const fit = Asked.read([...new URLSearchParams(asked)]);
    assert.deepEqual(fit.ok ? fit.value : fit.fields, expected);
  });
}

test('[API-1] the default of an optional field is described', () => {
  const { properties, required } = Asked.json(new Map()) as { properties: { limit: object }; required?: unknown };
  assert.deepEqual(properties.limit, { type: 'integer', minimum: 1, maximum: 1_000, default: 100 });
  assert.equal(required, undefined);
});

test('[OH-12] docs/api.md names the forms of reports and slips that there are', () => {
  const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const forms = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');
  const { report, slip } = READ_CONTRACTS;
  assert.ok(page.includes(`\`/reports/{report}\` (${forms(report.forms).replace('`json`', '`?form=json`')})`));
  assert.ok(page.includes(`\`/awards/{award}/slip\` (${forms(slip.forms).replace('`pdf`', '`?form=pdf`')})`));
});
