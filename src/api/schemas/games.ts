import { z } from 'zod';
import { DECK } from '#core/cards';
import { COUP_GAMES, type Deal, type GameSetUp, HI_LO, type HiLoCommand, POKER_BETS, POKER_GAMES } from '#core/games';
import { IRREGULARITIES, type ScheduleChoices } from '#core/games/table';
import { NO_CARRY, type Rate, rate } from '#core/money';
import { Key, Money, SeatNumber, Words } from './parts.ts';

const Natural = z.enum(DECK);
const Hand = z.array(Natural).max(6);
const Fraction: z.ZodType<Rate> = z
  .strictObject({ over: z.int().min(0).max(100_000_000), under: z.int().min(1).max(100_000_000) })
  .refine(({ over, under }) => over <= under)
  .transform(({ over, under }) => rate(over, under));

/** A part of a cent comes from wagers alone: nobody sets one up. */
const NoCarry = z.strictObject({ over: z.literal(NO_CARRY.over), under: z.literal(NO_CARRY.under) }).default(NO_CARRY);
const Meter = z.strictObject({ posted: Money, reset: Money, reserve: Money, carry: NoCarry });
const Progression = z.strictObject({ rate: Fraction, reserve: Fraction });

const Choices = (choices: ScheduleChoices) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(choices).map(([name, keys]) => [
        name,
        keys === 'offered' ? z.boolean().exactOptional() : z.enum(keys).exactOptional(),
      ]),
    ),
  );

const POKER = POKER_GAMES.flatMap(({ tables, choices, meters }) =>
  tables.map(game =>
    z.strictObject({
      game: z.literal(game),
      schedules: Choices(choices),
      meters: z.partialRecord(z.enum(meters), Meter),
      progressions: z.partialRecord(z.enum(meters), Progression),
    }),
  ),
);
const COUPS = COUP_GAMES.flatMap(({ tables }) =>
  tables.map(game =>
    z.strictObject({ game: z.literal(game), limits: z.strictObject({ betMin: Money, betMax: Money }) }),
  ),
);
const [first, ...others] = [...POKER, ...COUPS];

/** What a house chooses for a game it settles itself, by the game. */
export const SetUpBody: z.ZodType<GameSetUp> = z.discriminatedUnion('game', [first!, ...others]);

const PokerSeat = z.strictObject({
  seat: SeatNumber,
  cards: Hand,
  wagers: z.partialRecord(z.enum(POKER_BETS), Money),
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
      .array(
        z.strictObject({ seat: SeatNumber, line: z.enum(COUP_GAMES.flatMap(({ lines }) => lines)), amount: Money }),
      )
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
  asked('Guess', { call: z.enum(HI_LO.calls) }),
  asked('TurnCard', { card: Natural }),
  asked('Quit', {}),
  asked('DrawPlayer', { hour: z.enum(HI_LO.drawing.hours), candidate: Candidate }),
  asked('ReportAtDesk', { hold: z.enum(HI_LO.holds).exactOptional() }),
  asked('ForfeitNoShow', {}),
  asked('ReleaseHeldPrize', { player: Key }),
  asked('LapseHeldPrize', { player: Key }),
  asked('CloseDay', {}),
]);
