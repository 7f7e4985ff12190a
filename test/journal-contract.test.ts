import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { canonicalJson, type Refusal } from '#core/base';
import {
  BEGINNING,
  Fault,
  formatAt,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  openJournal,
  type Place,
  readJournal,
  readRows,
  type Stored,
  standBy,
  verifyJournal,
} from '#server/journal';
import { STORES, type TestStore } from './journal/stores.ts';
import { applyMove, emptyTill, held, receipt, type Till, type TillEvent, takeFee, told } from './journal/till.ts';

const NO: Refusal = { ok: false, code: 'too-early', facts: {}, message: 'Not yet.', clause: 'JRN 4' };

/** What every journal promises, on every store. */
const contract = (store: TestStore): void => {
  describe(`a journal in ${store.name}`, () => {
    before(store.start);
    after(store.stop);
    const open = (place: Place = store.newPlace()): Promise<Journal<TillEvent>> => openJournal<TillEvent>(place);
    writing(open);
    repeating(store, open);
    protecting(store, open);
    singleWriter(store, open);
    reading(store, open);
    remembering(store, open);
  });
};

type Open = (place?: Place) => Promise<Journal<TillEvent>>;

const writing = (open: Open): void => {
  test('[JRN-1] events are numbered without gaps and say who, where, when and for which command', async () => {
    const journal = await open();
    const till = emptyTill();
    assert.deepEqual(told(await journal.commit('a', () => takeFee(till))), receipt(1, 2, 75));
    assert.deepEqual(told(await journal.commit('b', () => takeFee(till, 'Tisch 4 "süd"'))), receipt(3, 4, 150));
    const [first, , third] = await everything(journal);
    assert.deepEqual(first, {
      seq: 1,
      epoch: 1,
      atMs: 1_794_700_800_002,
      actor: 'dealer-7',
      station: 't-12',
      command: 'a',
      event: { type: 'Moved', from: 'drop:t-12', to: 'meter', cents: 75, leaves: [-75, 75] },
    });
    assert.deepEqual([third?.seq, third?.command, third?.station], [3, 'b', 'Tisch 4 "süd"']);
    await journal.close();
  });

  test('[JRN-2] commands that come together are decided in order, each on what the ones before left', async () => {
    const journal = await open();
    const till = emptyTill();
    const receipts = await Promise.all(
      Array.from({ length: 250 }, (_, n) => journal.commit(`c-${n}`, () => takeFee(till))),
    );
    receipts.forEach((one, n) => {
      assert.deepEqual(told(one), receipt(2 * n + 1, 2 * n + 2, 75 * (n + 1)));
    });
    assert.deepEqual(await replayed(journal), till);
    await journal.close();
  });

  test('[JRN-2] what comes while a commit is under way goes into the next, behind it', async () => {
    const journal = await open();
    const till = emptyTill();
    const first = journal.commit('first', () => takeFee(till));
    const later = first.then(() => Promise.all([1, 2, 3].map(n => journal.commit(`later-${n}`, () => takeFee(till)))));
    const meanwhile = journal.commit('meanwhile', () => takeFee(till));
    assert.deepEqual(told(await first), receipt(1, 2, 75));
    assert.deepEqual(told(await meanwhile), receipt(3, 4, 150));
    assert.deepEqual(
      (await later).map(one => one.ok && one.last),
      [6, 8, 10],
    );
    await journal.close();
  });

  test('[JRN-2] what was acknowledged is in the database, and closing waits for the rest', async () => {
    const journal = await open();
    const till = emptyTill();
    await journal.commit('a', () => takeFee(till));
    assert.equal((await journal.head()).seq, 2);
    const last = journal.commit('b', () => takeFee(till));
    await journal.close();
    assert.deepEqual(told(await last), receipt(3, 4, 150));
  });

  test('[JRN-4] a refusal is answered and not remembered: the same key may be tried again', async () => {
    const journal = await open();
    assert.equal(await journal.commit('a', () => NO), NO);
    const tries = [journal.commit('a', () => NO), journal.commit('a', () => takeFee(emptyTill()))];
    assert.deepEqual((await Promise.all(tries)).map(told), [NO, receipt(1, 2, 75)]);
    await journal.close();
  });

  test('[JRN-4] a decider that throws spoils its own command and no other', async () => {
    const journal = await open();
    const till = emptyTill();
    const broken = journal.commit('a', () => {
      throw new Error('Defect: the reserve went below zero');
    });
    const sound = journal.commit('b', () => takeFee(till));
    await assert.rejects(broken, /the reserve went below zero/);
    assert.deepEqual(told(await sound), receipt(1, 2, 75));
    assert.deepEqual(told(await journal.commit('a', () => takeFee(till))), receipt(3, 4, 150));
    await journal.close();
  });

  test('[JRN-4] a key that is not a name fails only its own command', async () => {
    const journal = await open();
    for (const key of ['', 'a\nb', 'x'.repeat(201), '\ud800']) {
      const sound = journal.commit(`sound-${key.length}`, () => takeFee(emptyTill()));
      await assert.rejects(
        journal.commit(key, () => assert.fail('decided')),
        /not a key/,
      );
      await assert.rejects(journal.recall(key), /not a key/);
      assert.equal((await sound).ok, true);
    }
    await journal.close();
  });

  test('[JRN-14] what was decided and cannot be written takes everything behind it out of service', async () => {
    const journal = await open();
    const till = emptyTill();
    const nameless = { ...takeFee(emptyTill()), actor: '' };
    const outcomes = await Promise.allSettled([
      journal.commit('a', () => nameless),
      journal.commit('b', () => takeFee(till)),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.match(String(await journal.outOfService), /not a name: ""/);
    await assert.rejects(
      journal.commit('c', () => takeFee(till)),
      /not a name: ""/,
    );
    assert.equal((await journal.head()).seq, 0);
    await journal.close();
  });
};

const repeating = (store: TestStore, open: Open): void => {
  test('[JRN-3] a key is known at once, whether its command is listed yet or not, here and beside', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    const keys = Array.from({ length: 1_400 }, (_, n) => `k-${n}`);
    const reader = await readJournal<TillEvent>(place);
    for (const some of [keys.slice(0, 3), keys.slice(3, 1_300), keys.slice(1_300)]) {
      await Promise.all(some.map(key => journal.commit(key, () => takeFee(till))));
      for (const key of [some[0]!, some.at(-1)!]) {
        assert.equal((await reader.recall(key))?.result !== undefined, true);
        assert.equal(await isRepeated(journal, key, till), true);
      }
      assert.deepEqual((await verifyJournal(place)).findings, []);
    }
    assert.equal(await reader.recall('k-1400'), undefined);
    await reader.close();
    await journal.close();
  });

  test('[JRN-3] what a killed writer did not list, the next one lists', async () => {
    const place = store.newPlace();
    const till = emptyTill();
    const journal = await open(place);
    for (const key of ['a', 'b', 'c']) await journal.commit(key, () => takeFee(till));
    await journal.close();
    const unlist = ["DELETE FROM command WHERE key > 'a'", 'UPDATE writer SET listed = 2'];
    await store.sql(place, [...store.unprotect, ...unlist].join(';'));
    const next = await open(place);
    const keys = await store.sql(place, 'SELECT key FROM command ORDER BY key');
    assert.deepEqual(
      keys.map(({ key }) => key),
      ['a', 'b', 'c'],
    );
    assert.equal(await isRepeated(next, 'c', till), true);
    await next.close();
    assert.deepEqual((await verifyJournal(place)).findings, []);
  });

  test('[JRN-3] a repeated key gets the first answer and adds nothing', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    const together = ['a', 'a', 'b', 'a'].map(key => journal.commit(key, () => takeFee(till)));
    const [first, again] = [receipt(1, 2, 75), receipt(1, 2, 75, true)];
    assert.deepEqual((await Promise.all(together)).map(told), [first, again, receipt(3, 4, 150), again]);
    assert.deepEqual(told(await journal.commit('a', () => takeFee(till))), again);
    assert.deepEqual(told(await journal.recall('a')), again);
    const words = (await everything(journal)).slice(0, 2).map(({ event }) => canonicalJson(event));
    for (const one of [await together[0], await together[3], await journal.recall('a')]) {
      assert.ok(one?.ok);
      assert.deepEqual(one.texts, words, 'the words of the journal');
    }
    assert.equal(await journal.recall('z'), undefined);
    await journal.close();

    const restarted = await open(place);
    assert.deepEqual(told(await restarted.commit('a', () => assert.fail('decided twice'))), again);
    assert.equal((await restarted.head()).seq, 4);
    await restarted.close();
  });

  // Growing keys are known to be new without a lookup; every order of keys must come to the same.
  const ORDERS: readonly (readonly string[])[] = [
    ['k-1', 'k-2', 'k-3', 'k-2', 'k-1', 'k-3'],
    ['k-3', 'k-1', 'k-2', 'k-1', 'k-3', 'k-2'],
    ['Z', 'a', 'é', 'z', 'ｚ', '😀', 'ｚ', 'é', 'a', '😀', 'Z', 'z'],
  ];
  for (const keys of ORDERS) {
    test(`[JRN-3] each key is done once, in whatever order they come: ${keys.join(' ')}`, async () => {
      const place = store.newPlace();
      const till = emptyTill();
      const seen = new Set<string>();
      for (const [index, key] of keys.entries()) {
        const journal = await open(place);
        const answer = await journal.commit(key, () => takeFee(till));
        assert.equal(answer.ok && answer.repeated, seen.has(key), `${key} at ${index}`);
        assert.equal((await journal.commit(key, () => assert.fail('decided twice'))).ok, true);
        seen.add(key);
        await journal.close();
      }
      assert.equal(till.seq, 2 * seen.size);
    });
  }

  test('[JRN-3] makers of keys whose clocks differ are each told new keys from old, also by the next writer', async () => {
    const place = store.newPlace();
    const till = emptyTill();
    const seen = new Set<string>();
    const FIRST = ['5@a', '3@b', '4@b', '3@b', '5@a', '1@a', '6@a', '1@a', '5', '4', '5', '6@c', '6@a', '6@b', '4@b'];
    for (const keys of [FIRST, [...FIRST, '2@a', '7@a', '7@b', '6@d', '7@a', '2@a', '6@d']]) {
      const journal = await open(place);
      for (const key of keys) {
        const answer = await journal.commit(key, () => takeFee(till));
        assert.equal(answer.ok && answer.repeated, seen.has(key), key);
        seen.add(key);
      }
      await journal.close();
    }
    assert.equal(till.seq, 2 * seen.size);
  });
};

