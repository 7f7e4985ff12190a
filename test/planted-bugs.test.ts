// Each test catches a bug that was once planted into the program and that no other test saw.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { emptyHouse, houseFrom, houseText } from '#core/house';
import { cents, dollars } from '#core/money';
import type { Activity } from '#core/rulebook';
import { openHouse } from '#server/house';
import { openJournal, readRows } from '#server/journal';
import { Debounce } from '../src/server/sensors/debounce.ts';
import { openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { actor, BEAT, BEATEN_TENS, BONUS, CHECKED, openRoom, type Room, SETTINGS } from './house/room.ts';
import { LEASE_MS, postgresStore, STORES } from './journal/stores.ts';

const payingRound = (room: Room): void => {
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CountPot', table: 7, pot: dollars(40) });
  room.do({ type: 'GameOver', table: 7 });
};

test('[F10] [HSE-11] a house that was down for three days raises its meters by three days, not by one', () => {
  const room = openRoom();
  for (let round = 0; round < 100; round++) payingRound(room);
  const before = ['royal-flush', 'straight-flush', 'four-of-a-kind'].map(key => room.meter(BONUS, key));
  room.do({ type: 'LetTimePass' }, { at: '2026-03-05T18:00:00Z' });
  const raised = ['royal-flush', 'straight-flush', 'four-of-a-kind'].map(
    (key, place) => room.meter(BONUS, key) - before[place]!,
  );
  assert.deepEqual(raised, [dollars(30), dollars(30), dollars(30)], 'ten dollars a day');
});

/** A beaten hand of $10,000 is won by six: shares of 5,000, 2,500 and 625, under these claims. */
const wonUnder = (claims: Partial<Activity['claims']>): Room => {
  const room = openRoom();
  const activities = SETTINGS.activities.map(one =>
    one.id === BEAT ? { ...one, claims: { ...one.claims, ...claims } } : one,
  );
  room.house = { ...room.house, settings: { ...SETTINGS, activities } };
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  room.do({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: actor('bo') });
  return room;
};
const awardOf = (room: Room, seat: number) => [...room.house.awards.values()].find(award => award.seat === seat)!;

const ID_FROM = (from: number): Activity['claims']['clock'] => ({
  type: 'id-then-return',
  id: { count: 15, unit: 'minutes' },
  return: { count: 30, unit: 'days' },
  from: dollars(from),
});

test('[F10] [CLM-4] a share needs ID when the whole prize does, however small the share is', () => {
  const room = wonUnder({ clock: ID_FROM(10_000) });
  for (const seat of [1, 2, 3]) assert.equal(awardOf(room, seat).claim.state, 'awaiting-id', `seat ${seat}`);
  const above = wonUnder({ clock: ID_FROM(10_001) });
  assert.equal(awardOf(above, 1).claim.state, 'payable', 'a dollar more, and none does');
});

test('[F10] [CLM-7] a prize that nobody claims goes to the reserve that the rule names, and not to its own', () => {
  const room = wonUnder({ clock: ID_FROM(1), unclaimedTo: { type: 'reserve-of', activity: BONUS } });
  const prize = room.balance(`prizes-payable:${BEAT}`);
  assert.equal(prize, dollars(10_000));
  const events = room.do({ type: 'LetTimePass' }, { at: '2026-04-10T18:00:00Z' });
  assert.equal(room.balance(`prizes-payable:${BEAT}`), 0);
  const into = (account: string): number =>
    events
      .flatMap(event => (event.type === 'FundMoved' && event.cause.why === 'unclaimed' ? event.bookings : []))
      .filter(([, to]) => to === account)
      .reduce((sum, [, , amount]) => sum + amount, 0);
  assert.deepEqual([into(`reserve:${BONUS}`), into(`reserve:${BEAT}`)], [prize, 0]);
});

const TRAY_LIMITS: readonly [below: number, fromTray: boolean][] = [
  [62_499, false],
  [62_500, false],
  [62_501, true],
];
for (const [below, isFromTray] of TRAY_LIMITS) {
  test(`[F10] [HSE-10] a share of $625 and a tray that pays below ${below} cents: ${isFromTray ? 'paid' : 'refused'}`, () => {
    const room = wonUnder({ clock: { type: 'no-limit' }, trayBelow: cents(below) });
    const { award } = awardOf(room, 3);
    if (awardOf(room, 3).claim.state === 'awaiting-id') room.do({ type: 'ShowId', award });
    const paid = room.ask({ type: 'PayAward', award, method: 'tray', formsDone: true });
    assert.equal(paid.ok ? 'paid' : paid.code, isFromTray ? 'paid' : 'not-from-the-tray');
  });
}

test('[F10] [HSE-12] fees whose box has been taken from the table are not backed out', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CountPot', table: 7, pot: dollars(40) });
  for (const activity of [BEAT, BONUS]) room.do({ type: 'DropBox', table: 7, activity });
  const refused = room.refused({ type: 'BackOutFees', table: 7, reason: 'misdeal' }, { second: actor('bo') });
  assert.equal(refused.code, 'fees-moved-on');
});

