import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { trialBalance } from '#core/ledger';
import {
  clockAt,
  dueTo,
  type Level,
  type Structure,
  suggestionFor,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
  takenIn,
  taxFormOfDue,
} from '#core/mechanisms/tournament';
import { cents, dollars } from '#core/money';
import { JURISDICTIONS } from '../rulebook/index.ts';
import { checkStructure, tournamentRule } from '../src/core/mechanisms/tournament/check-structure.ts';
import { decideTournament } from '../src/core/mechanisms/tournament/decide.ts';
import { placeOf } from '../src/core/mechanisms/tournament/due.ts';
import { evolveTournament, plannedTournament } from '../src/core/mechanisms/tournament/evolve.ts';
import { transferOfTournament } from '../src/core/mechanisms/tournament/transfer-of.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { approved, offeringOf } from './promotions/offering.ts';
import { requireDescribed } from './tournaments/described.ts';
import { askedWith, type Drawn } from './tournaments/drawn.ts';

const found = tournamentRule(approved('poker-tournaments'), offeringOf('poker-tournaments'));
assert.ok(found.ok);
const RULE = found.value;
const NOON = Temporal.Instant.from('2026-05-02T19:00:00Z');
const level = (minutes: number, bigBlind: number): Level => ({
  type: 'level',
  minutes,
  smallBlind: bigBlind / 2,
  bigBlind,
});
const LEVELS: readonly Level[] = [level(20, 50), level(20, 100), { type: 'break', minutes: 10 }, level(15, 200)];

const structure = (more: Partial<Structure> = {}): Structure => ({
  buyIn: dollars(100),
  entryFee: dollars(10),
  chips: 1_000,
  levels: LEVELS,
  payout: { type: 'percent', percents: [70, 30] },
  ...more,
});

/** A step: a command, and how many minutes after the start. */
type Step = Drawn | readonly [minutes: number, command: Drawn];

/** Runs an event with its books. `text` is everything that it has come to. */
const run = (steps: readonly Step[], posted = structure()) => {
  let tournament: Tournament = plannedTournament(posted);
  let balances = NO_BALANCES;
  const events: TournamentEvent[] = [];
  const pool = { type: 'tournament-pool', activity: RULE.activity.id, event: 'e' } as const;
  const stand = (code?: string) => ({
    tournament,
    events,
    inPool: balanceOf(balances, pool),
    text: textOf(tournament),
    code,
  });
  for (const step of steps) {
    const [minutes, drawn] = 'type' in step ? [0, step] : step;
    const { command, chance } = askedWith(drawn);
    const decided = decideTournament(RULE, tournament, command, {
      now: NOON.add({ minutes }),
      by: 'director',
      ...chance,
    });
    if (!decided.ok) return stand(decided.code);
    for (const event of decided.events) {
      tournament = evolveTournament(tournament, JSON.parse(JSON.stringify(event)) as TournamentEvent);
      balances = book(balances, transferOfTournament(RULE, 'e', event));
      assert.equal(trialBalance(balances), 0);
      events.push(event);
    }
  }
  requireDescribed(tournament, events);
  return stand();
};
/** Two events are the same when these are; what a draw of seats keeps for taking it back is not compared. */
const textOf = ({ entrants, seatsBefore: _, ...rest }: Tournament): string => JSON.stringify([[...entrants], rest]);

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `p${n + 1}`);
const OPEN: TournamentCommand = { type: 'OpenSignUps' };
const CLOSE: TournamentCommand = { type: 'CloseEntries' };
const START: TournamentCommand = { type: 'StartClock' };
const PAUSE: TournamentCommand = { type: 'PauseClock' };
const WHY = { reason: 'wrong key' };
const register = (player: string): TournamentCommand => ({ type: 'RegisterPlayer', player, entry: 'paid' });
const field = (count: number): readonly TournamentCommand[] => [OPEN, ...names(count).map(register)];
const out = (player: string, by = 'p1', chips = 1_000): TournamentCommand => ({
  type: 'EliminatePlayers',
  out: [{ player, by: [by], chips }],
});
const draw = (count: number, ...seats: readonly number[]): Drawn => ({
  type: 'DrawSeats',
  tables: seats.map((size, n) => ({ table: n + 1, seats: size })),
  numbers: Array.from({ length: count }, (_, n) => (n * 7_919) % 1_000),
});
const pay = (player: string): TournamentCommand => ({ type: 'PayPlayer', player, showsId: true });

