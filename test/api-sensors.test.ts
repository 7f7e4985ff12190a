import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from '#core/house';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, problemIn } from './api/server.ts';
import { FOUR_CARD } from './house/game-room.ts';
import { SENSOR, SENSOR_OFFERING, ULTIMATE } from './house/room.ts';
import { until } from './runtime/until.ts';

let floor: Floor;

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
  await boss.do('/tables/7/open', { plays: ULTIMATE });
  const seated = { seat: 3, position: 1, player: { type: 'anonymous' }, role: 'player' };
  await boss.do('/tables/7/seat', { seated });
});
after(() => floor.server.end());

const lit = async (): Promise<readonly number[]> => {
  const table = jsonIn(await floor.at('sensor-7').get('/tables/7')) as unknown as Table;
  return table.lit.map(({ seat }) => seat);
};

/** Without a key. */
const sense = (name: string, body: object) =>
  floor.server.ask('POST', '/sensors', { headers: floor.at(name).headers, body });

const TOPIC = `tables/7/seats/3/activities/${SENSOR}`;

test('[FED-8] a sensor says what it sees, and a stable reading is a fee; a repeat is the same fee', async () => {
  for (let times = 0; times < 3; times++) {
    const heard = await sense('sensor-7', { table: 7, seat: 3, activity: SENSOR, isOn: true });
    const { outcome } = jsonIn(heard);
    assert.deepEqual([heard.status, outcome], [200, times === 0 ? 'taken' : 'unchanged']);
  }
  await until(async () => (await lit()).length === 1);
  assert.deepEqual(await lit(), [3]);
  assert.equal((await sense('sensor-7', { topic: TOPIC, payload: 'off' })).status, 200);
  await until(async () => (await lit()).length === 0);
});

test('[B101-14] [FCP 4] "the sensors shall lock in the bet": a chip on the progressive is a bet until Coin In, and the dealer’s sweep takes nothing back', async () => {
  const office = floor.at('floor-2');
  await office.signOn(STAFF.fay);
  const asked = await floor.at('floor-1').do('/requests', { command: FOUR_CARD });
  const [{ request }] = (asked as unknown as { events: readonly [{ request: number }] }).events;
  await office.do(`/requests/${request}/give`);
  const plays = { game: 'four-card-poker', isLive: true, isTournament: false, betMin: 500, betMax: 10_000 };
  await floor.at('floor-1').do('/tables/7/game', { plays });
  const bets = async () => {
    const { phase, seats } = jsonIn(await floor.at('sensor-7').get('/tables/7/game')) as unknown as {
      phase: string;
      seats: readonly { seat: number; wagers: Record<string, number> }[];
    };
    return [phase, ...seats.map(({ seat, wagers }) => `${seat}: ${wagers['progressive'] ?? 0}`)];
  };
  const dealt = async () => {
    const { seats, dealer } = jsonIn(await keypad.get('/tables/7/game')) as unknown as {
      seats: readonly { cards: readonly string[] }[];
      dealer: readonly string[];
    };
    return `${seats[0]!.cards.join(' ')} / ${dealer.join(' ')}`;
  };
  const keypad = floor.at('keypad-7');
  await keypad.signOn(STAFF.dee);
  const topic = 'tables/7/seats/3/bets/progressive';
  // The chip is there first; the house takes the bet when the Ante is there too.
  assert.equal((await sense('sensor-7', { topic, payload: '5' })).status, 200);
  await sleep(300);
  assert.deepEqual(await bets(), ['bets']);
  await keypad.do('/tables/7/bets', { bets: [{ seat: 3, wager: 'ante', amount: 1_000 }] });
  await until(async () => (await bets())[1] === '3: 500');
  await sense('sensor-7', { topic, payload: 'off' });
  await until(async () => (await bets())[1] === '3: 0');
  await sense('sensor-7', { table: 7, seat: 3, wager: 'progressive', isOn: true });
  await until(async () => (await bets())[1] === '3: 100');
  await keypad.do('/tables/7/coin-in');
  await sense('sensor-7', { topic, payload: 'off' });
  await sleep(300);
  assert.deepEqual(await bets(), ['deal', '3: 100']);
  // A shoe that reads its cards deals them into the round, each once.
  const read = { topic: 'tables/7/cards', payload: 'As Ah Kd Qc 9s' };
  await sense('sensor-7', read);
  await until(async () => (await dealt()).startsWith('As'));
  await sense('sensor-7', read);
  await sense('sensor-7', { table: 7, cards: ['2c', '3c', '4d', '5h', '9d', 'Td'] });
  await until(async () => (await bets())[0] === 'decisions');
  assert.equal(await dealt(), 'As Ah Kd Qc 9s / 2c 3c 4d 5h 9d Td');
  const wrong = await sense('sensor-7', { topic, payload: '7' });
  assert.equal(problemIn(wrong).code, 'not-a-reading');
});

