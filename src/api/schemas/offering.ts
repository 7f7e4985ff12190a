import { z } from 'zod';
import { RANKS, SUITS } from '#core/cards';
import type { Offering } from '#core/rulebook';
import { HandTestFile } from '../../rulebook-files/index.ts';
import { Amounts, Count, Key, Money } from './parts.ts';

const Keys = z.array(Key).max(100);
const Numbers = z.record(Key, z.number());

/** What a house chose and posts. Whether it is approved is the rulebook's to say. */
export const OfferingBody: z.ZodType<Offering> = z
  .strictObject({
    activity: Key,
    charts: Keys,
    payouts: Keys,
    rows: Keys.exactOptional(),
    prizes: Amounts,
    tickets: z.record(Key, Count),
    seed: Amounts,
    reseed: Amounts,
    daily: Amounts,
    cap: Amounts,
    allocation: Numbers.exactOptional(),
    multiplier: z.number().exactOptional(),
    adminFee: Money.exactOptional(),
    chip: Money.exactOptional(),
    mode: z.enum(['points', 'tickets']).exactOptional(),
    minimum: HandTestFile.exactOptional(),
    designated: z
      .strictObject({
        rank: z.enum(RANKS).exactOptional(),
        suit: z.enum(SUITS).exactOptional(),
        losing: HandTestFile.exactOptional(),
        winning: HandTestFile.exactOptional(),
      })
      .exactOptional(),
    settings: z.record(Key, z.array(z.number()).max(50)),
  })
  .meta({ id: 'Offering' });
