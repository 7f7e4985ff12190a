import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { isInHours, type Offering, type PostedHours } from '#core/rulebook';
import { WEEKDAYS } from '#core/time';
import { BOARD, BOARD_OFFERING, opening, promotionRoom } from './house/promotions.ts';
import {
  actor,
  BEAT,
  BEAT_OFFERING,
  BEATEN_TENS,
  BONUS,
  BONUS_OFFERING,
  CHECKED,
  NAMED,
  offeringOf,
  Room,
  SETTINGS,
  seatSix,
} from './house/room.ts';

const second = actor('bo');
/** House time on a day of March 2026; the 2nd is a Monday. The clocks go ahead on the 8th. */
const at = (day: number, time: string): string =>
  Temporal.PlainDateTime.from(`2026-03-${String(day).padStart(2, '0')}T${time}`)
    .toZonedDateTime('America/Los_Angeles')
    .toInstant()
    .toString();
const moment = (day: number, time: string) => Temporal.Instant.from(at(day, time));

const EVENINGS: readonly PostedHours[] = [{ days: ['Monday', 'Friday'], hours: { from: '18:00', to: '02:00' } }];
const inEvenings = (offering: Offering): Offering => ({ ...offering, times: { hours: EVENINGS } });

test('[OFT-1] hours past midnight belong to the gaming day on which they began, also when clocks change', () => {
  const isOn = (day: number, time: string, offering = inEvenings(BEAT_OFFERING)) =>
    isInHours(SETTINGS.clock, offering, moment(day, time));
  assert.deepEqual(
    [isOn(2, '17:59'), isOn(2, '18:00'), isOn(3, '01:59'), isOn(3, '02:00')],
    [false, true, true, false],
  );
  assert.equal(isOn(2, '01:00'), false, 'that night began on Sunday');
  const late: Offering = {
    ...BEAT_OFFERING,
    times: {
      hours: [{ days: ['Saturday'], hours: { from: '22:00', to: '04:00' } }],
      firstDay: '2026-03-07',
      lastDay: '2026-03-07',
    },
  };
  assert.deepEqual([isOn(7, '22:00', late), isOn(8, '03:30', late), isOn(8, '04:00', late)], [true, true, false]);
  assert.equal(isOn(14, '23:00', late), false, 'its last day is over');
});

/** Limit Bad Beat and the bonus hands from noon of a Monday on; the first on Monday and Friday evenings alone. */
const eveningRoom = (): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: inEvenings(BEAT_OFFERING), tables: 'all' });
  room.do({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' });
  room.do({ type: 'StartOffering', activity: BONUS }, { at: at(2, '12:00') });
  room.do({ type: 'StartOffering', activity: BEAT });
  seatSix(room, 7);
  return room;
};

const activitiesOf = (room: Room): readonly string[] => room.house.tables.get(7)?.round?.activities ?? [];

test('[HG2-15] [B101-24] [HG1-B10] outside the posted hours no hand is dealt for it and no fee is taken', () => {
  const room = eveningRoom();
  const takesFees = (time: string): boolean => {
    room.do({ type: 'StartGame', table: 7 }, { at: time });
    const isIn = activitiesOf(room).includes(BEAT);
    room.do({ type: 'GameOver', table: 7 });
    return isIn;
  };
  const before = room.balance(`box:${BEAT}:7`);
  assert.deepEqual([takesFees(at(2, '17:59')), room.balance(`box:${BEAT}:7`) - before], [false, 0]);
  assert.deepEqual([takesFees(at(2, '18:00')), takesFees(at(3, '01:30'))], [true, true]);
  assert.deepEqual(
    [takesFees(at(3, '02:00')), takesFees(at(3, '19:00')), takesFees(at(6, '19:00'))],
    [false, false, true],
  );
  assert.ok(activitiesOf(room).length === 0);
});

test('[HG2-15] a hand that was dealt in time is paid after the hours are over', () => {
  const room = eveningRoom();
  room.do({ type: 'StartGame', table: 7 }, { at: at(3, '01:59') });
  room.do({ type: 'LetTimePass' }, { at: at(3, '02:01') });
  const called = room.house.settings.activities.find(({ id }) => id === BEAT)!.charts[0]!.rows[0]!.key;
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: called });
  room.both({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  assert.ok(room.house.awards.size > 0);
});

test('[HG2-15] a mark for a fee outside the posted hours is refused, and says when they begin', () => {
  const room = new Room();
  const offering = inEvenings(
    offeringOf('GEGA-003977', {
      seed: { main: dollars(25_000) },
      reseed: { main: dollars(5_000) },
      adminFee: dollars(8),
    }),
  );
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: 'GEGA-003977' }, { at: at(2, '12:00') });
  room.do({ type: 'OpenTable', table: 8, plays: { game: 'ultimate-texas-holdem', isLive: true, isTournament: false } });
  room.do({
    type: 'SeatPlayer',
    table: 8,
    seated: { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' },
  });
  const lit = { seat: 1, position: 1, activity: 'GEGA-003977', space: 'player' } as const;
  const refused = room.refused({ type: 'LightSeat', table: 8, lit });
  assert.equal(refused.code, 'out-of-posted-hours');
  assert.match(refused.message, /Mar 2, 2026, 6:00 PM/);
  room.do({ type: 'LightSeat', table: 8, lit }, { at: at(2, '18:00') });
});

