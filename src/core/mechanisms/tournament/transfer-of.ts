import { type Account, type Movement, type Transfer, transfer } from '#core/ledger';
import { plus } from '#core/money';
import type { TournamentEvent } from './event.ts';
import type { TournamentRule } from './structure.ts';

/** The same facts as bookings. When everybody is paid, the pool of the event is empty. TRN-13 */
export const transferOfTournament = (rule: TournamentRule, event: string, fact: TournamentEvent): Transfer =>
  transfer(fact.type, movementsOf({ type: 'tournament-pool', activity: rule.activity.id, event }, fact));

const HOUSE: Account = { type: 'house' };
/** Players, and a charity as well: they are outside the house. */
const OUTSIDE: Account = { type: 'players' };

const movementsOf = (pool: Account, fact: TournamentEvent): readonly Movement[] => {
  switch (fact.type) {
    case 'PlayerRegistered':
      return [
        { from: fact.entry === 'paid' ? OUTSIDE : HOUSE, to: pool, amount: fact.buyIn },
        { from: OUTSIDE, to: HOUSE, amount: fact.entryFee },
      ];
    case 'ChipsBought':
      return [{ from: OUTSIDE, to: pool, amount: fact.price }];
    case 'EntriesClosed':
      return [
        { from: HOUSE, to: pool, amount: fact.money.houseAdds },
        { from: pool, to: OUTSIDE, amount: fact.money.toCharity },
        // The house buys the things with the pool's money.
        { from: pool, to: HOUSE, amount: fact.money.itemsCost },
      ];
    case 'PlayerPaid':
      return [{ from: pool, to: OUTSIDE, amount: plus(fact.prize, fact.bounties) }];
    case 'StructureChanged':
    case 'SignUpsOpened':
    case 'PlayersEliminated':
    case 'DealAgreed':
    case 'TournamentEnded':
      return [];
  }
};
