import { DECK } from '#core/cards';
import {
  COUP_GAMES,
  type Deal,
  type GameSetUp,
  HI_LO,
  POKER_BETS,
  POKER_GAMES,
  POKER_METERS,
  POKER_WAGERS,
  type RoundResult,
  TABLE_GAME_NAMES,
} from '#core/games';
import {
  type Entry,
  IRREGULARITIES,
  type Meters,
  type Note,
  type ProgressiveMeter,
  type ScheduleChoices,
  type Verdict,
} from '#core/games/table';
import { Amount, Carry, Money, NO_CARRY } from '#core/money';
import {
  branded,
  CodedText,
  choice,
  choiceBy,
  described,
  either,
  exactly,
  type Fields,
  list,
  Numbered,
  number,
  type Of,
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  speak,
  such,
  Text,
  Texts,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { Bookings } from '#core/state';
import { MomentText } from '#core/time';
import type { AskedSetUp } from './game.ts';

const Natural = one(DECK);
const Hand = list(Natural, { max: 6 });
const Three = list(Natural, { max: 3 });
/** At most the whole. */
const Fraction = such(
  object({ over: whole({ min: 0, max: 100_000_000 }), under: whole({ min: 1, max: 100_000_000 }) }),
  ({ over, under }) => over <= under,
  speak('form.at-most-one', {}),
);
const Progression = object({ rate: Fraction, reserve: Fraction });

const Choices = (choices: ScheduleChoices) =>
  object(
    Object.fromEntries(
      Object.entries(choices).map(([name, keys]) => [name, keys === 'offered' ? optional(yes) : optional(one(keys))]),
    ),
  );

const LIMITS = { limits: object({ betMin: Money, betMax: Money }) };

/** What a house chooses for a game it settles itself, by the game, with what it tells of each meter. */
const setUpWith = <Kept>(meter: Shape<Kept>) =>
  choiceBy('game', {
    ...byTable(POKER_GAMES, ({ choices, meters }) => ({
      schedules: Choices(choices),
      meters: record(one(meters), meter),
      progressions: record(one(meters), Progression),
    })),
    ...byTable(COUP_GAMES, () => LIMITS),
  });

/** The same fields under each name by which tables deal the game. */
const byTable = <Name extends string, Game extends { readonly tables: readonly Name[] }, Made extends Fields>(
  games: readonly Game[],
  make: (game: Game) => Made,
) =>
  Object.fromEntries(games.flatMap(game => game.tables.map(name => [name, make(game)]))) as Record<
    Game['tables'][number],
    Made
  >; // Every name is there.

/** A part of a cent comes from wagers alone: nobody sets one up. */
const NoCarry = object({ over: exactly(NO_CARRY.over), under: exactly(NO_CARRY.under) });
const SetUpAsked: Shape<AskedSetUp> = setUpWith(
  object({ posted: Money, reset: Money, reserve: Money, carry: optional(NoCarry) }),
);

const PokerSeat = object({
  seat: SeatNumber,
  cards: Hand,
  wagers: record(one(POKER_BETS), Money),
  decision: optional(either(exactly('fold'), object({ play: Money }))),
});

/** A round as it was dealt and played. */
const Dealt: Shape<Deal> = choice({
  poker: {
    seats: list(PokerSeat, { min: 1, max: 20 }),
    dealer: Hand,
    upCard: optional(Natural),
    magicCard: optional(Natural),
    luckySeat: optional(either(SeatNumber, exactly('dealer'))),
    irregularity: optional(one(IRREGULARITIES)),
  },
  baccarat: {
    bets: list(object({ seat: SeatNumber, line: one(COUP_GAMES.flatMap(({ lines }) => lines)), amount: Money }), {
      min: 1,
      max: 100,
    }),
    player: Three,
    banker: Three,
  },
});

const Pays = choiceBy('kind', {
  to: { n: Whole, d: Whole },
  for: { n: Whole },
  'meter-percent': { percent: number() },
});

/** What is undefined while a bet is settled is left out of JSON. */
const Judged = branded<Verdict>(
  object({
    kind: one(['loses', 'forfeits', 'pushes', 'pays']),
    hand: described(Text, 'The hand by the name of its row, empty where no row is meant.'),
    pays: optional(Pays, '`to` keeps the stake, `for` has swallowed it, a percentage comes off the meter.'),
    place: described(Whole, 'The row of the table from the top, counted from 0.'),
    why: Text,
    said: optional(CodedText, 'To say `why` in another language.'),
    clause: Text,
  }),
);
const Noted: Shape<Note> = choice({
  meter: {
    name: one(POKER_METERS),
    reading: Amount,
    sharers: Whole,
    seeded: described(Amount, 'What a reset took from the house.'),
    fromReserve: described(Amount, 'What a reset took from the reserve.'),
  },
  'hand-of': { holder: either(Whole, exactly('dealer')) },
});

/** What became of every bet of a round. */
const Result: Shape<RoundResult> = choice({
  poker: {
    isVoid: yes,
    entries: list(
      branded<Entry>(
        object({
          seat: Whole,
          wager: one(POKER_WAGERS),
          stake: Amount,
          home: described(one(['tray', 'game-account']), 'Where the stake goes.'),
          verdict: Judged,
          returned: described(Amount, 'All that goes to the player.'),
          from: described(one(['tray', 'game-account', 'meter']), 'Where it comes from.'),
          note: optional(Noted),
        }),
      ),
    ),
    seeded: described(Amount, 'What the house put into meters that were reset.'),
  },
  baccarat: {
    winner: Text,
    paid: list(
      object({
        seat: Whole,
        line: one(COUP_GAMES.flatMap(({ lines }) => lines)),
        net: Amount,
        why: Text,
        said: optional(CodedText),
      }),
    ),
  },
});

const Meter: Shape<ProgressiveMeter> = object({
  posted: Amount,
  reset: Amount,
  reserve: Amount,
  carry: described(Carry, 'The part of a cent that waits.'),
});
const KeptSetUp: Shape<GameSetUp> = setUpWith(Meter);
const GameMeters: Shape<Meters> = record(one(POKER_METERS), Meter);

export const GameCommand = choice({
  SetUpGame: { setUp: SetUpAsked },
  SettleRound: { table: Numbered, deal: Dealt },
  PlayHiLo: { command: HI_LO.shapes.command },
});
export type GameCommand = Of<typeof GameCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const GameEvent = choice({
  GameSetUp: { setUp: KeptSetUp, by: Texts, bookings: Bookings },
  RoundSettled: {
    table: Whole,
    round: Whole,
    game: one(TABLE_GAME_NAMES),
    deal: Dealt,
    result: Result,
    /** The meters of the game after the round, where it has any. */
    meters: optional(GameMeters),
    /** A sentence for every bet, with its clause. */
    words: Texts,
    at: MomentText,
    by: Text,
    bookings: Bookings,
  },
  HiLoPlayed: { events: list(HI_LO.shapes.event), at: MomentText, by: Text, bookings: Bookings },
});
export type GameEvent = Of<typeof GameEvent>;