test('[F10] [OPS-4] no part of a house is lost by a snapshot: requests for a second person are among them', () => {
  const house = emptyHouse(SETTINGS);
  const maps = Object.entries(house).filter(([, part]) => part instanceof Map) as [string, Map<unknown, unknown>][];
  assert.ok(maps.length > 20 && maps.some(([part]) => part === 'requests'));
  for (const [part, map] of maps) map.set(part === 'balances' ? 'house' : 1, { of: part, holds: [1, 'two'] });
  const small = { day: '2026-03-02', outOfService: 'why', accessReviewedAt: '2026-03-02T00:00:00Z' };
  const full = { ...house, ...small } as typeof house;
  const read = houseFrom(SETTINGS, houseText(full));
  for (const [part, map] of maps) assert.deepEqual(read[part as keyof typeof read], map, part);
  for (const [part, value] of Object.entries(small)) assert.equal(read[part as keyof typeof read], value, part);
});

test('[F10] [PPL-3] a locked person stands second for nothing, even with a session left', () => {
  const room = openRoom();
  const engage = (person: string) =>
    room.both({ type: 'EngagePerson', person, roles: ['administrator'], department: 'systems', mark: 'm' });
  for (const person of ['ada', 'con']) engage(person);
  room.both({ type: 'EnrollStation', station: 'office-1', kind: 'office', keyHash: 'h' });
  room.do({ type: 'SignOn', session: 's-1', person: 'con', station: 'office-1' });
  const command = { type: 'ChangeSettings', changes: [{ setting: 'sealFrom', is: '60000' }] } as const;
  room.do({ type: 'AskSecond', command }, { actor: actor('ada', 'administrator') });
  const con = room.house.staff.get('con')!;
  room.house.staff.set('con', { ...con, locked: { reason: 'misuse', at: '2026-03-02T18:00:00Z' } });
  const refused = room.refused({ type: 'GiveSecond', request: 1 }, { actor: actor('con', 'administrator') });
  assert.equal(refused.code, 'person-locked');
});

test('[F10] [FED-8] a coin that bounces is one coin, and a sensor that says the same again says nothing', async () => {
  const heard: boolean[] = [];
  const debounce = new Debounce(20);
  const see = (isOn: boolean): void =>
    void debounce.see(isOn).then(how => {
      if (how === 'settled') heard.push(isOn);
    });
  for (const isOn of [true, false, true, true, false, true]) see(isOn);
  await sleep(60);
  assert.deepEqual(heard, [true]);
  for (const isOn of [true, false, true]) see(isOn);
  await sleep(60);
  assert.deepEqual(heard, [true], 'what comes back to where it was changes nothing');
  see(false);
  await sleep(60);
  assert.deepEqual(heard, [true, false]);
});

test("[F10] [OPS-3] one station's key is nobody else's: the same key at two stations is two commands", async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  t.after(() => floor.server.end());
  const [first, second] = [floor.at('office-1'), floor.at('compliance-1')];
  for (const station of [first, second]) await station.signOn(STAFF.con);
  const key = first.server.newKey();
  const answers = [];
  for (const station of [first, second]) answers.push(jsonIn(await station.post('/notices', { words: 'Closed' }, key)));
  assert.deepEqual(
    answers.map(one => one['repeated']),
    [false, false],
  );
  assert.notEqual(answers[0]!['first'], answers[1]!['first']);
});

for (const store of STORES.map(make => make())) {
  describe(`books that do not agree, in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[F10] [OPS-7] a journal whose books and funds disagree is named and not served', async () => {
      const place = store.newPlace();
      const journal = await openJournal(place);
      // A whole chain, written by a program with a bug: money came onto an account and left none.
      const event = {
        type: 'FundAdjusted',
        activity: BEAT,
        change: { pools: {}, reserve: 500, advance: 0, daysFees: 0 },
      };
      const events = [{ ...event, cause: { why: 'correction' }, bookings: [] }];
      await journal.commit('k-1', () => ({ ok: true, atMs: 0, actor: 'ann', station: 's', events, result: 'r' }));
      await journal.close();
      const options = { place, settings: SETTINGS, mayFollow: false, snapshotEvery: 1_000, say: () => undefined };
      const now = () => Temporal.Instant.from('2026-03-02T18:00:00Z');
      await assert.rejects(openHouse({ ...options, now }), /The check failed: After event 1: .*reserve/);
    });
  });
}

describe('a writer whose lease another takes, in PostgreSQL', () => {
  const store = postgresStore();
  before(store.start);
  after(store.stop);
  const draft = () =>
    ({ ok: true, atMs: 0, actor: 'ann', station: 's', events: [{ type: 'Noted' }], result: 'r' }) as const;

  test('[F10] [JRN-9] a single event waits for a takeover under way, and is then not written', async () => {
    const place = store.newPlace();
    const journal = await openJournal(place);
    await journal.commit('k-1', draft);
    assert.ok(place.type === 'postgres');
    const other = new Client({ connectionString: place.url });
    await other.connect();
    await other.query(`SET search_path TO ${place.schema}; BEGIN; UPDATE writer SET epoch = epoch + 1`);
    const pending = journal.commit('k-2', draft).then(
      () => 'written',
      () => 'refused',
    );
    await sleep(100);
    await other.query('COMMIT');
    assert.equal(await pending, 'refused');
    await other.end();
    const rows = await readRows(place);
    assert.equal(rows.head.seq, 1);
    await rows.close();
    await journal.close().catch(() => undefined);
  });

  test('[F10] [JRN-9] a writer that writes nothing hears from its own renewal that the lease is gone', async () => {
    const place = store.newPlace();
    const journal = await openJournal(place);
    await store.sql(place, 'UPDATE writer SET epoch = epoch + 1');
    const heard = await Promise.race([journal.outOfService, sleep(LEASE_MS * 5, 'nothing', { ref: false })]);
    assert.match(String(heard), /writes the journal now/);
    await journal.close().catch(() => undefined);
  });
});
