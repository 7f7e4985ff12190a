import { z } from 'zod';
import { INSTRUMENT_TYPES, PAYOUT_METHODS } from '#core/rulebook';
import { Clause, Key, WeeklyMoment } from './parts-schema.ts';

const Count = z.int().min(1);
/** `03-31` */
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

export const InstrumentFile = z.strictObject({
  kinds: z.array(
    z.strictObject({
      type: z.enum(INSTRUMENT_TYPES),
      chart: Key.exactOptional(),
      stake: z.enum(['equal-live', 'live-at-least-face', 'alone']),
      pays: z.enum(['even', 'game-odds']),
      uses: z.enum(['one-decision', 'until-lost', 'as-printed']),
      cagePays: z.enum(['on-win', 'on-loss']),
      startsAs: z.enum(['itself', 'voucher']),
      isSold: z.boolean(),
    }),
  ),
  bets: z.array(z.enum(['base', 'bonus'])),
  perWager: z.enum(['one', 'any-number']),
  bothSides: z.enum(['barred', 'allowed']),
  names: z.array(z.enum(['games', 'expiry'])).exactOptional(),
  redemptionFee: z.boolean(),
  clause: Clause,
});

export const TrackingFile = z.strictObject({
  hour: z.enum(['completed', 'scanned']),
  credits: z.boolean(),
  hoursMin: Count.exactOptional(),
  season: z.strictObject({ from: MonthDay, to: MonthDay }).exactOptional(),
  clause: Clause,
});

export const ContestFile = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ranked'),
    score: z.enum(['points', 'picks']),
    entries: z.enum(['until', 'before']).exactOptional(),
    closes: WeeklyMoment.exactOptional(),
    hoursMin: Count.exactOptional(),
    tieBreak: z.literal('nearest-total').exactOptional(),
    equal: z.enum(['share-their-places', 'share-one-place']),
    places: Count,
    clause: Clause,
  }),
  z.strictObject({ type: z.literal('squares'), prize: Key, clause: Clause }),
]);

export const TournamentFile = z.strictObject({
  payouts: z.array(z.enum(PAYOUT_METHODS)),
  bounties: z.boolean(),
  guarantee: z.boolean(),
  deals: z.boolean(),
  clause: Clause,
});
