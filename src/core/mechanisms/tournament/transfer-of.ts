import { type Account, type Movement, type Transfer, transfer } from '#core/ledger';
import { type Cents, plus } from '#core/money';
import type { TournamentRule } from './check-structure.ts';
import type { TournamentEvent } from './event-shape.ts';
import type { PrizeMoney } from './state-shape.ts';

/** The same facts as bookings. When everybody is paid, the pool of the event is empty. TRN-13 */
export const transferOfTournament = (rule: TournamentRule, event: string, fact: TournamentEvent): Transfer =>
  transfer(fact.type, movementsOf(accountsOf(rule.activity.id, event), fact));

type Accounts = { readonly pool: Account; readonly held: Account };

/** What is withheld waits among the prizes that are not paid out. TRN-39 */
const accountsOf = (activity: string, event: string): Accounts => ({
  pool: { type: 'tournament-pool', activity, event },
  held: { type: 'prizes-payable', activity },
});

const HOUSE: Account = { type: 'house' };
/** Players, and a charity as well: they are outside the house. */
const OUTSIDE: Account = { type: 'players' };

const movementsOf = ({ pool, held }: Accounts, fact: TournamentEvent): readonly Movement[] => {
  switch (fact.type) {
    case 'PlayerRegistered':
      return bought(pool, fact.entry === 'paid' ? OUTSIDE : HOUSE, fact);
    case 'PlayerReEntered':
      return bought(pool, OUTSIDE, fact);
    case 'PlayerUnregistered':
      return bought(pool, fact.entry === 'paid' ? OUTSIDE : HOUSE, fact).map(back);
    case 'ChipsBought':
      return [{ from: OUTSIDE, to: pool, amount: fact.price }];
    case 'PurchaseBackedOut':
      return bought(pool, OUTSIDE, { buyIn: fact.price, entryFee: fact.entryFee }).map(back);
    case 'EntriesClosed':
      return closing(pool, fact.money);
    case 'EntriesReopened':
      return closing(pool, fact.money).map(back);
    case 'TournamentCancelled':
      return [
        { from: pool, to: OUTSIDE, amount: fact.toPlayers },
        { from: pool, to: HOUSE, amount: fact.toHouse },
        { from: HOUSE, to: OUTSIDE, amount: fact.fees },
      ];
    case 'PlayerPaid':
      return [{ from: pool, to: OUTSIDE, amount: plus(fact.prize, fact.bounties) }];
    case 'PrizeWithheld':
      return [{ from: pool, to: held, amount: plus(fact.prize, fact.bounties) }];
    case 'PaymentBackedOut':
      return [{ from: OUTSIDE, to: pool, amount: plus(fact.prize, fact.bounties) }];
    case 'StructureChanged':
    case 'SignUpsOpened':
    case 'PlayersMerged':
    case 'PlayersEliminated':
    case 'PlayersReturned':
    case 'DealAgreed':
    case 'DealCancelled':
    case 'TournamentEnded':
    case 'LogSigned':
    case 'ClockStarted':
    case 'ClockPaused':
    case 'ClockCorrected':
    case 'LevelBegan':
    case 'SeatsDrawn':
    case 'EntrantSeated':
    case 'PlayerMoved':
    case 'ButtonSet':
    case 'TableAdded':
    case 'TableBroken':
    case 'SeatsUndone':
    case 'PenaltyGiven':
    case 'PenaltyLifted':
    case 'DealerCalled':
    case 'DealerCallAnswered':
    case 'ChipsCounted':
    case 'ColouredUp':
    case 'ColourUpUndone':
      return [];
  }
};

const bought = (
  pool: Account,
  from: Account,
  { buyIn, entryFee }: { readonly buyIn: Cents; readonly entryFee: Cents },
) => [
  { from, to: pool, amount: buyIn },
  { from: OUTSIDE, to: HOUSE, amount: entryFee },
];

const closing = (pool: Account, { houseAdds, toCharity, itemsCost }: PrizeMoney): readonly Movement[] => [
  { from: HOUSE, to: pool, amount: houseAdds },
  { from: pool, to: OUTSIDE, amount: toCharity },
  // The house buys the things with the pool's money.
  { from: pool, to: HOUSE, amount: itemsCost },
];

const back = ({ from, to, amount }: Movement): Movement => ({ from: to, to: from, amount });
