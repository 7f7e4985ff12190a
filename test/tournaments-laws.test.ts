import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accept, type Decision } from '#core/base';
import { trialBalance } from '#core/ledger';
import {
  chipsInPlay,
  dueTo,
  ENTRY_METHODS,
  isAnything,
  type Payout,
  type Structure,
  stillIn,
  suggestionFor,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
} from '#core/mechanisms/tournament';
import { cents, dollars, total } from '#core/money';
import { tournamentRule } from '../src/core/mechanisms/tournament/check-structure.ts';
import { decideTournament } from '../src/core/mechanisms/tournament/decide.ts';
import { evolveTournament, plannedTournament } from '../src/core/mechanisms/tournament/evolve.ts';
import { tournamentLog } from '../src/core/mechanisms/tournament/log.ts';
import { decideMerge } from '../src/core/mechanisms/tournament/merge.ts';
import { PURCHASES } from '../src/core/mechanisms/tournament/state-shape.ts';
import { transferOfTournament } from '../src/core/mechanisms/tournament/transfer-of.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { approved, offeringOf } from './promotions/offering.ts';
import { requireDescribed } from './tournaments/described.ts';
import { askedWith, type Drawn } from './tournaments/drawn.ts';

const found = tournamentRule(approved('poker-tournaments'), offeringOf('poker-tournaments'));
assert.ok(found.ok);
const RULE = found.value;
const POOL = { type: 'tournament-pool', activity: RULE.activity.id, event: 'e' } as const;
const NOON = Temporal.Instant.from('2026-05-02T19:00:00Z');

const payout = fc.constantFrom<Payout>(
  { type: 'percent', percents: [50, 30, 20] },
  { type: 'flat', amounts: [dollars(300), dollars(100)] },
  { type: 'item', value: dollars(150), what: 'a seat' },
);
const structure: fc.Arbitrary<Structure> = fc.record(
  {
    buyIn: fc.constant(dollars(100)),
    entryFee: fc.constant(dollars(10)),
    payout,
    chips: fc.constant(1_000),
    levels: fc.constant([1, 2, 4].map(n => ({ type: 'level' as const, minutes: 60, smallBlind: n, bigBlind: 2 * n }))),
    rebuy: fc.constant({ price: dollars(33), chips: 700, untilLevel: 2 }),
    addOn: fc.constant({ price: dollars(21), limit: 1 }),
    reEntry: fc.constant({ limit: 2 }),
    guarantee: fc.constantFrom(dollars(50), dollars(900)),
    added: fc.constant(dollars(77)),
    bounties: fc.constantFrom(
      { from: 'pool' as const, on: { ana: cents(1_001), cem: cents(501) } },
      { from: 'house' as const, on: { ana: cents(1_001) } },
    ),
    charity: fc.constant({ name: 'Food Bank', percent: 7.77 }),
    things: fc.constant([{ place: 2, what: 'a watch', value: dollars(60), from: 'pool' as const }]),
  },
  { requiredKeys: ['buyIn', 'entryFee', 'payout'] },
);

