import { RANKS, SUITS } from '#core/cards';
import { Money, MoneyByKey } from '#core/money';
import type { Offering } from '#core/rulebook';
import { Count, Key, list, named, number, object, one, optional, record, type Shape } from '#core/shape';
import { HandTestShape } from '../../rulebook-files/index.ts';

const Keys = list(Key, { max: 100 });
const Numbers = record(Key, number());

/** What a house chose and posts. Whether it is approved is the rulebook's to say. */
export const OfferingBody: Shape<Offering> = named(
  'Offering',
  object({
    activity: Key,
    charts: Keys,
    payouts: Keys,
    rows: optional(Keys),
    prizes: MoneyByKey,
    tickets: record(Key, Count),
    seed: MoneyByKey,
    reseed: MoneyByKey,
    daily: MoneyByKey,
    cap: MoneyByKey,
    allocation: optional(Numbers),
    multiplier: optional(number()),
    adminFee: optional(Money),
    chip: optional(Money),
    mode: optional(one(['points', 'tickets'])),
    minimum: optional(HandTestShape),
    designated: optional(
      object({
        rank: optional(one(RANKS)),
        suit: optional(one(SUITS)),
        losing: optional(HandTestShape),
        winning: optional(HandTestShape),
      }),
    ),
    settings: record(Key, list(number(), { max: 50 })),
  }),
);
