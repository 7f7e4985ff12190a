import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import { type Card, parseCard } from '#core/cards';
import { POKER_GAMES, POKER_METERS, POKER_WAGERS } from '#core/games';
import {
  IRREGULARITIES,
  type MeterRule,
  type Meters,
  meterAt,
  type PokerTable,
  type Round,
  type Settlement,
  type Stakes,
} from '#core/games/table';
import { cents } from '#core/money';

const CardText = z.string().transform((text, context): Card => {
  const card = parseCard(text);
  if (card.ok) return card.value;
  context.addIssue(card.message);
  return z.NEVER;
});
const Amount = z.int().transform(cents);

const SeatJson = z.object({
  seat: z.int().min(1),
  cards: z.array(CardText),
  wagers: z.partialRecord(z.enum(POKER_WAGERS), Amount),
  decision: z.union([z.literal('fold'), z.object({ play: Amount })]).optional(),
});

const MeterAmounts = z.partialRecord(z.enum(POKER_METERS), Amount);

/** A round of a table game as JSON, in the notation of the conformance scenarios. */
const RoundJson = z.object({
  game: z.enum(POKER_GAMES.flatMap(({ tables }) => tables)),
  schedules: z.record(z.string(), z.unknown()).default({}),
  meters: MeterAmounts.default({}),
  resets: MeterAmounts.default({}),
  reserve: Amount.optional(),
  seats: z.array(SeatJson),
  dealer: z.object({ cards: z.array(CardText), upCard: CardText.optional() }),
  magicCard: CardText.optional(),
  luckySeat: z.union([z.int(), z.literal('dealer')]).optional(),
  irregularity: z.enum(IRREGULARITIES).optional(),
});
type RoundJson = z.infer<typeof RoundJson>;

/** A round of one of the games, and the keys of its pay tables as they were given. */
export type GameRound = Pick<RoundJson, 'game'> & { readonly rules: PokerTable; readonly round: Round };

/** A file that is no round throws, a round against the rules is refused. */
export const readGameRound = (json: unknown): Answer<GameRound> => {
  const given = RoundJson.parse(json);
  const { game, schedules } = given;
  const rules: PokerTable = POKER_GAMES.find(({ tables }) => tables.some(table => table === game))!; // One of them.
  const needed = rules.metersFor(schedules);
  return needed.ok ? answer({ game, rules, round: roundOf(given, needed.value) }) : needed;
};

/** Settles a round given as JSON. */
export const settleJson = (json: unknown): Answer<Settlement> => {
  const read = readGameRound(json);
  return read.ok ? read.value.rules.settleWhole(read.value.round) : read;
};

const roundOf = (given: RoundJson, needed: readonly MeterRule[]): Round => ({
  schedules: given.schedules,
  meters: metersOf(given, needed),
  seats: given.seats.map(seat => ({ ...seat, wagers: withoutEmpty(seat.wagers) })),
  dealer: given.dealer.cards,
  upCard: given.dealer.upCard,
  magicCard: given.magicCard,
  luckySeat: given.luckySeat,
  irregularity: given.irregularity,
});

/** A meter that is not named stands at its reset amount, and that at the least its rule allows. */
const metersOf = (given: RoundJson, needed: readonly MeterRule[]): Meters =>
  Object.fromEntries(
    needed.map(({ meter, resetMin }) => {
      const reset = given.resets[meter] ?? resetMin;
      return [meter, meterAt(given.meters[meter] ?? reset, reset, given.reserve)];
    }),
  );

/** A wager of nothing is no wager. */
const withoutEmpty = (wagers: Stakes): Stakes =>
  Object.fromEntries(Object.entries(wagers).filter(([, amount]) => amount !== 0));
