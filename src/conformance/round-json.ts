import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import { type Card, parseCard } from '#core/cards';
import { CRAZY_4_POKER, chooseSchedules as chooseCrazy4Schedules } from '#core/games/crazy-4-poker';
import { chooseSchedules as chooseFourCardSchedules, FOUR_CARD_POKER } from '#core/games/four-card-poker';
import {
  type Game,
  IRREGULARITIES,
  METER_NAMES,
  type Meters,
  meterAt,
  type Round,
  type Settlement,
  type Stakes,
  settleRound,
  WAGER_NAMES,
  type WagerName,
} from '#core/games/table';
import { cents } from '#core/money';

const CardText = z.string().transform((text, context): Card => {
  const card = parseCard(text);
  if (card.ok) return card.value;
  context.addIssue(card.message);
  return z.NEVER;
});
const Amount = z.int().transform(cents);
const WAGER_KEYS = Object.keys(WAGER_NAMES) as WagerName[]; // The keys of our own table.

const SeatJson = z.object({
  seat: z.int().min(1),
  cards: z.array(CardText),
  wagers: z.partialRecord(z.enum(WAGER_KEYS), Amount),
  decision: z.union([z.literal('fold'), z.object({ play: Amount })]).optional(),
});

const MeterAmounts = z.partialRecord(z.enum(METER_NAMES), Amount);

/** A round of a table game as JSON, in the notation of the conformance scenarios. */
const RoundJson = z.object({
  game: z.enum(['crazy-4-poker', 'four-card-poker']),
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

/** Settles a round given as JSON; a file that is no round throws, a round against the rules is refused. */
export const settleJson = (json: unknown): Answer<Settlement> => {
  const given = RoundJson.parse(json);
  if (given.game === 'crazy-4-poker') {
    const schedules = chooseCrazy4Schedules(given.schedules);
    return schedules.ok ? settleRound(CRAZY_4_POKER, roundOf(CRAZY_4_POKER, given, schedules.value)) : schedules;
  }
  const schedules = chooseFourCardSchedules(given.schedules);
  return schedules.ok ? settleRound(FOUR_CARD_POKER, roundOf(FOUR_CARD_POKER, given, schedules.value)) : schedules;
};

/** The same round, and the keys of its pay tables as they were given. */
export const readGameRound = (
  json: unknown,
): Answer<Pick<RoundJson, 'game' | 'schedules'> & { readonly round: Round<unknown> }> => {
  const given = RoundJson.parse(json);
  const { game, schedules } = given;
  if (game === 'crazy-4-poker') {
    const chosen = chooseCrazy4Schedules(schedules);
    return chosen.ok ? answer({ game, schedules, round: roundOf(CRAZY_4_POKER, given, chosen.value) }) : chosen;
  }
  const chosen = chooseFourCardSchedules(schedules);
  return chosen.ok ? answer({ game, schedules, round: roundOf(FOUR_CARD_POKER, given, chosen.value) }) : chosen;
};

const roundOf = <Schedules>(game: Game<Schedules>, given: RoundJson, schedules: Schedules): Round<Schedules> => ({
  schedules,
  meters: metersOf(game, given, schedules),
  seats: given.seats.map(seat => ({ ...seat, wagers: withoutEmpty(seat.wagers) })),
  dealer: given.dealer.cards,
  upCard: given.dealer.upCard,
  magicCard: given.magicCard,
  luckySeat: given.luckySeat,
  irregularity: given.irregularity,
});

/** A meter that is not named stands at its reset amount, and that at the least its rule allows. */
const metersOf = <Schedules>(game: Game<Schedules>, given: RoundJson, schedules: Schedules): Meters =>
  Object.fromEntries(
    game.metersFor(schedules).map(({ meter, resetMin }) => {
      const reset = given.resets[meter] ?? resetMin;
      return [meter, meterAt(given.meters[meter] ?? reset, reset, given.reserve)];
    }),
  );

/** A wager of nothing is no wager. */
const withoutEmpty = (wagers: Stakes): Stakes =>
  Object.fromEntries(Object.entries(wagers).filter(([, amount]) => amount !== 0));
