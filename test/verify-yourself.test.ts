import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { JournalRow } from '#api';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { ULTIMATE } from './house/room.ts';

const ROOT = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'houseway-verify-'));
const file = (name: string): string => path.join(folder, name);
let floor: Floor;

/** Those of the docs, which share no code with us. */
const PYTHON = ['python3', 'docs/verify/verify.py'] as const;
const SCRIPT = [process.execPath, 'docs/verify/verify.mjs'] as const;
const run = ([program, script]: readonly [string, string], ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, [script, ...args], { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stdout.trim() || stderr };
};

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  await floor.at('floor-1').signOn(STAFF.sue);
  await floor.at('floor-1').do('/tables/7/open', { plays: ULTIMATE });
  await floor.at('compliance-1').signOn(STAFF.con);
  const rows: JournalRow[] = [];
  for (let next: string | undefined = '0'; next !== undefined; ) {
    const page = jsonIn(await floor.at('compliance-1').get(`/journal?limit=50&after=${next}`)) as unknown as {
      rows: readonly JournalRow[];
      next?: string;
    };
    rows.push(...page.rows);
    next = page.next;
  }
  assert.ok(rows.length > 22, `${rows.length} rows`);
  writeFileSync(file('answered.jsonl'), rows.map(row => `${JSON.stringify(row)}\n`).join(''));
  await floor.server.stop();
  const cli = [
    'src/cli/main.ts',
    'journal',
    'export',
    '--data',
    floor.server.place.folder,
    '--out',
    file('exported.jsonl'),
  ];
  assert.equal(spawnSync(process.execPath, cli, { cwd: ROOT }).status, 0);
});
after(async () => {
  await floor.server.end();
  rmSync(folder, { recursive: true });
});

for (const [name, verifier] of [
  ['Python', PYTHON],
  ['JavaScript', SCRIPT],
] as const) {
  test(`[IN-6] [MCH-14] the verifier in ${name} takes an export and what /journal answers`, () => {
    for (const source of ['exported.jsonl', 'answered.jsonl']) {
      const { status, said } = run(verifier, 'journal', file(source));
      assert.deepEqual([status, /^\d+ events, 0 do not fit$/.test(said)], [0, true], `${source}: ${said}`);
    }
  });

  const CHANGES: readonly [what: string, change: (lines: string[]) => void][] = [
    ['an amount', lines => void lines.splice(10, 1, lines[10]!.replace(/"event":\{/, '"event":{"amount":1,'))],
    ['who did it', lines => void lines.splice(10, 1, lines[10]!.replace(/"actor":"[^"]*"/, '"actor":"nobody"'))],
    ['an answer', lines => void lines.splice(10, 1, lines[10]!.replace(/"result":[^}]*\}$/, '"result":"else"}'))],
    ['a line taken out', lines => void lines.splice(10, 1)],
    ['two lines swapped', lines => void lines.splice(10, 2, lines[11]!, lines[10]!)],
  ];
  for (const [what, change] of CHANGES) {
    test(`[IN-6] [MCH-14] the verifier in ${name} finds ${what}`, () => {
      const lines = readFileSync(file('exported.jsonl'), 'utf8').trimEnd().split('\n');
      change(lines);
      writeFileSync(file('changed.jsonl'), `${lines.join('\n')}\n`);
      const { status, said } = run(verifier, 'journal', file('changed.jsonl'));
      assert.equal(status, 1, said);
      assert.match(said, /is not what was written/);
    });
  }
}

test('[IN-6] [MCH-14] a part of a journal is verified from the hash before it', () => {
  const lines = readFileSync(file('exported.jsonl'), 'utf8').trimEnd().split('\n');
  writeFileSync(file('part.jsonl'), `${lines.slice(20).join('\n')}\n`);
  const { hash } = JSON.parse(lines[19]!) as { readonly hash: string };
  for (const verifier of [PYTHON, SCRIPT]) {
    assert.equal(run(verifier, 'journal', file('part.jsonl'), hash).status, 0);
    assert.equal(run(verifier, 'journal', file('part.jsonl')).status, 1);
  }
});

test('[IN-6] [MCH-14] an anchor is verified with the public key, by our verifier and by openssl', () => {
  const [anchors, key] = ['docs/verify/anchors.jsonl', 'docs/verify/anchor.pub'];
  assert.equal(run(SCRIPT, 'anchor', anchors, key).said, '1 anchor, 0 do not fit');
  const line = JSON.parse(readFileSync(path.join(ROOT, anchors), 'utf8')) as Record<
    'hash' | 'at' | 'signature',
    string
  > & { seq: number };
  writeFileSync(file('signed'), `${line.seq} ${line.hash} ${Date.parse(line.at)}`);
  writeFileSync(file('signature'), Buffer.from(line.signature, 'base64'));
  const check = [
    'pkeyutl',
    '-verify',
    '-pubin',
    '-inkey',
    key,
    '-rawin',
    '-in',
    file('signed'),
    '-sigfile',
    file('signature'),
  ];
  assert.match(spawnSync('openssl', check, { cwd: ROOT, encoding: 'utf8' }).stdout, /Verified Successfully/);
  writeFileSync(file('other.jsonl'), JSON.stringify({ ...line, seq: line.seq + 1 }));
  assert.equal(run(SCRIPT, 'anchor', file('other.jsonl'), key).status, 1);
});

test('[IN-7] [MCH-14] a draw is repeated from its record, and a changed entry is found', () => {
  assert.equal(run(PYTHON, 'draw', 'docs/examples/draw-12.json').status, 0);
  const record = readFileSync(path.join(ROOT, 'docs/examples/draw-12.json'), 'utf8').replace(
    '"bob-07",3',
    '"bob-07",30',
  );
  writeFileSync(file('draw.json'), record);
  assert.equal(run(PYTHON, 'draw', file('draw.json')).status, 1);
});

test('[MCH-14] docs/verify.md shows what the verifiers print, to the letter', () => {
  const page = readFileSync(path.join(ROOT, 'docs', 'verify.md'), 'utf8');
  const shown = [...page.matchAll(/^\$ (python3|node) (\S+) (.+)\n(.+)$/gm)];
  assert.equal(shown.length, 3);
  for (const [, program, script, args, words] of shown) {
    const verifier = [program === 'node' ? process.execPath : program!, script!] as const;
    assert.equal(run(verifier, ...args!.split(' ')).said, words);
  }
});
