import { minus, plus } from '#core/money';
import { type Appliers, bookAll, remove, update } from '#core/state';
import type { CollectionEvent } from './shape.ts';

/** As many collections as can still be backed out. */
const NEWEST_KEPT = 20;

/** Balances of collections that were won for a year. */
export const COLLECTION_EVENTS: Appliers<CollectionEvent> = {
  CollectionPaid: ({ collections, balances }, { type: _, award, by: _by, bookings, ...one }) => {
    bookAll(balances, bookings);
    return update(collections, award, before => ({
      ...before,
      left: minus(before.left, one.amount),
      count: one.number,
      newest: [...before.newest, one].slice(-NEWEST_KEPT),
    }));
  },
  CollectionBackedOut: ({ collections, balances }, { award, number, amount, bookings }) => {
    bookAll(balances, bookings);
    return update(collections, award, before => ({
      ...before,
      left: plus(before.left, amount),
      newest: before.newest.filter(one => one.number !== number),
    }));
  },
  CollectionsEnded: ({ collections, balances }, { award, bookings }) => {
    bookAll(balances, bookings);
    return remove(collections, [award]);
  },
};
