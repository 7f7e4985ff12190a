import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eligiblePerson, feeBar } from '#core/eligibility';
import { dollars } from '#core/money';
import { GAME_SLUGS } from '#core/qualifying';
import type { Role } from '#core/rulebook';
import type { TableGame } from '#core/state';
import { type TableParts, viewOf } from '#core/views';
import { RULEBOOK } from '../rulebook/index.ts';
import { actor, CHECKED, offeringOf, Room } from './house/room.ts';

/** Blazing Sevens of Hawaiian Gardens: blackjack only, "$8 - $16 per table per hour". */
const SEVENS = 'GEAR-001128';
const SEVENS_OFFERING = offeringOf(SEVENS, {
  seed: { main: dollars(1_000) },
  reseed: { main: dollars(1_000) },
  adminFee: dollars(8),
});
const FORTUNE_7 = 'GEGA-004430';
const FORTUNE_OFFERING = offeringOf(FORTUNE_7, {
  seed: { main: dollars(1_000) },
  reseed: { main: dollars(1_000) },
  adminFee: dollars(8),
});
/** The bad beat of California games: one chart of each game it names. */
const BAD_BEAT = 'GEGA-002323';
const BAD_BEAT_OFFERING = offeringOf(BAD_BEAT, {
  charts: ['bj-1', 'pgp-1', 'bac-1', 'c13-1', 'tiles-1'],
  payouts: ['opt1'],
  seed: { main: dollars(1_000) },
  reseed: { main: dollars(1_000) },
  daily: { main: dollars(10) },
  adminFee: dollars(6),
});
const CARIBBEAN = 'caribbean-stud-jackpot';
const CARIBBEAN_OFFERING = offeringOf(CARIBBEAN, {
  seed: { 'bad-beat': dollars(1_000), super: dollars(2_000), royal: dollars(3_000) },
  allocation: { 'bad-beat': 40, super: 30, royal: 30 },
});
const SPACES = 'GEAR-001274';
const ONE_SPACE = 'GEAR-001407';
const PRIZES = {
  'four-of-a-kind': dollars(500),
  'full-house': dollars(200),
  flush: dollars(75),
  straight: dollars(40),
};
const spacesOffering = (activity: string) =>
  offeringOf(activity, {
    charts: ['A'],
    prizes: PRIZES,
    seed: { main: dollars(5_000) },
    reseed: { main: dollars(5_000) },
    daily: activity === SPACES ? { main: dollars(25) } : {},
    adminFee: dollars(5),
  });

/** What the keypad of table 1 shows. */
const partsOf = (room: Room): Partial<TableParts> => {
  const view = viewOf('table.1');
  return Object.fromEntries([...view.keys(room.house)].map(key => [key, view.part(room.house, key)]));
};

const live = (game: string): TableGame => ({ game, isLive: true, isTournament: false });

const roomWith = (offering: ReturnType<typeof offeringOf>): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: offering.activity }, { at: '2026-03-02T19:30:00Z' });
  return room;
};

type Sits = readonly [seat: number, role?: Role, position?: number];
const tableOf = (room: Room, game: string, sits: readonly Sits[]): void => {
  room.do({ type: 'OpenTable', table: 1, plays: live(game) });
  for (const [seat, role = 'player', position = 1] of sits)
    room.do({ type: 'SeatPlayer', table: 1, seated: { seat, position, player: { type: 'anonymous' }, role } });
};
const mark = (activity: string, seat: number, position = 1, space: 'player' | 'player-dealer' = 'player') =>
  ({ type: 'LightSeat', table: 1, lit: { seat, position, activity, space } }) as const;

test('[HG1-A1] [HSE-14] the administrative fee counts the hours in which an eligible table was open and it was offered', () => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: SEVENS_OFFERING, tables: 'all' });
  const holds = { pools: { main: dollars(1_000) }, reserve: dollars(5_000), advance: dollars(0) };
  room.both({ type: 'TakeOverFund', activity: SEVENS, holds });
  room.do({ type: 'OpenTable', table: 1, plays: live('blackjack-poker') });
  room.do({ type: 'OpenTable', table: 2, plays: live('texas-holdem') });
  room.do({ type: 'OpenTable', table: 3, plays: { ...live('blackjack-poker'), isLive: false } });
  room.do({ type: 'OpenTable', table: 4, plays: { ...live('blackjack-poker'), isTournament: true } });
  // Offered for one hour of twenty, at one table of four.
  room.do({ type: 'StartOffering', activity: SEVENS }, { at: '2026-03-03T12:00:00Z' });
  room.do({ type: 'PauseOffering', activity: SEVENS, reason: 'a rest' }, { at: '2026-03-03T13:00:00Z' });
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' });
  assert.equal(room.balance(`admin-income:${SEVENS}`), dollars(8));
});

