import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyHouse, evolveHouse, type HouseCommand, type HouseEvent, houseText, type StateIn } from '#core/house';
import { keptTournament, type Structure, type TournamentCommand, tournamentLogOf } from '#core/mechanisms/tournament';
import { type Cents, dollars } from '#core/money';
import { type PromotionView, viewOf } from '#core/views';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room, SETTINGS } from './house/room.ts';
import { askedWith, type Drawn } from './tournaments/drawn.ts';
import { logOnPaper } from './tournaments/log-on-paper.ts';

const EVENT = 'GETR-000056';
const POOL = `tournament-pool:${EVENT}:${EVENT}`;

const STRUCTURE: Structure = {
  buyIn: dollars(100),
  entryFee: dollars(10),
  chips: 1_000,
  reEntry: { limit: 1 },
  rebuy: { price: dollars(50), limit: 2, chips: 1_000 },
  addOn: { price: dollars(20), limit: 1, chips: 500 },
  payout: { type: 'percent', percents: [60, 30, 10] },
};

const eventOf = (structure: Structure): Room => {
  const room = promotionRoom(offeringOf(EVENT, {}));
  for (const member of ['ana', 'ben']) room.do({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: false });
  room.do(opening(EVENT, 'tournament', { structure }));
  run(room, { type: 'OpenSignUps' });
  return room;
};
const on = (command: TournamentCommand, promotion = EVENT): HouseCommand => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'tournament',
  command,
});
const run = (room: Room, ...commands: readonly Drawn[]): void => {
  for (const { command, chance } of commands.map(askedWith)) room.both(on(command), chance);
};
const enter = (...players: readonly string[]): readonly TournamentCommand[] =>
  players.map(player => ({ type: 'RegisterPlayer', player, entry: 'paid' }));
const out = (player: string, by: string, chips = 1_000): TournamentCommand => ({
  type: 'EliminatePlayers',
  out: [{ player, by: [by], chips }],
});
const MERGE: HouseCommand = { type: 'MergeMembers', member: 'ana', into: 'ben' };
const state = (room: Room): StateIn<'tournament'> => {
  const one = room.house.promotions.get(EVENT);
  assert.ok(one?.mechanism === 'tournament');
  return one.state;
};
const refusedAs = (room: Room, command: TournamentCommand): string => room.refused(on(command)).code;
const logOf = (room: Room): string => {
  const kept = keptTournament(EVENT, room.events);
  assert.ok(kept !== undefined);
  return logOnPaper(tournamentLogOf(SETTINGS, kept));
};

/** A whole event in which a player does, and is done, everything that an event can keep of a name. */
const WHOLE = (name: string): readonly Drawn[] => [
  ...enter('cem', name, 'dan', 'eva'),
  {
    type: 'DrawSeats',
    tables: [
      { table: 1, seats: 5 },
      { table: 2, seats: 5 },
    ],
    numbers: [1, 2, 3, 4],
  },
  out(name, 'cem'),
  { type: 'Rebuy', player: name },
  { type: 'SeatEntrant', player: name, numbers: [0] },
  { type: 'MovePlayer', player: name, to: { table: 2, seat: 5 } },
  { type: 'GivePenalty', player: name, sort: { type: 'warning' }, reason: 'loud' },
  { type: 'UndoSeats' },
  out('dan', name),
  { type: 'CountChips', stacks: { cem: 2_000, [name]: 2_000, eva: 1_000 } },
  { type: 'CloseEntries' },
  { type: 'AgreeDeal', players: [name, 'cem', 'eva'] },
  { type: 'PayPlayer', player: name, showsId: true },
  { type: 'BackOutPayment', player: name, reason: 'miscounted' },
  { type: 'PayPlayer', player: name, showsId: true },
  { type: 'SignLog' },
];
const TARGETS = (name: string): Structure => ({
  ...STRUCTURE,
  bounties: { from: 'pool', on: { [name]: dollars(25), dan: dollars(5) } },
});

for (const [steps, last] of WHOLE('ana').entries()) {
  test(`[TRN-42] [CLB-4] merged after ${last.type} (${steps + 1}), all is as if it had been one id from the start`, () => {
    const [merged, whole] = [eventOf(TARGETS('ana')), eventOf(TARGETS('ben'))];
    run(merged, ...WHOLE('ana').slice(0, steps + 1));
    merged.both(MERGE);
    run(merged, ...WHOLE('ben').slice(steps + 1));
    run(whole, ...WHOLE('ben'));
    assert.deepEqual(state(merged), state(whole));
    assert.deepEqual([...state(merged).entrants.keys()], ['cem', 'ben', 'dan', 'eva'], 'in the order of registration');
    assert.equal(logOf(merged), logOf(whole));
    const events = merged.events.map(one => JSON.parse(JSON.stringify(one)) as HouseEvent);
    assert.equal(houseText(events.reduce(evolveHouse, emptyHouse(SETTINGS))), houseText(merged.house));
  });
}

