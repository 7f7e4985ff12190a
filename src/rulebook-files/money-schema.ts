import { z } from 'zod';
import { Clause, CountRangeFile, Key, Money, MoneyRangeFile, WordList, Words } from './parts-schema.ts';

const Count = z.int().min(0);

const Charge = z.strictObject({
  games: z.array(Key).exactOptional(),
  betMin: Money.exactOptional(),
  betMax: Money.exactOptional(),
  positionsMin: Count.exactOptional(),
  positionsMax: Count.exactOptional(),
  perTable: Money.exactOptional(),
  perPosition: Money.exactOptional(),
  fromPlayerDealer: Money.exactOptional(),
  payer: z.enum([
    'pot',
    'player',
    'player-dealer',
    'first-position',
    'positions-and-player-dealer',
    'table',
    'entrant',
  ]),
  optional: z.boolean().exactOptional(),
});

const Pool = z.strictObject({
  key: Key,
  label: Words,
  each: z.literal('row').exactOptional(),
  progressive: z.boolean().exactOptional(),
  range: MoneyRangeFile.exactOptional(),
  seed: MoneyRangeFile.exactOptional(),
  reseed: MoneyRangeFile.exactOptional(),
  daily: z.strictObject({ range: MoneyRangeFile, paidFrom: z.enum(['reserve', 'days-fees']) }).exactOptional(),
  cap: MoneyRangeFile.exactOptional(),
  neverLowered: z.boolean().exactOptional(),
});

export const FundingFile = z.strictObject({
  source: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('fees') }),
    z.strictObject({ type: z.literal('house') }),
    z.strictObject({ type: z.literal('entries') }),
    z.strictObject({ type: z.literal('jackpot-fund') }),
    z.strictObject({ type: z.literal('activity'), id: Key, account: z.enum(['reserve', 'fund', 'collection']) }),
    z.strictObject({ type: z.literal('not-stated') }),
  ]),
  fee: z
    .strictObject({
      amount: MoneyRangeFile,
      charges: z.array(Charge),
      playersMin: Count.exactOptional(),
      onTopOfCollection: z.union([z.boolean(), z.literal('not-stated')]),
      timing: Words.exactOptional(),
    })
    .exactOptional(),
  feesTo: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('split'), toMeter: Money, toReserve: Money }),
      z.strictObject({ type: z.literal('pool'), pool: Key }),
      z.strictObject({ type: z.literal('day') }),
      z.strictObject({ type: z.literal('allocated') }),
    ])
    .exactOptional(),
  pools: z.array(Pool).exactOptional(),
  reserve: z
    .strictObject({ name: Words, fedBy: WordList, pays: WordList, expectedDaily: MoneyRangeFile.exactOptional() })
    .exactOptional(),
  shortfall: z
    .strictObject({
      coveredBy: z.literal('house'),
      repaid: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('when-sufficient') }),
        z.strictObject({ type: z.literal('when-fund-reaches'), amount: Money }),
        z.strictObject({ type: z.literal('never') }),
        z.strictObject({ type: z.literal('not-stated') }),
      ]),
    })
    .exactOptional(),
  raise: z.strictObject({ from: z.literal('reserve'), funded: z.boolean(), clause: Clause }).exactOptional(),
  paysFor: z.array(Key).exactOptional(),
  clause: Clause,
});

export const AdminFeeFile = z.strictObject({
  range: MoneyRangeFile,
  per: z.enum(['table-hour', 'entry']),
  from: z.enum(['reserve', 'fund', 'entry-fee']),
  purpose: Words,
});

const PaidFrom = z.enum(['reserve', 'pool', 'house']);
const Sharing = z.enum(['each', 'split']);

export const PrizeFile = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('fixed'),
      range: MoneyRangeFile,
      from: PaidFrom,
      sharing: Sharing.exactOptional(),
      postedAs: Key.exactOptional(),
    }),
    z.strictObject({
      type: z.literal('meter'),
      pool: Key,
      percent: z.number().gt(0).max(100).exactOptional(),
      sharing: Sharing.exactOptional(),
    }),
    z.strictObject({ type: z.literal('multiple'), of: Key, times: z.int().min(2) }),
    z.strictObject({ type: z.literal('tickets'), range: CountRangeFile }),
    z.strictObject({ type: z.literal('points'), points: z.int().min(1), tickets: CountRangeFile }),
    z.strictObject({ type: z.literal('entry'), range: MoneyRangeFile, from: z.literal('house') }),
  ])
  .meta({ id: 'Prize' });

export const ExtraFile = z.strictObject({
  key: z.enum(['envy', 'table']),
  to: z.enum(['fee-payers', 'dealt-in']),
  range: MoneyRangeFile,
  from: PaidFrom,
  evenIfFolded: z.literal(true).exactOptional(),
});
