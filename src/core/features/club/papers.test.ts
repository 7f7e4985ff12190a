import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageObjection } from './papers.ts';

const on = { today: Temporal.PlainDate.from('2026-11-19'), age: 21 };

const CASES: readonly [born: string, code: string | undefined, why: string][] = [
  ['1850-01-01', 'born-too-early', 'a slip of the keyboard'],
  ['1904-11-19', undefined, 'as old as anybody has been'],
  ['2005-11-19', undefined, 'twenty-one today'],
  ['2005-11-20', 'too-young', 'twenty-one tomorrow'],
];
for (const [born, code, why] of CASES) {
  test(`[OH-16] [CLB-2] somebody born on ${born} ${code ?? 'is enrolled'}: ${why}`, () =>
    assert.equal(ageObjection(on, born)?.code, code));
}