test('[HSE-14] hours in which a table, or the whole house, was out of service are not billed', () => {
  const room = roomWith(SEVENS_OFFERING);
  room.do({ type: 'PauseOffering', activity: SEVENS, reason: 'books' });
  const holds = { pools: { main: dollars(1_000) }, reserve: dollars(5_000), advance: dollars(0) };
  room.both({ type: 'CorrectFund', activity: SEVENS, holds, reason: 'books' });
  room.do({ type: 'ResumeOffering', activity: SEVENS });
  for (const table of [1, 2])
    room.do({ type: 'OpenTable', table, plays: live('blackjack-poker') }, { at: '2026-03-02T20:00:00Z' });
  const out = (at: string, table?: number) =>
    room.do({ type: 'TakeOutOfService', ...(table === undefined ? {} : { table }), reason: 'no link' }, { at });
  const back = (at: string, table?: number) =>
    room.do({ type: 'ReturnToService', ...(table === undefined ? {} : { table }) }, { at });
  out('2026-03-02T21:00:00Z', 1);
  out('2026-03-02T22:00:00Z');
  back('2026-03-02T23:00:00Z', 1);
  back('2026-03-03T00:00:00Z');
  out('2026-03-03T01:00:00Z', 2);
  room.do({ type: 'CloseTable', table: 1 }, { at: '2026-03-03T02:00:00Z' });
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' });
  // Table 1: from noon to one and from four to six. Table 2: from noon to two and from four to five.
  assert.equal(room.balance(`admin-income:${SEVENS}`), dollars(8 * (1 + 2 + 2 + 1)));
  // It is still out of service when the next day ends.
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-04T14:00:00Z' });
  assert.equal(room.balance(`admin-income:${SEVENS}`), dollars(8 * (1 + 2 + 2 + 1)));
});

/** Every minute of the day looked at on its own: was it offered, and which tables dealt a game of it for money? */
const minutesCounted = (
  span: readonly [from: string, to: string],
  offered: readonly (readonly [string, string])[],
  tables: readonly (readonly (readonly [from: string, to: string, plays: TableGame])[])[],
  games: readonly string[],
): number => {
  const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds / 60_000;
  const isIn = (minute: number, [from, to]: readonly [string, string]): boolean =>
    minute >= at(from) && minute < at(to);
  let minutes = 0;
  for (let minute = at(span[0]); minute < at(span[1]); minute++) {
    if (!offered.some(one => isIn(minute, one))) continue;
    for (const dealt of tables) {
      const now = dealt.find(([from, to]) => isIn(minute, [from, to]));
      if (now?.[2].isLive === true && !now[2].isTournament && games.includes(now[2].game)) minutes += 1;
    }
  }
  return minutes;
};