test('[TRN-17] a level begins where the one before has ended, even if nobody looked, and the last one stays', () => {
  const { tournament } = run([...field(2), START]);
  const at = (minutes: number) => clockAt(LEVELS, tournament.clock!, NOON.add({ minutes }));
  assert.deepEqual(at(0), { step: 1, endsAt: '2026-05-02T19:20:00Z' });
  assert.deepEqual(at(20), { step: 2, endsAt: '2026-05-02T19:40:00Z' });
  assert.deepEqual(at(44), { step: 3, endsAt: '2026-05-02T19:50:00Z' });
  assert.deepEqual(at(600), { step: 4, endsAt: '2026-05-02T20:05:00Z' });
});

test('[TRN-17] a day of looks at any moments, restarts included, does not move the clock by a millisecond', () => {
  const long = Array.from({ length: 72 }, (_, n) => level(20, 100 * (n + 1)));
  const looks = fc
    .array(fc.integer({ min: 0, max: 1_439_999 }), { maxLength: 40 })
    .map(all => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(looks, moments => {
      const passes = moments.map((ms): Step => [ms / 60_000, { type: 'LetTimePass' }]);
      let { tournament } = run([...field(2), START], structure({ levels: long }));
      for (const [minutes, command] of passes as readonly (readonly [number, TournamentCommand])[]) {
        const now = NOON.add({ milliseconds: Math.round(minutes * 60_000) });
        const decided = decideTournament(RULE, tournament, command, { now, by: 'house' });
        assert.ok(decided.ok);
        // A restart: all that is left are the events, as text.
        tournament = decided.events
          .map(event => JSON.parse(JSON.stringify(event)) as TournamentEvent)
          .reduce(evolveTournament, tournament);
      }
      const evening = clockAt(long, tournament.clock!, NOON.add({ hours: 23, minutes: 59, seconds: 59 }));
      assert.deepEqual(evening, { step: 72, endsAt: '2026-05-03T19:00:00Z' });
    }),
    { numRuns: 30 },
  );
});

const CLOCKS: readonly [why: string, steps: readonly Step[], clock: Tournament['clock']][] = [
  ['a pause keeps what was left', [START, [5, PAUSE]], { step: 1, pausedMs: 900_000 }],
  ['and it goes on with that', [START, [5, PAUSE], [60, START]], { step: 1, endsAt: '2026-05-02T20:15:00Z' }],
  ['a pause is in the level that it is', [START, [25, PAUSE]], { step: 2, pausedMs: 900_000 }],
  [
    'a correction of a clock that runs',
    [START, [5, { type: 'CorrectClock', step: 2, remainingSeconds: 90 }]],
    { step: 2, endsAt: '2026-05-02T19:06:30Z' },
  ],
  [
    'a correction of one that stands',
    [START, [5, PAUSE], [6, { type: 'CorrectClock', step: 1, remainingSeconds: 60 }]],
    { step: 1, pausedMs: 60_000 },
  ],
  [
    'the next level has its whole time',
    [START, [5, { type: 'NextLevel' }]],
    { step: 2, endsAt: '2026-05-02T19:25:00Z' },
  ],
  [
    'time passes over several levels',
    [START, [45, { type: 'LetTimePass' }]],
    { step: 3, endsAt: '2026-05-02T19:50:00Z' },
  ],
];
for (const [why, steps, clock] of CLOCKS) {
  test(`[TRN-18] ${why}`, () => assert.deepEqual(run([...field(2), ...steps]).tournament.clock, clock));
}

test('[TRN-19] tables differ by one at most, each seat is drawn once, and the numbers are kept', () => {
  const { tournament, events } = run([...field(25), draw(25, 9, 9, 9)]);
  assert.deepEqual(
    [...takenIn(tournament).values()].map(({ size }) => size),
    [9, 8, 8],
  );
  const drawn = events.at(-1);
  assert.ok(drawn?.type === 'SeatsDrawn' && drawn.numbers.length === 25);
  const lowest = [...names(25)].toSorted(
    (a, b) => drawn.numbers[names(25).indexOf(a)]! - drawn.numbers[names(25).indexOf(b)]!,
  )[0];
  assert.deepEqual(tournament.entrants.get(lowest!)?.seat, { table: 1, seat: 1 });
});

