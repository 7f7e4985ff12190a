import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseCommand, HouseEvent } from '#core/house';
import { dollars } from '#core/money';
import { type Journal, openJournal, type Place, type Stored } from '#server/journal';
import { openReports, REPORT_NAMES, type Reports } from '#server/reports';
import { setFloor } from './house/floor.ts';
import { CASH, CASH_OFFERING, DRUM, opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, Room } from './house/room.ts';
import { STORES } from './journal/stores.ts';
import { audit } from './reports/auditor.ts';
import { dayAt, type Question } from './reports/auditor-events.ts';
import { read, readerOf, write } from './reports/journal-of.ts';
import { type Done, randomHistory } from './reports/random-house.ts';

for (const storeOf of STORES) {
  const store = storeOf();
  describe(`reports on ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    for (const seed of ['harbor', 'bay']) {
      test(`[RPT-3] [RPT-16] [RPT-19] [RPT-22] [RPT-23] [RPT-25] every report agrees to the cent with the journal's own events (seed ${seed})`, async () => {
        await withHouse(store.newPlace(), async (journal, reports) => {
          await write(journal, randomHistory(seed, 300));
          await reports.update(journal);
          const entries = await read(journal);
          for (const question of questionsFor(entries)) await agree(reports, entries, question);
          for (const name of REPORT_NAMES) assert.ok((await reports.ask(name)).rows.length > 0, name);
        });
      });
    }

    test('[RPT-5] prizes of promotions are among the wins, with the slip that paid them', async () => {
      await withHouse(store.newPlace(), async (journal, reports) => {
        await write(journal, aDrawing());
        await reports.update(journal);
        await agree(reports, await read(journal), {});
        const [win] = (await reports.ask('wins')).rows;
        assert.deepEqual([win?.['table'], win?.['amount'], win?.['state'], win?.['slip']], [null, 50_000, 'paid', 1]);
      });
    });

    test('[RPT-5] [RPT-6] [RPT-11] a thing is in the reports with its value, and no money is paid for it', async () => {
      await withHouse(store.newPlace(), async (journal, reports) => {
        await write(journal, aTruck({ isHandedOver: false }));
        await reports.update(journal);
        const [open] = (await reports.ask('unclaimed')).rows;
        assert.deepEqual([open?.['prize'], open?.['amount'], open?.['value']], ['a pickup truck', null, 3_800_000]);
      });
      await withHouse(store.newPlace(), async (journal, reports) => {
        await write(journal, aTruck({ isHandedOver: true }));
        await reports.update(journal);
        await agree(reports, await read(journal), {});
        const [win] = (await reports.ask('wins')).rows;
        assert.deepEqual([win?.['prize'], win?.['amount'], win?.['value']], ['a pickup truck', null, 3_800_000]);
        const [slip] = (await reports.ask('slips')).rows;
        assert.deepEqual([slip?.['prize'], slip?.['amount'], slip?.['value']], ['a pickup truck', 0, 3_800_000]);
      });
    });

    test('[OPN-18] [RPT-8] the hours of a table name the game that it changed to', async () => {
      await withHouse(store.newPlace(), async (journal, reports) => {
        const room = new Room();
        const plays = (game: string) => ({ game, isLive: true, isTournament: false });
        const done: Done[] = [];
        const at = (moment: string, command: HouseCommand): void => {
          const events = room.do(command, { at: moment });
          done.push({ key: `c-${done.length}`, atMs: Date.parse(moment), actor: 'ann', events });
        };
        at('2026-03-02T18:00:00Z', { type: 'OpenTable', table: 5, plays: plays('no-limit-holdem') });
        at('2026-03-02T20:00:00Z', { type: 'ChangeGame', table: 5, plays: plays('texas-holdem') });
        at('2026-03-02T21:30:00Z', { type: 'CloseTable', table: 5 });
        await write(journal, done);
        await reports.update(journal);
        const { rows, totals } = await reports.ask('table-hours');
        assert.deepEqual(
          rows.map(row => [row['game'], row['changed to'], row['time open']]),
          [['no-limit-holdem', 'texas-holdem', 3.5 * 3_600_000]],
        );
        assert.equal(totals['time open'], 3.5 * 3_600_000);
        await agree(reports, await read(journal), {});
      });
    });

    test('[RPT-1] following the journal in steps comes to the same as starting from zero', async () => {
      await withHouse(store.newPlace(), async (journal, reports) => {
        const history = randomHistory('steps', 200);
        const steps = [0, 3, 10, 11, 200, history.length];
        for (const [place, to] of steps.entries()) {
          await write(journal, history.slice(steps[place - 1] ?? 0, to));
          await reports.update(journal);
        }
        const followed = await everything(reports);
        await reports.update(journal, { fromZero: true });
        assert.deepEqual(await everything(reports), followed);
      });
    });

    test('[RPT-1] two that update at the same time take turns; nothing is counted twice', async () => {
      const place = store.newPlace();
      await withHouse(place, async (journal, reports) => {
        const history = randomHistory('turns', 60);
        await write(journal, history.slice(0, 100));
        const others = await openReports(place);
        await Promise.all([reports.update(journal), others.update(journal)]);
        await write(journal, history.slice(100));
        await Promise.all([reports.update(journal), others.update(journal)]);
        await others.close();
        await agree(reports, await read(journal), {});
      });
    });

    test('[RPT-1] a follower stays behind the journal', async () => {
      await withHouse(store.newPlace(), async (journal, reports) => {
        const history = randomHistory('behind', 30);
        await write(journal, history.slice(0, 20));
        const following = journal.follow(1, () => reports.update(journal));
        await write(journal, history.slice(20));
        const { seq } = await journal.head();
        for (let tries = 0; (await reports.ask('wins')).upToEvent < seq && tries < 200; tries++) await sleep(20);
        following.stop();
        await following.ended;
        await agree(reports, await read(journal), {});
      });
    });

    test('[RPT-1] tables of a journal that went another way are made again', async () => {
      const place = store.newPlace();
      await withHouse(place, async (journal, reports) => {
        await write(journal, randomHistory('one way', 40));
        await reports.update(journal);
        const entries = (await read(journal)).slice(0, -9).map(one => ({ ...one, command: `other ${one.command}` }));
        await reports.update(readerOf(entries));
        await agree(reports, entries, {});
      });
    });
  });
}

