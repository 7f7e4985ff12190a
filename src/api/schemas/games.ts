import { DECK } from '#core/cards';
import { FOUR_CARD_PROGRESSIVE, QUEENS_UP } from '#core/games/crazy-4-poker';
import { PROGRESSIVE_SCHEDULES, SCHEDULES } from '#core/games/four-card-poker';
import { CALLS, DRAWING, HOLDS } from '#core/games/hi-lo-progressive';
import { LINES } from '#core/games/punto-banco';
import { IRREGULARITIES, type MeterName, WAGER_NAMES, type WagerName } from '#core/games/table';
import type { AskedSetUp, Deal, HiLoCommand } from '#core/house';
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
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]; // Its own keys.
const Chosen = <Table extends object>(table: Table) => optional(one(keysOf(table)));

/** At most the whole. */
const Fraction = such(
  object({ over: whole({ min: 0, max: 100_000_000 }), under: whole({ min: 1, max: 100_000_000 }) }),
  ({ over, under }) => over <= under,
  'at most 1',
);
const Progression = object({ rate: Fraction, reserve: Fraction });

const On = optional(yes);
const CRAZY_4 = {
  queensUp: Chosen(QUEENS_UP),
  fourCardProgressive: Chosen(FOUR_CARD_PROGRESSIVE),
  fiveCardProgressive: On,
  fiveCardHandBonus: On,
  coverAll: On,
};
const FOUR_CARD = { acesUp: Chosen(SCHEDULES), progressive: Chosen(PROGRESSIVE_SCHEDULES) };

const LIMITS = { limits: object({ betMin: Money, betMax: Money }) };

const pokerWith = <Schedules extends Fields, const Names extends readonly MeterName[], Kept>(
  schedules: Schedules,
  names: Names,
  meter: Shape<Kept>,
) => ({
  schedules: object(schedules),
  meters: record(one(names), meter),
  progressions: record(one(names), Progression),
});

/** What a house chooses for a game it settles itself, by the game, with what it tells of each meter. */
export const setUpWith = <Kept>(meter: Shape<Kept>) =>
  choiceBy('game', {
    'crazy-4-poker': pokerWith(CRAZY_4, ['fourCard', 'fiveCard', 'handBonus'], meter),
    'four-card-poker': pokerWith(FOUR_CARD, ['progressive'], meter),
    baccarat: LIMITS,
    'ez-baccarat': LIMITS,
  });

/** A part of a cent comes from wagers alone: nobody sets one up. */
const NoCarry = object({ over: exactly(NO_CARRY.over), under: exactly(NO_CARRY.under) });
export const SetUpBody: Shape<AskedSetUp> = setUpWith(
  object({ posted: Money, reset: Money, reserve: Money, carry: optional(NoCarry) }),
);

/** The play wager is the decision, and what comes for nothing is bet by nobody. */
const UNSTAKED: readonly WagerName[] = ['play', 'automaticBonus', 'magicCard', 'luckyBonus', 'envy'];
const Staked = one(keysOf(WAGER_NAMES).filter(name => !UNSTAKED.includes(name)));

const PokerSeat = object({
  seat: SeatNumber,
  cards: Hand,
  wagers: record(Staked, Money),
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
    bets: list(object({ seat: SeatNumber, line: one(LINES), amount: Money }), { min: 1, max: 100 }),
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
  Guess: { call: one(CALLS) },
  TurnCard: { card: Natural },
  Quit: {},
  DrawPlayer: { hour: one(DRAWING.hours), candidate: Candidate },
  ReportAtDesk: { hold: optional(one(HOLDS)) },
  ForfeitNoShow: {},
  ReleaseHeldPrize: { player: Key },
  LapseHeldPrize: { player: Key },
  CloseDay: {},
});
