import { type Cents, minus, NOTHING, plus } from '#core/money';
import type { AtCage } from '#core/state';
import type { TournamentEvent } from './event-shape.ts';

/** Entries, chips and prizes of an event, and what was taken back. TRN-10, TRN-15, TRN-35 */
export const atCage = (promotion: string, fact: TournamentEvent): readonly AtCage[] => {
  const out = (about: string, amount: Cents): readonly AtCage[] =>
    amount === 0 ? [] : [{ what: 'entry', about: `${promotion} / ${about}`, amount }];
  const taken = (about: string, amount: Cents): readonly AtCage[] => out(about, minus(NOTHING, amount));
  switch (fact.type) {
    case 'PlayerRegistered':
      return fact.entry === 'paid' ? taken(fact.player, plus(fact.buyIn, fact.entryFee)) : [];
    case 'PlayerUnregistered':
      return fact.entry === 'paid' ? out(fact.player, plus(fact.buyIn, fact.entryFee)) : [];
    case 'PlayerReEntered':
      return taken(fact.player, plus(fact.buyIn, fact.entryFee));
    case 'ChipsBought':
      return taken(fact.player, fact.price);
    case 'PurchaseBackedOut':
      return out(fact.player, plus(fact.price, fact.entryFee));
    case 'TournamentCancelled':
      return out('all', plus(fact.toPlayers, fact.fees));
    case 'PlayerPaid':
    case 'PaymentBackedOut': {
      const { slip, player, method } = fact;
      const paid = plus(fact.prize, fact.bounties);
      const amount = fact.type === 'PlayerPaid' ? paid : minus(NOTHING, paid);
      const how = method === undefined ? {} : { method };
      return [{ what: 'event prize', about: `${promotion} / ${slip ?? player}`, amount, ...how }];
    }
    default:
      return [];
  }
};