test('[OFT-3] the clock starts an offering on its first day, opens and closes it, and ends it after its last', () => {
  const room = new Room();
  const times = { hours: EVENINGS, firstDay: '2026-03-06', lastDay: '2026-03-09' };
  room.do({ type: 'AnnounceOffering', offering: { ...BEAT_OFFERING, times }, tables: 'all' });
  const refused = room.refused({ type: 'StartOffering', activity: BEAT }, { at: at(3, '12:00') });
  assert.equal(refused.code, 'starts-later');
  const pass = (day: number, time: string) =>
    room
      .do({ type: 'LetTimePass' }, { at: at(day, time) })
      .map(({ type }) => type)
      .filter(type => type.startsWith('Offering'));
  assert.deepEqual(pass(6, '17:59'), []);
  assert.deepEqual(pass(6, '18:00'), ['OfferingStarted']);
  assert.equal(room.meter(BEAT), dollars(10_000), 'the clock has seeded it');
  assert.deepEqual(pass(7, '02:00'), ['OfferingHoursEnded']);
  assert.deepEqual(pass(9, '12:00'), []);
  assert.deepEqual(pass(9, '18:05'), ['OfferingHoursBegun']);
  assert.deepEqual(pass(10, '02:00'), ['OfferingEnded']);
  assert.equal(room.house.offerings.get(BEAT)!.state, 'ended');
});

test('[OFT-3] what waits under an offering is finished before the clock ends it, and nothing new begins', () => {
  const room = new Room();
  const times = { hours: 'all', lastDay: '2026-03-02' } as const;
  room.do({ type: 'AnnounceOffering', offering: { ...BEAT_OFFERING, times }, tables: 'all' });
  room.do({ type: 'StartOffering', activity: BEAT }, { at: at(2, '12:00') });
  seatSix(room, 7);
  room.do({ type: 'StartGame', table: 7 }, { at: at(3, '05:59') });
  room.do({ type: 'LetTimePass' }, { at: at(3, '06:01') });
  assert.equal(room.house.offerings.get(BEAT)!.state, 'running', 'the round goes on');
  room.do({ type: 'GameOver', table: 7 });
  room.do({ type: 'StartGame', table: 7 });
  assert.deepEqual(activitiesOf(room), []);
  room.do({ type: 'LetTimePass' });
  assert.equal(room.house.offerings.get(BEAT)!.state, 'ended');
});

test('[HG2-15] [B101-24] times are posted before the start, dates are in order, hours have a length', () => {
  const room = new Room();
  const { times: _, ...bare } = BEAT_OFFERING;
  room.do({ type: 'AnnounceOffering', offering: bare, tables: 'all' });
  const refused = room.refused({ type: 'StartOffering', activity: BEAT }, { at: at(2, '12:00') });
  assert.match(refused.message, /days and hours/);
  const announced = (times: Offering['times']) =>
    room.refused(
      { type: 'ChangeOffering', activity: BEAT, offering: { ...BEAT_OFFERING, ...(times && { times }) } },
      { second },
    ).code;
  assert.equal(announced({ hours: 'all', firstDay: '2026-03-09', lastDay: '2026-03-06' }), 'last-day-first');
  assert.equal(
    announced({ hours: [{ days: ['Monday'], hours: { from: '18:00', to: '18:00' } }] }),
    'hours-without-length',
  );
});

