import { z } from 'zod';
import { EVERY_CARD, TILES } from '#core/cards';
import { type Cents, cents } from '#core/money';

/** A hundred million dollars: nothing in a card room is more, and sums of such amounts stay whole numbers. */
const MOST_CENTS = 10_000_000_000;

export const Money: z.ZodType<Cents> = z
  .int()
  .min(0)
  .max(MOST_CENTS)
  .transform(cents)
  .meta({ id: 'Money', description: 'Whole cents: $1 is 100.' });

/** A number that the house gave: of a table, an award, a drop. */
export const Numbered = z.int().min(1).max(1_000_000_000);
export const SeatNumber = z.int().min(1).max(20);
export const Count = z.int().min(0).max(1_000_000);

/** How things are named to programs: activities, rows, pools, members, stations. */
export const Key = z.string().regex(/^[!-~]{1,80}$/);

/**
 * What a person wrote. Without control characters, half characters and marks that turn the direction of reading, so
 * that it means on paper and on a sign what it means here.
 */
export const Words = z
  .string()
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u);

export const AnyCard = z.enum(EVERY_CARD);
export const AnyTile = z.enum(TILES);
export const Cards = z.array(AnyCard).max(60);

export const Amounts = z.record(Key, Money);
