import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Place } from '#server/journal';
import { foundIn } from './cli/found.ts';
import { houseway, housewayApart, housewayPlacedApart } from './cli/houseway.ts';
import { flagsAt, STORES } from './journal/stores.ts';
import { asked, clock, done, open, openFloor, turnOf } from './runtime/floor.ts';

const main = path.join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');
// Kept apart from every house of these tests, as it should be.
process.env['HOUSEWAY_PEPPER'] = 'the pepper of these houses';
const folder = mkdtempSync(path.join(tmpdir(), 'houseway-cli-'));
after(() => rmSync(folder, { recursive: true }));

/** Three rounds at half past ten in the morning, a fourth at noon. */
const written = async (place: Place): Promise<number> => {
  const house = await open(place, { snapshotEvery: 20 });
  await openFloor(house, 1);
  for (let turn = 0; turn < 6; turn++) await done(house, `r-${turn}`, turnOf(1, turn));
  clock.now = Temporal.Instant.from('2026-03-02T20:00:00Z');
  await done(house, 'r-6', turnOf(1, 6));
  await house.close();
  return house.seq;
};

for (const store of STORES.map(make => make())) {
  describe(`houseway on ${store.name}`, async () => {
    before(store.start);
    after(store.stop);

    test('[OPS-11] journal verify says that all is whole, or which event is not what was written', async () => {
      const place = store.newPlace();
      const events = await written(place);
      const whole = await houseway('journal', 'verify', ...flagsAt(place));
      assert.deepEqual([whole.status, whole.stderr], [0, '']);
      assert.match(whole.stdout, new RegExp(`^Intact: ${events} events from \\d+ commands.*\\nThe books match`));
      for (const statement of store.unprotect) await store.sql(place, statement);
      await store.sql(place, `UPDATE journal SET actor = 'mallory' WHERE seq = 17`);
      const changed = await houseway('journal', 'verify', ...flagsAt(place));
      assert.equal(changed.status, 1);
      assert.match(changed.stdout, /^Event 17 isn't what was written: .*\n$/);
      const { isWhole, findings } = JSON.parse(
        (await houseway('journal', 'verify', '--json', ...flagsAt(place))).stdout,
      );
      assert.deepEqual([isWhole, findings.length, findings[0].seq], [false, 1, 17]);
    });

    test('[OPS-15] an anchor kept elsewhere fits the journal, and no other', async () => {
      const [place, other] = [store.newPlace(), store.newPlace()];
      const events = await written(place);
      const file = path.join(folder, `anchors-${store.name}.jsonl`);
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const [key, pub] = [path.join(folder, 'anchor.key'), path.join(folder, 'anchor.pub')];
      writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      writeFileSync(pub, publicKey.export({ type: 'spki', format: 'pem' }));
      assert.equal((await houseway('journal', 'anchor', '--key', key, '--out', file, ...flagsAt(place))).status, 0);
      assert.equal((await houseway('journal', 'anchor', '--key', key, '--out', file, ...flagsAt(place))).status, 0);
      assert.equal(JSON.parse((await houseway('journal', 'anchor', ...flagsAt(place))).stdout).seq, events);

      const against = ['journal', 'verify', '--anchor', file, '--public-key', pub];
      const fits = await houseway(...against, ...flagsAt(place));
      assert.deepEqual([fits.status, fits.stderr], [0, '']);
      assert.match(fits.stdout, /It matches all 2 anchors\./);

      // Of the same length, by the same rules, whole in itself: and yet another.
      const house = await open(other);
      await openFloor(house, 1);
      for (let turn = 0; house.seq < events; turn++) await done(house, `s-${turn}`, turnOf(1, turn));
      await house.close();
      assert.equal((await houseway('journal', 'verify', ...flagsAt(other))).status, 0);
      const departs = await houseway(...against, ...flagsAt(other));
      assert.equal(departs.status, 1);
      assert.match(
        departs.stdout,
        new RegExp(`^The anchor of .* something from event 1 to event ${events} was rewritten\\.`),
      );

      assert.match(
        (await houseway('journal', 'verify', '--anchor', pub, ...flagsAt(place))).stderr,
        /isn't a file of anchors/,
      );
      const unsigned = path.join(folder, 'unsigned.jsonl');
      await houseway('journal', 'anchor', '--out', unsigned, ...flagsAt(place));
      const refused = await houseway('journal', 'verify', '--anchor', unsigned, '--public-key', pub, ...flagsAt(place));
      assert.match(refused.stderr, new RegExp(`^The anchor of event ${events} in .* isn't signed with the key`));
    });

    test('[OPS-12] journal replay shows the house as it was at a moment', async () => {
      const place = store.newPlace();
      await written(place);
      const boxAt = async (...until: readonly string[]): Promise<unknown> => {
        const { stdout } = await houseway(
          'journal',
          'replay',
          ...until,
          '--show',
          'books',
          '--json',
          ...flagsAt(place),
        );
        return JSON.parse(stdout).books['drop-box:GEAR-001351:1'];
      };
      assert.deepEqual([await boxAt('--until', '2026-03-02T11:00'), await boxAt()], [300, 400]);
      assert.equal(await boxAt('--until', '2026-03-02T10:00'), undefined);
      const { stdout } = await houseway('journal', 'replay', '--show', 'meters', ...flagsAt(place));
      assert.match(stdout, /GEAR-001351 +main +\$10,000\.00/);
      assert.equal((await houseway('journal', 'replay', '--until', 'noon', ...flagsAt(place))).status, 2);
      assert.match(
        (await houseway('journal', 'replay', '--show', 'secrets', ...flagsAt(place))).stderr,
        /Choose from meters, books/,
      );
    });

    test('[OPS-13] journal export writes each event on a line, with the text that was hashed', async () => {
      const place = store.newPlace();
      const events = await written(place);
      const lines = housewayApart('journal', 'export', ...flagsAt(place))
        .stdout.trim()
        .split('\n');
      assert.equal(lines.length, events);
      const { seq, actor, event, hash } = JSON.parse(lines[0]!);
      assert.deepEqual([seq, actor, event.type, hash.length], [1, 'dealer-dee', 'OfferingAnnounced', 64]);
      const file = path.join(folder, `${store.name}.jsonl`);
      const { status } = await houseway(
        'journal',
        'export',
        '--from',
        '3',
        '--to',
        '5',
        '--out',
        file,
        ...flagsAt(place),
      );
      assert.deepEqual([status, readFileSync(file, 'utf8')], [0, `${lines.slice(2, 5).join('\n')}\n`]);
    });

    test('[OPS-10] a backup is restored event for event into either database, and only where there is no journal', async () => {
      const place = store.newPlace();
      const events = await written(place);
      const file = path.join(folder, `${store.name}.backup`);
      assert.match(
        (await houseway('backup', file, ...flagsAt(place))).stdout,
        new RegExp(`holds ${events} events from .* checked\\.`),
      );
      // By way of SQLite, so that both databases have read and written it.
      const between = ['--data', path.join(folder, `from-${store.name}`)];
      const target = store.newPlace();
      assert.equal((await houseway('restore', file, ...between)).status, 0);
      assert.equal((await houseway('backup', file, ...between)).status, 0);
      const restored = await houseway('restore', file, '--json', ...flagsAt(target));
      assert.equal(restored.status, 0, restored.stderr);
      const verified = JSON.parse((await houseway('journal', 'verify', '--json', ...flagsAt(target))).stdout);
      assert.deepEqual([verified.isWhole, verified.head], [true, JSON.parse(restored.stdout).head]);
      const house = await open(target);
      assert.equal((await house.handle(turnOf(1, 6), asked('r-6'))).ok, true);
      assert.equal(house.seq, events, 'the keys came with it');
      await done(house, 'r-7', turnOf(1, 7));
      await house.close();
      const again = await houseway('restore', file, ...flagsAt(target));
      assert.equal(again.status, 1);
      assert.match(again.stderr, /already holds a journal with \d+ events\. It was left as it is/);
    });

    test('[OPS-14] migrate says which format it is and makes what is missing', async () => {
      const place = store.newPlace();
      const check = await houseway('migrate', '--check', ...flagsAt(place));
      assert.deepEqual([check.status, /There is no journal in .* yet/.test(check.stdout)], [1, true]);
      assert.match(
        (await houseway('migrate', ...flagsAt(place))).stdout,
        /^A journal was made in .*, in format 2\.\n$/,
      );
      assert.deepEqual(JSON.parse((await houseway('migrate', '--json', ...flagsAt(place))).stdout), {
        before: 2,
        format: 2,
        known: 2,
      });
    });

    test('[OPS-14] a journal of a newer version is left as it is', async () => {
      const place = store.newPlace();
      await houseway('migrate', ...flagsAt(place));
      await store.sql(place, store.formatIs(3));
      const said = [
        await houseway('migrate', ...flagsAt(place)),
        await houseway('journal', 'verify', ...flagsAt(place)),
        housewayApart('serve', '--port', '0', ...flagsAt(place)),
      ];
      for (const { status, stderr } of said) {
        assert.deepEqual([status, /A newer Houseway wrote/.test(stderr)], [1, true], stderr);
      }
    });
  });
}

test('[OPS-10] a backup that was cut off or changed is not restored', async () => {
  const data = path.join(folder, 'house');
  await written({ type: 'sqlite', folder: data });
  const file = path.join(folder, 'damaged.backup');
  await houseway('backup', file, '--data', data);
  const bytes = readFileSync(file);
  const target = path.join(folder, 'target');
  truncateSync(file, bytes.length - 40);
  const cut = await houseway('restore', file, '--data', target);
  writeFileSync(file, bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1));
  const changed = await houseway('restore', '--check', file);
  writeFileSync(file, 'Dear diary');
  const other = await houseway('restore', file, '--data', target);
  for (const { status, stderr } of [cut, changed, other]) {
    assert.equal(status, 1);
    assert.match(stderr, /^The check failed: /);
  }
  assert.match(
    (await houseway('journal', 'verify', '--data', target)).stderr,
    /There is no journal/,
    'nothing was made',
  );
});

