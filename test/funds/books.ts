import type { Balances, Transfer } from '#core/ledger';
import { bookAll, bookingsOf } from '#core/state';

export { standingAt as balanceOf } from '#core/state';

export const NO_BALANCES: Balances = new Map();

/** The books after a transfer, as the house books it. */
export const book = (balances: Balances, transfer: Transfer): Balances => {
  const booked = new Map(balances);
  bookAll(booked, bookingsOf(transfer));
  return booked;
};
