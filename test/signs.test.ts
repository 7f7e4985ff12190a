import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HouseView } from '#core/house';
import { dollars } from '#core/money';
import { type Offering, poolsInForce } from '#core/rulebook';
import { type BoardView, type Parts, type Topic, viewOf, type WinnerView } from '#core/views';
import { RULEBOOK } from '../rulebook/index.ts';
import { texts as sheet } from '../src/core/sheet/texts/en.ts';
import { sign } from '../src/web/sign/texts/en.ts';
import { opening, POTS, POTS_OFFERING, promotionRoom, SPIN, SPIN_OFFERING, WHEEL } from './house/promotions.ts';
import { offeringOf, Room } from './house/room.ts';

const shown = <T extends Topic>(house: HouseView, topic: T): Parts<T> => {
  const view = viewOf(topic);
  return Object.fromEntries([...view.keys(house)].map(key => [key, view.part(house, key)])) as Parts<T>;
};

/** Each activity of the two houses, announced. */
const announced = (): Room => {
  const room = new Room();
  for (const { id } of RULEBOOK) room.do({ type: 'AnnounceOffering', offering: offeringOf(id, {}), tables: 'all' });
  return room;
};

test('[HG1-C6] [HG2-20] [B101-22] [SGN-1] signs hear of every activity on offer whether it says "No Purchase Necessary"', () => {
  const { house } = announced();
  const advertised = shown(house, 'advertised');
  for (const { id, noPurchase, regulatorId } of RULEBOOK) {
    assert.equal(advertised[id]?.saysNoPurchase, noPurchase.adWording, id);
    assert.equal(advertised[id]?.regulatorId, regulatorId);
  }
  const saying = Object.values(advertised).filter(one => one.saysNoPurchase);
  assert.equal(saying.length, 16 + 13, 'as often as the two texts ask for it');
  assert.equal(sign.noPurchase, sheet['sheet.no-purchase'], 'a sign and a sheet say the same');
  assert.equal(advertised['GEAR-001277']?.saysNoPurchase, true, 'Poker Bonus Hand Progressive');
  assert.equal(advertised['GEAR-001278']?.saysNoPurchase, false, 'without the element of chance: nothing to say');
});

test('[HG2-20] [SGN-3] activities without a meter or a board (28, 31, 32, 36) are told to signs, which show the sheets of all', () => {
  const { house } = announced();
  const [advertised, meters] = [shown(house, 'advertised'), shown(house, 'meters')];
  for (const id of ['GEGA-004634', 'GEAR-001087', 'GEGA-004551', 'GEAR-001123'])
    assert.deepEqual([advertised[id]?.state, meters[id]], ['announced', undefined], id);
});

const nextIn = (room: Room, promotion: string): BoardView['upNext'] => shown(room.house, 'boards')[promotion]?.upNext;

const drawingOf = (activity: string, chosen: Partial<Offering>, posted: object): Room => {
  const room = promotionRoom(offeringOf(activity, chosen));
  room.both(opening(activity, 'drawing', posted));
  return room;
};

test('[HG1-B9] [SGN-4] "drawing times … posted in advance and throughout": the next time and the current prize', () => {
  const drawnAt = ['2026-03-02T22:00:00Z', '2026-03-02T23:00:00Z'];
  const room = drawingOf('beat-the-dealer', { prizes: { drawing: dollars(10) } }, { drawnAt });
  const prize = { what: 'Drawing prize (1x)', amount: dollars(10), count: 1 };
  assert.deepEqual(nextIn(room, 'beat-the-dealer'), { at: drawnAt[0], prizes: [prize] });
  room.now = Temporal.Instant.from(drawnAt[0]!);
  const ask = (command: object) =>
    room.do({
      type: 'RunPromotion',
      promotion: 'beat-the-dealer',
      mechanism: 'drawing',
      command,
    } as unknown as Parameters<Room['do']>[0]); // By its mechanism.
  ask({ type: 'OpenDrawing', count: 2 });
  assert.deepEqual(nextIn(room, 'beat-the-dealer'), { isNow: true, prizes: [{ ...prize, count: 2 }] });
  ask({ type: 'CloseDrawing' });
  assert.equal(nextIn(room, 'beat-the-dealer')?.at, drawnAt[1]);
});