test('[TRN-19] every order of the numbers is another order at the tables: 720 of six players', () => {
  const seen = new Set<string>();
  const all = (rest: readonly number[], chosen: readonly number[]): void => {
    if (rest.length > 0)
      for (const n of rest)
        all(
          rest.filter(other => other !== n),
          [...chosen, n],
        );
    else {
      const seats: Drawn = {
        type: 'DrawSeats',
        tables: [
          { table: 1, seats: 3 },
          { table: 2, seats: 3 },
        ],
        numbers: chosen,
      };
      seen.add(JSON.stringify([...run([...field(6), seats]).tournament.entrants.values()].map(({ seat }) => seat)));
    }
  };
  all([1, 2, 3, 4, 5, 6], []);
  assert.equal(seen.size, 720);
});

test('[TRN-20] who comes late sits at the emptiest table, in the free seat that was drawn', () => {
  const steps: readonly Step[] = [...field(5), draw(5, 4, 4), register('late')];
  const seats = [0, 1, 2].map(
    number =>
      run([...steps, { type: 'SeatEntrant', player: 'late', numbers: [number] }]).tournament.entrants.get('late')?.seat,
  );
  assert.deepEqual(seats, [
    { table: 2, seat: 3 },
    { table: 2, seat: 4 },
    { table: 2, seat: 3 },
  ]);
});

test('[TRN-21] a table that is not needed is broken before anything is balanced', () => {
  const { tournament } = run([...field(12), draw(12, 6, 6, 6)]);
  assert.deepEqual(suggestionFor(tournament), { type: 'break', table: 1 });
});

const MOVES: readonly [why: string, at: readonly number[], from: number, to: number, player: string, seat: number][] = [
  ['button 1: 2 and 3 have the blinds, 4 is next; there 2 is big blind and 3 the worst seat', [1, 2, 4], 1, 4, 'p4', 3],
  ['the seat right after the big blind, over the corner', [1, 5, 6], 1, 1, 'p4', 2],
  ['the button at the end: seats go round', [2, 3, 4], 5, 2, 'p3', 5],
];
for (const [why, at, from, to, player, seat] of MOVES) {
  test(`[TRN-22] ${why}`, () => {
    const seats = [
      ...names(5).map((name, n) => [name, 1, n + 1] as const),
      ...at.map((place, n) => [`p${n + 6}`, 2, place] as const),
    ];
    const entrants = new Map(
      seats.map(([name, table, place]) => [
        name,
        { player: name, entry: 'paid' as const, rebuys: 0, addOns: 0, seat: { table, seat: place } },
      ]),
    );
    const tables = [
      { table: 1, seats: 6, button: from },
      { table: 2, seats: 6, button: to },
    ];
    const tournament: Tournament = { ...plannedTournament(structure()), stage: 'closed', entrants, tables };
    assert.deepEqual(suggestionFor(tournament), { type: 'move', from: 1, to: 2, player, place: { table: 2, seat } });
    const unknown = suggestionFor({ ...tournament, tables: tables.map(({ button: _, ...one }) => one) });
    assert.deepEqual(unknown, { type: 'move', from: 1, to: 2 }, 'without the buttons nobody is named');
  });
}

test('[TRN-23] everybody of a broken table has a seat, and the others stay where they are', () => {
  const seats = draw(14, 6, 6, 6);
  const before = run([...field(14), seats]).tournament;
  const at = takenIn(before);
  const numbers = [...at.get(1)!.keys()].map(n => n * 31);
  const { tournament } = run([
    ...field(14),
    seats,
    out([...at.get(2)!.values()][0]!, [...at.get(3)!.values()][0]!),
    out([...at.get(3)!.values()][1]!, [...at.get(3)!.values()][0]!),
    { type: 'BreakTable', table: 1, numbers },
  ]);
  const after = takenIn(tournament);
  assert.deepEqual([...after.keys()], [2, 3]);
  assert.deepEqual(
    [...after.values()].map(({ size }) => size),
    [6, 6],
  );
  for (const table of [2, 3]) {
    for (const [seat, player] of at.get(table)!) {
      if (tournament.entrants.get(player)?.finish === undefined) assert.equal(after.get(table)!.get(seat), player);
    }
  }
  assert.equal(tournament.moves?.length, 5);
});

