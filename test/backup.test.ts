import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Done } from '#api';
import { isDemoPlace, openHouse, readHouseFile } from '#server/house';
import type { Place } from '#server/journal';
import { openPrivate } from '#server/private';
import { openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn, TestStation } from './api/server.ts';
import { houseway } from './cli/houseway.ts';
import { tickets } from './draws/computed.ts';
import { CASH, CASH_OFFERING, opening } from './house/promotions.ts';
import { flagsAt, postgresStore } from './journal/stores.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-backup-'));
const postgres = postgresStore();
before(postgres.start);
after(postgres.stop);
after(() => rmSync(folder, { recursive: true }));

/** What is kept beside the journal. */
const besideOf = async (place: Place): Promise<unknown> => {
  const people = await openPrivate(place);
  const kept = { people: await people.all(), members: await people.members.all() };
  await people.close();
  return kept;
};

const winnerIn = ({ events }: Done): unknown => events.find(event => event.type === 'DrawRevealed')?.winner;

const PRICE = { name: 'price', form: { type: 'decimal', decimals: 2 } } as const;
const REVEAL = { type: 'RevealDraw', draw: 1, beacon: '5,123.45' } as const;

const MEMBER = { name: 'Ana Reyes', born: '1980-05-17', idPaper: 'passport', mayMail: true, email: 'ana@example.com' };

