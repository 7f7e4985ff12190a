import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { decideHouse, emptyHouse, evolveHouse, type HouseCommand, type HouseEvent, houseObjections } from '#core/house';
import type { Offering, OfferingTimes } from '#core/rulebook';
import { readPlan } from '#server/demo';
import { readHouseFile } from '#server/house';

/** The tables of the demo at which the fee of each jackpot is billed, as its approval names the games. */
const BILLED: Readonly<Record<string, readonly number[]>> = {
  'GEAR-001277': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'GEAR-001274': [12, 14, 17],
  'GEAR-001276': [19, 20],
  'GEAR-001279': [5, 6, 7, 8],
  'GEAR-001350': [9, 10],
  'GEAR-001351': [1, 2, 3, 4],
  'GEAR-001422': [25, 26, 27, 28],
  'GEAR-001407': [13, 15, 16, 18],
  'GEAR-001128': [48, 49],
  'GEGA-002323': [43, 44, 45, 46, 48, 49, 50, 51, 53, 54, 55, 56, 60],
  'caribbean-stud-bonus-hands': [57],
  'caribbean-stud-jackpot': [57],
  'cash-in-a-flash': [43, 44, 45, 46, 48, 49, 50, 51, 53],
  'GEGA-004430': [55],
  'GEGA-003954': [58],
  'GEGA-003977': [59],
  'GEGA-003976': [47],
};

/** Minutes of the gaming day, which begins at six: noon is 360, two in the morning 1,200. */
type Stretch = readonly [from: number, to: number];
const WHOLE_DAY: Stretch = [0, 1_440];
const SCHEDULES: readonly (readonly [hours: 'all' | Readonly<Record<'from' | 'to', string>>, stretch: Stretch])[] = [
  ['all', WHOLE_DAY],
  [{ from: '12:00', to: '20:00' }, [360, 840]],
  [{ from: '18:00', to: '02:00' }, [720, 1_200]],
];
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const [TODAY, BEGINS] = ['2026-03-06', Temporal.Instant.from('2026-03-06T14:00:00Z')];
const minuteAt = (text: string): number => BEGINS.until(Temporal.Instant.from(text)).total('minutes');

const PLAN = await readPlan();
const SETTINGS = await readHouseFile(path.join(import.meta.dirname, '..', 'demo', 'house.json'));
const PEOPLE = { actor: { id: 'ann', role: 'compliance' }, second: { id: 'bo', role: 'accounting' } };

/** When each is offered: the fixed hours of the day by turns; every fourth is over with this day. */
const POSTED = PLAN.offerings.map(({ activity, offering, tables, fund }, place) => {
  const [hours, stretch] = SCHEDULES[place % SCHEDULES.length]!;
  const weeks = offering.settings['weeks']?.[0];
  const lastDay =
    weeks === undefined ? TODAY : Temporal.PlainDate.from(TODAY).add({ weeks }).subtract({ days: 1 }).toString();
  const isLast = place % 4 === 0 || weeks !== undefined;
  const times: OfferingTimes = {
    ...offering.times,
    hours: hours === 'all' ? 'all' : [{ days: [...WEEK], hours }],
    firstDay: TODAY,
    noticeHours: 1,
    ...(isLast ? { lastDay } : {}),
  };
  return {
    id: activity.id,
    offering: { ...offering, times } as Offering,
    tables,
    fund,
    stretch,
    endsToday: lastDay === TODAY && isLast,
  };
});

/** When a table is open, out of service, and open again for another game: by its number, to the minute. */
const openAt = (table: number): readonly Stretch[] => {
  const opens = (table * 37) % 400;
  const closes = Math.min(1_440, opens + 180 + ((table * 97) % 900));
  return table % 6 === 0
    ? [
        [opens, opens + 100],
        [opens + 143, closes],
      ]
    : [[opens, closes]];
};
const outAt = (table: number): Stretch | undefined => {
  const [first] = openAt(table);
  return table % 5 === 0 ? [first![0] + 20, first![0] + 20 + ((table * 13) % 70)] : undefined;
};

/** Every minute of every table by itself. */
const tableMinutes = (id: string, stretch: Stretch): number => {
  const isIn = (minute: number, [from, to]: Stretch): boolean => minute >= from && minute < to;
  let minutes = 0;
  for (const table of BILLED[id] ?? []) {
    const out = outAt(table);
    for (let minute = 0; minute < 1_440; minute++) {
      const isOut = out !== undefined && isIn(minute, out);
      if (isIn(minute, stretch) && openAt(table).some(one => isIn(minute, one)) && !isOut) minutes += 1;
    }
  }
  return minutes;
};

/** What people do at the tables, by the minute. Offerings, boards and the day nobody touches. */
const atTables = (): ReadonlyMap<number, readonly HouseCommand[]> => {
  const commands = PLAN.tables.flatMap(({ table, game, betMin, betMax }) => {
    const plays = { game, isLive: true, isTournament: false, betMin, betMax };
    const out = outAt(table);
    return [
      ...openAt(table).flatMap(([from, to]): readonly (readonly [number, HouseCommand])[] => [
        [from, { type: 'OpenTable', table, plays }],
        [to, { type: 'CloseTable', table }],
      ]),
      ...(out === undefined
        ? []
        : ([
            [out[0], { type: 'TakeOutOfService', table, reason: 'the reader is broken' }],
            [out[1], { type: 'ReturnToService', table }],
          ] as const)),
    ];
  });
  return new Map(
    [...Map.groupBy(commands, ([minute]) => minute)].map(([minute, own]) => [
      minute,
      own.map(([, command]) => command),
    ]),
  );
};