test('[HG2-25] an offering whose last day is over does not start', () => {
  const room = new Room();
  const times = { hours: 'all', lastDay: '2026-03-01' } as const;
  room.do({ type: 'AnnounceOffering', offering: { ...BEAT_OFFERING, times }, tables: 'all' });
  assert.equal(room.refused({ type: 'StartOffering', activity: BEAT }, { at: at(2, '12:00') }).code, 'dates-over');
});

test('[HG1-C5] the posted notice goes by before the start', () => {
  const room = new Room();
  const times = { hours: 'all', noticeHours: 48 } as const;
  room.do({ type: 'AnnounceOffering', offering: { ...BEAT_OFFERING, times }, tables: 'all' }, { at: at(2, '10:00') });
  const refused = room.refused({ type: 'StartOffering', activity: BEAT }, { at: at(4, '09:59') });
  assert.equal(refused.code, 'notice-too-short');
  room.do({ type: 'StartOffering', activity: BEAT }, { at: at(4, '10:00') });
});

const ROYAL = 'GEAR-001087';
const prizeOf = (amount: number) => ({ charts: [], prizes: { 'royal/1': dollars(amount) } });

test('[HG2-24] [OFT-4] a prize changed under a pause does not hold before the posted notice', () => {
  const room = new Room();
  const posted = (amount: number, noticeHours?: number): Offering =>
    offeringOf(ROYAL, { ...prizeOf(amount), times: { hours: 'all', ...(noticeHours && { noticeHours }) } });
  room.do({ type: 'AnnounceOffering', offering: posted(10_000, 24), tables: 'all' });
  room.do({ type: 'StartOffering', activity: ROYAL }, { at: at(4, '12:00') });
  room.do({ type: 'PauseOffering', activity: ROYAL, reason: 'a smaller prize' });
  room.both({ type: 'ChangeOffering', activity: ROYAL, offering: posted(500, 24) });
  assert.equal(room.refused({ type: 'ResumeOffering', activity: ROYAL }).code, 'change-needs-notice');
  assert.equal(
    room.refused({ type: 'ResumeOffering', activity: ROYAL }, { at: at(5, '11:59') }).code,
    'change-needs-notice',
  );
  room.do({ type: 'ResumeOffering', activity: ROYAL }, { at: at(5, '12:00') });
  room.do({ type: 'PauseOffering', activity: ROYAL, reason: 'a broken sign' });
  room.do({ type: 'ResumeOffering', activity: ROYAL });
  room.do({ type: 'EndOffering', activity: ROYAL, reason: 'another prize' });
  room.do({ type: 'AnnounceOffering', offering: posted(600), tables: 'all' });
  const again = { type: 'StartOffering', activity: ROYAL } as const;
  assert.equal(room.refused(again, { at: at(5, '12:30') }).code, 'change-needs-notice', 'ended and posted anew');
  room.do(again, { at: at(5, '13:00') });
});

const NO_LIMIT = 'GEAR-001279';
const QUADRUPLE = offeringOf(NO_LIMIT, {
  charts: ['A'],
  payouts: ['B'],
  seed: { main: dollars(10_000) },
  reseed: { main: dollars(5_000) },
  daily: { main: dollars(50) },
  adminFee: dollars(5),
  chip: dollars(1),
  multiplier: 4,
});

