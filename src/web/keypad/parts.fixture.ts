import { cents } from '#core/money';
import type { SeatView, TableParts } from '#core/views';

export const seatAt = (seat: number, change: Partial<SeatView> = {}): SeatView => ({
  seat,
  position: 1,
  player: { type: 'anonymous' },
  role: 'player',
  lit: [],
  ...change,
});

/** A bet of an activity whose fee is left to the player, and one that everybody owes. */
export const BET = { activity: 'choice', space: 'player' } as const;
export const OWED = { activity: 'owed', space: 'player' } as const;

const activity = (id: string, isFeeOptional: boolean): TableParts['activities'][number] => ({
  activity: id,
  name: id,
  isFeeOptional,
  isInRound: true,
  isForPeriod: false,
  hands: [],
});

const SUMMARY: TableParts['summary'] = {
  table: 8,
  game: 'ultimate-texas-holdem',
  gameName: "Ultimate Texas Hold'em",
  isLive: true,
  isTournament: false,
  isForPot: false,
  state: 'open',
  rounds: 4,
  players: 2,
  lit: 0,
  calls: 0,
  reviews: 0,
};

export const idle = (change: Partial<TableParts> = {}, summary: Partial<TableParts['summary']> = {}): TableParts => ({
  summary: { ...SUMMARY, ...summary },
  seats: [seatAt(1), seatAt(2)],
  round: { type: 'idle', rounds: 4 },
  activities: [activity('choice', true), activity('owed', false)],
  calls: [],
  awards: [],
  coach: [],
  ...change,
});

export const inRound = (change: Partial<TableParts> = {}): TableParts =>
  idle({
    seats: [seatAt(1, { inRound: { isPlayerDealer: false, fees: [BET, OWED] } }), seatAt(2)],
    round: { type: 'on', round: 5, startedAt: '2026-03-02T18:00:00Z', bets: 1, fees: [], total: cents(100) },
    ...change,
  });

export const CALL: TableParts['calls'][number] = {
  call: 1,
  seat: 1,
  activity: 'choice',
  row: 'royal',
  hand: 'Royal flush',
  at: '2026-03-02T18:01:00Z',
};

export const awardIn = (
  round: number,
  change: Partial<TableParts['awards'][number]> = {},
): TableParts['awards'][number] => ({
  award: 3,
  activity: 'choice',
  name: 'choice',
  table: 8,
  round,
  seat: 1,
  gives: { type: 'money', amount: cents(20_000), paidBy: { pool: cents(0), reserve: cents(20_000), house: cents(0) } },
  amount: cents(20_000),
  source: { pools: {}, reseeded: {}, reserve: cents(20_000), house: cents(0) },
  wonAt: '2026-03-02T18:01:00Z',
  verifiedBy: ['fay'],
  claim: { state: 'payable' },
  methods: ['tray'],
  taxKind: 'prize',
  ...change,
});
