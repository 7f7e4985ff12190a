import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventAnswer } from '#api/schemas';
import { seeded } from '#core/base';
import { HI_LO } from '#core/games';
import { type HouseView, hiLoShown, houseObjections, houseText, metersOfGame } from '#core/house';
import { check } from '#core/shape';
import { openItems, ruleSheet } from '#core/sheet';
import { accountView } from '#core/views';
import { Kiosks } from '#server/club';
import { readPlan, Simulation, setUp } from '#server/demo';
import { type HouseService, onRows } from '#server/house';
import { playHiLo } from '../src/server/demo/hi-lo-play.ts';
import { roomOf } from '../src/server/demo/room.ts';
import { sheetPosting } from '../src/server/http/routes/sheet-posting.ts';
import { folderFor, now, type Opened, openDemoHouse } from './demo/house.ts';

const PLAN = await readPlan();

const setUpIn = ({ house, people, clock }: Opened): Promise<number> => setUp({ house, plan: PLAN, clock, ...people });

const played = (house: HouseService, speed: number): Simulation =>
  new Simulation({ house, plan: PLAN, now, seed: 'test', speed, say: sentence => assert.fail(sentence) });

const roundsAt = ({ tables }: HouseView, ...numbers: readonly number[]): readonly number[] =>
  numbers.map(table => tables.get(table)?.rounds ?? 0);

const roundsIn = ({ tables }: HouseView): number => [...tables.values()].reduce((sum, { rounds }) => sum + rounds, 0);

/** Looks again and again, as somebody at a screen would. */
const until = async (isSo: () => boolean, withinMs = 120_000): Promise<void> => {
  const endMs = performance.now() + withinMs;
  while (!isSo()) {
    assert.ok(performance.now() < endMs, 'it did not come about in time');
    await sleep(20);
  }
};

test('[DEM-1] [SHT-13] sixty tables, every sheet hangs, everything of both catalogs that can run, and people for every role', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { tables, offerings, staff, settings, promotions } = opened.house.state!;
  const open = [...tables.values()].filter(({ openedAt, seated }) => openedAt !== undefined && seated.length > 0);
  assert.equal(open.length, 60);
  const running = [...offerings.values()].filter(({ state }) => state === 'running');
  assert.equal(running.length, settings.activities.length - 1);
  assert.equal(new Set([...staff.values()].flatMap(({ roles }) => roles)).size, 12);
  assert.equal(promotions.size, PLAN.promotions.length + PLAN.tournaments.length);
  assert.equal(settings.isDemo, true);
  // What promotions post is posted: nothing is left open on any sheet. SHT-13
  const unhung = running.flatMap(offered => {
    const activity = settings.activities.find(({ id }) => id === offered.activity)!;
    const posting = sheetPosting(opened.house.state!, offered);
    const sheet = ruleSheet(activity, offered.offering, posting, settings.jurisdiction);
    return sheet.ok ? openItems(sheet.value).map(item => `${activity.id}: ${item.words}`) : [sheet.message];
  });
  assert.deepEqual(unhung, []);
  await opened.close();
});

test('[DEM-1] each demo badge signs on with its PIN', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { people, house } = opened;
  const [{ badge, pin } = { badge: '', pin: '' }] = PLAN.people;
  const keypad = { type: 'EnrollStation', station: 'k', kind: 'keypad', table: 7, keyHash: 'x' } as const;
  await house.handle(keypad, { key: 'k', station: 'k', actor: { id: 'test', role: 'test' } });
  const signedOn = await people.signOns.signOn('k', { badge, pin });
  assert.ok(signedOn.ok);
  assert.equal((await people.signOns.signOn('k', { badge, pin: '0000' })).ok, false);
  await opened.close();
});

test('[DEM-1] members of the club have hours, points, coupons, entries and picks when the house is first looked at', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { house, people, clock } = opened;
  for (const { member, hours, coupons, picks } of PLAN.members) {
    const account = accountView(house.state!, [member], now());
    const tracked = account.tracked.map(one => one.hours);
    assert.deepEqual(tracked, hours === 0 ? [] : [hours, hours, hours], member);
    assert.deepEqual(
      account.drawings.map(({ own }) => own).filter((own, place) => place < 2 || own > 0),
      [hours, hours],
      member,
    );
    assert.equal(account.coupons.length, coupons.length, member);
    assert.equal(
      account.contests.filter(({ entry }) => entry !== undefined).length,
      picks === undefined ? 0 : 1,
      member,
    );
  }
  assert.ok(Math.abs(now().since(clock.now()).total('seconds')) < 5, 'the clock of the house is the world’s again');
  const kiosks = new Kiosks({ house, store: people.store, pins: people.pins, now });
  const kiosk = { type: 'EnrollStation', station: 'k', kind: 'kiosk', keyHash: 'x' } as const;
  await house.handle(kiosk, { key: 'k', station: 'k', actor: { id: 'test', role: 'test' } });
  for (const { card, pin, excluded } of PLAN.members) {
    assert.equal((await kiosks.signOn('k', card, pin)).ok, excluded === undefined, card);
  }
  await opened.close();
});

