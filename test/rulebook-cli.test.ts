import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { RULEBOOK } from '../rulebook/index.ts';
import { houseway } from './cli/houseway.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'houseway-sheets-'));
after(() => rmSync(scratch, { recursive: true }));

const HARBOR = ['harbor-bad-beat', '--own', 'docs/examples/own', '--offering', 'docs/examples/harbor-offering.json'];

const MISUSES: readonly [args: readonly string[], sentence: RegExp][] = [
  [['rulebook'], /^Usage: houseway rulebook list, show, export, check or schema\./],
  [['rulebook', 'show'], /^Name the activity/],
  [['rulebook', 'show', 'GEAR-00127'], /^There is no activity "GEAR-00127"\. Did you mean GEAR-001277, /],
  [['rulebook', 'show', 'high-hand-promo'], /Did you mean high-hand-promotion, /],
  [['rulebook', 'export'], /^The export is JSON/],
  [['rulebook', 'check'], /^Name at least one file/],
  [['rulebook', 'list', '--own', 'nowhere'], /^The folder nowhere can't be read/],
  [['sheet'], /^Usage: houseway sheet ID/],
  [['sheet', 'GEAR-001279'], /^Name the file with the choices of the house/],
  [['sheet', 'GEAR-001279', '--offering', 'nowhere.json'], /^nowhere\.json can't be read as JSON/],
  [['sheet', ...HARBOR, '--lang', 'fr'], /^There are no sheets in "fr"\. Choose from en, es/m],
  [['sheet', ...HARBOR, '--out', 'sheet.doc'], /^sheet\.doc has to end in/],
  [['sheet', ...HARBOR, '--out', 'nowhere/sheet.txt'], /^nowhere\/sheet\.txt can't be written/],
];
for (const [args, sentence] of MISUSES) {
  test(`[CLI-1] "houseway ${args.join(' ')}" is answered with one sentence and exit code 2`, async () => {
    const { status, stdout, stderr } = await houseway(...args);
    assert.match(stderr, sentence);
    assert.deepEqual([status, stdout, stderr.trim().split('\n').length], [2, '', 1]);
  });
}

for (const verb of ['rulebook', 'sheet']) {
  test(`[CLI-2] houseway ${verb} --help says how it is used`, async () => {
    assert.match((await houseway(verb, '--help')).stdout, new RegExp(`^Usage: houseway ${verb}`));
    assert.match((await houseway('--help')).stdout, new RegExp(`^  ${verb} `, 'm'));
  });
}

test('the list names every activity, and one of the house with --own', async () => {
  const listed = JSON.parse((await houseway('rulebook', 'list', '--json')).stdout) as { id: string }[];
  assert.deepEqual(
    listed.map(({ id }) => id),
    RULEBOOK.map(({ id }) => id),
  );
  assert.match(
    (await houseway('rulebook', 'list', '--own', 'docs/examples/own')).stdout,
    /^harbor-bad-beat +Harbor Bad Beat/m,
  );
});

test('the export is the whole book', async () => {
  const exported: unknown = JSON.parse((await houseway('rulebook', 'export', '--json')).stdout);
  assert.deepEqual(exported, JSON.parse(JSON.stringify(RULEBOOK)));
});

test('show answers to the id and to the key', async () => {
  const byId = (await houseway('rulebook', 'show', 'GEAR-001279')).stdout;
  assert.equal((await houseway('rulebook', 'show', 'no-limit-bad-beat')).stdout, byId);
  assert.match(byId, /^Chart A: Option A; one of the group "chart" at a time; all rows together$/m);
  assert.match(byId, /^ {2}main: seed, \$1,000\.00 to \$75,000\.00$/m);
});

test('a file with problems is named, and the exit code is 1', async () => {
  const file = path.join(scratch, 'empty.json');
  writeFileSync(file, '{}');
  const { status, stdout } = await houseway('rulebook', 'check', file);
  assert.equal(status, 1);
  assert.match(stdout, /empty\.json: key: This is missing\. It should be text\.$/m);
});

test('[RBK-15] a sheet and an activity are shown by the text of the day that is asked for', async () => {
  const own = path.join(scratch, 'own');
  mkdirSync(own);
  const text = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../docs/examples/own/harbor-bad-beat.json'), 'utf8'),
  ) as object;
  const amended = { ...text, name: 'Harbor Beat', approved: { from: '2026-03-01', source: 'letter of February 20' } };
  writeFileSync(path.join(own, 'a.json'), JSON.stringify(text));
  writeFileSync(path.join(own, 'b.json'), JSON.stringify(amended));
  const nameOn = async (day: string): Promise<string | undefined> => {
    const args = ['harbor-bad-beat', '--own', own, '--offering', 'docs/examples/harbor-offering.json', '--on', day];
    return (await houseway('sheet', ...args)).stdout.split('\n')[1];
  };
  assert.deepEqual(
    [await nameOn('2026-02-28'), await nameOn('2026-03-01')],
    ['Harbor Bad Beat Jackpot', 'Harbor Beat'],
  );
  const asked = ['show', 'harbor-bad-beat', '--own', own, '--on', '2026-02-28', '--json'];
  const { stdout: shown } = await houseway('rulebook', ...asked);
  assert.equal((JSON.parse(shown) as { name: string }).name, 'Harbor Bad Beat Jackpot');
  assert.match(
    (await houseway('rulebook', 'list', '--on', 'March')).stderr,
    /^"March" isn't a day\. Write it like 2026-03-01\.$/m,
  );
});

for (const [form, begins] of [
  ['pdf', '%PDF-'],
  ['html', '<!doctype html>'],
  ['txt', 'Harbor Card Room'],
] as const) {
  test(`a sheet is written as ${form}`, async () => {
    const out = path.join(scratch, `sheet.${form}`);
    const { status, stdout, stderr } = await houseway('sheet', ...HARBOR, '--out', out, '--lang', 'es');
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, `${out}: the rule sheet of Harbor Bad Beat Jackpot.\n`);
    assert.equal(readFileSync(out, 'latin1').slice(0, begins.length), begins);
  });
}