/** What a beaten hand is paid at a table with these limits, dealt at that time. */
const paidAt = (
  multiplierIn: Offering['multiplierIn'],
  time: string,
  limits: readonly [number, number],
  table = 7,
): number => {
  const room = new Room();
  const offering = { ...QUADRUPLE, ...(multiplierIn && { multiplierIn }) };
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: NO_LIMIT }, { at: at(2, '10:30') });
  seatSix(room, table);
  const [betMin, betMax] = [dollars(limits[0]), dollars(limits[1])];
  room.do({
    type: 'ChangeGame',
    table,
    plays: { game: 'texas-holdem', isLive: true, isTournament: false, betMin, betMax },
  });
  room.do({ type: 'StartGame', table }, { at: time });
  const row = room.house.settings.activities.find(({ id }) => id === NO_LIMIT)!.charts[0]!.rows[0]!.key;
  room.do({ type: 'CallHand', table, seat: 1, activity: NO_LIMIT, row });
  room.both({ type: 'VerifyHands', table, activity: NO_LIMIT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  return [...room.house.awards.values()].reduce(
    (sum, { gives }) => sum + (gives.type === 'money' ? gives.amount : 0),
    0,
  );
};

test('[B101-8] a multiplier holds on the posted days and hours, at the posted tables and limits', () => {
  const mondays = { hours: [{ days: ['Monday'], hours: { from: '18:00', to: '22:00' } }] } as const;
  const [single, four] = [paidAt(mondays, at(2, '17:59'), [3, 6]), paidAt(mondays, at(2, '18:00'), [3, 6])];
  assert.ok(single > 0);
  assert.equal(four, 4 * single);
  assert.equal(paidAt(mondays, at(3, '18:30'), [3, 6]), single, 'not on a Tuesday');
  const low = { ...mondays, limits: [{ from: dollars(3), to: dollars(6) }] };
  assert.deepEqual([paidAt(low, at(2, '18:30'), [3, 6]), paidAt(low, at(2, '18:30'), [6, 12])], [four, single]);
  const table9 = { tables: [9] };
  assert.deepEqual(
    [paidAt(table9, at(2, '12:00'), [3, 6], 9), paidAt(table9, at(2, '12:00'), [3, 6], 7)],
    [four, single],
  );
});

test('[B101-8] [OFT-2] a multiplier does not start without its times, nor by what is not approved', () => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: QUADRUPLE, tables: 'all' });
  const refused = room.refused({ type: 'StartOffering', activity: NO_LIMIT }, { at: at(2, '12:00') });
  assert.match(refused.message, /times or tables of the multiplier/);
  const asian = offeringOf('ca-asian-jackpot-1', { multiplier: 2, multiplierIn: { tables: [7] } });
  assert.equal(
    room.refused({ type: 'AnnounceOffering', offering: asian, tables: 'all' }).code,
    'multiplier-times-not-approved',
  );
  const alone = offeringOf('ca-asian-jackpot-1', { multiplierIn: { hours: [{ days: ['Monday'], hours: 'all-day' }] } });
  assert.equal(
    room.refused({ type: 'AnnounceOffering', offering: alone, tables: 'all' }).code,
    'multiplier-times-alone',
  );
});

test('[B101-19] [OFT-5] a pool is raised from a posted moment on, with the notice before it', () => {
  const room = new Room();
  const { multiplier: _, ...offering } = QUADRUPLE;
  room.do({
    type: 'AnnounceOffering',
    offering: { ...offering, times: { hours: 'all', noticeHours: 24 } },
    tables: 'all',
  });
  room.do({ type: 'StartOffering', activity: NO_LIMIT }, { at: at(4, '12:00') });
  const raise = { type: 'RaisePool', activity: NO_LIMIT, pool: 'main', amount: dollars(1_000) } as const;
  assert.equal(room.refused(raise, { second }).code, 'raise-needs-notice', 'never at once');
  assert.equal(room.refused({ ...raise, from: at(5, '11:59') }, { second }).code, 'raise-needs-notice');
  room.both({ ...raise, from: at(6, '18:00') });
  const shown = () => room.meter(NO_LIMIT);
  room.do({ type: 'LetTimePass' }, { at: at(6, '17:59') });
  const before = shown();
  room.do({ type: 'LetTimePass' }, { at: at(6, '18:00') });
  assert.equal(shown() - before, dollars(1_000));
  room.do({ type: 'LetTimePass' }, { at: at(6, '18:01') });
  assert.equal(shown() - before, dollars(1_000), 'once');
  assert.deepEqual(room.house.offerings.get(NO_LIMIT)!.raises, []);
});

test('[HG2-25] a board is not opened for a time that is over, ends before it begins, or lies outside the hours', () => {
  const room = promotionRoom({ ...BOARD_OFFERING, times: { hours: EVENINGS } });
  const code = (from: string, to: string) => room.refused(opening(BOARD, 'high-hand', { from, to })).code;
  assert.equal(code('2026-03-02T20:00', '2026-03-02T19:00'), 'period-ends-first');
  assert.equal(code('2026-03-02T10:00', '2026-03-02T11:00'), 'period-is-over');
  assert.equal(code('2026-03-02T17:30', '2026-03-02T18:30'), 'period-out-of-hours');
  assert.equal(code('2026-03-03T19:00', '2026-03-03T20:00'), 'period-out-of-hours', 'a Tuesday');
  room.do(opening(BOARD, 'high-hand', { from: '2026-03-03T01:00', to: '2026-03-03T02:00' }));
});

