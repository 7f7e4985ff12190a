import { Amount, Money } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  SeatNumber,
  Text,
  Thing,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { DrawnAt } from '../drawn-at.ts';

/** What goes into a pot: money, or goods with a value where it is known what the fund pays for one. */
export const Splash = described(
  choice({ money: { amount: Money }, item: { item: Thing, value: optional(Money) } }),
  'What the pot is splashed with.',
);
export type Splash = Of<typeof Splash>;

/** The next hand of a drawn table as it was seen: the pot before the splash, and the seats that won it. */
const NextHand = object({ table: Numbered, pot: Money, winners: list(SeatNumber, { max: 20 }) });
export type NextHand = Of<typeof NextHand>;

/** What a drawing came to: who won how much of each pot, the players' own chips included. */
const SPLASHED = {
  splashed: described(Wholes, 'The tables whose pots were splashed.'),
  /** Tables drawn without a winner, each with the reason. */
  passed: list(object({ table: Whole, why: one(['no-token', 'drawn-before', 'too-few-dealt-in']) })),
  payouts: list(object({ table: Whole, seat: Whole, amount: Amount, item: optional(Text) })),
};
const Splashed = object(SPLASHED);
export type Splashed = Of<typeof Splashed>;
const STANDING = { drawings: Whole, last: optional(Splashed) };

/** Everything a splash pot speaks of. */
export const SHAPES = {
  posted: object({ splash: optional(Splash), drawnAt: DrawnAt }),
  /** The tables in the order drawn, the next hand of each, and how many tables are to be splashed. */
  command: choice({
    SplashPots: {
      draws: list(Numbered, { max: 1_000 }),
      hands: list(NextHand, { max: 200 }),
      count: Count,
    },
  }),
  event: choice({ PotsSplashed: SPLASHED }),
  state: object(STANDING),
  desk: object({
    type: exactly('splash-pot'),
    splash: optional(Splash),
    drawnAt: DrawnAt,
    count: optional(Whole, 'How many tables are posted for each drawing.'),
    tokens: optional(
      object({ players: Whole, isFree: yes, isTournament: yes }),
      'Which tables have a token: with so many players, and whether also those that are not live or of a tournament.',
    ),
    ...STANDING,
  }),
  board: object({ type: exactly('splash-pot'), splash: optional(Splash), drawings: Whole, tables: Wholes }),
  opens: object({ mechanism: exactly('splash-pot') }),
};
export type SplashPots = Of<typeof SHAPES.command>;