test('[TRN-24] a count is of everybody, and of exactly the chips in play; a race adds what it says', () => {
  const stacks = { p1: 1_500, p2: 1_000, p3: 500 };
  const counted = run([...field(3), { type: 'CountChips', stacks }]).tournament;
  assert.deepEqual(counted.counted?.stacks, stacks);
  const race: Drawn = {
    type: 'ColourUp',
    small: 25,
    large: 100,
    holdings: [
      { player: 'p1', small: 4, rest: 1_400 },
      { player: 'p2', small: 3, rest: 925 },
      { player: 'p3', small: 2, rest: 450 },
    ],
    numbers: [5, 9, 2, 7, 8],
  };
  const raced = run([...field(3), race]);
  // 125 of odd chips are two chips of 100: the nine of p2 and the eight of p3 win; 75 more are in play.
  assert.deepEqual(raced.tournament.colourUps, [{ small: 25, large: 100, added: 75, at: '2026-05-02T19:00:00Z' }]);
  const all = { p1: 1_500, p2: 1_025, p3: 550 };
  assert.equal(run([...field(3), race, { type: 'CountChips', stacks: all }]).code, undefined);
});

test('[TRN-25] periods go by levels, and the break belongs to the level before it', () => {
  const posted = structure({
    addOn: { price: dollars(40), fromLevel: 2, untilLevel: 2 },
    rebuy: { price: dollars(50), untilLevel: 1 },
    lateEntryUntil: 2,
  });
  const codeAt = (minutes: number, command: TournamentCommand) =>
    run([...field(3), START, [minutes, command]], posted).code;
  const addOn: TournamentCommand = { type: 'AddOn', player: 'p1' };
  const rebuy: TournamentCommand = { type: 'Rebuy', player: 'p1' };
  assert.deepEqual(
    [19, 20, 49, 50].map(minutes => codeAt(minutes, addOn)),
    ['not-in-its-period', undefined, undefined, 'not-in-its-period'],
  );
  assert.deepEqual(
    [0, 19, 20].map(minutes => codeAt(minutes, rebuy)),
    [undefined, undefined, 'not-in-its-period'],
  );
  assert.deepEqual(
    [49, 50].map(minutes => codeAt(minutes, register('late'))),
    [undefined, 'not-in-its-period'],
  );
});

test('[TRN-26] a re-entry is one entry more with its fee, but no player more', () => {
  const posted = structure({ reEntry: { limit: 1 }, payout: { type: 'percent', percents: [40, 30, 20, 10] } });
  const steps: readonly Step[] = [...field(3), out('p2'), { type: 'ReEnter', player: 'p2' }];
  const { tournament, inPool } = run([...steps, CLOSE, out('p3'), out('p2'), ...names(3).map(pay)], posted);
  assert.deepEqual([tournament.money?.pool, tournament.money?.fees, inPool], [40_000, 4_000, 0]);
  assert.deepEqual(
    names(3).map(player => placeOf(tournament, player)),
    [1, 2, 3],
  );
  assert.equal(run([...steps, out('p2'), { type: 'ReEnter', player: 'p2' }], posted).code, 'limit-reached');
});

