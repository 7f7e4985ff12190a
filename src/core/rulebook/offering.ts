import { type Cents, Money, MoneyByKey } from '#core/money';
import { HandTest, Posted } from '#core/qualifying';
import { Count, Key, list, named, number, type Of, object, one, optional, record, Thing, words } from '#core/shape';
import { MultiplierTimes, OfferingTimes } from './posted-times.ts';

const Keys = list(Key, { max: 100 });

/** `value`: what of the posted amount it stands for, the rest is money; absent: all of it. */
const PostedThing = object({ what: Thing, value: optional(Money) });
export type PostedThing = Of<typeof PostedThing>;

/** What a house chose and posted. What is left out is not offered, or has only one approved value. RBK-10 */
export const Offering = named(
  'Offering',
  object({
    activity: Key,
    /** Another name than the approved one; every advertisement has the regulator's number then. SGN-2 */
    advertisedAs: optional(words(80, 1)),
    charts: Keys,
    payouts: Keys,
    /** Row keys switched on; absent: all rows of the charts. */
    rows: optional(Keys),
    /** Posted amounts by row key or prize key. */
    prizes: MoneyByKey,
    /** What is given for a posted amount, by the key of the prize, where that is a thing. Absent: money. SET-19 */
    things: optional(record(Key, PostedThing)),
    tickets: record(Key, Count),
    /** By pool key; `main` where there is one. */
    seed: MoneyByKey,
    reseed: MoneyByKey,
    daily: MoneyByKey,
    cap: MoneyByKey,
    /** Percent of each fee by pool, where the house allocates. */
    allocation: optional(record(Key, number())),
    multiplier: optional(number()),
    /** When and where it holds; absent in offerings from before it was posted: always. */
    multiplierIn: optional(MultiplierTimes),
    /** Absent in offerings from before times were posted: at all hours. */
    times: optional(OfferingTimes),
    adminFee: optional(Money),
    /** The smallest chip: an uneven split is rounded up to it. */
    chip: optional(Money),
    mode: optional(one(['points', 'tickets'])),
    /** The least hand that was advertised for a period, where the house asks for more than the chart does. */
    minimum: optional(HandTest),
    designated: optional(object({ ...Posted.fields, losing: optional(HandTest), winning: optional(HandTest) })),
    /** By the key of the setting; several values where it is a list. */
    settings: record(Key, list(number(), { max: 50 })),
  }),
);
export type Offering = Of<typeof Offering>;

export type Amounts = Readonly<Record<string, Cents>>;
