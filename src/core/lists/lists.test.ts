import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from './csv.ts';
import { readExclusions, readMembers, readStaff } from './index.ts';

const FILES: readonly [text: string, rows: readonly (readonly string[])[], why: string][] = [
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'commas',
  ],
  [
    'a;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'semicolons, as in a Spanish Windows',
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'tabs, old line ends, no line end at the end',
  ],
  [
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'a mark at the beginning',
  ],
  [
    'sep=;\r\na;b,c\r\n1;2',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
    'the separator in a line of its own',
  ],
  [
    'a,b\n"x, ""y""\nz",2',
    [
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ],
    'cells in quotation marks',
  ],
  [
    'a,b\n="00123", 2 ',
    [
      ['a', 'b'],
      ['00123', '2'],
    ],
    'a number that begins with a zero',
  ],
  [
    'a,b\n,,\n\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'empty lines',
  ],
  [
    '"a;b",c\n1,2',
    [
      ['a;b', 'c'],
      ['1', '2'],
    ],
    'another sign inside quotation marks',
  ],
];
for (const [text, rows, why] of FILES) {
  test(`[CLB-16] a list is read as spreadsheets save it: ${why}`, () => {
    assert.deepEqual(
      readCsv(text).rows.map(({ cells }) => cells),
      rows,
    );
  });
}

test('[CLB-16] a line has the number that the spreadsheet shows, and an open quotation mark is told by it', () => {
  const rows = readCsv('a\n"x\ny"\n\nz').rows;
  assert.deepEqual(
    rows.map(({ line }) => line),
    [1, 2, 4],
  );
  assert.equal(readCsv('a\nb\n"c').broken, 3);
});

const MISTAKES: readonly [text: string, said: readonly string[]][] = [
  ['', ['1 There is nobody in this file. The first line names the columns; then one line for each person.']],
  [
    'name,badge\nAnn,1',
    [
      '1 There is no column “Department”. Name it in the first line.',
      '1 There is no column “Roles”. Name it in the first line.',
    ],
  ],
  [
    'name,badge,badge no,department,roles\nAnn,1,2,cage,cage',
    ['1 There are two columns “Badge”. Remove or rename one.'],
  ],
  ['name,badge,department,roles\n,1,cage,cage', ['2 “Name” is empty. Fill it in.']],
  [
    'name,badge,department,roles\nAnn,1.2E+10,kitchen,cook',
    [
      '2 The spreadsheet has shortened this number to 1.2E+10. Format the column as text and enter it again.',
      '2 There is no department “kitchen”. Use one of these: card room, cage, count, accounting, promotions, surveillance, compliance, systems.',
      '2 There is no role “cook”. Use one or more of these: dealer, floor, supervisor, surveillance, cage, count team, accounting, promotions, tournament director, compliance, administrator, auditor.',
    ],
  ],
  [
    'name,badge,department,roles\nAnn,7,cage,auditor;cage',
    ['2 An auditor can only look. Give that role alone, or leave it out.'],
  ],
  [
    'name,badge,department,roles\nAnn,7,cage,cage\nBob,7,cage,cage',
    ['3 Badge 7 is also on line 2. Give each person a badge of their own.'],
  ],
];
for (const [text, said] of MISTAKES) {
  test(`[PPL-21] a mistake in a list is told by its line, with what to do: ${said[0]}`, () => {
    assert.deepEqual(
      readStaff(text).mistakes.map(({ line, said: words }) => `${line} ${words.message}`),
      said,
    );
  });
}

test('[PPL-21] staff are read with the words of people and of programs', () => {
  const text = 'First Name;Last Name;Badge No.;Dept;Role\nAnn;Lee;0042;Card room;"dealer, Tournament Director"';
  assert.deepEqual(readStaff(text).rows, [
    { line: 2, name: 'Ann Lee', badge: '0042', department: 'card-room', roles: ['dealer', 'tournament-director'] },
  ]);
});

const DAYS: readonly [typed: string, read: string][] = [
  ['1973-02-22', '1973-02-22'],
  ['2/22/1973', '1973-02-22'],
  ['22-Feb-1973', '1973-02-22'],
  ['2/22/1973 0:00', '1973-02-22'],
  ['2/22/73', '“2/22/73” has a year with two digits. Write all four, like 2/22/1973.'],
  ['22/2/1973', '“22/2/1973” isn’t a date. Write it like 1973-02-22 or 2/22/1973.'],
  ['', '“Date of birth” is empty. Fill it in.'],
];
for (const [typed, read] of DAYS) {
  test(`[CLB-16] “${typed}” as a date of birth is ${read}`, () => {
    const { rows, mistakes } = readMembers(`name,dob,email\nAnn Lee,${typed},ann@example.org`);
    assert.equal(rows[0]?.born ?? mistakes[0]?.said.message, read);
  });
}

test('[CLB-16] an exclusion list says the kind and the end of each line, or has those of the list', () => {
  const { rows, ignored } = readExclusions(
    'name,dob,kind,until,photo\nA B,1980-01-02,,\nC D,1981-01-02,self-exclusion,1/1/2030',
    'by-the-state',
  );
  assert.deepEqual(
    rows.map(({ kind, until }) => [kind, until]),
    [
      ['by-the-state', undefined],
      ['self-exclusion', '2030-01-01'],
    ],
  );
  assert.deepEqual(ignored, ['photo']);
});