test('[OPS-7] a second server on the same folder is told who serves, and the first goes on', async () => {
  const data = path.join(folder, 'shared');
  await foundIn(data);
  const first = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', data], { stdio: 'pipe' });
  await once(first.stdout, 'data');
  const second = housewayApart('serve', '--port', '0', '--data', data);
  assert.equal(second.status, 1);
  assert.match(second.stderr, /Another Houseway is writing .* \(.* process \d+\)\. Stop that one first/);
  first.kill('SIGTERM');
  assert.deepEqual(await once(first, 'exit'), [0, null]);
});

test('[OPS-7] a database that does not answer is told, without its password', () => {
  const place = { DATABASE_URL: 'postgres://house:secret@127.0.0.1:1/house' };
  const { status, stderr } = housewayPlacedApart(place, 'serve');
  assert.equal(status, 1);
  assert.match(stderr, /^The database 127\.0\.0\.1:1\/house doesn't answer .*Start it or fix the network/);
  assert.doesNotMatch(stderr, /secret/);
});

const MISUSES: readonly [args: string, sentence: RegExp][] = [
  ['journal', /^Usage: houseway journal verify/],
  ['journal burn', /^Usage: houseway journal verify/],
  ['journal export --from first', /^Give event numbers/],
  ['backup', /^Usage: houseway backup FILE/],
  ['restore', /^Usage: houseway restore FILE/],
  ['migrate now', /^Usage: houseway migrate/],
  ['backup x --data d --database-url postgres://db/x', /^Name a folder with --data or a database, not both/],
];
for (const [args, sentence] of MISUSES) {
  test(`[CLI-1] "houseway ${args}" is answered with one sentence and exit code 2`, async () => {
    const { status, stdout, stderr } = await houseway(...args.split(' '));
    assert.match(stderr, sentence);
    assert.deepEqual([status, stdout, stderr.trim().split('\n').length], [2, '', 1]);
  });
}
