import { branded, Key, named, record, Text, whole } from '#core/shape';
import type { Cents } from './cents.ts';

/** A hundred million dollars: nothing in a card room is more, and sums of such amounts stay whole numbers. */
const MOST_CENTS = 10_000_000_000;

/** What somebody asks for or puts down. */
export const Money = named('Money', branded<Cents>(whole({ min: 0, max: MOST_CENTS })), 'Whole cents: $1 is 100.');
export const MoneyByKey = record(Key, Money);

/** An amount that was booked or is shown. */
export const Amount = named(
  'Amount',
  branded<Cents>(whole()),
  'Whole cents: $1 is 100. Below zero where an account goes down.',
);
export const AmountByName = record(Text, Amount);
