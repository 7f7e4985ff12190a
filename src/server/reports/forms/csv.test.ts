import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cell, ColumnKind } from '../report.ts';
import { reportCsv } from './csv.ts';

const clock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

const CASES: readonly [why: string, kind: ColumnKind, cell: Cell, csv: string][] = [
  ['a formula becomes a text', 'text', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['so does what begins with plus', 'text', '+1', '"\'+1"'],
  ['or minus', 'text', '-1+2', '"\'-1+2"'],
  ['or an at sign', 'text', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['or a tab that hides one', 'text', '\t=1', '"\'\t=1"'],
  ['[S24] or spaces', 'text', ' =1+1', '"\' =1+1"'],
  ['[S24] or a space that takes no room', 'text', '\u200b=1+1', '"\'\u200b=1+1"'],
  ['[S24] or one in full-width signs', 'text', '＝1+1', '"\'＝1+1"'],
  ['[S24] what follows another separator stays in its cell', 'text', 'x;=1+1', '"x;=1+1"'],
  ['[S24] or a tab', 'text', 'x\t=1+1', '"x\t=1+1"'],
  ['an equals sign within is harmless', 'text', 'a=b', '"a=b"'],
  ['a comma is quoted', 'text', 'ann, bo', '"ann, bo"'],
  ['a new line is quoted', 'text', 'a\nb', '"a\nb"'],
  ['money is a plain decimal', 'money', 123_450, '1234.50'],
  ['money below zero is a number, no formula', 'money', -5, '-0.05'],
  ['absent is empty', 'money', null, ''],
  ['moments are house time', 'moment', Date.parse('2026-03-02T18:30:00Z'), '2026-03-02 10:30'],
  ['to the second', 'moment', Date.parse('2026-03-02T18:30:05.999Z'), '2026-03-02 10:30:05'],
  ['the second pass of an hour says so', 'moment', Date.parse('2026-11-01T09:30:00Z'), '2026-11-01 01:30-08:00'],
  ['a duration in hours, minutes, seconds', 'duration', 27_003_000, '7:30:03'],
  ['finer only where it is', 'duration', 90_061_005, '25:01:01.005'],
];

test('[RPT-12] [S24] a spreadsheet finds numbers and texts, and nothing to carry out', () => {
  for (const [why, kind, cell, csv] of CASES) {
    const reported = { columns: { a: kind, b: 'text' }, rows: [{ a: cell, b: 'z' }], clock } as const;
    const rest = { report: 'wins', isDemo: false, asked: {}, upToEvent: 1, totals: {} } as const;
    assert.equal(reportCsv({ ...reported, ...rest }, 'en'), `a,b\r\n${csv},"z"\r\n`, why);
  }
});
