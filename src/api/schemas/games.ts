import { z } from 'zod';
import { DECK } from '#core/cards';
import { FOUR_CARD_PROGRESSIVE, QUEENS_UP } from '#core/games/crazy-4-poker';
import { PROGRESSIVE_SCHEDULES, SCHEDULES } from '#core/games/four-card-poker';
import { CALLS, DRAWING, HOLDS } from '#core/games/hi-lo-progressive';
import { LINES } from '#core/games/punto-banco';
import { IRREGULARITIES, type MeterName, WAGER_NAMES, type WagerName } from '#core/games/table';
import type { Deal, GameSetUp, HiLoCommand } from '#core/house';
import { NO_CARRY, type Rate, rate } from '#core/money';
import { Key, Money, SeatNumber, Words } from './parts.ts';

const Natural = z.enum(DECK);
const Hand = z.array(Natural).max(6);
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]; // Its own keys.
const Chosen = <Table extends object>(table: Table) => z.enum(keysOf(table)).exactOptional();

const Fraction: z.ZodType<Rate> = z
  .strictObject({ over: z.int().min(0).max(100_000_000), under: z.int().min(1).max(100_000_000) })
  .refine(({ over, under }) => over <= under)
  .transform(({ over, under }) => rate(over, under));

/** A part of a cent comes from wagers alone: nobody sets one up. */
const NoCarry = z.strictObject({ over: z.literal(NO_CARRY.over), under: z.literal(NO_CARRY.under) }).default(NO_CARRY);
const Meter = z.strictObject({ posted: Money, reset: Money, reserve: Money, carry: NoCarry });
const Progression = z.strictObject({ rate: Fraction, reserve: Fraction });

const pokerSetUp = <
  const Game extends string,
  Schedules extends z.ZodRawShape,
  const Names extends readonly MeterName[],
>(
  game: Game,
  schedules: Schedules,
  meters: Names,
) =>
  z.strictObject({
    game: z.literal(game),
    schedules: z.strictObject(schedules),
    meters: z.partialRecord(z.enum(meters), Meter),
    progressions: z.partialRecord(z.enum(meters), Progression),
  });

const baccaratSetUp = <const Game extends string>(game: Game) =>
  z.strictObject({ game: z.literal(game), limits: z.strictObject({ betMin: Money, betMax: Money }) });

const On = z.boolean().exactOptional();
const CRAZY_4 = {
  queensUp: Chosen(QUEENS_UP),
  fourCardProgressive: Chosen(FOUR_CARD_PROGRESSIVE),
  fiveCardProgressive: On,
  fiveCardHandBonus: On,
  coverAll: On,
};
const FOUR_CARD = { acesUp: Chosen(SCHEDULES), progressive: Chosen(PROGRESSIVE_SCHEDULES) };

/** What a house chooses for a game it settles itself, by the game. */
export const SetUpBody: z.ZodType<GameSetUp> = z.discriminatedUnion('game', [
  pokerSetUp('crazy-4-poker', CRAZY_4, ['fourCard', 'fiveCard', 'handBonus']),
  pokerSetUp('four-card-poker', FOUR_CARD, ['progressive']),
  baccaratSetUp('baccarat'),
  baccaratSetUp('ez-baccarat'),
]);

/** The play wager is the decision, and what comes for nothing is bet by nobody. */
const UNSTAKED: readonly WagerName[] = ['play', 'automaticBonus', 'magicCard', 'luckyBonus', 'envy'];
const Staked = z.enum(keysOf(WAGER_NAMES).filter(name => !UNSTAKED.includes(name)));

const PokerSeat = z.strictObject({
  seat: SeatNumber,
  cards: Hand,
  wagers: z.partialRecord(Staked, Money),
  decision: z.union([z.literal('fold'), z.strictObject({ play: Money })]).exactOptional(),
});

/** A round as it was dealt and played. */
export const DealBody: z.ZodType<Deal> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('poker'),
    seats: z.array(PokerSeat).min(1).max(20),
    dealer: Hand,
    upCard: Natural.exactOptional(),
    magicCard: Natural.exactOptional(),
    luckySeat: z.union([SeatNumber, z.literal('dealer')]).exactOptional(),
    irregularity: z.enum(IRREGULARITIES).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('baccarat'),
    bets: z
      .array(z.strictObject({ seat: SeatNumber, line: z.enum(LINES), amount: Money }))
      .min(1)
      .max(100),
    player: Hand.max(3),
    banker: Hand.max(3),
  }),
]);

const asked = <const Name extends string, Fields extends z.ZodRawShape>(type: Name, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields });

const Candidate = z.strictObject({
  player: Key,
  isMember: z.boolean(),
  age: z.int().min(0).max(150),
  cardInserted: z.boolean(),
  excludedBecause: Words.exactOptional(),
});

/** What is asked of the Hi-Lo game on the floor. */
export const HiLoBody: z.ZodType<HiLoCommand> = z.discriminatedUnion('type', [
  asked('OpenHiLoDay', {}),
  asked('TurnFirstCard', { card: Natural }),
  asked('Guess', { call: z.enum(CALLS) }),
  asked('TurnCard', { card: Natural }),
  asked('Quit', {}),
  asked('DrawPlayer', { hour: z.enum(DRAWING.hours), candidate: Candidate }),
  asked('ReportAtDesk', { hold: z.enum(HOLDS).exactOptional() }),
  asked('ForfeitNoShow', {}),
  asked('ReleaseHeldPrize', { player: Key }),
  asked('LapseHeldPrize', { player: Key }),
  asked('CloseDay', {}),
]);
