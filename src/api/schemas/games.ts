import { DECK } from '#core/cards';
import { COUP_GAMES, type Deal, HI_LO, type HiLoCommand, POKER_BETS, POKER_GAMES } from '#core/games';
import { IRREGULARITIES, type ScheduleChoices } from '#core/games/table';
import type { AskedSetUp } from '#core/house';
import { Money, NO_CARRY } from '#core/money';
import {
  choice,
  choiceBy,
  either,
  exactly,
  type Fields,
  Key,
  list,
  object,
  one,
  optional,
  record,
  SeatNumber,
  type Shape,
  such,
  Words,
  whole,
  yes,
} from '#core/shape';

const Natural = one(DECK);
const Hand = list(Natural, { max: 6 });
const Three = list(Natural, { max: 3 });
/** At most the whole. */
const Fraction = such(
  object({ over: whole({ min: 0, max: 100_000_000 }), under: whole({ min: 1, max: 100_000_000 }) }),
  ({ over, under }) => over <= under,
  'at most 1',
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
export const setUpWith = <Kept>(meter: Shape<Kept>) =>
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
export const SetUpBody: Shape<AskedSetUp> = setUpWith(
  object({ posted: Money, reset: Money, reserve: Money, carry: optional(NoCarry) }),
);

const PokerSeat = object({
  seat: SeatNumber,
  cards: Hand,
  wagers: record(one(POKER_BETS), Money),
  decision: optional(either(exactly('fold'), object({ play: Money }))),
});

/** A round as it was dealt and played. */
export const DealBody: Shape<Deal> = choice({
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

const Candidate = object({
  player: Key,
  isMember: yes,
  age: whole({ min: 0, max: 150 }),
  cardInserted: yes,
  excludedBecause: optional(Words),
});

/** What is asked of the Hi-Lo game on the floor. */
export const HiLoBody: Shape<HiLoCommand> = choice({
  OpenHiLoDay: {},
  TurnFirstCard: { card: Natural },
  Guess: { call: one(HI_LO.calls) },
  TurnCard: { card: Natural },
  Quit: {},
  DrawPlayer: { hour: one(HI_LO.drawing.hours), candidate: Candidate },
  ReportAtDesk: { hold: optional(one(HI_LO.holds)) },
  ForfeitNoShow: {},
  ReleaseHeldPrize: { player: Key },
  LapseHeldPrize: { player: Key },
  CloseDay: {},
});
