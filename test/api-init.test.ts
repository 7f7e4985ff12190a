import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { at, clock, jsonIn, TestServer, TestStation } from './api/server.ts';
import { housewayTold, housewayToldApart } from './cli/houseway.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-init-'));
after(() => rmSync(folder, { recursive: true }));

const init = (input: string, ...args: readonly string[]) => housewayTold(input, 'init', ...args);
const [asked, none] = [path.join(folder, 'asked'), path.join(folder, 'none')];

test('[API-14] a house is made from a few words, served, and its first screen enrolled by the code', async () => {
  const server = new TestServer();
  rmSync(path.join(server.place.folder, 'house.json'));
  const made = housewayToldApart(
    '270591\n',
    'init',
    '--data',
    server.place.folder,
    '--name',
    'Bay Club',
    '--admin',
    'Ann',
    '--badge',
    '1001',
  );
  assert.deepEqual([made.status, made.stderr], [0, 'PIN for Ann:\n']);
  const [, code] = /with the code ([A-Z0-9-]+)/.exec(made.stdout)!;
  clock.now = Temporal.Now.instant();
  await server.start();
  const enrolled = jsonIn(await server.ask('POST', '/enrollment', { body: { code, keeps: 'key' } }));
  const office = new TestStation(server, 'office-1', enrolled['key']!);
  await office.signOn({ id: 'p-1', roles: ['administrator'], department: 'systems', badge: '1001', pin: '270591' });
  assert.equal(jsonIn(await office.get('/me'))['person']?.['name'], 'Ann');
  await server.end();
  at('2026-03-02T18:00:00Z');
});

test('[API-14] without flags every answer is a line, and the set-up is kept in house.json', async () => {
  const made = await init('Harbor\nBo\n7\n270591\n', '--data', asked, '--zone', 'America/New_York', '--demo');
  assert.equal(made.status, 0, made.stderr);
  const house = JSON.parse(readFileSync(path.join(asked, 'house.json'), 'utf8'));
  assert.deepEqual(house, { name: 'Harbor', zone: 'America/New_York', dayStartsAt: '06:00', isDemo: true });
  const again = await init('270591\n', '--data', asked, '--name', 'Other', '--admin', 'C', '--badge', '8');
  assert.equal(again.status, 1);
  assert.match(again.stderr, /There is already a house/);
});

const MISTAKES: readonly [args: string[], input: string, sentence: RegExp][] = [
  [['--zone', 'Mars/Olympus'], '', /Mars\/Olympus/],
  [[], '123456\n', /That PIN is too easy to guess/],
  [['--name', ' '], '', /A house needs a name/],
  [['somewhere'], '', /^Usage: houseway init/],
];
for (const [args, input, sentence] of MISTAKES) {
  test(`[API-14] init ${args.join(' ')} is told in a sentence, and nothing is made`, async () => {
    const made = await init(input, '--data', none, '--name', 'N', '--admin', 'A', '--badge', '1', ...args);
    assert.equal(made.status, 2, made.stdout);
    assert.match(made.stderr.split('\n').at(-2) ?? '', sentence);
  });
}