test('[TRN-42] [CLB-4] the id that is gone is refused with the one to use; the other has entered, and its limits count', () => {
  const room = eventOf(STRUCTURE);
  run(room, ...enter('ana', 'cem'), { type: 'Rebuy', player: 'ana' }, { type: 'AddOn', player: 'ana' });
  room.both(MERGE);
  assert.equal(refusedAs(room, { type: 'Rebuy', player: 'ana' }), 'member-merged');
  assert.equal(refusedAs(room, enter('ben')[0]!), 'registered-before');
  assert.equal(refusedAs(room, { type: 'AddOn', player: 'ben' }), 'limit-reached');
  run(room, { type: 'Rebuy', player: 'ben' });
  assert.equal(refusedAs(room, { type: 'Rebuy', player: 'ben' }), 'limit-reached');
  const { desk } = viewOf('promotions').part(room.house, EVENT) as PromotionView;
  assert.ok(!JSON.stringify(desk).includes('ana'), 'the desk knows one id');
});

const BOTH_IN = enter('ana', 'ben', 'cem', 'dan');
const TWICE: readonly [steps: readonly TournamentCommand[], structure: Partial<Structure>, why: string][] = [
  [BOTH_IN, {}, 'both are still in'],
  [[...BOTH_IN, { type: 'CloseEntries' }], {}, 'both are in and prizes are fixed'],
  [[...BOTH_IN, out('ana', 'cem'), { type: 'CloseEntries' }], {}, 'prizes are fixed, and others would move up'],
  [[...BOTH_IN, out('ben', 'cem'), { type: 'CloseEntries' }], {}, 'the same where the other is out'],
  [
    [...BOTH_IN, out('ana', 'cem')],
    { bounties: { from: 'house', on: { ana: dollars(5) } } },
    'somebody has put out the bounty of one',
  ],
  [
    [...BOTH_IN, out('ana', 'cem')],
    { bounties: { from: 'house', on: { ben: dollars(5) } } },
    'the bounty is on the one who is in',
  ],
];
for (const [steps, changed, why] of TWICE) {
  test(`[TRN-42] two entries of one person do not become one: ${why}`, () => {
    const room = eventOf({ ...STRUCTURE, ...changed });
    run(room, ...steps);
    const { code, clause, message } = room.refused(MERGE, { second: { id: 'bo', role: 'floor' } });
    assert.deepEqual([code, clause], ['entered-twice', 'TRN-42; CLB-4']);
    assert.match(message, /^ana and ben are both in GETR-000056\./);
  });
}

const SETTLED: readonly [steps: readonly TournamentCommand[], how: string][] = [
  [[{ type: 'UnregisterPlayer', player: 'ana', reason: 'the same person' }], 'one is taken back'],
  [
    [{ type: 'GivePenalty', player: 'ben', sort: { type: 'disqualified', chips: 1_000 }, reason: 'two entries' }],
    'one is disqualified',
  ],
  [
    [{ type: 'CloseEntries' }, { type: 'ReopenEntries', reason: 'two are one' }, out('ana', 'cem')],
    'entries are open again',
  ],
  [[{ type: 'CancelTournament', reason: 'two are one' }], 'the event is off'],
];
for (const [steps, how] of SETTLED) {
  test(`[TRN-42] two entries of one person become one when ${how}`, () => {
    const room = eventOf(STRUCTURE);
    run(room, ...BOTH_IN, ...steps);
    const pool = room.balance(POOL);
    room.both(MERGE);
    assert.equal(room.balance(POOL), pool, 'no money moves by it');
    assert.deepEqual([...state(room).entrants.keys()].toSorted(), ['ben', 'cem', 'dan']);
    assert.doesNotMatch(logOf(room), /ana/);
  });
}

