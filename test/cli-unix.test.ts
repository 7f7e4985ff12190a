import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { houseway, housewayApart, housewayTold } from './cli/houseway.ts';

const ROOT = path.join(import.meta.dirname, '..');
const VERSION = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string })
  .version;

test('[IN-11] [CLI-7] --version, -V, version and -h are understood', async () => {
  for (const word of ['--version', '-V', 'version'])
    assert.deepEqual(await houseway(word), { status: 0, stdout: `houseway ${VERSION}\n`, stderr: '' });
  assert.deepEqual(JSON.parse((await houseway('--version', '--json')).stdout), { version: VERSION });
  assert.deepEqual(housewayApart('--version'), { status: 0, stdout: `houseway ${VERSION}\n`, stderr: '' });
  assert.match((await houseway('-h')).stdout, /^houseway: runs/);
  assert.match((await houseway('journal', '-h')).stdout, /^Usage: houseway journal verify/);
});

const OWN = 'docs/examples/own/harbor-bad-beat.json';
const DRAW = 'docs/examples/draw-12.json';
const AS_JSON: readonly [
  args: readonly string[],
  status: number,
  isRight: (told: Record<string, unknown>) => boolean,
][] = [
  [['rulebook', 'check', OWN, '--json'], 0, told => Array.isArray(told) && told[0].isRight === true],
  [['rulebook', 'schema', '--json'], 0, told => '$schema' in told],
  [['draw', 'verify', DRAW, '--json'], 0, told => told['holds'] === true],
  [['certificate', 'show', '--json', '--data', '/nonexistent'], 1, () => false],
];
for (const [args, status, isRight] of AS_JSON) {
  test(`[IN-11] [CLI-7] houseway ${args.join(' ')} answers in JSON`, async () => {
    const ran = await houseway(...args);
    assert.equal(ran.status, status, ran.stderr);
    if (status === 0) assert.ok(isRight(JSON.parse(ran.stdout)), ran.stdout);
    else assert.equal(typeof (JSON.parse(ran.stderr) as { error: string }).error, 'string');
  });
}

const MISTAKES: readonly (readonly string[])[] = [
  ['nothing-such', '--json'],
  ['draw', '--json'],
  ['draw', 'verify', '/nonexistent', '--json'],
  ['report', 'nothing-such', '--json'],
  ['people', 'offer', '--json'],
  ['settle', '/nonexistent', '--json'],
];
for (const args of MISTAKES) {
  test(`[IN-11] [CLI-7] houseway ${args.join(' ')} says what is wrong in JSON on the error stream`, async () => {
    const { status, stdout, stderr } = await houseway(...args);
    assert.ok(status === 1 || status === 2);
    assert.equal(stdout, '');
    assert.ok((JSON.parse(stderr) as { readonly error: string }).error.length > 10, stderr);
  });
}

test('[IN-11] [CLI-7] - is the standard input', async () => {
  const draw = await housewayTold(readFileSync(path.join(ROOT, DRAW), 'utf8'), 'draw', 'verify', '-');
  assert.match(draw.stdout, /^Draw 12 of spring-car checks out/, draw.stderr);
  const own = await housewayTold(readFileSync(path.join(ROOT, OWN), 'utf8'), 'rulebook', 'check', '-', '--json');
  assert.equal((JSON.parse(own.stdout) as readonly { isRight: boolean }[])[0]!.isRight, true);
});

test('[IN-11] [CLI-8] what shells complete has every verb and its options, and bash takes it', async () => {
  const { stdout: usage } = await houseway('--help');
  const verbs = [...usage.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, verb]) => verb!);
  assert.ok(verbs.length > 18);
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { stdout } = await houseway('completion', shell);
    for (const verb of verbs) assert.match(stdout, new RegExp(`\\b${verb}\\b`), `${verb} in ${shell}`);
    assert.match(stdout, shell === 'fish' ? /-l anchor\b/ : /--anchor\b/);
    assert.match(stdout, /\bverify\b/);
  }
  const { stdout: script } = await houseway('completion', 'bash');
  const asked = `${script}\nCOMP_WORDS=(houseway jou); COMP_CWORD=1; _houseway; echo "\${COMPREPLY[@]}"\nCOMP_WORDS=(houseway journal ver); COMP_CWORD=2; _houseway; echo "\${COMPREPLY[@]}"`;
  assert.equal(spawnSync('bash', ['-c', asked], { encoding: 'utf8' }).stdout, 'journal\nverify\n');
  assert.equal((await houseway('completion', 'none')).status, 2);
});

test('[IN-11] [CLI-8] the manual page has the help of every verb', async () => {
  const { stdout } = await houseway('man');
  assert.match(stdout, /^\.TH HOUSEWAY 1 /);
  for (const heading of ['NAME', 'SYNOPSIS', 'JOURNAL', 'SERVE'])
    assert.match(stdout, new RegExp(`^\\.SH ${heading}$`, 'm'));
  assert.match(stdout, /\\-\\-anchor FILE/);
});