const player = fc.constantFrom('ana', 'ben', 'cem', 'dua', 'eli');
const reason = fc.constant('by chance');
const number = fc.nat(1_000);
const numbers = fc.array(number, { minLength: 5, maxLength: 5 });
const table = fc.constantFrom(1, 2, 3);
const is = <const Type extends TournamentCommand['type']>(type: Type) => fc.constant(type);
/** Besides what the desk does: the club finds that two are one. TRN-42 */
type Press = Drawn | { readonly type: 'MergePlayers'; readonly from: string; readonly into: string };
const COMMANDS: readonly [weight: number, command: fc.Arbitrary<Press>][] = [
  [2, fc.record({ type: fc.constant('MergePlayers' as const), from: player, into: player })],
  [2, fc.record({ type: is('OpenSignUps') })],
  [8, fc.record({ type: is('RegisterPlayer'), player, entry: fc.constantFrom(...ENTRY_METHODS) })],
  [1, fc.record({ type: is('UnregisterPlayer'), player, reason })],
  [2, fc.record({ type: is('Rebuy'), player })],
  [2, fc.record({ type: is('AddOn'), player })],
  [2, fc.record({ type: is('ReEnter'), player })],
  [2, fc.record({ type: is('BackOutPurchase'), player, what: fc.constantFrom(...PURCHASES), reason })],
  [2, fc.record({ type: is('CloseEntries') })],
  [1, fc.record({ type: is('ReopenEntries'), reason })],
  [
    8,
    fc
      .record({ player, by: fc.array(player, { maxLength: 2 }), chips: number })
      .map(out => ({ type: 'EliminatePlayers', out: [out] }) as const),
  ],
  [3, fc.record({ type: is('UndoElimination'), reason })],
  [2, fc.constant({ type: 'AgreeDeal', players: [] })],
  [1, fc.record({ type: is('CancelDeal'), reason })],
  [4, fc.record({ type: is('PayPlayer'), player, showsId: fc.constant(true) })],
  [2, fc.record({ type: is('BackOutPayment'), player, reason })],
  [1, fc.record({ type: is('WithholdPrize'), player })],
  [1, fc.record({ type: is('StartClock') })],
  [1, fc.record({ type: is('PauseClock') })],
  [1, fc.record({ type: is('NextLevel') })],
  [1, fc.record({ type: is('LetTimePass') })],
  [
    2,
    numbers.map(drawn => ({
      type: 'DrawSeats',
      tables: [1, 2].map(one => ({ table: one, seats: 4 })),
      numbers: drawn,
    })),
  ],
  [2, fc.record({ type: is('SeatEntrant'), player, numbers: fc.tuple(number) })],
  [2, fc.record({ type: is('MovePlayer'), player, to: fc.record({ table, seat: fc.integer({ min: 1, max: 4 }) }) })],
  [1, fc.record({ type: is('AddTable'), table, seats: fc.constant(4) })],
  [1, fc.record({ type: is('BreakTable'), table, numbers })],
  [1, fc.record({ type: is('SetButton'), table, seat: fc.integer({ min: 1, max: 4 }) })],
  [2, fc.record({ type: is('UndoSeats') })],
  [
    1,
    fc.record({
      type: is('GivePenalty'),
      player,
      sort: fc.constantFrom({ type: 'warning' as const }, { type: 'disqualified' as const, chips: 100 }),
      reason,
    }),
  ],
];
const presses = fc.array(fc.oneof(...COMMANDS.map(([weight, arbitrary]) => ({ weight, arbitrary }))), {
  maxLength: 120,
  size: 'max',
});

const decide = (tournament: Tournament, press: Press, minutes: number): Decision<TournamentEvent> => {
  if (press.type === 'MergePlayers') {
    return press.from === press.into ? accept() : decideMerge(tournament, { ...press, promotion: 'e' });
  }
  const { command, chance } = askedWith(aimed(tournament, press));
  return decideTournament(RULE, tournament, command, { now: NOON.add({ minutes }), by: 'director', ...chance });
};

/** Chance seldom guesses how many: a deal is of all who are left, and as many numbers are drawn as are needed. */
const aimed = (tournament: Tournament, command: Drawn): Drawn => {
  if (!('numbers' in command) && command.type !== 'AgreeDeal') return command;
  switch (command.type) {
    case 'AgreeDeal':
      return { ...command, players: stillIn(tournament) };
    case 'DrawSeats':
      return { ...command, numbers: command.numbers.slice(0, stillIn(tournament).length) };
    case 'BreakTable': {
      const sitting = [...tournament.entrants.values()].filter(({ seat }) => seat?.table === command.table);
      return { ...command, numbers: command.numbers.slice(0, sitting.length) };
    }
    default:
      return command;
  }
};