/** Of most of them some table is open in their hours. */
const BILLED_LEAST = 10;

/** In minutes. */
const LOOKS_EVERY = 15;

/** The day before it hangs; then the clock is looked at until it has closed the day. */
const playDay = () => {
  let house = emptyHouse(SETTINGS);
  const events: HouseEvent[] = [];
  const ask = (command: HouseCommand, now: Temporal.Instant, people: object = PEOPLE): void => {
    const decision = decideHouse(house, command, { now, ...PEOPLE, ...people });
    assert.ok(decision.ok, decision.ok ? '' : `${command.type}: ${decision.message}`);
    for (const event of decision.events) house = evolveHouse(house, event);
    events.push(...decision.events);
  };
  const before = BEGINS.subtract({ hours: 10 });
  for (const { id, offering, tables, fund } of POSTED) {
    ask({ type: 'AnnounceOffering', offering, tables }, before);
    if (fund !== undefined) ask({ type: 'TakeOverFund', activity: id, holds: fund }, before);
  }
  ask({ type: 'LetTimePass' }, BEGINS.subtract({ minutes: 1 }));
  assert.equal([...house.offerings.values()].filter(({ state }) => state === 'running').length, 0);
  const played = atTables();
  const clock = { actor: { id: 'clock', role: 'clock' }, second: undefined };
  for (let minute = 0; minute <= 1_500; minute++) {
    const now = BEGINS.add({ minutes: minute });
    // It is looked at again and again, so that one thing can follow from another.
    for (let seen = -1; minute % LOOKS_EVERY === 0 && seen < events.length; ) {
      seen = events.length;
      ask({ type: 'LetTimePass' }, now, clock);
    }
    for (const command of played.get(minute) ?? []) ask(command, now);
  }
  return { house, events };
};

test('[HSE-14] [OFT-3] [OFT-7] a day of the demo runs by its schedules alone', () => {
  const { house, events } = playDay();
  assert.deepEqual(houseObjections(house), []);
  const of = <Type extends HouseEvent['type']>(type: Type): readonly Extract<HouseEvent, { type: Type }>[] =>
    events.filter((event): event is Extract<HouseEvent, { type: Type }> => event.type === type);

  for (const { id, stretch, endsToday } of POSTED) {
    const minutes = (type: 'OfferingStarted' | 'OfferingHoursEnded' | 'OfferingHoursBegun' | 'OfferingEnded') =>
      of(type)
        .filter(({ activity }) => activity === id)
        .map(({ at }) => minuteAt(at!));
    assert.deepEqual(minutes('OfferingStarted'), [stretch[0]], `${id} starts on time`);
    assert.deepEqual(minutes('OfferingEnded'), endsToday ? [stretch[1]] : [], `${id} ends on time`);
  }

  const boards = of('PromotionOpened').filter(({ mechanism }) => mechanism === 'high-hand');
  for (const { id, stretch } of POSTED.filter(one => one.offering.times?.periodMinutes !== undefined)) {
    const opened = boards.filter(({ activity }) => activity === id).map(({ at }) => minuteAt(at));
    const hours = (stretch[1] - stretch[0]) / 60;
    const today = opened.filter(minute => minute < 1_440);
    assert.deepEqual(
      today,
      Array.from({ length: hours }, (_, hour) => stretch[0] + 60 * hour),
      `${id} has a board for every hour`,
    );
  }

  const [closed] = of('GamingDayClosed').slice(-1);
  assert.deepEqual([closed?.day, closed?.by], [TODAY, 'clock']);

  const fees = of('FundMoved').flatMap(({ activity, fund }) =>
    fund.type === 'AdminFeeTaken' ? [{ activity, ...fund }] : [],
  );
  for (const { id, offering, stretch } of POSTED.filter(one => one.offering.adminFee !== undefined)) {
    const due = Math.floor(tableMinutes(id, stretch) / 60) * offering.adminFee!;
    const taken = fees.filter(({ activity }) => activity === id);
    const sum = taken.reduce(
      (all, { fromReserve, pools, unpaid }) =>
        all + fromReserve + unpaid + Object.values(pools).reduce((a, b) => a + b, 0),
      0,
    );
    assert.equal(sum, due, `${id} is billed by the minute`);
    const unpaid = taken.reduce((all, one) => all + one.unpaid, 0);
    assert.equal(house.balances.get(`admin-income:${id}`) ?? 0, due - unpaid, id);
  }
  const posting = POSTED.filter(one => one.offering.adminFee !== undefined).map(({ id }) => id);
  assert.deepEqual(posting.toSorted(), Object.keys(BILLED).toSorted());
  assert.ok(fees.length > BILLED_LEAST);
});