const EXTRAS = structure({
  rebuy: { price: dollars(50), chips: 900 },
  addOn: { price: dollars(40) },
  reEntry: {},
  guarantee: dollars(900),
  charity: { name: 'Food Bank', percent: 5 },
});
const PLAYED: readonly Step[] = [...field(4), CLOSE, out('p4'), out('p3'), out('p2')];
/** What was done, and what takes it back: afterwards everything is as before. */
const INVERSES: readonly [what: string, before: readonly Step[], done: Drawn, back: TournamentCommand][] = [
  ['an entry', field(3), register('p4'), { type: 'UnregisterPlayer', player: 'p4', ...WHY }],
  [
    'a re-buy',
    field(3),
    { type: 'Rebuy', player: 'p2' },
    { type: 'BackOutPurchase', player: 'p2', what: 'rebuy', ...WHY },
  ],
  [
    'a re-buy that brought somebody back',
    [...field(3), out('p2')],
    { type: 'Rebuy', player: 'p2' },
    { type: 'BackOutPurchase', player: 'p2', what: 'rebuy', ...WHY },
  ],
  [
    'an add-on',
    field(3),
    { type: 'AddOn', player: 'p2' },
    { type: 'BackOutPurchase', player: 'p2', what: 'add-on', ...WHY },
  ],
  [
    'a re-entry',
    [...field(3), out('p2')],
    { type: 'ReEnter', player: 'p2' },
    { type: 'BackOutPurchase', player: 'p2', what: 're-entry', ...WHY },
  ],
  ['the end of entries', field(3), CLOSE, { type: 'ReopenEntries', ...WHY }],
  ['an elimination', [...field(3), draw(3, 6), CLOSE], out('p2'), { type: 'UndoElimination', ...WHY }],
  ['the last elimination', [...field(3), CLOSE, out('p3')], out('p2'), { type: 'UndoElimination', ...WHY }],
  ['a deal', [...field(3), CLOSE], { type: 'AgreeDeal', players: names(3) }, { type: 'CancelDeal', ...WHY }],
  ['a payment', PLAYED, pay('p1'), { type: 'BackOutPayment', player: 'p1', ...WHY }],
  [
    'a draw of seats',
    [...field(4), draw(4, 4, 4)],
    {
      type: 'DrawSeats',
      tables: [
        { table: 1, seats: 4 },
        { table: 2, seats: 4 },
      ],
      numbers: [4, 3, 2, 1],
    },
    { type: 'UndoSeats' },
  ],
  [
    'a dealer call',
    [...field(4), draw(4, 4, 4), { type: 'CallDealer', table: 1, reason: 'x' }, { type: 'AnswerDealerCall', table: 1 }],
    { type: 'CallDealer', table: 1, reason: 'new deck' },
    { type: 'AnswerDealerCall', table: 1 },
  ],
  [
    'a disqualification',
    [
      ...field(3),
      CLOSE,
      { type: 'GivePenalty', player: 'p1', sort: { type: 'warning' }, reason: 'x' },
      { type: 'CountChips', stacks: { p1: 1_000, p2: 1_000, p3: 1_000 } },
    ],
    out('p2'),
    { type: 'UndoElimination', ...WHY },
  ],
  [
    'a correction of the clock',
    [...field(3), START, PAUSE],
    { type: 'CorrectClock', step: 2, remainingSeconds: 10 },
    { type: 'CorrectClock', step: 1, remainingSeconds: 1_200 },
  ],
];
for (const [what, before, done, back] of INVERSES) {
  test(`[TRN-27] ${what} can be taken back, and the event and its books are as before`, () => {
    const was = run(before, EXTRAS);
    const during = run([...before, done], EXTRAS);
    const after = run([...before, done, back], EXTRAS);
    assert.deepEqual([was.code, during.code, after.code], [undefined, undefined, undefined]);
    assert.notEqual(during.text, was.text);
    assert.deepEqual([plain(after), after.inPool], [plain(was), was.inPool]);
  });
}
/** Counters back at zero and lists back at none are as if they were never there; void slips stay void. */
const plain = ({ tournament }: { readonly tournament: Tournament }): unknown => {
  const { entrants, seatsBefore: _, moves: _moves, chipsRemoved: _removed, voided: _voided, ...rest } = tournament;
  return { ...rest, entrants: [...entrants.values()].map(one => ({ ...one, reEntries: one.reEntries ?? 0 })) };
};

test('[TRN-27] a table that was broken, and one that was added, are taken back with every seat', () => {
  const seats: readonly Step[] = [...field(6), draw(6, 6, 6)];
  const was = run(seats).tournament;
  const numbers = [...takenIn(was).get(1)!.keys()];
  const broken: Drawn = { type: 'BreakTable', table: 1, numbers };
  const { tournament } = run([...seats, broken, { type: 'UndoSeats' }]);
  assert.deepEqual([...takenIn(tournament)], [...takenIn(was)]);
  const added = run([...seats, { type: 'AddTable', table: 9, seats: 6 }, { type: 'UndoSeats' }]).tournament;
  assert.deepEqual(added.tables, was.tables);
});

test('[TRN-28] other parts than even ones are exactly what is left', () => {
  const deal = (...amounts: readonly number[]): TournamentCommand => ({
    type: 'AgreeDeal',
    players: ['p2', 'p1'],
    amounts: amounts.map(cents),
  });
  const steps: readonly Step[] = [...field(3), CLOSE, out('p3')];
  const { tournament, inPool } = run([...steps, deal(16_001, 13_999), pay('p1'), pay('p2')]);
  assert.deepEqual([tournament.payments.map(({ prize }) => prize), inPool], [[13_999, 16_001], 0]);
  assert.equal(run([...steps, deal(16_000, 13_999)]).code, 'deal-does-not-total');
  assert.equal(run([...steps, deal(30_000)]).code, 'deal-does-not-total');
});

test('[TRN-29] the log is signed when the event is over, at hand for three months and kept seven years', () => {
  const { tournament } = run([...PLAYED, { type: 'SignLog' }]);
  assert.deepEqual(tournament.signatures, [
    { by: 'director', at: '2026-05-02T19:00:00Z', atHandUntil: '2026-08-02', keptUntil: '2033-05-02' },
  ]);
  const again = run([...PLAYED, { type: 'SignLog' }, { type: 'UndoElimination', ...WHY }]).tournament;
  assert.equal(again.signatures, undefined, 'an event that goes on is signed anew');
  const paid = run([...PLAYED, { type: 'SignLog' }, pay('p1')]).tournament;
  assert.equal(paid.signatures, undefined, 'what was signed was not paid yet');
});

