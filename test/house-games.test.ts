import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '#core/cards';
import { meterAt } from '#core/games/table';
import { dollars, percent } from '#core/money';
import { requireDescribed } from './house/described.ts';
import { Room } from './house/room.ts';

const cards = (text: string) => text.split(' ') as Card[];
const plays = (game: string) => ({ game, isLive: true, isTournament: false });

const SET_UP = {
  type: 'SetUpGame',
  setUp: {
    game: 'crazy-4-poker',
    schedules: { fourCardProgressive: 'A' },
    meters: { fourCard: meterAt(dollars(6_000), dollars(5_000)) },
    progressions: { fourCard: { rate: percent(20), reserve: percent(0) } },
  },
} as const;

/** Seat 1 has four aces against nothing. */
const QUADS = {
  type: 'poker',
  seats: [
    {
      seat: 1,
      cards: cards('As Ah Ad Ac 2d'),
      wagers: { ante: dollars(5), superBonus: dollars(5), fourCardProgressive: dollars(5) },
      decision: { play: dollars(15) },
    },
  ],
  dealer: cards('Ks 9h 7d 4c 3s 2h'),
} as const;

const inRound = (game: string, first: Parameters<Room['both']>[0]): Room => {
  const room = new Room();
  room.both(first);
  room.do({ type: 'OpenTable', table: 3, plays: plays(game) });
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 3, seated });
  room.do({ type: 'StartGame', table: 3 });
  return room;
};

test('[PRO-5] a game is set up by two people between rounds; what is on a meter stays', () => {
  const room = new Room();
  assert.equal(room.refused(SET_UP).code, 'second-person-missing');
  room.both(SET_UP);
  assert.equal(room.balance('pool:crazy-4-poker:fourCard'), 600_000);
  const meters = { fourCard: meterAt(dollars(1), dollars(5_500)) };
  room.both({ ...SET_UP, setUp: { ...SET_UP.setUp, meters } });
  const set = room.house.games.get('crazy-4-poker');
  assert.ok(set !== undefined && 'meters' in set);
  assert.deepEqual([set.meters['fourCard']?.posted, set.meters['fourCard']?.reset], [600_000, 550_000]);
  assert.equal(room.balance('house'), -600_000);
});

test('[API-3] a meter is set up without a part of a cent, and a rate in lowest terms', () => {
  const room = new Room();
  const meters = { fourCard: { posted: dollars(6_000), reset: dollars(5_000), reserve: dollars(0) } };
  const progressions = { fourCard: { rate: { over: 1, under: 5 }, reserve: { over: 50, under: 100 } } };
  const [set] = room.both({ type: 'SetUpGame', setUp: { ...SET_UP.setUp, meters, progressions } });
  assert.ok(set?.type === 'GameSetUp' && 'meters' in set.setUp);
  assert.deepEqual(set.setUp.meters['fourCard']?.carry, { over: 0, under: 1 });
  assert.deepEqual(set.setUp.progressions['fourCard']?.reserve, { over: 1, under: 2 });
  requireDescribed(room.events);
});

test('[PRO-6] [API-16] a round is settled once by the rules of its game, with a sentence for every bet and balanced books', () => {
  const room = inRound('crazy-4-poker', SET_UP);
  const [settled] = room.do({ type: 'SettleRound', table: 3, deal: QUADS });
  assert.ok(settled?.type === 'RoundSettled' && settled.result.type === 'poker');
  assert.equal(settled.words.length, settled.result.entries.length);
  assert.ok(settled.words.every(sentence => /^Seat 1, .*\(.+\)\.$/.test(sentence)));
  const meter = settled.meters?.['fourCard'];
  assert.equal(room.balance('pool:crazy-4-poker:fourCard'), meter?.posted);
  assert.equal(room.refused({ type: 'SettleRound', table: 3, deal: QUADS }).code, 'round-settled-before');
  room.do({ type: 'GameOver', table: 3 });
  requireDescribed(room.events);
});

test('[PRO-6] [API-16] a void round gives every stake back and feeds no meter', () => {
  const room = inRound('crazy-4-poker', SET_UP);
  const deal = { ...QUADS, irregularity: 'shoe-jam' } as const;
  const [settled] = room.do({ type: 'SettleRound', table: 3, deal });
  assert.ok(settled?.type === 'RoundSettled' && settled.result.type === 'poker' && settled.result.isVoid);
  assert.equal(room.balance('pool:crazy-4-poker:fourCard'), 600_000);
  assert.equal(room.balance('players'), 0);
  requireDescribed(room.events);
});

test('[PRO-6] [API-16] a coup of baccarat is settled from the tray', () => {
  const limits = { betMin: dollars(5), betMax: dollars(500) };
  const room = inRound('baccarat', { type: 'SetUpGame', setUp: { game: 'baccarat', limits } });
  const deal = {
    type: 'baccarat',
    bets: [{ seat: 1, line: 'banker', amount: dollars(100) }],
    player: ['2s', '5d'],
    banker: ['9s', 'Kd'],
  } as const;
  const over = { ...deal, bets: [{ seat: 1, line: 'banker', amount: dollars(501) }] } as const;
  assert.equal(room.refused({ type: 'SettleRound', table: 3, deal: over }).code, 'baccarat-bet-outside-limits');
  room.do({ type: 'SettleRound', table: 3, deal });
  assert.deepEqual([room.balance('players'), room.balance('tray:3')], [9_500, -9_500]);
  requireDescribed(room.events);
});

test('[PRO-8] [API-16] a game of Hi-Lo ends with its prize, the meter of the day and the money of the house', () => {
  const room = new Room();
  const play = (command: Extract<Parameters<Room['do']>[0], { type: 'PlayHiLo' }>['command']) =>
    room.do({ type: 'PlayHiLo', command });
  room.now = Temporal.Instant.from('2026-03-02T23:00:00Z'); // Three in the afternoon.
  play({ type: 'OpenHiLoDay' });
  const candidate = { player: 'm-1', isMember: true, age: 40, cardInserted: true };
  play({ type: 'DrawPlayer', hour: '15:00', candidate });
  play({ type: 'ReportAtDesk' });
  play({ type: 'TurnFirstCard', card: '2s' });
  play({ type: 'Guess', call: 'higher' });
  play({ type: 'TurnCard', card: '9d' });
  play({ type: 'Quit' });
  const hiLo = room.house.games.get('hi-lo-progressive');
  assert.ok(hiLo?.game === 'hi-lo-progressive');
  assert.deepEqual([hiLo.attempt?.prize?.amount, hiLo.day.progressive], [10_000, 150_000]);
  assert.equal(room.balance('players'), 10_000);
  requireDescribed(room.events);
});

test('[PRO-6] only seats that are in the round are settled', () => {
  const room = inRound('crazy-4-poker', SET_UP);
  const deal = { ...QUADS, seats: QUADS.seats.map(seat => ({ ...seat, seat: 6 })) };
  assert.equal(room.refused({ type: 'SettleRound', table: 3, deal }).code, 'seat-not-dealt-in');
});
