import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { reportXlsx } from './xlsx.ts';

const clock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

/** The files of a ZIP as another program finds them: by its list at the end. */
const filesIn = (bytes: Buffer): ReadonlyMap<string, string> => {
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(bytes.toString('latin1', at, at + 4), 'PK\u0001\u0002');
    const [length, named, begins] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + named);
    const data = bytes.subarray(begins + 30 + named, begins + 30 + named + length);
    assert.equal(crc32(data), bytes.readUInt32LE(at + 16), name);
    files.set(name, data.toString('utf8'));
    at += 46 + named;
  }
  return files;
};

test('[RPT-24] [PA-E3] a workbook has amounts as numbers, texts as texts, and no formula', () => {
  const columns = { name: 'text', paid: 'money', open: 'duration', at: 'moment' } as const;
  const rows = [{ name: '=O’Hara & “Trần”', paid: 123_450, open: 5_400_000, at: Date.parse('2026-11-01T09:30:00Z') }];
  const rest = { report: 'wins', isDemo: false, asked: {}, upToEvent: 1, totals: {} } as const;
  const files = filesIn(Buffer.from(reportXlsx({ columns, rows, clock, ...rest }, 'en')));
  assert.deepEqual([...files.keys()].slice(0, 3), ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']);
  const sheet = files.get('xl/worksheets/sheet1.xml')!;
  assert.match(sheet, /<c s="2"><v>1234\.5<\/v><\/c><c s="3"><v>0\.0625<\/v><\/c>/);
  assert.match(sheet, /=O’Hara &#38; “Trần”/);
  assert.match(sheet, /2026-11-01 01:30-08:00/);
  assert.ok(!sheet.includes('<f>'));
});
