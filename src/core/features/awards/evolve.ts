import { defined } from '#core/base';
import {
  type Appliers,
  type Award,
  type AwardPayment,
  bookAll,
  forget,
  type House,
  numbered,
  patch,
  remove,
  update,
  WINS_KEPT,
  type Win,
} from '#core/state';
import { moneyHeldFor } from '#core/state/gifts';
import type { AwardEvent } from './shape.ts';

/** Awards on their way to the winner. */
export const AWARD_EVENTS: Appliers<AwardEvent> = {
  AwardMade: (house, { type: _, bettor, on: _on, because, ...made }) => {
    const award = bettor === undefined ? made : { ...made, player: bettor };
    house.awards.set(award.award, award);
    announce(house, award, because.used);
    return numbered(house, 'award', award.award);
  },
  IdShown: ({ awards }, { award }) => patch(awards, award, { claim: { state: 'payable' } }),
  ClaimHeld: ({ awards }, { award, until }) => patch(awards, award, { claim: { state: 'held', by: until } }),
  AwardPaid: (house, { award, slip, method, by, at, approvedBy, bookings, collectionsUntil }) => {
    bookAll(house.balances, bookings);
    if (collectionsUntil !== undefined) openCollections(house, award, at, collectionsUntil);
    patch(house.awards, award, {
      claim: { state: 'paid' },
      payment: { slip, method, by, at, ...defined({ approvedBy }) },
    });
    return numbered(house, 'slip', slip);
  },
  SlipPrinted: ({ awards }, { award, print: prints }) => update(awards, award, before => paidWith(before, { prints })),
  AwardForfeited: ({ awards }, { award, to }) => patch(awards, award, { claim: { state: 'forfeited', to } }),
  PaymentBackedOut: ({ awards, balances, collections }, { award, bookings }) => {
    bookAll(balances, bookings);
    remove(collections, [award]);
    return update(awards, award, ({ payment: _, ...before }): Award => ({ ...before, claim: { state: 'payable' } }));
  },
  PlayConfirmed: ({ awards }, { awards: confirmed }) => {
    for (const award of confirmed) update(awards, award, ({ awaits: _, doubt: _doubt, ...before }): Award => before);
  },
  PlayDoubted: ({ awards }, { awards: doubted, reason: doubt }) => {
    for (const award of doubted) patch(awards, award, { doubt });
  },
  WinnerRecorded: ({ awards }, { award, mark }) =>
    awards.has(award) ? patch(awards, award, { winner: mark }) : undefined,
  WinnerErased: ({ awards }, { award }) =>
    awards.has(award) ? update(awards, award, ({ winner: _, ...before }): Award => before) : undefined,
  TrayReimbursed: ({ balances }, { bookings }) => bookAll(balances, bookings),
  AwardBackedOut: (house, { award }) => {
    const { awards, wins } = house;
    const made = awards.get(award);
    if (made !== undefined) forget(house, made);
    remove(wins, [award]);
    return remove(awards, [award]);
  },
};

/** What is held for the award is the balance. PRO-15 */
const openCollections = ({ awards, collections }: House, award: number, from: string, until: string): void => {
  const won = awards.get(award);
  if (won === undefined) return;
  const given = moneyHeldFor(won);
  const { activity, player } = won;
  const open = { award, activity, given, left: given, from, until, count: 0, newest: [] };
  collections.set(award, { ...open, ...defined({ player }) });
};

const paidWith = (award: Award, change: Partial<AwardPayment>): Award =>
  award.payment === undefined ? award : { ...award, payment: { ...award.payment, ...change } };

/** The newest are last. */
export const announce = (
  { wins }: House,
  { award, activity, table, seat, row, share, gives, source, wonAt }: Award,
  used: NonNullable<Win['cards']> = [],
): void => {
  const pools = Object.keys(source.pools);
  const cards = used.length === 0 ? undefined : used;
  wins.set(award, { award, activity, ...defined({ table, seat, row, share, cards }), gives, pools, wonAt });
  for (const oldest of wins.keys()) {
    if (wins.size <= WINS_KEPT) return;
    wins.delete(oldest);
  }
};
