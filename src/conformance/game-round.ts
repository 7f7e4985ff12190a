import { type Answer, answer } from '#core/base';
import { POKER_GAMES, POKER_METERS, POKER_WAGERS } from '#core/games';
import {
  type Entry,
  IRREGULARITIES,
  type MeterRule,
  type Meters,
  meterAt,
  netOf,
  type PokerTable,
  type ProgressiveMeter,
  type Round,
  type Settlement,
  type Stakes,
} from '#core/games/table';
import { Amount } from '#core/money';
import {
  AtLeastOne,
  anything,
  either,
  exactly,
  type Filled,
  list,
  loose,
  one,
  optional,
  otherwise,
  record,
  Text,
  Whole,
} from '#core/shape';
import { type Kind, kindOf } from './kind.ts';
import { CardText, CardTexts } from './read.ts';

const MeterAmounts = otherwise(record(one(POKER_METERS), Amount), {});

/** A round of a table game in the notation of the scenarios. */
export const GameRoundText = loose({
  game: one(POKER_GAMES.flatMap(({ tables }) => tables)),
  schedules: otherwise(record(Text, anything), {}),
  meters: MeterAmounts,
  resets: MeterAmounts,
  reserve: optional(Amount),
  seats: list(
    loose({
      seat: AtLeastOne,
      cards: CardTexts,
      wagers: record(one(POKER_WAGERS), Amount),
      decision: optional(either(exactly('fold'), loose({ play: Amount }))),
    }),
  ),
  dealer: loose({ cards: CardTexts, upCard: optional(CardText) }),
  magicCard: optional(CardText),
  luckySeat: optional(either(Whole, exactly('dealer'))),
  irregularity: optional(one(IRREGULARITIES)),
});
type GameRoundText = Filled<typeof GameRoundText>;

/** A round of one of the games, and the keys of its pay tables as they were given. */
export type GameRound = Pick<GameRoundText, 'game'> & { readonly rules: PokerTable; readonly round: Round };

/** A round with the rules of its game; one against them is refused. */
export const gameRoundOf = (given: GameRoundText): Answer<GameRound> => {
  const { game, schedules } = given;
  const rules: PokerTable = POKER_GAMES.find(({ tables }) => tables.some(table => table === game))!; // One of them.
  const needed = rules.metersFor(schedules);
  return needed.ok ? answer({ game, rules, round: roundOf(given, needed.value) }) : needed;
};

/** Kind `game-round`: a round of a table game, settled whole. */
export const gameRound: Kind = kindOf(GameRoundText, given => {
  const read = gameRoundOf(given);
  const settled = read.ok ? read.value.rules.settleWhole(read.value.round) : read;
  return settled.ok ? answer(asWritten(settled.value)) : settled;
});

type ExpectedSeat = { readonly seat?: number; readonly results?: object };

/** A bet with what came of it. */
export type Ended = Pick<Entry, 'seat' | 'wager' | 'stake' | 'returned'>;
type Outcome = Pick<Settlement, 'isVoid'> & {
  readonly entries: readonly Ended[];
  readonly meters: Readonly<Partial<Record<string, Pick<ProgressiveMeter, 'posted' | 'reserve'>>>>;
};

/** What came of a round by the names that scenarios have for its parts; seats are matched by their numbers. */
export const asWritten = ({ isVoid, entries, meters }: Outcome) => ({
  void: isVoid,
  seats: (expected: readonly ExpectedSeat[]) =>
    expected.map(({ seat, results = {} }) => {
      if (seat === undefined) throw new Error('expect.seats: every one names its seat.');
      const own = entries.filter(entry => entry.seat === seat);
      const netOn = (name: string): number => sumOf(own.filter(({ wager }) => wager === name));
      return {
        results: Object.fromEntries(Object.keys(results).map(name => [name, netOn(name)])),
        envy: netOn('envy'),
        net: sumOf(own),
      };
    }),
  meters: Object.fromEntries(POKER_METERS.map(name => [name, meters[name]?.posted])),
  reserve: meters['progressive']?.reserve,
});

const sumOf = (entries: readonly Ended[]): number => entries.reduce((sum, entry) => sum + netOf(entry), 0);

const roundOf = (given: GameRoundText, needed: readonly MeterRule[]): Round => ({
  schedules: given.schedules,
  meters: metersOf(given, needed),
  seats: given.seats.map(seat => ({ ...seat, wagers: withoutEmpty(seat.wagers) })),
  dealer: given.dealer.cards,
  upCard: given.dealer.upCard,
  magicCard: given.magicCard,
  luckySeat: given.luckySeat,
  irregularity: given.irregularity,
});

/** A meter that is not named is at its reset amount, and that at the least its rule allows. */
const metersOf = (given: GameRoundText, needed: readonly MeterRule[]): Meters =>
  Object.fromEntries(
    needed.map(({ meter, resetMin }) => {
      const reset = given.resets[meter] ?? resetMin;
      return [meter, meterAt(given.meters[meter] ?? reset, reset, given.reserve)];
    }),
  );

/** A wager of zero isn't a wager. */
const withoutEmpty = (wagers: Stakes): Stakes =>
  Object.fromEntries(Object.entries(wagers).filter(([, amount]) => amount !== 0));
