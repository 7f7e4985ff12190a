import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import type { HouseCommand, HouseEvent } from '#core/house';
import { dollars } from '#core/money';
import { openJournal, type Place } from '#server/journal';
import { type Asked, openReports, REPORT_NAMES, type ReportName, type Reports } from '#server/reports';
import { unfootedIn } from '../src/server/reports/footing.ts';
import { houseway as command } from './cli/houseway.ts';
import { actor, BEAT, BEATEN_TENS, BONUS, type Asked as By, CHECKED, openRoom } from './house/room.ts';
import { sqliteStore } from './journal/stores.ts';
import { write } from './reports/journal-of.ts';
import type { Done } from './reports/random-house.ts';

/** One table and one jackpot: from 10:30 on 2 March, by the clock of the room, to half past midnight. */
const anEvening = (): readonly Done[] => {
  const room = openRoom();
  const done: Done[] = [];
  const note = (events: readonly HouseEvent[], by = 'ann'): void =>
    void done.push({ key: `c-${done.length + 100}`, atMs: room.now.epochMilliseconds, actor: by, events });
  const act = (command: HouseCommand, by: By = {}): void => note(room.both(command, by));
  note(room.events.slice());
  for (let round = 1; round <= 20; round++) {
    act({ type: 'StartGame', table: 7 });
    if (round === 20) act({ type: 'BackOutFees', table: 7, reason: 'misdeal' });
    act({ type: 'GameOver', table: 7 });
  }
  act({ type: 'StartGame', table: 7 }, { at: '2026-03-03T04:00:00Z' });
  act({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  act({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1041', ...CHECKED });
  for (const award of [1, 2, 3, 4, 5]) {
    act({ type: 'ShowId', award });
    act({ type: 'PayAward', award, method: 'cage', formsDone: true }, { actor: actor('cora', 'cage') });
  }
  act({ type: 'BackOutPayment', award: 3, reason: 'wrong seat' });
  act({ type: 'PayAward', award: 3, method: 'cage', formsDone: true }, { actor: actor('cora', 'cage') });
  act({ type: 'GameOver', table: 7 });
  act({ type: 'CloseTable', table: 7 }, { at: '2026-03-03T08:30:00Z' });
  for (const activity of [BEAT, BONUS]) act({ type: 'DropBox', table: 7, activity });
  act({ type: 'CountDrop', drop: 1, counted: dollars(19) });
  act({ type: 'LetTimePass' }, { at: '2026-03-04T20:00:00Z' });
  return done;
};

describe('the reports of one evening', () => {
  const store = sqliteStore();
  let place: Place;
  let reports: Reports;
  const rows = async (name: ReportName, asked: Asked = {}) => (await reports.ask(name, asked)).rows;

  before(async () => {
    place = store.newPlace();
    const journal = await openJournal<HouseEvent>(place);
    await write(journal, anEvening());
    reports = await openReports(place);
    await reports.update(journal);
    await journal.close();
  });
  after(async () => {
    await reports.close();
    await store.stop();
  });

  test('[RPT-2] [RPT-3] fees of each table and gaming day; what came at midnight still belongs to the day', async () => {
    const [beat, ...others] = await rows('collection', { activity: BEAT });
    assert.deepEqual(others, []);
    assert.deepEqual(beat, {
      day: '2026-03-02',
      activity: BEAT,
      table: 7,
      fees: 21,
      collected: 2_100,
      'backed out': 100,
      net: 2_000,
      'in boxes counted': 2_000,
      counted: 1_900,
      variance: -100,
    });
  });

  test('[RPT-2] the seed before the first table opened is of the same day, by the clock of the house', async () => {
    const statement = await rows('fund-statement', { to: '2026-03-02', activity: BEAT });
    const meter = statement.find(({ account }) => account === 'pool main')!;
    assert.deepEqual([meter['opening'], meter['advances']], [0, dollars(10_000) + dollars(5_000 - 20)]);
    assert.deepEqual(await rows('fund-statement', { to: '2026-03-01' }), []);
  });

  test('[PAP-5] [RPT-4] [RPT-9] the statement and the balance of the evening come out, so they are printed', async () => {
    for (const name of ['fund-statement', 'trial-balance'] as const)
      for (const asked of [{}, { to: '2026-03-02' }, { from: '2026-03-03' }])
        assert.equal(unfootedIn(await reports.ask(name, asked)), undefined, name);
  });

  test('[RPT-4] opening and lines come to the closing, which is the next opening', async () => {
    const first = await rows('fund-statement', { to: '2026-03-02' });
    const next = await rows('fund-statement', { from: '2026-03-03' });
    for (const { activity, account, opening, closing, ...lines } of first) {
      const sum = Object.values(lines).reduce<number>((a, b) => a + Number(b), Number(opening));
      assert.equal(sum, closing);
      const after = next.find(row => row['activity'] === activity && row['account'] === account)!;
      assert.equal(after['opening'], closing);
    }
  });

  test('[RPT-5] a win says who verified and who paid it', async () => {
    const [first, , third] = await rows('wins');
    assert.deepEqual(first, {
      award: 1,
      day: '2026-03-02',
      'won at': Date.parse('2026-03-03T04:00:00Z'),
      activity: BEAT,
      table: 7,
      seat: 1,
      hand: 'four-of-a-kind>=2',
      share: 'losing',
      prize: 'money',
      amount: 500_000,
      value: null,
      'verified by': 'ann, bo',
      state: 'paid',
      slip: 1,
      method: 'cage',
      'paid by': 'cora',
      'paid at': Date.parse('2026-03-03T04:00:00Z'),
    });
    assert.deepEqual([third!['slip'], third!['state']], [6, 'paid']);
  });

  test('[RPT-6] what nobody claimed ages until it is paid or gone', async () => {
    const [waiting, ...others] = await rows('unclaimed');
    assert.deepEqual(others, []);
    const { award, 'age in days': age, claim, amount } = waiting!;
    assert.deepEqual({ award, age, claim, amount }, { award: 6, age: 1, claim: 'held', amount: 62_500 });
    const [then] = await rows('unclaimed', { to: '2026-03-02' });
    assert.deepEqual([then!['award'], then!['age in days']], [6, 0]);
  });

  test('[RPT-7] a box has its variance once two people have counted it', async () => {
    const both = await rows('drops');
    assert.deepEqual(
      both.map(row => [row['recorded'], row['counted'], row['variance'], row['counted by']]),
      [
        [2_000, 1_900, -100, 'ann, bo'],
        [2_000, null, null, null],
      ],
    );
  });

  test('[RPT-8] the hours of a table, by gaming day', async () => {
    const { rows: open, totals } = await reports.ask('table-hours');
    assert.deepEqual(
      open.map(row => [row['day'], row['table']]),
      [['2026-03-02', 7]],
    );
    assert.equal(totals['time open'], 14 * 60 * 60 * 1_000);
  });

  test('[RPT-9] the trial balance comes to nothing', async () => {
    const { totals } = await reports.ask('trial-balance', { to: '2026-03-02' });
    assert.deepEqual([totals['opening'], totals['closing']], [0, 0]);
    assert.equal(totals['in'], totals['out']);
  });

  test('[RPT-10] the shares of one jackpot are one hit of its level', async () => {
    const [hit, ...others] = await rows('hits', { activity: BEAT, level: 'main' });
    assert.deepEqual(others, []);
    assert.deepEqual([hit!['seats'], hit!['amount'], hit!['state']], ['1, 2, 3, 4, 5, 6', 1_000_000, 'stands']);
    assert.deepEqual(await rows('hits', { level: 'none such' }), []);
  });

  test('[RPT-11] slips have no gap, and a void one counts as nothing', async () => {
    const slips = await rows('slips');
    assert.deepEqual(
      slips.map(({ slip }) => slip),
      [1, 2, 3, 4, 5, 6],
    );
    const [, , third] = slips;
    assert.deepEqual([third!['amount'], third!['void by'], third!['reason']], [0, 'ann, bo', 'wrong seat']);
    const award = Number(third!['award']);
    assert.deepEqual(
      await rows('slips', { award }),
      slips.filter(slip => slip['award'] === award),
      'the slips of one award',
    );
    assert.deepEqual(await rows('slips', { award: 999 }), []);
  });

  const houseway = (...args: readonly string[]) =>
    command('report', ...args, '--data', place.type === 'sqlite' ? place.folder : '');

  const MISUSES: readonly [args: string, sentence: RegExp][] = [
    ['', /^Name a report: collection, fund-statement, wins/],
    ['winners', /^There is no report "winners"\. Choose from collection, /],
    ['wins --format pdf', /^There is no format "pdf"\. Choose from text, csv, json\.$/m],
    ['wins --language fr', /^There is no language "fr"\. Choose from en, es, /],
    ['wins --from 2026-02-30', /^2026-02-30 isn't a date\./],
    ['wins --from tomorrow', /^tomorrow isn't a date\./],
    ['wins --from 2026-03-03 --to 2026-03-02', /^The last day, 2026-03-02, is before the first/],
    ['wins --activity GEAR-001350', /^The activity "GEAR-001350" isn't known\. Did you mean GEAR-001351, /],
  ];
  test('[RPT-13] what is not there is refused with what there is', async () => {
    for (const [args, sentence] of MISUSES) {
      const { status, stdout, stderr } = await houseway(...args.split(' ').filter(word => word !== ''));
      assert.match(stderr, sentence, args);
      assert.deepEqual([status, stdout], [2, ''], args);
    }
  });

  test('[RPT-13] a report without rows says so, and when money moved', async () => {
    const { status, stdout } = await houseway('drops', '--from', '2027-01-01');
    assert.equal(status, 0);
    assert.match(stdout, /No box was dropped\. Money moved from 2026-03-02 to 2026-03-04\.$/m);
  });

  test('[RPT-13] a report speaks the language asked for, and its columns keep their keys for programs', async () => {
    const spanish = await houseway('wins', '--language', 'es');
    assert.match(spanish.stdout, /^Premios ganados\nDías de juego del 2026-03-02 al 2026-03-04, /);
    assert.match(spanish.stdout, /Premio núm\..*mano perdedora +dinero /s);
    const csv = (await houseway('wins', '--language', 'zh-Hant', '--format', 'csv')).stdout;
    assert.match(csv, /^award,day,won at,.*"輸牌方","獎金",/s);
    const json = JSON.parse((await houseway('wins', '--language', 'vi', '--format', 'json')).stdout);
    assert.deepEqual(
      [json.title, json.headings.state, json.columns.state],
      ['Các giải đã trúng', 'Trạng thái', 'text'],
    );
    assert.equal(json.rows[0].share, 'losing', 'programs read codes');
  });

  test('[RPT-1] tables of another version are made again', async () => {
    const folder = place.type === 'sqlite' ? place.folder : '';
    const file = new DatabaseSync(path.join(folder, 'reports.sqlite'));
    file.exec('UPDATE projection_state SET version = 0; DROP TABLE win; CREATE TABLE win (older TEXT)');
    file.close();
    assert.match(
      (await houseway('wins')).stdout,
      /GEAR-001351 +7 +1 +four-of-a-kind>=2 +losing hand +money +\$5,000\.00/,
    );
  });

  test('[RPT-13] a house in which nothing has happened yet has empty reports', async () => {
    const empty = await openReports(store.newPlace());
    assert.deepEqual(await empty.known(), { activities: [] });
    for (const name of REPORT_NAMES) assert.deepEqual((await empty.ask(name)).rows, []);
    await empty.close();
  });

  test('[RPT-1] tables that are damaged can be spared: the sentence says so', async () => {
    const other = store.newPlace();
    const folder = other.type === 'sqlite' ? other.folder : '';
    writeFileSync(path.join(folder, 'reports.sqlite'), 'this is no database, whatever its name says'.repeat(50));
    await assert.rejects(openReports(other), /reports\.sqlite is damaged\. Everything in it is also in the journal/);
    rmSync(path.join(folder, 'reports.sqlite'));
    await (await openReports(other)).close();
  });

  test('[RPT-12] [RPT-13] the same report for people, spreadsheets and programs', async () => {
    const text = (await houseway('collection', '--activity', BEAT)).stdout;
    assert.match(text, /^Jackpot prize pool collection report\nGaming days 2026-03-02 to 2026-03-04, up to event \d+/);
    assert.match(
      text,
      /2026-03-02 +GEAR-001351 +7 +21 +\$21\.00 +\$1\.00 +\$20\.00 +\$20\.00 +\$19\.00 +-\$1\.00\ntotal/,
    );
    const csv = (await houseway('collection', '--activity', BEAT, '--format', 'csv')).stdout;
    assert.equal(csv.split('\r\n')[1], `"2026-03-02","${BEAT}",7,21,21.00,1.00,20.00,20.00,19.00,-1.00\n`);
    const json = JSON.parse((await houseway('wins', '--format', 'json')).stdout) as Record<string, unknown[]>;
    const [first] = json['rows'] as Record<string, unknown>[];
    assert.deepEqual([first!['amount'], first!['won at']], [500_000, '2026-03-03T04:00:00Z']);
  });
});