test('[TRN-38] [TRN-39] slips are numbered without gaps; what is withheld has none, leaves the pool and stays', () => {
  const back: TournamentCommand = { type: 'BackOutPayment', player: 'p1', ...WHY };
  const withhold: TournamentCommand = { type: 'WithholdPrize', player: 'p2' };
  const { tournament, inPool, events } = run([...PLAYED, pay('p1'), back, withhold, pay('p1')]);
  const slips = events.flatMap(event => (event.type === 'PlayerPaid' ? [event.slip] : []));
  assert.deepEqual([slips, tournament.voided?.map(({ slip }) => slip)], [[1, 2], [1]]);
  assert.deepEqual(
    tournament.payments.map(({ player, slip, isWithheld }) => [player, slip, isWithheld]),
    [
      ['p2', undefined, true],
      ['p1', 2, undefined],
    ],
  );
  assert.equal(inPool, 0);
  assert.equal(run([...PLAYED, withhold, { ...back, player: 'p2' }]).code, 'prize-withheld');
  assert.equal(run([...PLAYED, withhold, { type: 'UndoElimination', ...WHY }]).code, 'paid-already');
  assert.equal(run([...PLAYED, withhold, pay('p2')]).code, 'nothing-due');
});

test('[TRN-36] numbers are drawn with the chance of the question, nobody brings them; without any nothing is drawn', () => {
  const { tournament } = run(field(5));
  const tables = [{ table: 1, seats: 9 }];
  const ask = (chance?: (count: number) => readonly number[]) =>
    decideTournament(
      RULE,
      tournament,
      { type: 'DrawSeats', tables },
      { now: NOON, by: 'd', ...(chance && { chance }) },
    );
  const drawn = ask(count => Array.from({ length: count }, (_, n) => 100 - n));
  assert.ok(drawn.ok && drawn.events[0]?.type === 'SeatsDrawn');
  assert.deepEqual(drawn.events[0].numbers, [100, 99, 98, 97, 96]);
  assert.equal(drawn.events[0].seats[0]?.player, 'p5');
  const without = ask();
  assert.equal(without.ok ? '' : without.code, 'numbers-not-drawn');
});

test('[TRN-30] minutes away end at their minute; who is disqualified leaves with all chips, and the bounty stays in the event', () => {
  const penalise = (
    sort: Extract<TournamentCommand, { type: 'GivePenalty' }>['sort'],
    player = 'p2',
  ): TournamentCommand => ({ type: 'GivePenalty', player, sort, reason: 'exposed a card' });
  const away = run([
    ...field(3),
    [5, penalise({ type: 'away', minutes: 40 })],
    { type: 'LiftPenalty', penalty: 1, reason: 'a mistake' },
  ]).tournament;
  assert.deepEqual(
    away.penalties?.map(({ until, lifted }) => [until, lifted]),
    [['2026-05-02T19:45:00Z', 'a mistake']],
  );
  const posted = structure({ bounties: { from: 'pool', on: { p2: dollars(50) } } });
  const gone = run(
    [...field(3), CLOSE, penalise({ type: 'disqualified', chips: 1_200 }), out('p3'), pay('p1'), pay('p3')],
    posted,
  );
  assert.deepEqual([gone.code, gone.inPool, placeOf(gone.tournament, 'p2')], [undefined, 0, 3]);
  assert.equal(gone.tournament.payments[0]?.bounties, 5_000);
  assert.deepEqual(gone.tournament.chipsRemoved, [{ hand: 1, chips: 1_200 }]);
  const back = run(
    [...field(3), CLOSE, penalise({ type: 'disqualified', chips: 1_200 }), { type: 'UndoElimination', ...WHY }],
    posted,
  ).tournament;
  assert.deepEqual([back.chipsRemoved, back.entrants.get('p2')?.finish], [[], undefined]);
});

test('[TRN-34] a payment of 2,000 net needs the form from 2026 on, rebuys counted, fees not', () => {
  const due = (boughtInFor: number) => ({
    player: 'p1',
    prize: dollars(2_100),
    bounties: dollars(50),
    hasItem: false,
    boughtInFor: dollars(boughtInFor),
  });
  assert.deepEqual(
    [150, 151].map(paid => taxFormOfDue(JURISDICTIONS[0].taxes, due(paid), '2026-05-02')),
    ['W-2G', 'none'],
  );
});