test('[B101-1] [HG1-A1] the administrative fee of a busy day equals an independent count, minute by minute', () => {
  const room = roomWith(SEVENS_OFFERING);
  room.do({ type: 'PauseOffering', activity: SEVENS, reason: 'books' });
  const holds = { pools: { main: dollars(1_000) }, reserve: dollars(5_000), advance: dollars(0) };
  room.both({ type: 'CorrectFund', activity: SEVENS, holds, reason: 'books' });
  const day = ['2026-03-02T14:00:00Z', '2026-03-03T14:00:00Z'] as const;
  const [blackjack, hawaiian, holdem] = ['blackjack-poker', 'hawaiian-blackjack', 'texas-holdem'].map(live) as [
    TableGame,
    TableGame,
    TableGame,
  ];
  room.do({ type: 'ResumeOffering', activity: SEVENS }, { at: '2026-03-02T19:10:00Z' });
  room.do({ type: 'OpenTable', table: 1, plays: blackjack }, { at: '2026-03-02T19:00:00Z' });
  room.do({ type: 'OpenTable', table: 2, plays: holdem }, { at: '2026-03-02T19:20:00Z' });
  room.do({ type: 'OpenTable', table: 3, plays: { ...blackjack, isLive: false } }, { at: '2026-03-02T19:20:00Z' });
  room.do({ type: 'ChangeGame', table: 2, plays: hawaiian }, { at: '2026-03-02T21:05:00Z' });
  room.do({ type: 'PauseOffering', activity: SEVENS, reason: 'a rest' }, { at: '2026-03-02T22:25:00Z' });
  room.do({ type: 'ChangeGame', table: 3, plays: blackjack }, { at: '2026-03-02T23:00:00Z' });
  room.do({ type: 'ResumeOffering', activity: SEVENS }, { at: '2026-03-03T01:00:00Z' });
  room.do({ type: 'ChangeGame', table: 2, plays: holdem }, { at: '2026-03-03T02:40:00Z' });
  room.do({ type: 'CloseTable', table: 1 }, { at: '2026-03-03T03:15:00Z' });
  room.do({ type: 'EndOffering', activity: SEVENS, reason: 'over' }, { at: '2026-03-03T06:33:00Z' });
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' });
  const minutes = minutesCounted(
    day,
    [
      ['2026-03-02T19:10:00Z', '2026-03-02T22:25:00Z'],
      ['2026-03-03T01:00:00Z', '2026-03-03T06:33:00Z'],
    ],
    [
      [['2026-03-02T19:00:00Z', '2026-03-03T03:15:00Z', blackjack]],
      [
        ['2026-03-02T19:20:00Z', '2026-03-02T21:05:00Z', holdem],
        ['2026-03-02T21:05:00Z', '2026-03-03T02:40:00Z', hawaiian],
        ['2026-03-03T02:40:00Z', day[1], holdem],
      ],
      [
        ['2026-03-02T19:20:00Z', '2026-03-02T23:00:00Z', { ...blackjack, isLive: false }],
        ['2026-03-02T23:00:00Z', day[1], blackjack],
      ],
    ],
    ['blackjack-poker', 'hawaiian-blackjack'],
  );
  assert.equal(minutes, 3 * 60 + 15 + 2 * 60 + 15 + 80 + 100 + 5 * 60 + 33);
  assert.equal(room.balance(`admin-income:${SEVENS}`), dollars(8 * Math.floor(minutes / 60)));
  // The next day owes nothing: it ended, and what it was offered is billed.
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-04T14:00:00Z' });
  assert.equal(room.balance(`admin-income:${SEVENS}`), dollars(8 * Math.floor(minutes / 60)));
});

test('[HG1-A6] [HG2-4] a proposition player and a backline bettor place no fee at Fortune 7, by button or by sensor', () => {
  const room = roomWith(FORTUNE_OFFERING);
  tableOf(room, 'fortune-7-baccarat', [[1], [2, 'proposition-player'], [1, 'backline', 2], [3, 'employee-on-duty']]);
  for (const by of [actor('ann'), actor('sensor-1', 'sensor')]) {
    const why = (seat: number, position = 1) => {
      const { code, message } = room.refused(mark(FORTUNE_7, seat, position), { actor: by });
      assert.equal(code, 'fee-not-placed');
      return message;
    };
    assert.match(why(2), /proposition players can’t place a fee for Fortune 7 Baccarat Progressive/);
    assert.match(why(1, 2), /backline bettors can’t place a fee/);
    assert.match(why(3), /employees on duty can’t place a fee/);
  }
  room.do(mark(FORTUNE_7, 1));
});

test('[B101-7] a player-dealer whom the approval bars gets the chip back before the game starts', () => {
  const room = roomWith(spacesOffering(ONE_SPACE));
  tableOf(room, 'crazy-4-poker', [[1], [4]]);
  room.do(mark(ONE_SPACE, 1));
  room.do(mark(ONE_SPACE, 4));
  const { code, message } = room.refused({ type: 'StartGame', table: 1, playerDealer: 4 });
  assert.equal(code, 'fee-to-give-back');
  assert.match(message, /the player-dealer can’t place a fee.*seat 4/);
  room.do({ type: 'ClearSeat', table: 1, lit: { seat: 4, position: 1, activity: ONE_SPACE, space: 'player' } });
  room.do({ type: 'StartGame', table: 1, playerDealer: 4 });
  assert.equal(room.balance(`drop-box:${ONE_SPACE}:1`), dollars(1));
});