test('[DEM-2] a set-up that was cut off goes on where it was, and a second one does nothing', async t => {
  const folder = folderFor(t);
  const first = await openDemoHouse(folder);
  let left = 200;
  const cutOff: Pick<HouseService, 'state' | 'handle'> = {
    get state() {
      return first.house.state;
    },
    handle: (command, asked) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('cut off')) : first.house.handle(command, asked);
    },
  };
  await assert.rejects(setUp({ house: cutOff, plan: PLAN, clock: first.clock, ...first.people }), /cut off/);
  await first.close();

  const second = await openDemoHouse(folder);
  const before = second.house.durable;
  assert.ok(before > 0);
  assert.ok((await setUpIn(second)) > 0);
  assert.equal([...second.house.state!.tables.values()].length, 60);
  const after = second.house.durable;
  assert.equal(await setUpIn(second), 0);
  assert.equal(second.house.durable, after);
  await second.close();

  const whole = await openDemoHouse(folderFor(t));
  assert.equal(await setUpIn(whole), whole.house.state!.offerings.size * 2 + rest(whole.house.state!));
  await whole.close();
});

/** Commands of a setup besides announcing and starting. */
const rest = ({ staff, stations, tables, promotions, members }: HouseView): number => {
  const played = PLAN.members.filter(({ hours }) => hours > 0);
  const club = PLAN.members.reduce(
    (sum, { coupons, picks, excluded }) => sum + coupons.length + (picks ? 1 : 0) + (excluded ? 1 : 0),
    members.size,
  );
  // Three tracked promotions to be enrolled in and sit down at; then each hour three swipes, a ticket and a point.
  const hours = played.reduce((sum, one) => sum + 5 * one.hours, 6 * played.length);
  const seats = [...tables.values()].reduce((sum, { seated }) => sum + seated.length, 0);
  const funds = PLAN.offerings.filter(({ fund }) => fund !== undefined).length;
  // 42 enter the one under way, 7 re-buy, 18 go out; sign-ups, seats, clock twice, closing, two tables; and 12 sign up.
  const events = 42 + 7 + 18 + 7 + 1 + 12;
  const games = PLAN.tableGames.setUps.length + 1;
  return staff.size + stations.size + tables.size + seats + promotions.size + funds + club + hours + events + games + 1;
};

test('[DEM-8] table games of the house are dealt by their keypads: bets, cards, hand buttons, the floor, meters that grow', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { house } = opened;
  const posted = (): readonly number[] => metersOfGame(house.state!, 'crazy-4-poker').map(({ amount }) => amount);
  const first = posted();
  const simulation = played(house, 100);
  await until(() => roundsAt(house.state!, 12, 13).every(rounds => rounds > 3));
  await simulation.stop();
  assert.equal(first.length, 3);
  assert.notDeepEqual(posted(), first);
  assert.deepEqual(houseObjections(house.state!), []);
  await opened.close();
});

test('[DEM-8] on a day of Hi-Lo somebody is drawn in the hour, guesses from card to card, and has an award', async t => {
  const afternoon = Temporal.Instant.from('2026-03-05T22:30:00Z'); // Half past two.
  const opened = await openDemoHouse(folderFor(t), false, () => afternoon);
  await setUpIn(opened);
  opened.clock.goTo(0);
  const { house } = opened;
  const room = roomOf({ house, plan: PLAN, now: () => afternoon, chance: seeded('hi-lo'), speed: () => 1 });
  const isWon = (): boolean => [...house.state!.awards.values()].some(({ activity }) => activity === HI_LO.name);
  for (let looks = 0; looks < 60 && !isWon(); looks++) await playHiLo(room);
  assert.ok(isWon());
  const { day } = hiLoShown(house.state!);
  assert.deepEqual(
    day?.hours.filter(({ isDone }) => isDone).map(({ hour }) => hour),
    ['15:00'],
  );
  assert.equal(await playHiLo(room), 15_000, 'one winner within each hour');
  assert.deepEqual(houseObjections(house.state!), []);
  await opened.close();
});