const SEATED: readonly Step[] = [...field(4), draw(4, 4, 4)];
/** Every refusal of the desk, in the order of the codes. */
const REFUSED: readonly [code: string, number: string, steps: readonly Step[]][] = [
  ['name-missing', '[TRN-15]', [OPEN, register(' ')]],
  ['reason-missing', '[TRN-27]', [...field(3), { type: 'UnregisterPlayer', player: 'p1', reason: '' }]],
  [
    'entry-used',
    '[TRN-27]',
    [...field(3), { type: 'AddOn', player: 'p1' }, { type: 'UnregisterPlayer', player: 'p1', ...WHY }],
  ],
  ['still-in', '[TRN-26]', [...field(3), { type: 'ReEnter', player: 'p1' }]],
  ['never-bought', '[TRN-27]', [...field(3), { type: 'BackOutPurchase', player: 'p1', what: 'rebuy', ...WHY }]],
  [
    'deal-stands',
    '[TRN-27]',
    [...field(3), CLOSE, out('p3'), { type: 'AgreeDeal', players: ['p1', 'p2'] }, { type: 'UndoElimination', ...WHY }],
  ],
  ['paid-already', '[TRN-27]', [...PLAYED, pay('p1'), { type: 'UndoElimination', ...WHY }]],
  ['paid-already', '[TRN-27]', [...PLAYED, pay('p1'), { type: 'ReopenEntries', ...WHY }]],
  [
    'paid-already',
    '[TRN-27]',
    [...field(3), CLOSE, { type: 'AgreeDeal', players: names(3) }, pay('p1'), { type: 'CancelDeal', ...WHY }],
  ],
  ['never-paid', '[TRN-27]', [...PLAYED, { type: 'BackOutPayment', player: 'p1', ...WHY }]],
  [
    'came-back',
    '[TRN-27]',
    [...field(3), out('p2'), { type: 'Rebuy', player: 'p2' }, { type: 'UndoElimination', ...WHY }],
  ],
  ['nothing-to-undo', '[TRN-27]', [...field(3), CLOSE, { type: 'CancelDeal', ...WHY }]],
  ['nothing-to-undo', '[TRN-27]', [...field(3), { type: 'UndoSeats' }]],
  ['wrong-stage', '[TRN-29]', [...field(3), { type: 'SignLog' }]],
  ['signed-before', '[TRN-29]', [...PLAYED, { type: 'SignLog' }, { type: 'SignLog' }]],
  ['clock-not-started', '[TRN-18]', [...field(3), PAUSE]],
  ['clock-runs', '[TRN-18]', [...field(3), START, START]],
  ['clock-stands', '[TRN-18]', [...field(3), START, PAUSE, PAUSE]],
  ['no-such-line', '[TRN-18]', [...field(3), START, { type: 'CorrectClock', step: 5, remainingSeconds: 1 }]],
  ['no-such-line', '[TRN-18]', [...field(3), START, [60, { type: 'NextLevel' }]]],
  ['time-not-whole', '[TRN-18]', [...field(3), START, { type: 'CorrectClock', step: 1, remainingSeconds: -1 }]],
  [
    'tables-not-possible',
    '[TRN-19]',
    [...field(3), { type: 'DrawSeats', tables: [{ table: 1, seats: 99 }], numbers: [1, 2, 3] }],
  ],
  ['tables-not-possible', '[TRN-19]', [...SEATED, { type: 'AddTable', table: 1, seats: 9 }]],
  ['table-not-in-play', '[TRN-22]', [...SEATED, { type: 'MovePlayer', player: 'p1', to: { table: 7, seat: 1 } }]],
  ['table-not-in-play', '[TRN-23]', [...SEATED, { type: 'BreakTable', table: 7, numbers: [] }]],
  ['seats-too-few', '[TRN-19]', [...field(5), draw(5, 4)]],
  ['seats-too-few', '[TRN-23]', [...field(4), draw(4, 2, 2), { type: 'BreakTable', table: 1, numbers: [1, 2] }]],
  ['seat-not-free', '[TRN-22]', [...SEATED, { type: 'MovePlayer', player: 'p1', to: { table: 1, seat: 1 } }]],
  ['seated-already', '[TRN-20]', [...SEATED, { type: 'SeatEntrant', player: 'p1', numbers: [1] }]],
  ['numbers-not-drawn', '[TRN-19]', [...field(3), draw(2, 4)]],
  ['unknown-penalty', '[TRN-30]', [...field(3), { type: 'LiftPenalty', penalty: 1, ...WHY }]],
  [
    'disqualified-by-hand',
    '[TRN-30]',
    [
      ...field(3),
      { type: 'GivePenalty', player: 'p1', sort: { type: 'disqualified', chips: 9 }, reason: 'x' },
      { type: 'LiftPenalty', penalty: 1, ...WHY },
    ],
  ],
  [
    'dealer-called',
    '[TRN-31]',
    [...SEATED, { type: 'CallDealer', table: 1, reason: 'x' }, { type: 'CallDealer', table: 1, reason: 'x' }],
  ],
  ['no-dealer-called', '[TRN-31]', [...SEATED, { type: 'AnswerDealerCall', table: 1 }]],
  ['stack-not-counted', '[TRN-24]', [...field(3), { type: 'CountChips', stacks: { p1: 1_000, p2: 2_000 } }]],
  ['chips-do-not-total', '[TRN-24]', [...field(3), { type: 'CountChips', stacks: { p1: 1_000, p2: 1_000, p3: 900 } }]],
  [
    'chips-do-not-change',
    '[TRN-24]',
    [...field(3), { type: 'ColourUp', small: 25, large: 60, holdings: [], numbers: [] }],
  ],
  [
    'numbers-not-drawn',
    '[TRN-24]',
    [
      ...field(3),
      { type: 'ColourUp', small: 25, large: 100, holdings: [{ player: 'p1', small: 3, rest: 0 }], numbers: [1] },
    ],
  ],
];
for (const [code, number, steps] of REFUSED) {
  test(`${number} refused: ${code}: ${JSON.stringify(steps.at(-1))}`, () =>
    assert.equal(run(steps, EXTRAS).code, code));
}

