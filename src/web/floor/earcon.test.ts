import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Urgency } from './clock.ts';
import { type Earcon, newsIn } from './earcon.ts';

type Queue = Readonly<Record<string, Urgency>>;
const CASES: readonly [before: Queue, now: Queue, news: Earcon | undefined, why: string][] = [
  [{}, { a: 'calm' }, 'new', 'something came'],
  [{ a: 'calm' }, { a: 'calm' }, undefined, 'nothing has changed'],
  [{ a: 'calm' }, { a: 'soon' }, 'soon', 'ten minutes are gone'],
  [{ a: 'soon' }, { a: 'urgent', b: 'calm' }, 'urgent', 'the most pressing is told'],
  [{ a: 'urgent' }, { a: 'over' }, undefined, 'it was told already'],
  [{ a: 'urgent' }, {}, undefined, 'what is done is silent'],
];
for (const [before, now, news, why] of CASES) {
  test(`${news ?? 'silence'}: ${why}`, () =>
    assert.equal(newsIn(new Map(Object.entries(before)), new Map(Object.entries(now))), news));
}
