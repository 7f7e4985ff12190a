import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#core/base';
import { emptyHouse, evolveHouse, type HouseEvent, houseFrom, houseText, type StateIn } from '#core/house';
import {
  chipsInPlay,
  designLevels,
  designPayout,
  dueTo,
  isAnything,
  keptTournament,
  type Structure,
  stillIn,
  suggestionFor,
  takenIn,
  tournamentLogOf,
} from '#core/mechanisms/tournament';
import { dollars, plus, total } from '#core/money';
import { type BoardView, viewOf } from '#core/views';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, SETTINGS } from './house/room.ts';
import { askedWith, type Drawn } from './tournaments/drawn.ts';
import { logOnPaper } from './tournaments/log-on-paper.ts';

const EVENT = 'GETR-000056';
const PLAYERS = Array.from({ length: 500 }, (_, n) => `p${n + 1}`);
const POOL = `tournament-pool:${EVENT}:${EVENT}`;

const STRUCTURE: Structure = {
  name: 'Spring Classic',
  games: ['texas-holdem'],
  buyIn: dollars(100),
  entryFee: dollars(15),
  chips: 10_000,
  levels: designLevels({
    players: 500,
    chips: 10_000,
    length: 600,
    levelMinutes: 20,
    smallestChip: 25,
    breakEvery: 4,
    breakMinutes: 10,
  }),
  lateEntryUntil: 4,
  rebuy: { price: dollars(60), limit: 2, chips: 8_000, untilLevel: 4 },
  addOn: { price: dollars(40), limit: 1, chips: 12_000, fromLevel: 4, untilLevel: 4 },
  guarantee: dollars(90_000),
  payout: designPayout(500),
  bounties: { from: 'pool', on: { p50: dollars(500), p2: dollars(500) } },
  charity: { name: 'Food Bank', percent: 3.33 },
};

/** An event in a real house, with an auditor who keeps chips and money of its own. */
const openEvent = (structure: Structure) => {
  const room = promotionRoom(offeringOf(EVENT, {}));
  room.do(opening(EVENT, 'tournament', { structure }));
  const chance = seeded('spring');
  const stacks = new Map<string, number>();
  let pool = 0;
  const state = (): StateIn<'tournament'> => {
    const one = room.house.promotions.get(EVENT);
    assert.ok(one?.mechanism === 'tournament');
    return one.state;
  };
  const audit = (): void => {
    assert.equal(room.balance(POOL), pool, 'money');
    assert.equal(
      chipsInPlay(state()),
      [...stacks.values()].reduce((a, b) => a + b, 0),
      'chips',
    );
  };
  const run = (drawn: Drawn): void => {
    const { command, chance } = askedWith(drawn);
    room.both({ type: 'RunPromotion', promotion: EVENT, mechanism: 'tournament', command }, chance);
  };
  return {
    room,
    chance,
    state,
    stacks,
    /** Does it; what it must bring to the pool, and to a player's stack, is said by the auditor. */
    go: (command: Drawn, brings = 0, chips?: readonly [string, number]): void => {
      run(command);
      pool += brings;
      if (chips !== undefined) stacks.set(chips[0], (stacks.get(chips[0]) ?? 0) + chips[1]);
      audit();
    },
    numbers: (count: number): readonly number[] => Array.from({ length: count }, () => chance.below(2 ** 32)),
    /** A player goes out: the winner of the hand has the chips. */
    bust: (player: string, by: string): void => {
      const chips = stacks.get(player)!;
      run({ type: 'EliminatePlayers', out: [{ player, by: [by], chips }] });
      stacks.delete(player);
      stacks.set(by, stacks.get(by)! + chips);
      audit();
    },
  };
};
type Event = ReturnType<typeof openEvent>;