const [ANA, BEN] = [{ ana: dollars(5) }, { ben: dollars(7) }];
const BOUNTIES: readonly [
  on: Readonly<Record<string, Cents>>,
  before: readonly TournamentCommand[],
  after: readonly TournamentCommand[],
  bounty: number,
  why: string,
][] = [
  [ANA, [], enter('ben', 'cem', 'dan'), 500, 'posted on one id, entered under the other after the merge'],
  [{ ...ANA, ...BEN }, [], enter('ben', 'cem', 'dan'), 700, 'posted on both before anybody came'],
  [ANA, enter('ana', 'cem', 'dan'), [], 500, 'on the id that is gone'],
  [BEN, enter('ana', 'cem', 'dan'), [], 700, 'on the id that stays, while prizes are open'],
  [{ ...ANA, ...BEN }, enter('ana', 'cem', 'dan'), [], 500, 'on both, of whom one came'],
  [
    BEN,
    [...enter('ana', 'cem', 'dan'), { type: 'CloseEntries' }],
    [],
    0,
    'prizes were fixed without the one who never came',
  ],
  [ANA, [...enter('ben', 'cem', 'dan'), { type: 'CloseEntries' }], [], 0, 'the same where the other one entered'],
  [
    { ...ANA, ...BEN },
    [...enter('ana', 'cem', 'dan'), { type: 'CloseEntries' }],
    [],
    500,
    'fixed with the one who came',
  ],
];
for (const [on, before, then, bounty, why] of BOUNTIES) {
  test(`[TRN-7] [TRN-42] a person carries one bounty, and all money is paid: ${why}`, () => {
    const room = eventOf({ ...STRUCTURE, bounties: { from: 'pool', on } });
    run(room, ...before);
    room.both(MERGE);
    run(room, ...then);
    if (state(room).money === undefined) run(room, { type: 'CloseEntries' });
    run(room, out('ben', 'cem'), out('dan', 'cem'));
    for (const player of ['ben', 'cem', 'dan']) run(room, { type: 'PayPlayer', player, showsId: true });
    assert.equal(state(room).payments.find(({ player }) => player === 'cem')?.bounties, bounty);
    assert.equal(room.balance(POOL), 0);
  });
}

test('[TRN-26] [TRN-42] two entries are one player: fees and chips of both, one place, and limits of one', () => {
  const room = eventOf(STRUCTURE);
  run(room, ...BOTH_IN, { type: 'Rebuy', player: 'ana' }, { type: 'Rebuy', player: 'ben' }, out('ana', 'cem', 2_000));
  room.both(MERGE);
  assert.equal(refusedAs(room, { type: 'Rebuy', player: 'ben' }), 'limit-reached');
  assert.equal(refusedAs(room, { type: 'UnregisterPlayer', player: 'ben', reason: 'leaves' }), 'entry-used');
  assert.equal(
    refusedAs(room, { type: 'BackOutPurchase', player: 'ben', what: 'add-on', reason: 'never' }),
    'never-bought',
  );
  run(room, { type: 'CountChips', stacks: { ben: 2_000, cem: 3_000, dan: 1_000 } }, out('ben', 'dan', 2_000));
  assert.equal(refusedAs(room, { type: 'ReEnter', player: 'ben' }), 'limit-reached', 'the second entry was one again');
  run(room, { type: 'CloseEntries' }, out('dan', 'cem'));
  assert.deepEqual(
    state(room).money?.prizes,
    [dollars(300), dollars(150), dollars(50)],
    'three players, 500 in the pool',
  );
  for (const player of ['ben', 'cem', 'dan']) run(room, { type: 'PayPlayer', player, showsId: true });
  assert.equal(refusedAs(room, { type: 'PayPlayer', player: 'ben', showsId: true }), 'nothing-due');
  assert.equal(room.balance(POOL), 0);
  const log = logOf(room);
  for (const line of ['Paid: 4', 'Buy-in: $100.00 x 4', 'Entry fee: $10.00 x 4', 'Rebuy: $50.00 x 2', '3. ben: $50.00'])
    assert.ok(log.includes(line), `${line} is missing in\n${log}`);
  assert.match(log, /Participants\n {2}1\. ben\n {2}2\. cem\n {2}3\. dan\n/);
});

test('[TRN-35] [TRN-42] of a gift and a bought entry of one person each goes back to whom it came from', () => {
  const room = eventOf(STRUCTURE);
  const before = [room.balance('house'), room.balance('players')];
  run(room, { type: 'RegisterPlayer', player: 'ana', entry: 'given' }, ...enter('ben', 'cem'), out('ana', 'cem'));
  room.both(MERGE);
  assert.match(logOf(room), /Given: 1\n {2}Paid: 2|Paid: 2\n {2}Given: 1/);
  run(room, { type: 'CancelTournament', reason: 'storm' });
  assert.deepEqual([room.balance('house'), room.balance('players'), room.balance(POOL)], [...before, 0]);
});

test('[TRN-16] [TRN-42] a seat that one id has won is used under the other, once', () => {
  const room = eventOf({ ...STRUCTURE, payout: { type: 'item', value: dollars(200), what: 'a seat' } });
  for (const promotion of ['sunday', 'monday']) {
    room.do(opening(EVENT, 'tournament', { structure: STRUCTURE }, promotion));
    room.do(on({ type: 'OpenSignUps' }, promotion));
  }
  run(room, ...enter('ana', 'cem'), { type: 'CloseEntries' }, out('cem', 'ana'), {
    type: 'PayPlayer',
    player: 'ana',
    showsId: true,
  });
  room.both(MERGE);
  const seat = { type: 'RegisterPlayer', player: 'ben', entry: 'satellite', from: EVENT } as const;
  room.do(on(seat, 'sunday'));
  assert.equal(room.refused(on(seat, 'monday')).code, 'no-seat-won');
});
