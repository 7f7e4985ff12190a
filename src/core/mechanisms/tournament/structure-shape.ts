import { Money, MoneyByKey } from '#core/money';
import {
  Count,
  choice,
  described,
  Key,
  list,
  Thing as Name,
  Numbered,
  named,
  number,
  type Of,
  object,
  one,
  optional,
  whole,
} from '#core/shape';
import { LocalMomentText } from '#core/time';

/** Tournament chips by their worth, as somebody types them. */
/** Nobody types more chips than these. */
export const CHIPS_MOST = 1_000_000_000;
export const ChipsTyped = whole({ min: 0, max: CHIPS_MOST });
export const LevelNumber = whole({ min: 1, max: 1_000 });
const Minutes = whole({ min: 1, max: 1_440 });
const Percent = number({ min: 0, max: 100 });
const Percents = list(Percent, { max: 1_000 });

/** Levels are counted without the breaks; a break belongs to the level before it. */
export const Level = named(
  'TournamentLevel',
  choice({
    level: {
      minutes: Minutes,
      smallBlind: ChipsTyped,
      bigBlind: ChipsTyped,
      ante: optional(ChipsTyped),
      /** Who posts it for the whole table; absent, everybody posts it. */
      anteBy: optional(one(['big-blind'])),
    },
    break: { minutes: Minutes },
  }),
);
export type Level = Of<typeof Level>;

/** `limit`: how often each player may; absent, without limit. Levels: the first and the last in which it is sold. */
const Purchase = object({
  price: Money,
  limit: optional(Count),
  chips: optional(ChipsTyped),
  fromLevel: optional(LevelNumber),
  untilLevel: optional(LevelNumber),
});
export type Purchase = Of<typeof Purchase>;

const PayoutRow = object({ entriesMin: Count, percents: Percents });
export type PayoutRow = Of<typeof PayoutRow>;

const Payout = choice({
  /** Percentages by place, to the hundredth of a percent; together exactly 100. */
  percent: {
    percents: Percents,
    /** Others from so many entries on, the smallest number first. */
    byEntries: optional(list(PayoutRow, { max: 100 })),
  },
  flat: { amounts: list(Money, { max: 1_000 }) },
  /** One thing of this value for as many as the pool allows, and what is left in equal parts. A satellite: entries. */
  item: { value: Money, what: optional(Name) },
  /** Ends when half are left; each of those has twice the buy-in. */
  double: {},
});
export type Payout = Of<typeof Payout>;

const From = one(['pool', 'house']);

/** A prize in kind. TRN-16 */
export const Thing = object({
  place: Numbered,
  what: Name,
  value: Money,
  from: described(From, 'Bought with the pool it stands in place of cash; else it comes besides.'),
});
export type Thing = Of<typeof Thing>;

/** An amount on each target, out of the pool or guaranteed by the house. */
const Bounties = object({ from: From, on: MoneyByKey });
export type Bounties = Of<typeof Bounties>;

/** What is posted before sign-ups begin and stays from then on. TRN-2 */
export const Structure = named(
  'TournamentStructure',
  object({
    name: optional(Name, 'As it is advertised.'),
    startsAt: optional(LocalMomentText, 'When it starts, by the clock of the house.'),
    games: optional(list(Key, { max: 100 })),
    buyIn: described(Money, 'Goes to the pool.'),
    entryFee: described(Money, 'The house keeps it.'),
    chips: optional(ChipsTyped, 'Tournament chips for an entry.'),
    levels: optional(list(Level, { max: 200 })),
    /** Absent, until entries are closed. */
    lateEntryUntil: optional(LevelNumber, 'The last level in which, or in the break after which, one may enter.'),
    reEntry: optional(
      object({ limit: optional(Count), untilLevel: optional(LevelNumber) }),
      'Who is out may enter again for buy-in and entry fee.',
    ),
    rebuy: optional(Purchase),
    addOn: optional(Purchase),
    guarantee: optional(Money),
    /** A free roll, or a special event. */
    added: optional(Money, 'What the house puts in whatever else comes in.'),
    payout: Payout,
    things: optional(list(Thing, { max: 1_000 }), 'Prizes in kind for single places.'),
    bounties: optional(Bounties, 'An amount on each target, by player.'),
    charity: optional(object({ name: Name, percent: Percent }), 'The part of the pool that goes to it.'),
  }),
);
export type Structure = Of<typeof Structure>;