test('[TRN-17] an event without posted levels has no clock', () => {
  const { levels: _, ...posted } = structure();
  assert.equal(run([...field(2), START], posted).code, 'no-levels-posted');
});

test('[TRN-10] what is due after a deal is due once', () => {
  const { tournament } = run([...field(3), CLOSE, { type: 'AgreeDeal', players: names(3) }, pay('p1')]);
  assert.deepEqual(
    names(3).map(player => dueTo(tournament, player).prize),
    [0, 10_000, 10_000],
  );
});

const IMPOSSIBLE: readonly [why: string, more: Partial<Structure>][] = [
  ['half a chip', { chips: 0.5 }],
  ['a re-buy without chips', { rebuy: { price: dollars(5), chips: 0 } }],
  ['a level without time', { levels: [{ type: 'level', minutes: 0, smallBlind: 1, bigBlind: 2 }] }],
  ['a small blind above the big one', { levels: [{ type: 'level', minutes: 9, smallBlind: 3, bigBlind: 2 }] }],
  ['an ante below zero', { levels: [{ type: 'level', minutes: 9, smallBlind: 1, bigBlind: 2, ante: -1 }] }],
  ['a break before all levels', { levels: [{ type: 'break', minutes: 9 }] }],
  ['late entry until a level that is not posted', { lateEntryUntil: 4 }],
  ['a period that ends before it begins', { addOn: { price: dollars(5), fromLevel: 2, untilLevel: 1 } }],
  ['nothing added', { added: cents(0) }],
  ['a charity that is not named', { charity: { name: ' ', percent: 10 } }],
  ['two things for one place', { things: [1, 1].map(place => ({ place, what: 'x', value: cents(1), from: 'house' })) }],
  ['a thing without a value', { things: [{ place: 1, what: 'x', value: cents(0), from: 'pool' }] }],
];
for (const [why, more] of IMPOSSIBLE) {
  test(`[TRN-1] refused: structure-not-possible: ${why}`, () => {
    const checked = checkStructure(RULE, structure(more));
    assert.equal(checked.ok || checked.code, 'structure-not-possible');
  });
}

test('[TRN-27] rebuys are backed out one by one, and a player who would not be in without one is out again', () => {
  const rebuy: TournamentCommand = { type: 'Rebuy', player: 'p2' };
  const back: TournamentCommand = { type: 'BackOutPurchase', player: 'p2', what: 'rebuy', ...WHY };
  const steps: readonly Step[] = [...field(3), out('p2'), rebuy, rebuy];
  const finishes = [[], [back], [back, back]].map(
    more => run([...steps, ...more], EXTRAS).tournament.entrants.get('p2')?.finish,
  );
  assert.deepEqual(finishes, [undefined, undefined, { hand: 1, chips: 1_000 }]);
});