/** Does what is suggested until the tables are level; nobody is lost, and no seat is taken twice. */
const balance = ({ go, state, numbers }: Event): number => {
  for (let done = 0; ; done += 1) {
    const suggestion = suggestionFor(state());
    const taken = takenIn(state());
    assert.equal(
      taken.values().reduce((sum, seats) => sum + seats.size, 0),
      stillIn(state()).length,
    );
    if (suggestion === undefined) return done;
    if (suggestion.type === 'break') {
      go({ type: 'BreakTable', table: suggestion.table, numbers: numbers(taken.get(suggestion.table)!.size) });
      continue;
    }
    for (const table of [suggestion.from, suggestion.to]) go({ type: 'SetButton', table, seat: 1 });
    const named = suggestionFor(state());
    assert.ok(named?.type === 'move' && named.player !== undefined && named.place !== undefined);
    go({ type: 'MovePlayer', player: named.player, to: named.place });
  }
};

const signUp = ({ go, numbers }: Event): void => {
  go({ type: 'OpenSignUps' });
  for (const player of PLAYERS) go({ type: 'RegisterPlayer', player, entry: 'paid' }, dollars(100), [player, 10_000]);
  go({ type: 'RegisterPlayer', player: 'guest', entry: 'given' }, dollars(100), ['guest', 10_000]);
  const tables = Array.from({ length: 56 }, (_, n) => ({ table: n + 1, seats: 9 }));
  go({ type: 'DrawSeats', tables, numbers: numbers(501) });
  go({ type: 'StartClock' });
};

/** The first four levels: some go out, most of them buy in again; at the break there are add-ons. */
const early = (event: Event): void => {
  const { go, bust, numbers, room } = event;
  for (const [n, player] of PLAYERS.slice(100, 260).entries()) {
    room.now = room.now.add({ seconds: 20 });
    bust(player, PLAYERS[n % 100]!);
    if (n % 4 === 3) continue;
    go({ type: 'Rebuy', player }, dollars(60), [player, 8_000]);
    go({ type: 'SeatEntrant', player, numbers: numbers(1) });
  }
  balance(event);
  room.now = room.now.add({ minutes: 30 });
  for (const [n, player] of PLAYERS.slice(0, 100).entries()) {
    if (n % 2 === 0) go({ type: 'AddOn', player }, dollars(40), [player, 12_000]);
  }
};

test('[TRN-13] [TRN-24] 500 players, rebuys, breaks and a chop: chips and money are right at every step', () => {
  const event = openEvent(STRUCTURE);
  const { room, go, bust, state, stacks, chance } = event;
  signUp(event);
  early(event);
  const due = 501 * 10_000 + 120 * 6_000 + 50 * 4_000;
  const charity = Math.floor((due * 333) / 10_000);
  const adds = 9_000_000 - (due - charity - 100_000);
  go({ type: 'CloseEntries' }, adds - charity);
  assert.equal(state().money?.houseAdds, adds, 'the guarantee is filled by the house');
  assert.ok(adds > 0);

  let rounds = 0;
  while (stillIn(state()).length > 4) {
    const left = stillIn(state());
    const [player, by] = [left[chance.below(left.length)]!, left.find(one => one === 'p1') ?? left[0]!];
    if (player === by || player === 'p2') continue;
    room.now = room.now.add({ minutes: 1 });
    bust(player, by);
    balance(event);
    rounds += 1;
    if (rounds % 60 === 0) {
      room.do({ type: 'LetTimePass' });
      go({ type: 'CountChips', stacks: Object.fromEntries(stacks) });
    }
  }
  assert.equal(state().tables?.length, 1);
  go({ type: 'CountChips', stacks: Object.fromEntries(stacks) });
  const view = viewOf('promotions').part(room.house, EVENT) as { desk: { deal: { pot: number; advice: object } } };
  assert.equal(total(Object.values(view.desk.deal.advice)), view.desk.deal.pot);

  go({ type: 'AgreeDeal', players: stillIn(state()) });
  for (const player of state().entrants.keys()) {
    const { prize, bounties, ...more } = dueTo(state(), player);
    if (!isAnything({ prize, bounties, ...more })) continue;
    go({ type: 'PayPlayer', player, showsId: true }, -plus(prize, bounties));
    const twice = { type: 'PayPlayer', player, showsId: true } as const;
    assert.equal(
      room.refused({ type: 'RunPromotion', promotion: EVENT, mechanism: 'tournament', command: twice }).code,
      'nothing-due',
    );
  }
  assert.equal(room.balance(POOL), 0);
  go({ type: 'SignLog' });
  requireLog(event);
  requireReplay(event);
});