test('[DEM-3] the simulation plays, collects, hits and pays, the books agree, and a restart goes on', async t => {
  const folder = folderFor(t);
  const first = await openDemoHouse(folder);
  await setUpIn(first);
  const simulation = played(first.house, 100);
  const paid = (): boolean => [...first.house.state!.awards.values()].some(({ claim }) => claim.state === 'paid');
  await until(() => roundsIn(first.house.state!) > 150 && paid());
  await simulation.stop();
  assert.deepEqual(houseObjections(first.house.state!), []);
  // A start begins with what the clock has brought: a posted time may be in the hours that were set up.
  const clock = { key: 'z.clock', station: 'clock', actor: { id: 'clock', role: 'clock' } };
  await first.house.handle({ type: 'LetTimePass' }, clock);
  const [rounds, text] = [roundsIn(first.house.state!), houseText(first.house.state!)];
  await first.close();
  await everyEventFits(folder);

  const second = await openDemoHouse(folder);
  assert.equal(houseText(second.house.state!), text);
  assert.equal(await setUpIn(second), 0);
  const again = played(second.house, 100);
  await until(() => roundsIn(second.house.state!) > rounds + 60);
  await again.stop();
  assert.deepEqual(houseObjections(second.house.state!), []);
  await second.close();
});

/** What a played journal holds is what the API says of events. API-16 */
const everyEventFits = (folder: string): Promise<void> =>
  onRows({ type: 'sqlite', folder }, async rows => {
    for await (const page of rows.pages({ from: 1, to: rows.head.seq })) {
      for (const { event } of page) {
        const fit = check(EventAnswer, JSON.parse(event));
        assert.ok(fit.ok, fit.ok ? '' : `${event.slice(0, 300)}: ${fit.fields}`);
      }
    }
  });

test('[DEM-3] at speed 0, and while the house is out of service, nothing is played', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const simulation = played(opened.house, 0);
  const before = opened.house.durable;
  await sleep(300);
  assert.equal(opened.house.durable, before);
  await opened.house.stop();
  simulation.speed = 100;
  await sleep(300);
  await simulation.stop();
  await opened.people.close();
});

test('[DEM-4] a table whose keypad a visitor is signed on at is theirs to deal', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { house, people } = opened;
  const keypad = { type: 'EnrollStation', station: 'k', kind: 'keypad', table: 7, keyHash: 'x' } as const;
  await house.handle(keypad, { key: 'k', station: 'k', actor: { id: 'test', role: 'test' } });
  const { badge, pin } = PLAN.people[0]!;
  assert.ok((await people.signOns.signOn('k', { badge, pin })).ok);
  const simulation = played(house, 100);
  await until(() => roundsIn(house.state!) > 60);
  assert.equal(house.state!.tables.get(7)!.rounds, 0);
  await simulation.stop();
  await opened.close();
});

test('[DEM-9] [ST-B19] the table of a tour waits for its guest at every step; the rest of the room plays on', async t => {
  const opened = await openDemoHouse(folderFor(t));
  await setUpIn(opened);
  const { house } = opened;
  const simulation = played(house, 100);
  const started = await simulation.startTour();
  assert.equal(started?.step, 'deal');
  const { table } = started!;
  await until(() => roundsIn(house.state!) > 40);
  assert.equal(house.state!.tables.get(table)!.rounds, 0, 'no round there but of the guest');
  assert.ok(house.state!.tables.get(table)!.seated.length >= 5, 'enough for a bad beat');
  let asked = 0;
  const as = async (role: 'dealer' | 'floor' | 'supervisor', command: object) => {
    const actor = { id: PLAN.people.find(({ roles }) => roles.includes(role))!.person, role } as const;
    const done = await house.handle(command as never, { key: `guest-${asked++}`, station: 'guest', actor });
    assert.ok(done.ok, JSON.stringify(done));
  };
  await as('dealer', { type: 'StartGame', table, pot: 9_000 });
  assert.equal(simulation.tour()?.step, 'call');
  const { seat } = simulation.tour()!.cards.beaten;
  const row = 'four-of-a-kind>=2';
  await as('dealer', { type: 'CallHand', table, seat, activity: 'GEAR-001351', row });
  assert.equal(simulation.tour()?.step, 'verify');
  const before = roundsIn(house.state!);
  await until(() => roundsIn(house.state!) > before + 60);
  assert.equal(simulation.tour()?.step, 'verify', 'nobody has verified it for the guest');
  await simulation.stop();
  await opened.close();
});
