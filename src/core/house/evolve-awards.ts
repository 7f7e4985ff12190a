import type { Award } from './award.ts';
import { bookAll } from './books.ts';
import type { AwardEvent } from './events.ts';
import { type Appliers, numbered, remove, update } from './evolve-base.ts';

/** Awards on their way to the winner. */
export const AWARD_EVENTS: Appliers<AwardEvent> = {
  AwardMade: (house, { award, activity, table, round, seat, gives, source, claim, verifiedBy }) => {
    house.awards.set(award, { award, activity, table, round, seat, gives, source, claim, verifiedBy });
    return numbered(house, 'award', award);
  },
  IdShown: ({ awards }, { award }) =>
    update(awards, award, (before): Award => ({ ...before, claim: { state: 'payable' } })),
  ClaimHeld: ({ awards }, { award, until }) =>
    update(awards, award, (before): Award => ({ ...before, claim: { state: 'held', by: until } })),
  AwardPaid: (house, { award, slip, method, by, bookings }) => {
    bookAll(house.balances, bookings);
    update(
      house.awards,
      award,
      (before): Award => ({ ...before, claim: { state: 'paid' }, payment: { slip, method, by } }),
    );
    return numbered(house, 'slip', slip);
  },
  AwardForfeited: ({ awards }, { award, to }) =>
    update(awards, award, (before): Award => ({ ...before, claim: { state: 'forfeited', to } })),
  PaymentBackedOut: ({ awards, balances }, { award, bookings }) => {
    bookAll(balances, bookings);
    return update(awards, award, ({ payment: _, ...before }): Award => ({ ...before, claim: { state: 'payable' } }));
  },
  AwardBackedOut: ({ awards }, { award }) => remove(awards, [award]),
};