test('[HG2-16] [OFT-6] a table is drawn and a pot splashed at its posted time, once for each', () => {
  const room = promotionRoom(offeringOf('lucky-table-drawing', { charts: ['1'] }));
  const drawnAt = [at(2, '14:00'), at(2, '20:00')];
  room.do(opening('lucky-table-drawing', 'table-drawing', { prizes: {}, valueAwards: [], drawnAt }));
  const draw = {
    type: 'RunPromotion',
    promotion: 'lucky-table-drawing',
    mechanism: 'table-drawing',
    command: { type: 'DrawTable', balls: [99], ids: [], seatCards: [], spinCards: {}, stops: [] },
  } as const;
  const refused = (day: number, time: string) => room.refused(draw, { second, at: at(day, time) }).code;
  assert.equal(refused(2, '13:59'), 'posted-drawing-not-due');
  room.both(draw, { at: at(2, '14:03') });
  assert.equal(refused(2, '14:04'), 'posted-drawing-not-due', 'the same time has one drawing');
  room.both(draw, { at: at(2, '20:00') });
  assert.equal(refused(3, '20:00'), 'no-drawing-left');
});

test('[HG1-C3] the designated dates of the car drawings are kept', () => {
  const CARS = 'blackjack-poker-car-drawing';
  const room = promotionRoom(offeringOf(CARS, { settings: { weeks: [4] } }));
  const drawnAt = [at(27, '20:00'), at(28, '20:00'), at(29, '20:00')];
  room.both(opening(CARS, 'drawing', { drawnAt }));
  const open = {
    type: 'RunPromotion',
    promotion: CARS,
    mechanism: 'drawing',
    command: { type: 'OpenDrawing' },
  } as const;
  assert.equal(room.refused(open).code, 'drawn-later', 'not five minutes after the start');
  room.do(open, { at: at(27, '20:00') });
});

test('[OFT-7] boards of an hour open, are paid and come down by the clock alone, across the change of clocks', () => {
  const times = { hours: [{ days: [...WEEKDAYS], hours: { from: '10:00', to: '04:00' } }], periodMinutes: 60 };
  const room = promotionRoom({ ...BOARD_OFFERING, times });
  const clock = actor('clock', 'clock');
  const seen = new Set<string>();
  for (let minute = 0; minute < 25 * 60; minute++) {
    room.do({ type: 'LetTimePass' }, { actor: clock, at: moment(7, '10:00').add({ minutes: minute }).toString() });
    const boards = [...room.house.promotions.keys()];
    assert.ok(boards.length <= 2, `${boards}`);
    for (const board of boards) seen.add(board);
  }
  // From ten in the morning to four at night, two o'clock left out: the clocks skip it.
  assert.equal(seen.size, 17 + 2, 'and two of the next day');
  assert.ok(seen.has(`${BOARD}-2026-03-07T10:00`) && seen.has(`${BOARD}-2026-03-08T03:00`));
  assert.ok(!seen.has(`${BOARD}-2026-03-08T04:00`), 'the hours are over');
  assert.ok(seen.has(`${BOARD}-2026-03-08T10:00`), 'the next day');
});

test('[OFT-7] [HSE-11] two boards that are over in the same minute are paid one after the other, each winner by an own award', () => {
  const times = { hours: [{ days: [...WEEKDAYS], hours: { from: '10:00', to: '04:00' } }], periodMinutes: 60 };
  const happy = offeringOf(HAPPY, { prizes: { 'min/1': dollars(100) }, times });
  const room = promotionRoom({ ...BOARD_OFFERING, times }, happy);
  const pass = (): number => room.do({ type: 'LetTimePass' }, { actor: actor('clock', 'clock') }).length;
  room.now = moment(2, '13:01');
  pass();
  seatSix(room, 7);
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  for (const { promotion } of room.house.promotions.values().toArray()) {
    const command = { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED } as const;
    room.do({ type: 'RunPromotion', promotion, mechanism: 'high-hand', command });
  }
  room.now = moment(2, '14:00');
  const passes = [pass(), pass()];
  const awards = [...room.house.awards.values()].map(({ award, activity }) => [award, activity]);
  assert.deepEqual(awards, [
    [1, BOARD],
    [2, HAPPY],
  ]);
  assert.ok(
    passes.every(events => events > 0),
    'one with each turn of the clock',
  );
});

const HAPPY = 'GEGA-004490';
