import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import { Bridge, type BridgeOptions, SHOWN } from '#server/bridge';
import { Broker } from '../src/server/bridge/broker.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn } from './api/server.ts';
import { TestSensors } from './bridge/sensors.ts';
import { TestBroker } from './bridge/test-broker.ts';
import { SENSOR, SENSOR_OFFERING, ULTIMATE } from './house/room.ts';
import { until } from './runtime/until.ts';
import { isWhole } from './whole.ts';

/** A thousand readings a second, or a taste of it. */
const TABLES = Array.from({ length: isWhole ? 60 : 3 }, (_, place) => place + 11);
const SEATS = [1, 2, 3];
const [SECONDS, KILLS] = isWhole ? [8, 3] : [1.2, 1];
/** Longer than a reading has to be stable. */
const EVERY_MS = 180;
/** From one round of a table to the next. */
const ROUND_MS = 1_000;

const broker = new TestBroker();
let floor: Floor;
let key: string;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const [boss, promo] = [floor.at('floor-1'), floor.at('promo-1')];
  await promo.signOn(STAFF.pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:30:00Z');
  await promo.signOn(STAFF.pam);
  await boss.signOn(STAFF.sue);
  await promo.do(`/offerings/${SENSOR}/start`);
  for (const table of TABLES) {
    await boss.do(`/tables/${table}/open`, { plays: ULTIMATE });
    for (const seat of [...SEATS, 4]) {
      const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' };
      await boss.do(`/tables/${table}/seat`, { seated });
    }
  }
  await floor.office.signOn({ id: 'ada', roles: [], department: 'systems', badge: 'badge-ada', pin: '270591' });
  const second = { badge: STAFF.con.badge, pin: STAFF.con.pin };
  const service = { station: 'mqtt', scopes: ['sensors', 'journal'], second };
  const heard = await floor.office.post('/services', service);
  assert.equal(heard.status, 200, heard.text);
  key = `mqtt.${jsonIn(heard)['key']}`;
  await broker.start();
  const [base, began] = [clock.now, performance.now()];
  const going = () => base.add({ milliseconds: Math.round(performance.now() - began) });
  Object.defineProperty(clock, 'now', { get: going, configurable: true });
});
after(async () => {
  Object.defineProperty(clock, 'now', { value: clock.now, writable: true, configurable: true });
  await broker.kill();
  await floor.server.end();
});

const bridgeTo = (more: Partial<BridgeOptions> = {}): Bridge =>
  new Bridge({
    house: new URL(floor.server.address),
    key,
    url: broker.url,
    prefix: 'houseway',
    client: 'houseway-bridge',
    isOfSensors: true,
    shows: [],
    nowMs: () => clock.now.epochMilliseconds,
    told: () => undefined,
    ...more,
  });

/** Everything the broker hands to somebody who listens. */
const listening = (topic: string) => {
  const heard = new Map<string, string>();
  const line = new Broker({
    url: broker.url,
    client: `listener-${topic.length}`,
    topics: [topic],
    will: { topic: 'nowhere', payload: '' },
    onMessage: ({ topic: of, payload }, acknowledge) => {
      acknowledge();
      heard.set(of, payload.toString());
    },
    onUp: () => undefined,
    told: () => undefined,
  });
  return { heard, close: () => line.close() };
};

test('[MCH-17] meters stay at the broker as topics of their own, and the broker says when the bridge is gone', async () => {
  const bridge = bridgeTo({ shows: SHOWN });
  const { heard, close } = listening('houseway/#');
  await until(() => heard.get('houseway/bridge') === 'online' && heard.has(`houseway/meters/${SENSOR}`));
  const { pools } = JSON.parse(heard.get(`houseway/meters/${SENSOR}`)!) as { pools: readonly { amount: number }[] };
  assert.equal(pools[0]!.amount, 2_500_000);
  await broker.kill();
  heard.clear();
  await broker.start(); // It has forgotten everything.
  await until(() => heard.get('houseway/bridge') === 'online' && heard.has(`houseway/meters/${SENSOR}`));
  await bridge.close();
  await until(() => heard.get('houseway/bridge') === 'offline');
  close();
});