test('[B101-7] [B101-20] the space on the player-dealer’s hand is there only where the approval has it', () => {
  const without = roomWith(spacesOffering(ONE_SPACE));
  tableOf(without, 'crazy-4-poker', [[1], [4]]);
  assert.match(without.refused(mark(ONE_SPACE, 1, 1, 'player-dealer')).message, /no space on the player-dealer’s hand/);
  const room = roomWith(spacesOffering(SPACES));
  tableOf(room, 'crazy-4-poker', [[1], [4]]);
  room.do(mark(SPACES, 1, 1, 'player-dealer'));
  room.do({ type: 'StartGame', table: 1, playerDealer: 4 });
  assert.equal(room.balance(`drop-box:${SPACES}:1`), dollars(1));
});

test('[HG1-A7] [ELG-10] a table with too few dealt in to win pays no fee', () => {
  const room = roomWith(CARIBBEAN_OFFERING);
  tableOf(room, 'caribbean-stud-poker', [[1], [2], [3]]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 3 });
  assert.equal(room.balance(`drop-box:${CARIBBEAN}:1`), 0, 'at least four must have active dealt-in hands');
  room.do({ type: 'GameOver', table: 1 });
  const four = { seat: 4, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 1, seated: four });
  room.do({ type: 'StartGame', table: 1, playerDealer: 3 });
  assert.equal(room.balance(`drop-box:${CARIBBEAN}:1`), 50);
});

test('[HG1-A7] a chip on the sensor of a lone player is given back: two are required to play for the progressive', () => {
  const room = roomWith(FORTUNE_OFFERING);
  tableOf(room, 'fortune-7-baccarat', [[1]]);
  room.do(mark(FORTUNE_7, 1));
  assert.match(room.refused({ type: 'StartGame', table: 1 }).message, /needs 2 players dealt in \(1 now\)/);
});

test('[HG1-A2] [ELG-9] no fee where no hand of the game is in the chart: Casino War has none of the bad beat', () => {
  const room = roomWith(BAD_BEAT_OFFERING);
  tableOf(room, 'casino-war', [[1], [2], [6]]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  assert.equal(room.balance(`drop-box:${BAD_BEAT}:1`), 0);
  assert.equal(room.house.tables.get(1)?.round?.activities.includes(BAD_BEAT), false);
});

test('[HG1-B8] [QLF-20] a Pan 9 table, which the bad beat prints as Pan, pays and plays for it', () => {
  const room = roomWith(BAD_BEAT_OFFERING);
  tableOf(room, 'pan-9', [[1], [2], [6]]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  assert.equal(room.balance(`drop-box:${BAD_BEAT}:1`), dollars(1));
});

const cards = (text: string) => text.split(' ') as never[];

test('[HG1-A3] one seat with a backline bettor is one player: the fee is the player’s, and the jackpot is paid', () => {
  const room = roomWith(BAD_BEAT_OFFERING);
  tableOf(room, 'blackjack-poker', [[1], [1, 'backline', 2], [6]]);
  room.do(mark(BAD_BEAT, 1));
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  const paid = room.house.tables
    .get(1)
    ?.round?.bettors.map(({ seat, position, fees }) => [seat, position, fees.length]);
  assert.deepEqual(paid, [
    [1, 1, 1],
    [1, 2, 0],
    [6, 1, 0],
  ]);
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: BAD_BEAT, row: 'bj-1/1' });
  const seen = {
    board: [],
    dealerCards: [],
    reachedShowdown: true,
    hands: [
      { seat: 1, cards: cards('2c 3d 4h 5s 6c') },
      { seat: 6, cards: cards('As Kd'), isPlayerDealer: true as const },
    ],
    places: [{ seat: 1, wager: dollars(10) }],
  };
  const verify = { type: 'VerifyHands', table: 1, activity: BAD_BEAT, seen, seal: 'S-1', ...CHECKED } as const;
  room.both(verify);
  assert.ok(room.house.awards.size > 0);
});

test('[HG1-A11] Start Game without a player-dealer is refused where the mandatory fee hangs on it', () => {
  const room = roomWith(BAD_BEAT_OFFERING);
  tableOf(room, 'blackjack-poker', [[1], [2], [6]]);
  assert.equal(room.refused({ type: 'StartGame', table: 1 }).code, 'player-dealer-needed');
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  assert.equal(room.balance(`drop-box:${BAD_BEAT}:1`), dollars(1));
});

test('[HG1-C16] chips on sensors go back when the table goes out of service', () => {
  const room = roomWith(SEVENS_OFFERING);
  tableOf(room, 'blackjack-poker', [[1], [2]]);
  room.do(mark(SEVENS, 1));
  room.do({ type: 'TakeOutOfService', table: 1, reason: 'a sensor broke' });
  assert.deepEqual(room.house.tables.get(1)?.lit, []);
  room.do({ type: 'ReturnToService', table: 1 });
  room.do({ type: 'StartGame', table: 1, playerDealer: 2 });
  assert.equal(room.balance(`drop-box:${SEVENS}:1`), 0);
});