const protecting = (store: TestStore, open: Open): void => {
  const ATTEMPTS: readonly [sql: string, only?: TestStore['name']][] = [
    ["UPDATE journal SET actor = 'somebody else' WHERE seq = 1"],
    ['DELETE FROM journal WHERE seq = 2'],
    ['DELETE FROM journal'],
    ['TRUNCATE journal', 'PostgreSQL'],
    ["INSERT INTO journal SELECT * FROM journal ON CONFLICT (seq) DO UPDATE SET actor = 'x'", 'PostgreSQL'],
    ['UPDATE command SET last = 1'],
    ['DELETE FROM command'],
    ['UPDATE anchor SET hash = signature'],
    ['DELETE FROM anchor'],
    ["UPDATE start SET program = 'another'"],
    ['DELETE FROM start'],
  ];
  for (const [sql] of ATTEMPTS.filter(([, only]) => only === undefined || only === store.name)) {
    test(`[JRN-5] the database itself refuses: ${sql}`, async () => {
      const place = store.newPlace();
      const journal = await open(place);
      await journal.commit('a', () => takeFee(emptyTill()));
      await journal.saveAnchor(0, () => 'signed');
      await journal.saveStart(0, 'this one');
      await journal.close();
      await assert.rejects(store.sql(place, sql), /append-only/);
      const reader = await readJournal<TillEvent>(place);
      assert.equal((await everything(reader)).length, 2);
      await reader.close();
    });
  }
};