test('[MCH-17] a key that is void ends the bridge with the words of the house', async () => {
  const bridge = bridgeTo({ key: 'mqtt.wrong', shows: SHOWN });
  await assert.rejects(bridge.ended, /isn't enrolled|station/i);
  await bridge.close();
});

const placeOf = ({ table, seat }: { readonly table: number; readonly seat: number }): string => `${table}/${seat}`;

type Row = { readonly seq: number; readonly event: string };
type Told = {
  readonly type: string;
  readonly table: number;
  readonly at: string;
  readonly lit: { readonly seat: number };
};

const eventsAfter = async (begun: number): Promise<readonly (Told & { readonly seq: number })[]> => {
  const headers = { authorization: `Bearer ${key}` };
  const events: (Told & { readonly seq: number })[] = [];
  for (let next: string | undefined = String(begun); next !== undefined; ) {
    const page = jsonIn(await floor.server.ask('GET', `/journal?limit=1000&after=${next}`, { headers }));
    const { rows, next: more } = page as unknown as { rows: readonly Row[]; next?: string };
    events.push(...rows.map(({ seq, event }) => ({ seq, ...(JSON.parse(event) as Told) })));
    next = more;
  }
  return events;
};

/** Rounds go on meanwhile. A table without a fee may refuse to start. */
const playRounds = async (isOver: () => boolean): Promise<void> => {
  for (let turn = 0; !isOver(); turn += 1) {
    const table = TABLES[turn % TABLES.length]!;
    await floor.at('floor-1').post(`/tables/${table}/start-game`, { playerDealer: 4 });
    await rest(ROUND_MS / TABLES.length / 2);
    await floor.at('floor-1').post(`/tables/${table}/game-over`);
    await rest(ROUND_MS / TABLES.length / 2);
  }
};

test(`[MCH-17] a broker killed ${KILLS} times under ${Math.round((TABLES.length * SEATS.length * 1_000) / EVERY_MS)} readings a second: none lost, none doubled, none taken after its round`, async t => {
  const headers = { authorization: `Bearer ${key}` };
  const begun = Number(jsonIn(await floor.server.ask('GET', '/journal/head', { headers }))['seq']);
  const bridge = bridgeTo();
  const sensors = new TestSensors(broker.url, SENSOR);
  t.after(() => {
    sensors.close();
    return bridge.close();
  });
  const endMs = performance.now() + SECONDS * 1_000;
  let isOver = false;
  const playing = playRounds(() => isOver);
  const killing = (async () => {
    for (let times = 0; times < KILLS; times += 1) {
      await rest((SECONDS * 1_000) / (KILLS + 1));
      await broker.kill();
      await rest(100);
      await broker.start();
    }
  })();
  for (let isOn = true; performance.now() < endMs; isOn = !isOn) {
    for (const table of TABLES) for (const seat of SEATS) sensors.see(table, seat, isOn);
    await rest(EVERY_MS);
  }
  await killing;
  isOver = true;
  await playing;
  await until(() => sensors.unheard === 0);
  const told = [...sensors.told.values()];
  assert.equal(told.length, sensors.sent, 'none lost: each is told what became of it');
  const taken = told.filter(({ outcome, isOn }) => outcome === 'taken' && isOn);
  assert.equal(
    new Set(taken.map(({ event }) => event)).size,
    taken.length,
    'none doubled: each has an event of its own',
  );
  const events = await eventsAfter(begun);
  const lit = events.filter(({ type }) => type === 'SeatLit');
  const waiting = told.filter(({ outcome }) => outcome === 'waiting').length;
  assert.ok(lit.length >= taken.length, 'each that is told to be taken is in the journal');
  const placed = Map.groupBy(
    told.filter(({ isOn }) => isOn),
    placeOf,
  );
  for (const [place, some] of Map.groupBy(lit, one => placeOf({ table: one.table, seat: one.lit.seat })))
    assert.ok(some.length <= placed.get(place)!.length, `${place}: no more fees than readings`);
  assert.ok(waiting + taken.length > 0, 'some are taken, however busy the machine is');
  for (const { table, seat, at: seen, event } of taken) {
    const own = lit.find(({ seq }) => seq === event);
    assert.deepEqual([own?.table, own?.lit.seat], [table, seat]);
    const started = events.filter(one => one.type === 'RoundStarted' && one.table === table && one.seq < event!);
    assert.ok(
      started.every(one => Temporal.Instant.compare(seen, one.at) >= 0),
      `seen at ${seen}, taken after a later round had begun`,
    );
  }
});
