import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openJournal, type Place, readJournal, verifyJournal } from '#server/journal';
import { LEASE_MS, postgresStore, sqliteStore } from './journal/stores.ts';
import { applyMove, emptyTill, type TillEvent, takeFee } from './journal/till.ts';

describe('the disk fails', () => {
  const store = sqliteStore();
  before(store.start);
  after(store.stop);

  const written = async (commands: number): Promise<{ place: Place; file: string }> => {
    const place = store.newPlace();
    const journal = await openJournal<TillEvent>(place);
    const till = emptyTill();
    const keys = Array.from({ length: commands }, (_, n) => n);
    await Promise.all(keys.map(n => journal.commit(`c-${n}`, () => takeFee(till, `t-${n}`))));
    await journal.close();
    return { place, file: path.join(place.type === 'sqlite' ? place.folder : '', 'journal.sqlite') };
  };

  test('[JRN-8] one byte of the file is flipped: verify names the event', async () => {
    const { place, file } = await written(500);
    const at = readFileSync(file).indexOf('drop:t-321","leaves":[-75');
    writeSync(openSync(file, 'r+'), 'D', at);
    const { findings } = await verifyJournal(place);
    assert.deepEqual(
      findings.map(({ seq, kind }) => [seq, kind]),
      [[643, 'changed']],
    );
  });

  for (const part of [0.9, 0.5, 0.2]) {
    test(`[JRN-8] the file is cut to ${100 * part}%: verify names the first event that is gone`, async () => {
      const { place, file } = await written(500);
      truncateSync(file, Math.floor(statSync(file).size * part));
      const { findings, head } = await verifyJournal(place);
      const { seq, kind, message } = findings.at(-1)!;
      assert.deepEqual([seq, kind], [head.seq + 1, 'unreadable']);
      assert.match(message, new RegExp(`^Nothing can be read after event ${head.seq}\\..* is damaged`));
      assert.equal(await wholeUpTo(place, findings[0]!.seq - 1), findings[0]!.seq - 1);
      await assert.rejects(openJournal(place), { code: 'file-damaged', message: /houseway journal verify/ });
    });
  }

  test('[JRN-14] a file that is something else is left as it is', async () => {
    const { place, file } = await written(1);
    writeFileSync(file, 'Dear diary, today the meter hit twice. '.repeat(100));
    await assert.rejects(openJournal(place), { code: 'file-damaged' });
    assert.match(readFileSync(file, 'utf8'), /^Dear diary/);
  });

  test('[JRN-14] a folder that cannot be made is a fault with the reason', async () => {
    const { file } = await written(1);
    await assert.rejects(openJournal({ type: 'sqlite', folder: path.join(file, 'deeper') }), { code: 'disk-failed' });
  });

  test('[JRN-14] the disk takes no more: out of service, and everything acknowledged is kept', async () => {
    const place = store.newPlace();
    const filler = path.join(import.meta.dirname, 'journal', 'filler.ts');
    // The system refuses to let any file grow past 4 MB, as a disk would.
    const limited = 'ulimit -f 8192; exec "$0" "$@"';
    const child = spawn('sh', ['-c', limited, process.execPath, filler, JSON.stringify(place)]);
    const said: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => said.push(bytes));
    await once(child, 'close');
    const { acknowledged, code } = JSON.parse(Buffer.concat(said).toString());
    assert.equal(code, 'disk-failed');
    assert.ok(acknowledged > 100);
    const { commands, findings } = await verifyJournal(place);
    assert.deepEqual([commands, findings], [acknowledged, []]);
  });
});

const wholeUpTo = async (place: Place, to: number): Promise<number> => {
  const reader = await readJournal<TillEvent>(place);
  const till = emptyTill();
  for await (const page of reader.read({ from: 1, to })) for (const { seq, event } of page) applyMove(till, seq, event);
  await reader.close();
  return till.seq;
};

describe('the database fails', () => {
  const store = postgresStore();
  before(store.start);
  after(store.stop);
  const elsewhere = (change: (url: URL) => void): Place => {
    const place = store.newPlace();
    const url = new URL(place.type === 'postgres' ? place.url : '');
    change(url);
    return { type: 'postgres', url: url.href, schema: 'elsewhere', leaseMs: LEASE_MS };
  };

  test('[JRN-14] nobody answers', async () => {
    const gone = elsewhere(url => {
      url.port = '1';
    });
    for (const open of [openJournal, readJournal]) await assert.rejects(open(gone), { code: 'database-gone' });
  });

  test('[JRN-14] there is no such database, and the password is not shown', async () => {
    const refused = elsewhere(url => {
      url.pathname = '/nowhere';
      url.password = 'secret';
    });
    await assert.rejects(openJournal(refused), (error: Error) => {
      assert.match(error.message, /doesn't let us in \(database "nowhere" does not exist\)/);
      assert.doesNotMatch(error.message, /secret/);
      return true;
    });
  });

  test('[JRN-14] the line is cut under load: out of service, and everything acknowledged is there', async () => {
    const place = store.newPlace();
    const journal = await openJournal<TillEvent>(place);
    const till = emptyTill();
    const acknowledged: string[] = [];
    const station = async (name: number): Promise<void> => {
      for (let n = 0; ; n++) {
        await journal.commit(`${name}-${n}`, () => takeFee(till));
        acknowledged.push(`${name}-${n}`);
      }
    };
    const stations = Promise.allSettled([1, 2, 3, 4, 5].map(station));
    await journal.commit('first', () => takeFee(till));
    const ours = "application_name LIKE 'houseway%' AND datname = current_database() AND pid <> pg_backend_pid()";
    await store.sql(place, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
    for (const { status } of await stations) assert.equal(status, 'rejected');
    await assert.rejects(
      journal.commit('late', () => takeFee(till)),
      { code: 'database-gone' },
    );
    assert.equal(((await journal.outOfService) as { code: string }).code, 'database-gone');
    await journal.close();

    const reader = await readJournal<TillEvent>(place);
    for (const key of ['first', ...acknowledged]) assert.ok((await reader.recall(key)) !== undefined, key);
    await reader.close();
    assert.deepEqual((await verifyJournal(place)).findings, []);
  });

  test('[JRN-15] a server that would lose commits is refused', async () => {
    const place = store.newPlace();
    assert.ok(place.type === 'postgres');
    const database = new URL(place.url).pathname.slice(1);
    await store.sql(place, `ALTER DATABASE ${database} SET synchronous_commit = off`);
    try {
      await assert.rejects(openJournal(place), { code: 'not-durable', message: /synchronous_commit is off/ });
    } finally {
      await store.sql(place, `ALTER DATABASE ${database} RESET synchronous_commit`);
    }
  });
});