const REFUSED: readonly [who: string, body: object, status: number, code: string, why: string][] = [
  ['sensor-7', { topic: 'tables/7', payload: 'on' }, 400, 'not-a-reading', 'a topic without a place'],
  ['sensor-7', { topic: TOPIC, payload: 'yes' }, 400, 'not-a-reading', 'no word of ours'],
  ['sensor-7', { topic: TOPIC, payload: 'on', retain: true }, 400, 'not-a-reading', 'a field too many'],
  ['sensor-7', { table: 7, seat: 3, activity: SENSOR }, 400, 'not-a-reading', 'a field too few'],
  ['sensor-7', { topic: 'tables/7/cards', payload: 'As Xx' }, 400, 'not-a-reading', 'no card of the deck'],
  ['sensor-7', { table: 8, seat: 3, activity: SENSOR, isOn: true }, 403, 'other-table', 'not its own table'],
  [
    'floor-1',
    { table: 7, seat: 3, activity: SENSOR, isOn: true },
    403,
    'not-at-this-station',
    'a person marks by hand',
  ],
];
for (const [who, body, status, code, why] of REFUSED) {
  test(`[FED-8] ${why}: ${code}`, async () => {
    const heard = await sense(who, body);
    assert.deepEqual([heard.status, problemIn(heard).code], [status, code]);
  });
}

test('[IN-10] [MCH-10] a wrong sensor is told so with a code, and the floor and the metrics see it', async () => {
  const wrong: readonly [body: object, status: number, code: string][] = [
    [{ table: 7, seat: 3, activity: 'NOPE', isOn: true }, 404, 'unknown-activity'],
    [{ table: 7, seat: 19, activity: SENSOR, isOn: true }, 409, 'seat-empty'],
  ];
  for (const [body, status, code] of wrong) {
    const heard = await sense('sensor-7', body);
    assert.deepEqual([heard.status, problemIn(heard).code], [status, code]);
  }
  await floor.at('floor-1').signOn(STAFF.sue);
  const faults = jsonIn(await floor.at('floor-1').get('/sensors/faults')) as unknown as {
    rows: readonly { table: number; seat: number; code: string }[];
    counts: Record<string, number>;
  };
  assert.deepEqual(
    faults.rows.map(({ seat, code }) => [seat, code]),
    [
      [3, 'unknown-activity'],
      [19, 'seat-empty'],
    ],
  );
  assert.ok(faults.counts['refused']! >= 2);
});

test('[IN-10] [MCH-10] many readings at once are answered one by one', async () => {
  const heard = await sense('sensor-7', {
    readings: [
      { topic: `houseway/${TOPIC}`, payload: 'OFF' },
      { table: 7, seat: 19, activity: SENSOR, isOn: true },
      { table: 7, seat: 3 },
    ],
  });
  assert.equal(heard.status, 400, 'a list with something that is no reading at all is not understood');
  const good = await sense('sensor-7', {
    readings: [
      { topic: `houseway/${TOPIC}`, payload: 'OFF' },
      { table: 7, seat: 19, activity: SENSOR, isOn: true },
      { table: 8, seat: 3, activity: SENSOR, isOn: true },
    ],
  });
  const { results } = jsonIn(good) as unknown as { results: readonly { outcome: string; code?: string }[] };
  assert.deepEqual(
    results.map(({ outcome, code }) => [outcome, code]),
    [
      ['unchanged', undefined],
      ['refused', 'seat-empty'],
      ['refused', 'other-table'],
    ],
  );
});
