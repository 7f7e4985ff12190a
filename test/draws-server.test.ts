import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { commitmentTo, type DrawRecord } from '#core/draws';
import { openSecrets, revealDraw } from '#server/draws';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, problemIn } from './api/server.ts';
import { houseway } from './cli/houseway.ts';
import { tickets } from './draws/computed.ts';
import { CASH, CASH_OFFERING } from './house/promotions.ts';
import { actor } from './house/room.ts';

const cli = (...args: readonly string[]) => houseway('draw', ...args);

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  await promo.do('/offerings', { offering: CASH_OFFERING, tables: 'all' });
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${CASH}/start`);
  await promo.do(`/promotions/${CASH}/open`, { activity: CASH, mechanism: 'drawing', posted: tickets(40) });
  await promo.do(`/promotions/${CASH}/run`, { mechanism: 'drawing', command: { type: 'OpenDrawing' } });
});
after(() => floor.server.end());

const published = async (): Promise<Record<string, unknown>> => {
  const [draw] = jsonIn(await floor.at('sign-1').get('/draws'))['rows'] as unknown as Record<string, unknown>[];
  return draw!;
};

test('[LOT-1] [LOT-3] a draw over the network: committed, on the sign, revealed, published; no secret comes from outside', async () => {
  const [promo, keypad] = [floor.at('promo-1'), floor.at('keypad-7')];
  const where = `/promotions/${CASH}/draws`;
  await keypad.signOn(STAFF.dee);
  assert.equal(await keypad.refused(where), 'not-by-this-role');
  assert.equal(await promo.refused(where, { commitment: 'ab'.repeat(32) }), 'fields-wrong');
  const chosen = { type: 'CommitDraw', promotion: CASH, commitment: 'ab'.repeat(32) };
  assert.equal(await promo.refused('/commands', chosen), 'unknown-command');

  const heard = await promo.post(where, { beacon: 'closing price' }, 'commit-key-1');
  assert.equal(heard.status, 200, heard.text);
  assert.ok(!heard.text.includes('"t1"'), 'the entries are not sent around');
  const again = jsonIn(await promo.post(where, { beacon: 'closing price' }, 'commit-key-1'));
  assert.deepEqual([again['repeated'], again['first']], [true, jsonIn(heard)['first']]);

  const before = await published();
  assert.deepEqual([before['type'], before['count'], before['beacon']], ['committed', 40, 'closing price']);
  assert.ok(!('secret' in before) && !('by' in before));
  assert.deepEqual(jsonIn(await floor.at('sign-1').get('/draws/1')), before);

  const preview = await promo.post('/preview', { type: 'RevealDraw', draw: 1, secret: '', beacon: '1' });
  assert.equal(problemIn(preview).code, 'unknown-command', 'nobody tries public values out');
  assert.equal(await promo.refused('/draws/1/reveal'), 'beacon-missing');
  const body = { beacon: '5,123.45' };
  const revealed = await promo.post('/draws/1/reveal', body, 'reveal-key-1');
  assert.equal(revealed.status, 200, revealed.text);
  assert.equal(jsonIn(await promo.post('/draws/1/reveal', body, 'reveal-key-1'))['repeated'], true);
  assert.equal(await promo.refused('/draws/1/reveal', body), 'draw-over');

  const record = JSON.parse((await floor.at('sign-1').get('/draws/1')).text) as DrawRecord;
  assert.deepEqual([record.entriesHash, record.commitment], [before['entriesHash'], before['commitment']]);
  assert.equal(commitmentTo(record.secret), before['commitment']);
  assert.equal((await floor.at('sign-1').get('/draws/2')).status, 404);
});

test('[LOT-6] houseway draw exports beside the server and verifies anywhere; whatever is changed in the file is found', async () => {
  const folder = floor.server.place.folder;
  const file = path.join(folder, 'draw-1.json');
  const exported = await cli('export', '1', '--data', folder, '--out', file);
  assert.equal(exported.status, 0, exported.stderr);
  const record = JSON.parse(readFileSync(file, 'utf8')) as DrawRecord;
  assert.deepEqual(record, JSON.parse((await floor.at('sign-1').get('/draws/1')).text));

  const holds = await cli('verify', file);
  assert.equal(holds.status, 0, holds.stderr);
  assert.match(holds.stdout, new RegExp(`checks out: ${record.winners[0]}, from 40 entries`));
  assert.ok(holds.stdout.includes(record.commitment) && holds.stdout.includes(record.entriesHash));

  const winner = record.entries.map(([name]) => name).find(name => name !== record.winners[0])!;
  const tampered: readonly [change: object, sentence: RegExp][] = [
    [{ winners: [winner] }, /draw .*, not/],
    [{ secret: '00'.repeat(32) }, /committed to/],
    [{ entries: record.entries.slice(1) }, /aren't the entries that were announced/],
    [{ entries: 'none' }, /isn't the record of a draw/],
  ];
  for (const [change, sentence] of tampered) {
    writeFileSync(file, JSON.stringify({ ...record, ...change }));
    const { status, stderr } = await cli('verify', file);
    assert.equal(status, 1);
    assert.match(stderr, sentence);
  }
  assert.equal((await cli('export', '2', '--data', folder)).status, 1);
  assert.equal((await cli('export', 'x', '--data', folder)).status, 2);
  assert.equal((await cli('verify')).status, 2);
});

test('[LOT-9] without its secret a draw is never revealed, and the sentence says what to do', async () => {
  const folder = path.join(floor.server.folder, 'elsewhere');
  const secrets = await openSecrets({ type: 'sqlite', folder });
  const draw = {
    draw: 1,
    promotion: CASH,
    activity: CASH,
    at: '',
    by: ['pam'],
    count: 0,
    entriesHash: '',
    entries: [],
  };
  const draws = new Map([[1, { type: 'committed', ...draw, commitment: 'ab'.repeat(32) } as const]]);
  const handle = () => assert.fail('the house is not asked');
  // Only its draws are looked at.
  const parts = { secrets, house: { state: { draws } as never, handle } };
  const asked = { key: 'reveal-9', station: 'promo-1', actor: actor('pam') };
  const refused = await revealDraw(parts, { draw: 1 }, asked);
  await secrets.close();
  assert.ok(!refused.ok && refused.code === 'secret-not-kept');
});

test('[API-9] what is in a drum is found by a ticket or a player, whatever the letters, a page at a time', async () => {
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  const found = async (query: string) => {
    const page = jsonIn(await promo.get(`/promotions/${CASH}/entries${query}`)) as unknown as {
      rows: { ticket: string; player: string }[];
      next?: string;
    };
    return { tickets: page.rows.map(({ ticket }) => ticket), next: page.next };
  };
  const { tickets: all } = await found('?limit=100');
  assert.ok(all.length >= 39);
  const some = all.filter(ticket => ticket.includes('1'));
  const { tickets: first, next } = await found('?find=T1&limit=3');
  assert.deepEqual(first, all.filter(ticket => ticket.startsWith('t1')).slice(0, 3));
  assert.equal(next, first.at(-1));
  assert.deepEqual((await found(`?find=1&limit=5&after=${some[4]}`)).tickets, some.slice(5, 10));
  assert.deepEqual((await found('?find=P7')).tickets, ['t7']);
  assert.deepEqual((await found('?find=nobody')).tickets, []);
});