const withHouse = async (place: Place, work: (journal: Journal<HouseEvent>, reports: Reports) => Promise<void>) => {
  const journal = await openJournal<HouseEvent>(place);
  const reports = await openReports(place);
  try {
    await work(journal, reports);
  } finally {
    await reports.close();
    await journal.close();
  }
};

const agree = async (reports: Reports, entries: readonly Stored<HouseEvent>[], question: Question): Promise<void> => {
  const audited = audit(entries, question);
  for (const name of REPORT_NAMES) {
    const { rows, upToEvent } = await reports.ask(name, question);
    assert.equal(upToEvent, entries.length);
    assert.deepEqual(plain(rows), plain(audited[name]), `${name} ${JSON.stringify(question)}`);
  }
};

const everything = async (reports: Reports) => ({
  known: await reports.known(),
  all: await Promise.all(REPORT_NAMES.map(name => reports.ask(name))),
});

/** All there is, its first and second part, one day in the middle, one activity, and days on which nothing was. */
const questionsFor = (entries: readonly Stored<HouseEvent>[]): readonly Question[] => {
  const days = [...new Set(entries.map(({ atMs }) => dayAt(atMs)))];
  const middle = days[Math.floor(days.length / 3)]!;
  const never = { from: '1999-01-01', to: '1999-01-02' };
  return [{}, { to: middle }, { from: middle }, { from: middle, to: middle }, { activity: 'GEAR-001351' }, never];
};

const plain = (rows: readonly object[]): unknown => JSON.parse(JSON.stringify(rows));

/** From the drum to the cage: ben's ticket is drawn, he comes and is paid $500. */
/** The one bracket that was handed in wins a truck. */
const aTruck = ({ isHandedOver }: { readonly isHandedOver: boolean }): readonly Done[] => {
  const MARCH = 'GEAR-001045';
  const room = promotionRoom(offeringOf(MARCH, { prizes: { '1st': dollars(38_000) } }));
  const games = ['Duke at Yale'];
  const things = { '1st': 'a pickup truck' };
  room.do(opening(MARCH, 'contest', { games, deadline: '2026-03-17T16:00:00Z', things }));
  room.do(opening(MARCH, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'hours'));
  const ask = (mechanism: 'contest' | 'tracking', promotion: string, command: object) =>
    room.both({ type: 'RunPromotion', promotion, mechanism, command } as HouseCommand);
  ask('contest', MARCH, { type: 'SubmitEntry', player: 'ana', picks: { 'Duke at Yale': 'Duke' } });
  ask('tracking', 'hours', { type: 'EnrollPlayer', player: 'ana' });
  setFloor(room, { 4: { waiting: [1] } });
  ask('tracking', 'hours', { type: 'SitDown', player: 'ana', table: 4 });
  for (let hour = 0; hour < 20; hour++) {
    room.now = room.now.add({ hours: 1 });
    ask('tracking', 'hours', { type: 'SwipeCard', player: 'ana' });
  }
  room.now = Temporal.Instant.from('2026-04-07T20:00:00Z');
  ask('contest', MARCH, { type: 'SettleContest', results: { 'Duke at Yale': 'Duke' } });
  room.do({ type: 'ShowId', award: 1 });
  if (isHandedOver) room.do({ type: 'PayAward', award: 1, method: 'handed-over', formsDone: true });
  return [{ key: 'truck', atMs: room.now.epochMilliseconds, actor: 'ann', events: room.events }];
};

const aDrawing = (): readonly Done[] => {
  const room = promotionRoom(CASH_OFFERING);
  const draw = { type: 'RunPromotion', promotion: CASH, mechanism: 'drawing' } as const;
  room.both(opening(CASH, 'drawing', DRUM));
  room.do({ ...draw, command: { type: 'OpenDrawing' } });
  room.both({ ...draw, command: { type: 'DrawEntry', ticket: 'm2' } });
  room.do({ ...draw, command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true } });
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  return [{ key: 'drawing', atMs: room.now.epochMilliseconds, actor: 'ann', events: room.events }];
};