/** What must hold after every event. */
const requireLaws = (tournament: Tournament, inPool: number): void => {
  assert.ok(inPool >= 0, 'the pool went below zero');
  const all = [...tournament.entrants.values()];
  const seats = all.flatMap(({ seat }) => (seat === undefined ? [] : [`${seat.table}/${seat.seat}`]));
  assert.equal(new Set(seats).size, seats.length, 'two players in one seat');
  const open = new Set(tournament.tables?.map(one => one.table));
  assert.ok(
    all.every(({ seat }) => seat === undefined || open.has(seat.table)),
    'somebody sits at a table that is broken',
  );
  assert.ok(
    all.every(({ seat, finish }) => seat === undefined || finish === undefined),
    'somebody who is out has a seat',
  );
  assert.ok(all.every(one => one.rebuys >= 0 && one.addOns >= 0 && (one.reEntries ?? 0) >= 0));
  for (const one of all) {
    const { prize, bounties } = dueTo(tournament, one.player);
    assert.ok(prize >= 0 && bounties >= 0, `${one.player} was paid more than is due`);
  }
  const { money, payments } = tournament;
  if (money === undefined) return;
  const paid = total(payments.flatMap(payment => [payment.prize, payment.bounties]));
  assert.equal(inPool + paid, total([...money.prizes, money.bounties]), 'the pool is what is to be paid');
};

test('[TRN-13] [TRN-24] [TRN-27] [TRN-42] [API-16] whatever is pressed in whatever order: books, seats, places, replay and answers are right', () => {
  const done = new Map<string, number>();
  fc.assert(
    fc.property(structure, presses, (posted, all) => {
      let tournament = plannedTournament(posted);
      let balances = NO_BALANCES;
      const events: TournamentEvent[] = [];
      const press = (command: Press, minutes: number): boolean => {
        const decided = decide(tournament, command, minutes);
        if (!decided.ok) return false;
        for (const decidedEvent of decided.events) {
          const event = JSON.parse(JSON.stringify(decidedEvent)) as TournamentEvent;
          tournament = evolveTournament(tournament, event);
          balances = book(balances, transferOfTournament(RULE, 'e', event));
          events.push(event);
        }
        done.set(command.type, (done.get(command.type) ?? 0) + 1);
        assert.equal(trialBalance(balances), 0);
        requireLaws(tournament, balanceOf(balances, POOL));
        suggestionFor(tournament);
        return true;
      };
      for (const [n, command] of [{ type: 'OpenSignUps' } as const, ...all].entries()) press(command, n);
      const stored = events.map(event => JSON.parse(JSON.stringify(event)) as TournamentEvent);
      const again = stored.reduce(evolveTournament, plannedTournament(posted));
      assert.deepEqual(again, tournament, 'replay is not the live event');
      requireDescribed(tournament, events);
      finish(() => tournament, press);
      requireDescribed(tournament, events);
      assert.equal(balanceOf(balances, POOL), 0, 'the pool is not empty in the end');
    }),
    { numRuns: 300 },
  );
  assert.ok(
    done.size >= COMMANDS.length,
    `of ${COMMANDS.length} commands only ${[...done.keys()].join(', ')} were done`,
  );
});

/** Plays an event to its end and pays everybody; one that cannot be is canceled. */
const finish = (state: () => Tournament, press: (command: Press, minutes: number) => boolean): void => {
  press({ type: 'CloseEntries' }, 200);
  while (state().stage === 'closed' && stillIn(state()).length > 1) {
    const [by, player] = stillIn(state());
    assert.ok(press({ type: 'EliminatePlayers', out: [{ player: player!, by: [by!], chips: 5 }] }, 200));
  }
  for (const player of state().entrants.keys()) {
    if (isAnything(dueTo(state(), player))) assert.ok(press({ type: 'PayPlayer', player, showsId: true }, 200));
  }
  if (state().stage !== 'over') assert.ok(press({ type: 'CancelTournament', reason: 'too few' }, 200));
  assert.ok((chipsInPlay(state()) ?? 0) >= 0);
  const startedAt = '2026-05-02T12:00';
  tournamentLog(state(), { establishment: 'e', name: 'n', startedAt, games: [] });
};