/** Every item of the approval is on the log that is printed from the journal. */
const requireLog = ({ room }: Event): void => {
  const kept = keptTournament(EVENT, room.events);
  const log = kept && tournamentLogOf(SETTINGS, kept);
  assert.ok(log !== undefined);
  const text = logOnPaper(log);
  for (const line of [
    'Tournament log: Spring Classic',
    'Establishment: Bay 101',
    'Started: Monday, Mar 2, 2026, 11:30 AM',
    'Tables used: 1, 2, 3,',
    'Games: texas-holdem',
    'Paid: 500',
    'Given: 1',
    'Buy-in: $100.00 x 501: $50,100.00',
    'Entry fee: $15.00 x 500: $7,500.00',
    'Rebuy: $60.00 x 120: $7,200.00',
    'Add-on: $40.00 x 50: $2,000.00',
    'Source of the pool',
    'House: $33,674.69',
    'Pool: $92,974.69',
    'Charity Food Bank: $1,974.69',
    'Bounties: 1 awarded, paid for by the pool, $1,000.00 from the pool: $1,000.00',
    'Deal',
    '501. guest',
    'ann, Mar ',
    'kept until Mar ',
  ]) {
    assert.ok(text.includes(line), `the log has no "${line}":\n${text.slice(0, 3_000)}`);
  }
  assert.equal(log.results.length, 501);
  assert.equal(total(log.results.map(({ paid }) => paid)), 9_100_000);
};

/** The journal brings back the same house, and so does a snapshot: a restart loses nothing. */
const requireReplay = ({ room }: Event): void => {
  const events = room.events.map(one => JSON.parse(JSON.stringify(one)) as HouseEvent);
  assert.equal(houseText(events.reduce(evolveHouse, emptyHouse(SETTINGS))), houseText(room.house));
  assert.equal(houseText(houseFrom(SETTINGS, houseText(room.house))), houseText(room.house));
};

test('[TRN-17] a house that was away for hours finds the clock where it belongs, from journal and snapshot alike', () => {
  const level = (minutes: number) => ({ type: 'level', minutes, smallBlind: 50, bigBlind: 100 }) as const;
  const later = Array.from({ length: 70 }, () => level(20));
  const levels = [level(20), level(20), { type: 'break', minutes: 10 } as const, ...later];
  const { room, go, state } = openEvent({ ...STRUCTURE, levels, chips: 10 });
  go({ type: 'OpenSignUps' });
  go({ type: 'RegisterPlayer', player: 'p1', entry: 'paid' }, dollars(100), ['p1', 10]);
  go({ type: 'StartClock' });
  const start = room.now;
  room.now = start.add({ minutes: 45 });
  room.do({ type: 'LetTimePass' });
  assert.deepEqual(state().clock, { step: 3, endsAt: start.add({ minutes: 50 }).toString() });
  room.house = houseFrom(SETTINGS, houseText(room.house));
  room.now = start.add({ hours: 23, milliseconds: 1 });
  room.do({ type: 'LetTimePass' });
  // 50 minutes, then 66 levels of 20: 22 hours and 50 minutes; the next one ends ten minutes after 23 hours.
  assert.deepEqual(state().clock, { step: 70, endsAt: start.add({ hours: 23, minutes: 10 }).toString() });
  const { board } = viewOf('boards').part(room.house, EVENT) as BoardView;
  assert.ok(board.type === 'tournament' && board.clock !== undefined);
  assert.deepEqual([board.clock.level, board.left, board.chips], [69, 1, { inPlay: 10, average: 10 }]);
  assert.ok(!JSON.stringify(board).includes('p1'), 'nobody is named on a sign');
});
