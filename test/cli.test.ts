import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { houseway } from './cli/houseway.ts';

const root = path.join(import.meta.dirname, '..');

const MISUSES: readonly [args: string, sentence: RegExp][] = [
  ['', /^Name a verb/],
  ['shuffle', /^There is no verb "shuffle"/],
  ['hand', /^Name a ranking and cards/],
  ['hand poker As', /^There is no ranking "poker"/],
  ['hand four-card Zz', /^Hand: enter 4 to 6 cards|^“Zz” isn't a card/],
  ['hand four-card', /^Hand: enter 4 to 6 cards, not 0\./],
  ['hand five-card As Ks Qs Js 2d 3d 4d 5d 6d 7d 8d 9d Td', /^Hand: enter 5 to 7 cards, not 13\./],
  ['hand five-card As As Ks Qs 2d', /^As was entered twice/],
  ['hand five-card As Ks Qs Js 2d --aginst 2c', /^There is no option --aginst/],
  ['hand omaha As Ah Kd Kc', /^Board: enter 3 to 5 cards, not 0\./],
  ['check', /^Name at least one file/],
  ['check nowhere.json', /^nowhere\.json can't be read/],
  ['check README.md', /^README\.md isn't JSON/],
  ['check package.json', /^package\.json isn't a JSON array/],
  ['serve --port nine', /^nine isn't a port/],
];
for (const [args, sentence] of MISUSES) {
  test(`[CLI-1] "houseway ${args}" is answered with one sentence and exit code 2`, async () => {
    const { status, stdout, stderr } = await houseway(...args.split(' ').filter(word => word !== ''));
    assert.match(stderr, sentence);
    assert.deepEqual([status, stdout, stderr.trim().split('\n').length], [2, '', 1]);
  });
}

for (const verb of ['hand', 'check', 'serve']) {
  test(`[CLI-2] houseway ${verb} --help says how it is used`, async () => {
    const { status, stdout } = await houseway(verb, '--help');
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^Usage: houseway ${verb}`));
    assert.match((await houseway('--help')).stdout, new RegExp(`^  ${verb} `, 'm'));
  });
}

test('[CLI-3] houseway hand names both hands and says why one is better', async () => {
  const { status, stdout } = await houseway(...'hand four-card As Ks Qs Js 2d --against 7s 7h 7d 7c Ah'.split(' '));
  assert.equal(status, 0);
  assert.match(stdout, /straight flush in spades[\s\S]*Four sevens[\s\S]*Loses: .*four-card order/);
});

test('[CLI-3] houseway hand knows Pan 9 and thirteen cards as they were set', async () => {
  const pan = await houseway(...'hand pan-9 2h 3d 4c --against 5h 3s Kc 2d'.split(' '));
  assert.equal(pan.status, 0);
  assert.match(pan.stdout, /^9 \(.*stands\n0 \(.*8 on three cards stands\nWins: 9 against 0\./);
  const set = await houseway(...'hand thirteen-card 2h 2d 4c 5h 5d 5c Ks Qd 6h 7h 8h 9h Th'.split(' '));
  assert.match(set.stdout, /^Front: pair of twos.*\nMiddle: three fives.*\nBack: .*straight flush/);
  const fouled = await houseway(...'hand thirteen-card Ah Ad Ac 5h 5d 5c Ks Qd 6h 7h 8h 9h Th'.split(' '));
  assert.equal(fouled.status, 2);
  assert.match(fouled.stderr, /front/);
});

test('[CLI-3] houseway hand --json gives category, cards used and order to programs', async () => {
  const { stdout } = await houseway(...'hand pai-gow Jk Kd Qd Jd Td 9s 9c --against 8s 8h 8d 8c Kc --json'.split(' '));
  const { category, used, versus } = JSON.parse(stdout) as Record<string, unknown>;
  assert.deepEqual([category, used, versus], ['royal-flush', ['Jk', 'Kd', 'Qd', 'Jd', 'Td'], 'wins']);
});

test('[CLI-4] houseway check prints a line a scenario and the closing count, and exits 1 when one fails', async () => {
  const { status, stdout } = await houseway('check', 'test/fixtures/conformance/games-public.json', '--kind', 'hand');
  const lines = stdout.trim().split('\n');
  assert.deepEqual([status, lines.length, lines.at(-1)], [0, 22, '21 passed, 0 failed']);
  const failing = await houseway('check', 'test/fixtures/failing-scenario.json');
  assert.equal(failing.status, 1);
  assert.match(failing.stdout, /^not ok wrong: category should be flush, is straight\n0 passed, 1 failed\n$/);
});

test('[CLI-5] the command hands over to the project’s own Node', () => {
  const bin = path.join(root, 'node_modules', '.bin', 'houseway');
  const { status, stdout } = spawnSync(bin, ['hand', 'three-card', '5s', '6h', '7d'], { encoding: 'utf8' });
  assert.deepEqual([status, /straight/i.test(stdout)], [0, true]);
});