const singleWriter = (store: TestStore, open: Open): void => {
  test('[JRN-9] while one writes, another is told who', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    await assert.rejects(open(place), (error: unknown) => {
      assert.ok(error instanceof Fault);
      assert.equal(error.code, 'journal-taken');
      assert.match(error.message, new RegExp(`Another Houseway is writing .* \\(.*${process.pid}.*\\)`));
      return true;
    });
    await journal.commit('a', () => takeFee(emptyTill()));
    await journal.close();
  });

  test('[JRN-9] every writer begins an epoch; one whose epoch is over writes nothing more', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    assert.equal(journal.epoch, 1);
    const till = emptyTill();
    await journal.commit('a', () => takeFee(till));
    await store.sql(place, "UPDATE writer SET epoch = epoch + 1, holder = 'the standby'");
    await assert.rejects(
      journal.commit('b', () => takeFee(till)),
      { code: 'lease-lost', message: /the standby/ },
    );
    await assert.rejects(
      journal.commit('c', () => takeFee(till)),
      { code: 'lease-lost' },
    );
    assert.equal((await journal.head()).seq, 2);
    await journal.close();
  });

  test('[JRN-10] a standby waits, takes over when the writer leaves, and goes on where it stopped', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    const waiting = standBy<TillEvent>(place, new AbortController().signal);
    await journal.commit('a', () => takeFee(till));
    await journal.close();
    const next = await waiting;
    assert.ok(next !== undefined);
    assert.equal(next.epoch, 2);
    assert.deepEqual(told(await next.commit('b', () => takeFee(till))), receipt(3, 4, 150));
    assert.deepEqual(await replayed(next), till);
    await next.close();
  });

  test('[JRN-10] a standby that is told to stop takes nothing', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const stopping = new AbortController();
    const waiting = standBy<TillEvent>(place, stopping.signal);
    stopping.abort();
    assert.equal(await waiting, undefined);
    await journal.close();
  });
};