test('[B101-40] a fee mark for an activity that is not run at the table is refused', () => {
  const room = roomWith(SEVENS_OFFERING);
  tableOf(room, 'texas-holdem', [[1]]);
  assert.match(room.refused(mark(SEVENS, 1)).message, /Blazing Sevens Progressive.* is only for Blackjack Poker/);
  const paused = roomWith(SEVENS_OFFERING);
  tableOf(paused, 'blackjack-poker', [[1], [2]]);
  paused.do(mark(SEVENS, 1));
  paused.do({ type: 'PauseOffering', activity: SEVENS, reason: 'a rest' });
  assert.equal(paused.refused(mark(SEVENS, 2)).code, 'promotion-not-running');
  assert.match(paused.refused({ type: 'StartGame', table: 1 }).message, /isn’t offered now.*seat 1/);
});

test('[B101-10] a player who sits out is not dealt in, not counted and pays no fee', () => {
  const noLimit = 'GEAR-001279';
  const offering = offeringOf(noLimit, {
    charts: ['A'],
    payouts: ['A'],
    seed: { main: dollars(10_000) },
    reseed: { main: dollars(5_000) },
    daily: { main: dollars(50) },
    cap: { main: dollars(25_000) },
    adminFee: dollars(5),
  });
  const room = roomWith(offering);
  tableOf(room, 'texas-holdem', [[1], [2], [3], [4], [5]]);
  const sitOut = { type: 'SitOut', table: 1, seat: 5, isOut: true } as const;
  room.do(sitOut);
  assert.equal(room.refused(sitOut).code, 'already-sits-out');
  room.do({ type: 'StartGame', table: 1 });
  assert.equal(room.balance(`drop-box:${noLimit}:1`), 0, 'four are dealt in');
  assert.equal(room.house.tables.get(1)?.round?.bettors.length, 4);
  room.do({ type: 'GameOver', table: 1 });
  room.do({ ...sitOut, isOut: false });
  assert.equal(room.refused({ ...sitOut, isOut: false }).code, 'nobody-sits-out');
  room.do({ type: 'StartGame', table: 1 });
  assert.equal(room.balance(`drop-box:${noLimit}:1`), dollars(1), 'five are dealt in');
  room.do({ type: 'GameOver', table: 1 });
  for (const seat of [1, 2, 3, 4, 5]) room.do({ type: 'SitOut', table: 1, seat, isOut: true });
  assert.equal(room.refused({ type: 'StartGame', table: 1 }).code, 'everybody-sits-out');
  room.do({ type: 'LeaveSeat', table: 1, seat: 5, position: 1 });
  assert.deepEqual(room.house.tables.get(1)?.sittingOut, [1, 2, 3, 4]);
});

test('[B101-10] a chip of somebody who sits out goes back, and none can be placed', () => {
  const room = roomWith(SEVENS_OFFERING);
  tableOf(room, 'blackjack-poker', [[1], [2], [3]]);
  room.do(mark(SEVENS, 1));
  room.do({ type: 'SitOut', table: 1, seat: 1, isOut: true });
  assert.deepEqual(room.house.tables.get(1)?.lit, []);
  assert.equal(room.refused(mark(SEVENS, 1)).code, 'sits-out');
});

test('[HG1-C15] each no-purchase-necessary player plays only one hand', () => {
  const room = new Room();
  for (const table of [1, 2]) {
    room.do({ type: 'OpenTable', table, plays: { ...live('caribbean-stud-poker'), isLive: false } });
  }
  const seat = (table: number, at: number) => {
    const player = { type: 'member', id: 'm-1' } as const;
    return { type: 'SeatPlayer', table, seated: { seat: at, position: 1, player, role: 'player' } } as const;
  };
  room.do(seat(1, 1));
  assert.equal(room.refused(seat(1, 2)).code, 'one-hand-each');
  assert.equal(room.refused(seat(2, 1)).code, 'one-hand-each');
  room.do({ type: 'LeaveSeat', table: 1, seat: 1, position: 1 });
  room.do(seat(2, 1));
});

