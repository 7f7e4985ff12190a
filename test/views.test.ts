import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type HouseView, mayAsk } from '#core/house';
import { dollars } from '#core/money';
import { HOUSE_TOPICS, type Parts, readOf, type Topic, touchedBy, viewOf } from '#core/views';
import { oldestFirst } from '#core/views/on-screen';
import { pressAll, presses } from './house/random-commands.ts';
import {
  BEAT,
  BEATEN_TENS,
  BONUS,
  CHECKED,
  openRoom,
  openSensorRoom,
  ROYAL_SEEN,
  type Room,
  SENSOR,
  startSensorRound,
} from './house/room.ts';

const shown = <T extends Topic>(house: HouseView, topic: T): Parts<T> => {
  const view = viewOf(topic);
  return Object.fromEntries([...view.keys(house)].map(key => [key, view.part(house, key)])) as Parts<T>;
};

const ROYAL = { type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' } as const;
const VERIFY = { type: 'VerifyHands', table: 8, activity: SENSOR, seen: ROYAL_SEEN, seal: 'S-1', ...CHECKED } as const;

const called = (): Room => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(ROYAL);
  return room;
};

test('[FED-9] a meter shows what is in its pool, and what a called hand has locked as pending', () => {
  const room = called();
  const { [SENSOR]: meters } = shown(room.house, 'meters');
  const [main] = meters!.pools;
  assert.equal(main?.amount, room.meter(SENSOR));
  assert.equal(main?.reseed, dollars(5_000));
  assert.deepEqual(main?.pending, { amount: room.house.locks.get(1)?.amount, tables: [8] });
  assert.ok(main?.pays.some(({ percent }) => percent === 100));
  room.do(ROYAL);
  assert.equal(shown(room.house, 'meters')[SENSOR]?.pools[0]?.pending, undefined);
});

test('[FED-9] the payout structure says who shares what is won', () => {
  const { [BEAT]: meters } = shown(openRoom().house, 'meters');
  const shares = meters?.pools[0]?.shares ?? [];
  assert.equal(
    shares.reduce((sum, { percent }) => sum + percent, 0),
    100,
  );
});

test('[FED-9] a called hand goes through the queue: call, review with its reasons, claim; then signs announce it', () => {
  const room = called();
  const waiting = () => oldestFirst(shown(room.house, 'queue'));
  const coach = () => shown(room.house, 'table.8').coach?.map(({ type }) => type);
  assert.deepEqual(
    waiting().map(({ type }) => type),
    ['calls'],
  );
  assert.deepEqual(coach(), ['hold-cards']);
  room.do(VERIFY);
  const [review] = waiting();
  assert.ok(review?.type === 'review');
  assert.ok(review.judged.some(({ hand, conditions }) => hand !== undefined && conditions.some(({ met }) => met)));
  assert.ok(review.due.some(({ seat }) => seat === 1));
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: { id: 'bo', role: 'floor' } });
  const claims = waiting().filter(({ type }) => type === 'claim');
  assert.ok(claims.length > 0 && claims.every(claim => claim.type === 'claim' && claim.award.claim.state !== 'paid'));
  assert.ok(coach()?.includes('ask-for-id'));
  const winners = Object.values(shown(room.house, 'winners'));
  const royal = winners.find(({ seat }) => seat === 1);
  assert.equal(royal?.table, 8);
  assert.ok((royal?.amount ?? 0) >= dollars(25_000));
  assert.deepEqual(royal?.startsAgain, [{ pool: 'main', amount: dollars(5_000) }]);
  for (const { award } of winners) room.do({ type: 'ShowId', award });
  room.do({ type: 'PayAward', award: royal!.award, method: 'cage', formsDone: true });
  assert.equal(shown(room.house, 'awards')[royal!.award]?.payment?.slip, 1);
  assert.ok(coach()?.includes('game-over'));
});

test('[FED-9] a table says who sits there, what is there, and which hands can be called', () => {
  const room = openSensorRoom();
  room.do({
    type: 'LightSeat',
    table: 8,
    lit: { seat: 2, position: 1, activity: SENSOR, space: 'player' },
  });
  const table = shown(room.house, 'table.8');
  assert.deepEqual(
    table.seats?.map(({ lit }) => lit.length),
    [0, 1, 0, 0],
  );
  const [activity] = table.activities ?? [];
  assert.equal(activity?.activity, SENSOR);
  assert.ok(activity?.hands.some(({ row, pays }) => row === 'hands/1' && pays.type === 'meter'));
  assert.ok(activity?.hands.some(({ pays }) => pays.type === 'money'));
  room.do({ type: 'StartGame', table: 8, playerDealer: 4 });
  const { round } = shown(room.house, 'table.8');
  assert.ok(round?.type === 'on' && round.bets === 1);
});

