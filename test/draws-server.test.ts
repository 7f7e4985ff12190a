import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import {
  checkedDraw,
  commitmentTo,
  type DrawRecord,
  entriesHash,
  printedIn,
  printedOf,
  printedText,
} from '#core/draws';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, problemIn } from './api/server.ts';
import { houseway } from './cli/houseway.ts';
import { tickets } from './draws/computed.ts';
import { byTwo, GameTable } from './games/shift/game-table.ts';
import { CRAZY_4 } from './house/game-room.ts';
import { CASH, CASH_OFFERING, opening } from './house/promotions.ts';

const PRICE = { name: 'closing price', form: { type: 'decimal', decimals: 2 } } as const;

const cli = (...args: readonly string[]) => houseway('draw', ...args);

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${CASH}/start`);
  await promo.both(opening(CASH, 'drawing', tickets(40)), STAFF.sue);
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
  assert.equal(await promo.refused('/commands', chosen), 'fields-wrong');

  assert.equal(await promo.refused(where), 'second-person-missing');
  const commit = { type: 'CommitDraw', promotion: CASH, beacon: PRICE } as const;
  const heard = await promo.both(commit, STAFF.sue);
  const told = JSON.stringify(heard);
  assert.ok(
    !told.includes('"t1"') && !told.includes('sealed'),
    'neither entries nor the closed secret are sent around',
  );

  const before = await published();
  assert.deepEqual([before['type'], before['count'], before['beacon']], ['committed', 40, 'closing price']);
  assert.deepEqual([before['valueForm'], before['brought']], [PRICE.form, 40]);
  assert.ok(!('secret' in before) && !('sealed' in before) && !('by' in before));
  assert.deepEqual(jsonIn(await floor.at('sign-1').get('/draws/1')), before);

  const reveal = { type: 'RevealDraw', draw: 1, beacon: '5,123.45' } as const;
  for (const command of [reveal, { type: 'AskSecond', command: reveal }]) {
    const preview = problemIn(await promo.post('/preview', command)).code;
    assert.match(preview, /second-person-missing|secret-not-kept/, 'nobody tries public values out');
  }
  assert.equal(await promo.refused('/draws/1/reveal'), 'beacon-missing');
  assert.equal(await promo.refused('/draws/1/reveal', { beacon: 'about 5,000' }), 'value-of-other-form');
  assert.equal(await promo.refused('/draws/1/reveal', { beacon: '5,123.45' }), 'second-person-missing');
  const { events } = await promo.both(reveal, STAFF.sue);
  const revealed = events.find(event => event.type === 'DrawRevealed');
  assert.deepEqual([revealed?.by, revealed?.second, revealed?.value], ['pam', 'sue', '5123.45']);
  assert.equal(await promo.refused('/draws/1/reveal', { beacon: '5,123.45' }), 'draw-over');

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

test('[LOT-13] a guest gets the record of a draw without a station, and with the paper of it checks every part', async () => {
  const guest = (draw: string) => floor.server.ask('GET', `/public/draws/${draw}`);
  const heard = await guest('1');
  assert.equal(heard.status, 200, heard.text);
  const record = JSON.parse(heard.text) as DrawRecord;
  for (const none of ['0', '2', '99999999', 'x', '1e1', '-1']) assert.equal((await guest(none)).status, 404, none);
  const paper = printedIn(printedText(printedOf(record)));
  assert.deepEqual(paper, printedOf(record), 'the code of the paper says what stands on it');
  const all = { entries: true, secret: true, winner: true, paper: true };
  assert.deepEqual(checkedDraw(record, paper), all);
  assert.deepEqual(checkedDraw(record, printedIn('d=1')), { entries: true, secret: true, winner: true });
  const other = record.entries.map(([name]) => name).find(name => name !== record.winners[0])!;
  assert.deepEqual(checkedDraw({ ...record, winners: [other] }, paper), { ...all, winner: false, paper: false });
  const withMore = { ...record, entries: [...record.entries, ['t99', 1] as const] };
  assert.deepEqual(checkedDraw(withMore, paper), { ...all, entries: false, winner: false });
  const exchanged = { ...withMore, entriesHash: entriesHash(withMore.entries) };
  assert.equal(checkedDraw(exchanged, paper).paper, false, 'a house that exchanges the list is found by the paper');
  assert.deepEqual(checkedDraw({ ...record, secret: '00'.repeat(32) }, paper), {
    ...all,
    secret: false,
    winner: false,
    paper: false,
  });
  assert.deepEqual(printedIn('%E0%A4%A&d=12x&e'), {}, 'whatever is typed');
});

test('[S3] nobody brings exclusions, entries or a drum alone', async () => {
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  const excluded = { p1: { role: 'player', age: 40, isExcluded: true } };
  assert.equal(await promo.refused(`/promotions/${CASH}/draws`, { people: excluded }), 'fields-wrong');
  const invented = { entries: [{ ticket: 'mine-1', player: 'member-1020', points: 500 }], wins: [], carried: 0 };
  const posted = { ...tickets(0), takenOver: invented };
  const open = { activity: CASH, mechanism: 'drawing', posted };
  assert.equal(await promo.refused('/promotions/mine/open', open), 'second-person-missing');
  assert.equal(
    await promo.refused('/requests', { command: { type: 'OpenPromotion', promotion: 'mine', ...open, by: 'sue' } }),
    'fields-wrong',
  );
  const { events } = await promo.both(opening(CASH, 'drawing', tickets(2), 'mine'), STAFF.sue);
  const opened = events.find(event => event.type === 'PromotionOpened');
  assert.deepEqual([opened?.by, opened?.second], ['pam', 'sue']);
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

test('[B101-4] [PRO-13] [LOT-6] a magic card and a lucky position are bound with the first bet, and anybody repeats their draw', async () => {
  const { dee, fay, sue } = STAFF;
  await floor.at('floor-1').signOn(fay);
  await floor.at('floor-2').signOn(sue);
  await byTwo(floor, floor.at('floor-2'), 'floor-1', CRAZY_4);
  const plays = { game: 'crazy-4-poker', isLive: true, isTournament: false, betMin: 500, betMax: 10_000 };
  await floor.at('floor-1').do('/tables/7/open', { plays });
  const crazy = new GameTable(floor, 7);
  await crazy.keypad.signOn(dee);
  await crazy.post('seat', { seated: { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } });
  const bets = ['ante', 'superBonus', 'handBonusOnPlayer'].map(wager => ({ seat: 1, wager, amount: 500 }));
  const placed = await crazy.post('bets', { bets });
  assert.ok(!JSON.stringify(placed).includes('sealed'), 'the closed secret stays in the journal');
  const { commitment } = (await crazy.game()) as { readonly commitment?: string };
  await crazy.post('coin-in');
  const { magicCard, luckySeat } = await crazy.game();

  const { folder } = floor.server.place;
  const file = path.join(folder, 'round-1.json');
  assert.equal((await cli('export', '7/1', '--data', folder, '--out', file)).status, 0);
  const record = JSON.parse(readFileSync(file, 'utf8')) as DrawRecord;
  assert.deepEqual([record.commitment, record.winners], [commitment, [`${magicCard} ${luckySeat}`]]);
  const holds = await cli('verify', file);
  assert.equal(holds.status, 0, holds.stderr);
  assert.match(holds.stdout, /Draw 1 of table 7 checks out: .*from 364 entries/);
  writeFileSync(file, JSON.stringify({ ...record, beacon: { ...record.beacon, value: '1' } }));
  assert.equal((await cli('verify', file)).status, 1);
  assert.equal((await cli('export', '7/2', '--data', folder)).status, 1);
});