test('[HG1-C18] an offering whose fees the house allocates says how before it starts', () => {
  const room = new Room();
  const { allocation: _, ...open } = CARIBBEAN_OFFERING;
  room.do({ type: 'AnnounceOffering', offering: open, tables: 'all' });
  const start = { type: 'StartOffering', activity: CARIBBEAN } as const;
  const { code, message } = room.refused(start, { at: '2026-03-02T18:30:00Z' });
  assert.equal(code, 'not-all-posted');
  assert.match(message, /how fees are divided among the pools/);
});

test('[HG1-A9] a $10 table earns two tickets by the limit that is posted at the table, a $5 table one', () => {
  const drawing = 'blackjack-poker-car-drawing';
  const tickets = (betMin: number): readonly unknown[] => {
    const room = roomWith(offeringOf(drawing, {}));
    const plays = { ...live('blackjack-poker'), betMin: dollars(betMin), betMax: dollars(100) };
    room.do({ type: 'OpenTable', table: 1, plays });
    for (const seat of [1, 2])
      room.do({
        type: 'SeatPlayer',
        table: 1,
        seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
      });
    room.do({ type: 'StartGame', table: 1, playerDealer: 2 });
    const [row] = RULEBOOK.find(({ id }) => id === drawing)!.charts.flatMap(({ rows }) => rows);
    room.do({ type: 'CallHand', table: 1, seat: 1, activity: drawing, row: row!.key });
    const hands = [
      { seat: 1, cards: cards('Ah Ah') },
      { seat: 2, cards: cards('9c 8d'), isPlayerDealer: true as const },
    ];
    const seen = {
      board: [],
      dealerCards: [],
      reachedShowdown: true,
      hands,
      places: [{ seat: 1, wager: dollars(10) }],
    };
    room.both({ type: 'VerifyHands', table: 1, activity: drawing, seen, seal: 'S-1', ...CHECKED });
    return [...room.house.awards.values()].map(({ gives }) => gives);
  };
  assert.deepEqual(tickets(5), [{ type: 'tickets', count: 1 }]);
  assert.deepEqual(tickets(25), [{ type: 'tickets', count: 2 }]);
});

test('[B101-15] a table of Four Card Poker opens with its posted limits, and the list of the floor has the game', () => {
  assert.ok(GAME_SLUGS.includes('four-card-poker'));
  const room = new Room();
  const plays = { ...live('four-card-poker'), betMin: dollars(25), betMax: dollars(500) };
  room.do({ type: 'OpenTable', table: 1, plays });
  assert.deepEqual(room.house.tables.get(1)?.plays, plays);
});

test('[B101-37] backline bettors place a fee only if backline betting is allowed in the base game', () => {
  const activity = RULEBOOK.find(({ id }) => id === ONE_SPACE)!;
  const behind = { role: 'backline', position: 2, isPlayerDealer: false, space: 'player' } as const;
  assert.equal(feeBar(activity, behind, 'crazy-4-poker'), undefined);
  assert.equal(feeBar(activity, behind, 'four-card-poker')?.message, 'Four Card Poker has no backline betting');
  const bettor = { role: 'backline', isPlayerDealer: false, isBackline: true, isSeated: false } as const;
  assert.ok(eligiblePerson(activity, { ...bettor, game: 'crazy-4-poker' }).met);
  assert.ok(!eligiblePerson(activity, { ...bettor, game: 'four-card-poker' }).met);
});

test('[B101-43] a keypad knows which activities have a fee, and which spaces it can lie on', () => {
  const room = roomWith(spacesOffering(SPACES));
  const wheel = offeringOf('GEAR-001220', {});
  tableOf(room, 'crazy-4-poker', [[1], [4]]);
  room.do({ type: 'AnnounceOffering', offering: wheel, tables: 'all' });
  const shown = partsOf(room).activities;
  assert.deepEqual(
    shown?.map(({ activity, hasFee, spaces }) => [activity, hasFee, spaces]),
    [[SPACES, true, ['player', 'player-dealer']]],
  );
});

test('[OPN-5] [HG1-A2] [ELG-9] a table that an activity does not reach says so: no fee, and what it needs', () => {
  const room = roomWith(SEVENS_OFFERING);
  tableOf(room, 'texas-holdem', [[1]]);
  const [why] = partsOf(room).noFees ?? [];
  assert.match(why?.message ?? '', /Blazing Sevens Progressive.* is only for Blackjack Poker, Hawaiian Blackjack/);
  room.do({ type: 'ChangeGame', table: 1, plays: live('hawaiian-blackjack') });
  assert.deepEqual(partsOf(room).noFees, []);
});