test('[OPS-10] [LOT-9] a house whose folder is lost comes back: people sign on, members are known, a draw under way comes out the same', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  const { server } = floor;
  t.after(() => server.end());
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  const card = jsonIn(await promo.post('/members', { ...MEMBER, pin: '270591' }))['card'];
  await promo.byTwo({ type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${CASH}/start`);
  await promo.both(opening(CASH, 'drawing', tickets(40)), STAFF.sue);
  await promo.do(`/promotions/${CASH}/run`, { mechanism: 'drawing', command: { type: 'OpenDrawing' } });
  await promo.both({ type: 'CommitDraw', promotion: CASH, beacon: PRICE }, STAFF.sue);

  const { place } = server;
  const file = path.join(folder, 'whole.backup');
  const made = await houseway('backup', file, ...flagsAt(place));
  assert.equal(made.status, 0, made.stderr);
  assert.match(made.stdout, /Also in it: 9 staff records, 1 member record, house\.json\./);
  assert.ok(
    !linesOf(file).some(line => line.startsWith('{"kept":"secret"')),
    '[S2] no backup has a secret that can be read',
  );
  assert.equal(statSync(file).mode & 0o777, 0o600, 'nobody else may read names and hashes');
  const kept = await besideOf(place);
  const winner = winnerIn(await promo.both(REVEAL, STAFF.sue));
  assert.equal(typeof winner, 'string');

  // The folder is lost; the pepper was kept elsewhere, as docs/operations.md asks.
  const pepper = path.join(folder, 'pepper');
  copyFileSync(path.join(place.folder, 'pepper'), pepper);
  const key = promo.key;
  await server.stop();
  rmSync(place.folder, { recursive: true });

  const early = await houseway('restore', file, ...flagsAt(place));
  assert.deepEqual([early.status, /The pepper of the house isn't here/.test(early.stderr)], [1, true], early.stderr);
  assert.ok(!existsSync(path.join(place.folder, 'journal.sqlite')), 'and nothing was made');
  mkdirSync(place.folder, { recursive: true });
  copyFileSync(pepper, path.join(place.folder, 'pepper'));
  const restored = await houseway('restore', file, ...flagsAt(place));
  assert.equal(restored.status, 0, restored.stderr);
  assert.match(restored.stdout, /Its mark proves that this house made all of it/);
  assert.ok(existsSync(path.join(place.folder, 'house.json')));
  assert.deepEqual(await besideOf(place), kept);
  await server.start();
  const again = new TestStation(server, 'promo-1', key);
  await again.signOn(STAFF.pam);
  const { rows } = JSON.parse((await again.post('/members/search', { words: card })).text) as {
    rows: { name: string }[];
  };
  assert.deepEqual(
    rows.map(({ name }) => name),
    [MEMBER.name],
  );
  assert.equal(winnerIn(await again.both(REVEAL, STAFF.sue)), winner);

  // Into the other database and back. Beside a database the pepper is in the folder of the server.
  process.env['HOUSEWAY_DATA'] = folder;
  const target = postgres.newPlace();
  const moved = await houseway('restore', file, ...flagsAt(target));
  assert.equal(moved.status, 0, moved.stderr);
  assert.deepEqual(await besideOf(target), kept);
  const back = path.join(folder, 'back.backup');
  assert.equal(
    (await houseway('backup', back, '--house', path.join(place.folder, 'house.json'), ...flagsAt(target))).status,
    0,
  );
  assert.deepEqual(linesOf(back), linesOf(file));
  delete process.env['HOUSEWAY_DATA'];
});

const linesOf = (file: string): readonly string[] => zstdDecompressSync(readFileSync(file)).toString().split('\n');

test('[S12] [SEA-5] a changed backup is known although its own hashes fit, and restored by those only who say that they know it', async () => {
  const file = path.join(folder, 'whole.backup');
  const lines = linesOf(file);
  const first = lines.findIndex(line => line.startsWith('{"kept":'));
  const people = lines.slice(first, -3);
  const pinOf = (person: string): string =>
    /"pinHash":"[^"]*"/.exec(people.find(line => line.includes(`"person":"${person}"`))!)![0];
  // The reproduction of the review: the administrator gets the PIN of somebody else, and the hash is made again.
  const swapped = people.map(line =>
    line.includes('"person":"ada"') ? line.replace(/"pinHash":"[^"]*"/, pinOf('pam')) : line,
  );
  const keptHash = hash('sha256', swapped.join('\n'), 'hex');
  const header = JSON.parse(lines[0]!);
  const limits = JSON.stringify({ ...header, houseFile: JSON.stringify({ secondPersonFrom: 99_999_999 }) });
  const mark = lines.at(-2)!;
  const cases = {
    swapped: [...lines.slice(0, first), ...swapped, JSON.stringify({ keptHash }), mark, ''],
    limits: [limits, ...lines.slice(1)],
    unmarked: [JSON.stringify({ ...header, format: 2 }), ...lines.slice(1, -2), ''],
  };
  for (const [name, text] of Object.entries(cases)) {
    const tampered = path.join(folder, `${name}.backup`);
    writeFileSync(tampered, zstdCompressSync(text.join('\n')));
    const target = path.join(folder, `at-${name}`);
    mkdirSync(target);
    copyFileSync(path.join(folder, 'pepper'), path.join(target, 'pepper'));
    const checked = await houseway('restore', '--check', tampered, '--data', target);
    const sentence = name === 'unmarked' ? /It has no mark of a house/ : /Its mark does not fit/;
    assert.match(checked.stdout, sentence, name);
    assert.equal(checked.status, name === 'unmarked' ? 0 : 1, name);
    const { status, stderr } = await houseway('restore', tampered, '--data', target);
    assert.deepEqual([status, /--unproven/.test(stderr)], [1, true], stderr);
    assert.equal(existsSync(path.join(target, 'journal.sqlite')), false, name);
    assert.equal((await houseway('restore', tampered, '--unproven', '--data', target)).status, 0, name);
  }
});

test('[OPS-10] a backup in which anything beside the journal was changed or left out is not restored', async () => {
  const file = path.join(folder, 'whole.backup');
  const lines = linesOf(file);
  const person = lines.findIndex(line => line.startsWith('{"kept":"person"'));
  const changed = lines.with(person, lines[person]!.replace(/"name":"[^"]*"/, '"name":"Mallory"'));
  for (const [name, text] of [
    ['changed', changed],
    ['shorter', lines.toSpliced(person, 1)],
    ['cut', [...lines.slice(0, person), '']],
  ] as const) {
    const tampered = path.join(folder, `${name}.backup`);
    writeFileSync(tampered, zstdCompressSync(text.join('\n')));
    const target = path.join(folder, `to-${name}`);
    const { status, stderr } = await houseway('restore', tampered, '--data', target);
    assert.equal(status, 1, name);
    assert.match(stderr, /beside the journal isn't what was written|can't be read/, name);
    assert.equal(existsSync(path.join(target, 'journal.sqlite')), false, name);
  }
});

test('[DEM-5] a demonstration stays one in PostgreSQL and through a backup, and a real house never becomes one', async () => {
  const houses = path.join(folder, 'houses');
  mkdirSync(houses);
  const [demoFile, realFile] = ['demo.json', 'real.json'].map(name => path.join(houses, name)) as [string, string];
  writeFileSync(demoFile, JSON.stringify({ isDemo: true }));
  writeFileSync(realFile, '{}');
  const opened = async (place: Place, file: string): Promise<void> => {
    const settings = await readHouseFile(file);
    const options = { place, settings, mayFollow: false, now: () => clock.now, snapshotEvery: 1_000 };
    const { house } = await openHouse({ ...options, say: () => undefined });
    const actor = { id: 'test', role: 'test' };
    await house.handle({ type: 'PostNotice', words: 'hello' }, { key: 'notice', station: 'test', actor });
    await house.close();
  };
  const [demo, real] = [postgres.newPlace(), postgres.newPlace()];
  await opened(demo, demoFile);
  await opened(demo, demoFile);
  await assert.rejects(opened(demo, realFile), /this is a demo/);
  await opened(real, realFile);
  await assert.rejects(opened(real, demoFile), /a real house/);
  assert.deepEqual([await isDemoPlace(demo), await isDemoPlace(real)], [true, false]);

  // Its pepper is kept elsewhere.
  process.env['HOUSEWAY_PEPPER'] = 'of the demonstration';
  const file = path.join(folder, 'demo.backup');
  assert.equal((await houseway('backup', file, '--house', demoFile, ...flagsAt(demo))).status, 0);
  for (const target of [{ type: 'sqlite', folder: path.join(folder, 'demo-back') } as const, postgres.newPlace()]) {
    assert.equal(
      (await houseway('restore', file, '--house', path.join(houses, 'none.json'), ...flagsAt(target))).status,
      0,
    );
    assert.equal(await isDemoPlace(target), true);
    await assert.rejects(opened(target, realFile), /this is a demo/);
  }
});