const reading = (store: TestStore, open: Open): void => {
  test('[JRN-12] a replay begins and ends anywhere and never holds more than a page', async () => {
    const journal = await open();
    const till = emptyTill();
    await Promise.all(Array.from({ length: 2_600 }, (_, n) => journal.commit(`c-${n}`, () => takeFee(till))));
    const RANGES = [
      [1, undefined, 5_200],
      [1, 1, 1],
      [1_999, 2_002, 4],
      [4_321, undefined, 880],
      [5_201, undefined, 0],
      [3, 2, 0],
    ] as const;
    for (const [from, to, count] of RANGES) {
      const numbers: number[] = [];
      for await (const page of journal.read(to === undefined ? { from } : { from, to })) {
        assert.ok(page.length <= 2_000);
        numbers.push(...page.map(({ seq }) => seq));
      }
      assert.deepEqual(
        numbers,
        Array.from({ length: count }, (_, n) => from + n),
      );
    }
    await journal.close();
  });

  test('[JRN-12] the rows as they are kept can be followed by their hashes', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    for (const key of ['a', 'b']) await journal.commit(key, () => takeFee(till));
    const rows = await readRows(place);
    let { hash } = BEGINNING;
    for await (const page of rows.pages({ from: 1 })) for (const row of page) hash = hashOf(row, hash);
    assert.deepEqual({ seq: 4, hash }, rows.head);
    const [[middle] = []] = await Array.fromAsync(rows.pages({ from: 2, to: 2 }));
    assert.deepEqual([middle?.seq, middle?.result], [2, '{"meter":75}']);
    await rows.close();
    await journal.close();
  });

  test('[JRN-12] reading stops at a gap rather than step over it', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    for (const key of ['a', 'b']) await journal.commit(key, () => takeFee(till));
    await store.sql(place, [...store.unprotect, 'DELETE FROM journal WHERE seq = 2'].join(';'));
    await assert.rejects(everything(journal), { code: 'chain-broken', message: /event 2 is missing/ });
    await journal.close();
  });

  test('[JRN-13] a follower catches up, then gets what is added, in order, each once', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    const fee = (n: number) => journal.commit(`c-${n}`, () => takeFee(till));
    await Promise.all([0, 1, 2].map(fee));
    const reader = await readJournal<TillEvent>(place);
    const followed = emptyTill();
    const caughtUp = Promise.withResolvers<void>();
    const following = reader.follow(1, async page => {
      for (const { seq, event } of page) applyMove(followed, seq, event);
      if (followed.seq === 200) caughtUp.resolve();
    });
    for (let n = 3; n < 100; n++) await fee(n);
    await caughtUp.promise;
    assert.deepEqual(followed, till);
    following.stop();
    await following.ended;
    await reader.close();
    await journal.close();
  });

  test('[JRN-13] the writer itself can be followed', async () => {
    const journal = await open();
    const till = emptyTill();
    await journal.commit('a', () => takeFee(till));
    const seen = Promise.withResolvers<readonly Stored<TillEvent>[]>();
    const following = journal.follow(3, page => seen.resolve(page));
    await journal.commit('b', () => takeFee(till));
    assert.deepEqual(
      (await seen.promise).map(({ seq }) => seq),
      [3, 4],
    );
    following.stop();
    await following.ended;
    await journal.close();
  });

  test('[JRN-13] what a follower throws ends the following and is not lost', async () => {
    const journal = await open();
    await journal.commit('a', () => takeFee(emptyTill()));
    const following = journal.follow(1, () => assert.fail('cannot show this'));
    await assert.rejects(following.ended, /cannot show this/);
    await journal.close();
  });

  test('[JRN-15] where there is no journal, reading says so and creates none', async () => {
    const place = store.newPlace();
    for (const _ of ['once', 'again']) await assert.rejects(readJournal(place), { code: 'no-journal' });
  });

  test('[JRN-15] a journal of a newer Houseway is left alone', async () => {
    const place = store.newPlace();
    await (await open(place)).close();
    await store.sql(place, store.formatIs(3));
    const newer = { code: 'journal-newer', message: /format 3; this one knows 2/ };
    await assert.rejects(open(place), newer);
    await assert.rejects(readJournal(place), newer);
  });

  test('[JRN-15] a journal of the first format is read as it is, and brought up to date by the next writer', async () => {
    const place = store.newPlace();
    const till = emptyTill();
    const journal = await open(place);
    for (const key of ['a', 'b']) await journal.commit(key, () => takeFee(till));
    await journal.close();
    await store.sql(place, `ALTER TABLE writer DROP COLUMN listed; DROP TABLE start; ${store.formatIs(1)}`);
    assert.equal(await formatAt(place), 1);
    const reader = await readJournal<TillEvent>(place);
    assert.equal((await reader.recall('b'))?.last, 4);
    assert.deepEqual(await reader.starts(1), []);
    await reader.close();
    assert.deepEqual((await verifyJournal(place)).findings, []);

    const upgraded = await open(place);
    assert.equal(await isRepeated(upgraded, 'b', till), true);
    await upgraded.commit('c', () => takeFee(till));
    await upgraded.close();
    assert.equal(await formatAt(place), JOURNAL_FORMAT);
    assert.deepEqual((await verifyJournal(place)).findings, []);
  });
};