test('[HG1-B9] [SGN-4] "distribution times will be pre-determined and posted"; what was carried over is in the prize', () => {
  const ticketTimes = ['11:00', '11:20'];
  const takenOver = { entries: [], wins: [], carried: dollars(70) };
  const room = drawingOf('cash-drawing', { prizes: { cash: dollars(50) } }, { ticketTimes, takenOver });
  const { prizes, ...times } = nextIn(room, 'cash-drawing')!;
  assert.deepEqual(times.ticketTimes, ticketTimes);
  assert.deepEqual(
    prizes.map(({ amount }) => amount),
    [dollars(120)],
  );
});

test('[HG1-B9] [SGN-4] Big Spin: "the current prize will be posted"; a wheel and a splash pot say what they pay', () => {
  const room = promotionRoom(SPIN_OFFERING, POTS_OFFERING);
  room.both(opening(SPIN, 'drawing', {}, 'drum'));
  room.do(opening(SPIN, 'wheel', WHEEL, 'wheel'));
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }, 'pots'));
  assert.deepEqual(nextIn(room, 'drum')?.prizes, [{ what: 'spin', count: 1 }]);
  assert.deepEqual(
    nextIn(room, 'wheel')?.prizes.map(({ amount }) => amount),
    [250, 100, 50].map(dollars),
  );
  assert.deepEqual(nextIn(room, 'pots')?.prizes, [{ amount: dollars(100), count: 1 }]);
});

test('[HG2-16] [SGN-4] a drawing of tables and a splash pot say when the next one is', () => {
  const drawnAt = ['2026-03-02T22:00:00Z', '2026-03-02T23:00:00Z'];
  const LUCKY = 'lucky-table-drawing';
  const room = promotionRoom(offeringOf(LUCKY, { charts: ['1'], prizes: { chips: dollars(100) } }), POTS_OFFERING);
  room.do(opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [], drawnAt }, 'tables'));
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) }, drawnAt }, 'pots'));
  assert.deepEqual([nextIn(room, 'tables')?.at, nextIn(room, 'pots')?.at], [drawnAt[0], drawnAt[0]]);
});

test('[ST-B2] [SGN-5] only a hand that wins all of a meter sets it back to its reseed', () => {
  const activity = RULEBOOK.find(({ charts }) => {
    const percents = charts.flatMap(({ rows }) =>
      rows.map(({ prize }) => (prize.type === 'meter' ? prize.percent : 0)),
    );
    return percents.includes(100) && percents.includes(10);
  })!;
  const room = new Room();
  const chart = activity.charts.find(({ rows }) =>
    rows.some(({ prize }) => prize.type === 'meter' && prize.percent === 10),
  )!;
  const offering = offeringOf(activity.id, { charts: [chart.key] });
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  const pool = Object.keys(poolsInForce(activity, offering))[0]!;
  const winOf = (isIt: (prize: (typeof chart.rows)[number]['prize']) => boolean): WinnerView => {
    const { key } = chart.rows.find(({ prize }) => isIt(prize))!;
    const paidBy = { pool: dollars(100), reserve: dollars(0), house: dollars(0) };
    const gives = { type: 'money', amount: dollars(100), paidBy } as const;
    const win = { award: 1, activity: activity.id, row: key, gives, pools: [pool], wonAt: room.now.toString() };
    return shown({ ...room.house, wins: new Map([[1, win]]) }, 'winners')['1']!;
  };
  const part = winOf(prize => prize.type === 'meter' && prize.percent === 10);
  assert.deepEqual([part.isOfMeter, part.startsAgain], [true, []], 'it goes on with the rest');
  const whole = winOf(prize => prize.type === 'meter' && prize.percent === 100);
  assert.equal(whole.startsAgain.length, 1);
  assert.deepEqual(winOf(prize => prize.type !== 'meter').startsAgain, [], 'a fixed amount');
});
