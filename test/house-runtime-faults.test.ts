import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { houseText } from '#core/house';
import { HouseService, readHouseFile } from '#server/house';
import { verifyJournal } from '#server/journal';
import { postgresStore, sqliteStore } from './journal/stores.ts';
import { asked, done, open, openFloor, optionsFor, turnOf } from './runtime/floor.ts';
import { until } from './runtime/until.ts';

describe('the world fails under a house', () => {
  const [sqlite, postgres] = [sqliteStore(), postgresStore()];
  before(postgres.start);
  after(async () => void (await Promise.all([sqlite.stop(), postgres.stop()])));

  test('[OPS-5] the line is cut under load: what waits may be done or not, what comes is refused, then all goes on', async () => {
    const place = postgres.newPlace();
    const said: string[] = [];
    const service = await HouseService.start(optionsFor(place, { say: sentence => said.push(sentence) }));
    await openFloor(service, 20);
    const asking = Array.from({ length: 20 }, (_, n) => service.handle(turnOf(n + 1, 0), asked(`s-${n}`)));
    await postgres.sql(
      place,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'houseway%' AND datname = current_database()`,
    );
    const answers = await Promise.all(asking);
    await until(() => service.status().type === 'out-of-service');
    const refused = await service.handle(turnOf(1, 0), asked('later'));
    assert.equal(!refused.ok && refused.code, 'house-out-of-service');
    assert.match(
      refused.ok ? '' : refused.message,
      /nothing was recorded\. The database .* Everything acknowledged is saved in it/,
    );
    await until(() => service.status().type === 'writing');
    assert.match(said.join('\n'), /^Self-check passed.*\nOut of service\. The database .*\nSelf-check passed/);
    for (const [n, answer] of answers.entries()) {
      const again = await done(service, `s-${n}`, turnOf(n + 1, 0));
      if (answer.ok) assert.deepEqual([again.first, again.repeated], [answer.first, true]);
      else assert.equal(answer.code, 'outcome-unknown');
    }
    await service.stop();
    assert.deepEqual((await verifyJournal(place)).findings, []);
  });

  test('[OPS-5] a decision that breaks the house half-way takes it out of service; its journal is sound', async () => {
    const place = sqlite.newPlace();
    const house = await open(place);
    await openFloor(house, 1);
    const sound = houseText(house.state);
    (house.state.tables as Map<number, unknown>).set = () => assert.fail('the table cannot be changed');
    await assert.rejects(house.handle({ type: 'StartGame', table: 1 }, asked('broken')), /cannot be changed/);
    assert.match(String(await house.outOfService), /cannot be changed/);
    const refused = await house.handle({ type: 'PostNotice', words: 'Free coffee' }, asked('notice'));
    assert.equal(!refused.ok && refused.code, 'house-out-of-service');
    await house.close();
    const again = await open(place);
    assert.equal(houseText(again.state), sound);
    await done(again, 'broken', { type: 'StartGame', table: 1 });
    await again.close();
  });

  test('[OPS-20] the database is gone: tables and meters are still shown, and nothing is written', async () => {
    const place = postgres.newPlace();
    const service = await HouseService.start(optionsFor(place));
    await openFloor(service, 3);
    const { durable } = service;
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'houseway%' AND datname = current_database()`;
    let shown: number | undefined;
    service.watch({
      turned: () => {
        const { type } = service.status();
        if (type === 'out-of-service') shown = service.state?.tables.size;
      },
      applied: () => undefined,
      durable: () => undefined,
    });
    await postgres.sql(place, cut);
    await until(() => shown === 3);
    await until(() => service.status().type === 'writing');
    assert.equal(service.durable >= durable, true);
    await service.stop();
  });

  test('[OPS-7] [OPS-20] the disk takes no more: out of service in words, and what was saved is still shown', async () => {
    const place = sqlite.newPlace();
    const program = path.join(import.meta.dirname, 'runtime', 'filler.ts');
    // The system refuses to let any file grow past 2 MB, as a disk would.
    const child = spawn('sh', [
      '-c',
      'ulimit -f 4096; exec "$0" "$@"',
      process.execPath,
      program,
      JSON.stringify(place),
    ]);
    const said: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => said.push(bytes));
    await once(child, 'close');
    const { acknowledged, codes, status, shown } = JSON.parse(Buffer.concat(said).toString());
    assert.deepEqual(codes, ['outcome-unknown', 'house-out-of-service']);
    assert.match(status.reason, /can't be written or read|is full/);
    const { commands, findings, head } = await verifyJournal(place);
    assert.deepEqual(findings, []);
    assert.equal(commands, acknowledged);
    assert.deepEqual(shown, { tables: 1, durable: head.seq }, 'every event that is on the disk, and no other');
  });
});

describe('the house file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-file-'));
  after(() => rmSync(folder, { recursive: true }));
  const written = (json: string): string => {
    const file = path.join(folder, 'house.json');
    writeFileSync(file, json);
    return file;
  };

  test('[OPS-8] without a file a house is set up as most are; what the file says goes before', async () => {
    const usual = await readHouseFile(path.join(folder, 'nowhere.json'));
    assert.deepEqual([usual.clock.zone, usual.sealFrom], ['America/Los_Angeles', 50_000]);
    const own = await readHouseFile(written('{ "zone": "America/New_York", "secondPersonFrom": 60000 }'));
    assert.deepEqual([own.clock.zone, own.secondPersonFrom], ['America/New_York', 60_000]);
  });

  test('[OPS-8] the house brings its own activities', async () => {
    const own = path.resolve(import.meta.dirname, '..', 'docs', 'examples', 'own');
    const { activities } = await readHouseFile(written(JSON.stringify({ activities: own })));
    assert.ok(activities.some(({ key }) => key === 'harbor-bad-beat'));
  });

  test('[RBK-18] the house names its approvals by id or key; its own activities are always among them', async () => {
    const own = path.resolve(import.meta.dirname, '..', 'docs', 'examples', 'own');
    const named = { approvals: ['GEAR-001279', 'prize-wheel'], activities: own };
    const { activities, approvals = [] } = await readHouseFile(written(JSON.stringify(named)));
    const keys = activities.filter(({ id }) => approvals.includes(id)).map(({ key }) => key);
    assert.deepEqual(keys, ['prize-wheel', 'no-limit-bad-beat', 'harbor-bad-beat']);
    assert.ok(activities.length > 50, 'the whole book is still known');
  });

  const MISTAKES: readonly [json: string, sentence: RegExp][] = [
    ['{ "zone": "Pacific" }', /house\.json: .*Pacific/],
    ['{ "dayStartsAt": "six" }', /house\.json: .*six/],
    ['{ "increasesAt": "noon" }', /house\.json: increasesAt: .*noon/],
    ['{ "sealfrom": 5 }', /house\.json: check these fields: sealfrom \(not used here, leave it out\)\./],
    ['{ "sealFrom": -5 }', /house\.json: check these fields: sealFrom \(at least 0\)\./],
    ['{ "approvals": ["GEAR-1"] }', /house\.json: check these fields: approvals\[0\]|approvals/],
    ['{ zone }', /house\.json isn't JSON/],
    ['{ "activities": "nowhere" }', /nowhere with the house's own activities can't be read/],
  ];
  for (const [json, sentence] of MISTAKES) {
    test(`[OPS-8] ${json} is told with its place`, async () => {
      await assert.rejects(readHouseFile(written(json)), { name: 'HouseFileProblem', message: sentence });
    });
  }

  test('[OPS-8] a file that cannot be opened is told', async () => {
    const file = path.join(folder, 'deeper.json');
    mkdirSync(file);
    await assert.rejects(readHouseFile(file), /can't be opened/);
  });
});