const remembering = (store: TestStore, open: Open): void => {
  test('[JRN-11] a start goes on from the newest snapshot of the same fold', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    assert.equal(await journal.latestSnapshot('till-1'), undefined);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await journal.commit(key, () => takeFee(till));
      await journal.saveSnapshot(snapshotOf(till));
    }
    await journal.commit('f', () => takeFee(till));
    assert.equal((await journal.latestSnapshot('till-1'))?.seq, 10);
    assert.equal(await journal.latestSnapshot('till-2'), undefined);
    assert.deepEqual(await started(journal), till);
    assert.equal((await store.sql(place, 'SELECT seq FROM snapshot')).length, 3);
    await journal.close();
  });

  test('[JRN-11] a snapshot that was changed, or whose event was, is passed over', async () => {
    const place = store.newPlace();
    const journal = await open(place);
    const till = emptyTill();
    for (const key of ['a', 'b', 'c']) {
      await journal.commit(key, () => takeFee(till));
      await journal.saveSnapshot(snapshotOf(till));
    }
    await store.sql(place, "UPDATE snapshot SET state = replace(state, '225', '226') WHERE seq = 6");
    assert.equal((await journal.latestSnapshot('till-1'))?.seq, 4);
    const otherHash = `UPDATE journal SET hash = (SELECT hash FROM journal WHERE seq = 1) WHERE seq = 4`;
    await store.sql(place, [...store.unprotect, otherHash].join(';'));
    assert.equal((await journal.latestSnapshot('till-1'))?.seq, 2);
    assert.deepEqual(await started(journal), till);
    await journal.close();
  });

  test('[JRN-11] no snapshot is taken at an event that is not durable', async () => {
    const journal = await open();
    const till = emptyTill();
    takeFee(till);
    await assert.rejects(journal.saveSnapshot(snapshotOf(till)), /a snapshot after event 2, which is not durable/);
    await journal.close();
  });

  test('[OPS-16] each writer leaves which program it was, the newest first', async () => {
    const place = store.newPlace();
    for (const program of ['first', 'second', 'third']) {
      const journal = await open(place);
      await journal.saveStart(5, program);
      await journal.close();
    }
    const reader = await readJournal<TillEvent>(place);
    const starts = [3, 2].map((epoch, n) => ({ epoch, atMs: 5, program: ['third', 'second'][n] }));
    assert.deepEqual(await reader.starts(2), starts);
    await reader.close();
  });

  test('[JRN-17] an anchor is the head, its time and a signature over both', async () => {
    const journal = await open();
    await journal.commit('a', () => takeFee(emptyTill()));
    const head = await journal.head();
    const anchor = await journal.saveAnchor(5, text => `signed ${text}`);
    assert.deepEqual(anchor, { ...head, atMs: 5, signature: `signed 2 ${head.hash} 5` });
    assert.deepEqual(await journal.anchors(), [anchor]);
    await journal.close();
  });
};

const isRepeated = async (journal: Journal<TillEvent>, key: string, till: Till): Promise<boolean> => {
  const answer = await journal.commit(key, () => takeFee(till));
  return answer.ok && answer.repeated;
};

const everything = async (journal: Pick<Journal<TillEvent>, 'read'>): Promise<Stored<TillEvent>[]> =>
  (await Array.fromAsync(journal.read({ from: 1 }))).flat();

const replayed = async (journal: Pick<Journal<TillEvent>, 'read'>): Promise<Till> => {
  const till = emptyTill();
  for (const { seq, event } of await everything(journal)) applyMove(till, seq, event);
  return till;
};

const snapshotOf = (till: Till) => ({
  fold: 'till-1',
  seq: till.seq,
  state: canonicalJson({ meter: held(till, 'meter'), balances: [...till.balances] }),
});

const started = async (journal: Journal<TillEvent>): Promise<Till> => {
  const { seq, state } = (await journal.latestSnapshot('till-1'))!;
  const till: Till = { seq, balances: new Map(JSON.parse(state).balances) };
  for await (const page of journal.read({ from: seq + 1 })) {
    for (const { seq: number, event } of page) applyMove(till, number, event);
  }
  return till;
};

for (const store of STORES) contract(store());
