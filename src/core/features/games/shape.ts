import {
  CARDS,
  COUP_GAMES,
  type Deal,
  type GameSetUp,
  HI_LO,
  POKER_BETS,
  POKER_GAMES,
  type RoundResult,
  TABLE_GAME_NAMES,
} from '#core/games';
import { DEALING_MODES, IRREGULARITIES, type ScheduleChoices, WAYS } from '#core/games/table';
import { Amount, Money, NO_CARRY } from '#core/money';
import {
  CodedText,
  choice,
  choiceBy,
  described,
  either,
  exactly,
  type Fields,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  Text,
  Texts,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { Bookings } from '#core/state';
import { MomentText } from '#core/time';
import { CARD_COMMANDS, CardEvent, CardSetup } from './cards-shape.ts';
import type { AskedSetUp } from './game.ts';
import { GameMeters, Meter, Natural, PLAY_COMMANDS, PLAY_EVENTS, Progression, Settled } from './play-shape.ts';

const Hand = list(Natural, { max: 6 });
const Three = list(Natural, { max: 3 });
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
      ...TABLE_CHOICES,
    })),
    ...byTable(COUP_GAMES, () => LIMITS),
  });

/** How its tables play, beside the pay tables. */
const TABLE_CHOICES = {
  way: optional(one(WAYS), 'All of a round is entered, or only what feeds a meter.'),
  dealing: optional(one(DEALING_MODES)),
  positions: optional(whole({ min: 1, max: 20 }), 'Betting positions of a table.'),
  severalPositions: optional(yes, 'Whether a player may bet at several positions, where the game leaves it open.'),
  limits: optional(
    record(one(POKER_BETS), object({ from: Money, to: Money })),
    'Of side bets, where they are not those posted at the table.',
  ),
  magicCard: optional(yes),
  luckyBonus: optional(yes),
  cards: optional(one(CARDS.ways), 'How the cards of its tables are kept; absent: the house does not follow them.'),
};

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

/** What became of every bet of a round. */
const Result: Shape<RoundResult> = choice({
  poker: {
    isVoid: yes,
    entries: list(Settled),
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

export const KeptSetUp: Shape<GameSetUp> = setUpWith(Meter);

export const GameCommand = choice({
  SetUpGame: { setUp: SetUpAsked },
  SettleRound: { table: Numbered, deal: Dealt },
  ...PLAY_COMMANDS,
  ...CARD_COMMANDS,
  PlayHiLo: { command: HI_LO.shapes.command },
});
export type GameCommand = Of<typeof GameCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const GameEvent = choice({
  GameSetUp: { setUp: KeptSetUp, by: Texts, bookings: Bookings, at: optional(MomentText) },
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
  ...PLAY_EVENTS,
  /** What was done with the cards of a table. */
  CardsKept: {
    table: Whole,
    game: one(TABLE_GAME_NAMES),
    round: optional(Whole),
    setup: optional(CardSetup, 'With the first cards that the house follows there.'),
    events: list(CardEvent),
    at: MomentText,
    by: Text,
  },
  HiLoPlayed: { events: list(HI_LO.shapes.event), at: MomentText, by: Text, bookings: Bookings },
});
export type GameEvent = Of<typeof GameEvent>;