test('[FED-9] a drop is counted blind', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'DropBox', table: 7, activity: BONUS });
  assert.equal(shown(room.house, 'drops')[1]?.count, undefined);
  room.both({ type: 'CountDrop', drop: 1, counted: dollars(2) });
  assert.deepEqual(shown(room.house, 'drops')[1]?.count, { counted: 200, recorded: 100, variance: 100 });
});

test('[FED-9] a box in which nothing was found is shown with its count', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'DropBox', table: 7, activity: BONUS });
  room.both({ type: 'CountDrop', drop: 1, counted: dollars(0) });
  assert.deepEqual(shown(room.house, 'drops')[1]?.count, { counted: 0, recorded: 100, variance: -100 });
});

test('[ST-B8] what cannot win is known before it is called: no fee on the hand, too few dealt in', () => {
  const sensors = openSensorRoom();
  startSensorRound(sensors, 8);
  const [progressive] = shown(sensors.house, 'table.8').activities ?? [];
  // The bank’s hand wins for nobody who has no fee on it.
  assert.deepEqual([progressive?.whyNot, progressive?.unpaid], [undefined, [3, 4]]);
  assert.equal(progressive?.holdFrom, sensors.house.settings.secondPersonFrom);

  const room = openRoom();
  for (const seat of [3, 4, 5, 6]) room.do({ type: 'LeaveSeat', table: 7, seat, position: 1 });
  room.do({ type: 'StartGame', table: 7 });
  const beat = shown(room.house, 'table.7').activities?.find(({ activity }) => activity === BEAT);
  assert.match(beat?.whyNot?.map(({ message }) => message).join() ?? '', /^at least \d dealt in \(2\)$/);
  assert.deepEqual([beat?.isBeaten, beat?.unpaid], [true, undefined]);
});

test('[FED-9] what signs are shown names nobody', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  const row = shown(room.house, 'table.7').activities?.find(({ activity }) => activity === BEAT)?.hands[0]?.row ?? '';
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row });
  room.both({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  const winners = Object.values(shown(room.house, 'winners'));
  assert.ok(winners.some(({ seat }) => seat === 2));
  const anybody = { roles: [], station: { station: 's', kind: 'sign', keyHash: '', enrolledAt: '' } } as const;
  const open = HOUSE_TOPICS.filter(topic => mayAsk(room.house, anybody, readOf(topic)) === undefined);
  assert.deepEqual(open, ['advertised', 'boards', 'clock', 'meters', 'notices', 'service', 'winners']);
  for (const topic of open) assert.doesNotMatch(JSON.stringify(shown(room.house, topic)), /m-2|ann|bo"/, topic);
});

test('[FED-2] whatever is pressed, what events are said to touch is all that changes', () => {
  const topics: readonly Topic[] = [...HOUSE_TOPICS, 'table.7', 'table.8'];
  fc.assert(
    fc.property(presses(80), all => {
      const kept = new Map<Topic, Record<string, unknown>>();
      pressAll(all, ({ house }, events) => {
        for (const { topic, key } of events.flatMap(touchedBy)) {
          for (const one of topics.filter(
            other => other === topic || (topic === 'table.*' && other.startsWith('table.')),
          )) {
            const parts = kept.get(one);
            if (parts === undefined) continue;
            if (key === undefined) kept.set(one, { ...shown(house, one) });
            else parts[key] = viewOf(one).part(house, key);
          }
        }
        for (const topic of topics) {
          const now: Record<string, unknown> = { ...shown(house, topic) };
          assert.deepEqual(
            textOf(kept.get(topic) ?? now),
            textOf(now),
            `${topic} after ${events.map(one => one.type)}`,
          );
          kept.set(topic, now);
        }
      });
    }),
    { numRuns: 15 },
  );
});

/** By key, in any order; absent parts are absent. */
const textOf = (parts: Record<string, unknown>): readonly string[] =>
  Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key}: ${JSON.stringify(part)}`)
    .toSorted();
