import { assert } from '#core/base';
import { type Account, type AccountKey, accountKey, type Balances, mayBeBelowZero, type Transfer } from '#core/ledger';
import { Amount, type Cents, minus, NOTHING, plus } from '#core/money';
import { list, type Of, Text, tuple } from '#core/shape';

/** One movement of money as events keep it: from, to, how much. */
export const Booking = tuple(Text, Text, Amount);
export type Booking = Of<typeof Booking>;
export const Bookings = list(Booking);

export const bookingsOf = ({ movements }: Transfer): readonly Booking[] =>
  movements.map(({ from, to, amount }) => [accountKey(from), accountKey(to), amount]);

/** A single booking; none where nothing moves. */
export const booking = (from: Account, to: Account, amount: Cents): readonly Booking[] => {
  assert(amount >= 0, `a booking of ${amount} cents`);
  return amount === 0 ? [] : [[accountKey(from), accountKey(to), amount]];
};

/** The same money back where it came from. */
export const reversed = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.map(([from, to, amount]) => [to, from, amount]);

export const standingAt = (balances: Balances, account: Account): Cents => balances.get(accountKey(account)) ?? NOTHING;

/** Books in place. An account that holds money never goes below zero. LDG-3 */
export const bookAll = (balances: Map<AccountKey, Cents>, bookings: readonly Booking[]): undefined => {
  for (const [from, to, amount] of bookings) {
    balances.set(from, minus(balances.get(from) ?? NOTHING, amount));
    balances.set(to, plus(balances.get(to) ?? NOTHING, amount));
  }
  for (const [from] of bookings) {
    const isSound = mayBeBelowZero(from) || (balances.get(from) ?? NOTHING) >= 0;
    assert(isSound, `${from} would go below zero`);
  }
};
