import { type Account, type Movement, type Transfer, transfer } from '#core/ledger';
import { type Cents, plus } from '#core/money';
import type { TournamentRule } from './check-structure.ts';
import type { EntryEvent, PlayEvent, TournamentEvent } from './event-shape.ts';
import type { EntryMethod, Payment, PrizeMoney } from './state-shape.ts';

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

type Moving = EntryEvent | PlayEvent;
type Moves<Fact> = (accounts: Accounts, fact: Fact) => readonly Movement[];

const nothing = () => [];

/** Money moves when something is sold, closed or paid; clock, seats and penalties move none. */
const MOVES: { readonly [Type in Moving['type']]: Moves<Extract<Moving, { type: Type }>> } = {
  PlayerRegistered: ({ pool }, fact) => bought(pool, payerOf(fact), fact),
  PlayerReEntered: ({ pool }, fact) => bought(pool, OUTSIDE, fact),
  PlayerUnregistered: ({ pool }, fact) => bought(pool, payerOf(fact), fact).map(back),
  ChipsBought: ({ pool }, { price }) => [{ from: OUTSIDE, to: pool, amount: price }],
  PurchaseBackedOut: ({ pool }, { price, entryFee }) => bought(pool, OUTSIDE, { buyIn: price, entryFee }).map(back),
  EntriesClosed: ({ pool }, { money }) => closing(pool, money),
  EntriesReopened: ({ pool }, { money }) => closing(pool, money).map(back),
  TournamentCancelled: ({ pool }, { toPlayers, toHouse, fees }) => [
    { from: pool, to: OUTSIDE, amount: toPlayers },
    { from: pool, to: HOUSE, amount: toHouse },
    { from: HOUSE, to: OUTSIDE, amount: fees },
  ],
  PlayerPaid: ({ pool }, fact) => paid(pool, OUTSIDE, fact),
  PrizeWithheld: ({ pool, held }, fact) => paid(pool, held, fact),
  PaymentBackedOut: ({ pool }, fact) => paid(pool, OUTSIDE, fact).map(back),
  StructureChanged: nothing,
  SignUpsOpened: nothing,
  PlayersMerged: nothing,
  PlayersEliminated: nothing,
  PlayersReturned: nothing,
  DealAgreed: nothing,
  DealCancelled: nothing,
  TournamentEnded: nothing,
  LogSigned: nothing,
};

const movementsOf = (accounts: Accounts, fact: TournamentEvent): readonly Movement[] => {
  const moves: { readonly [type: string]: Moves<never> } = MOVES;
  return moves[fact.type]?.(accounts, fact as never) ?? []; // The table pairs each with its own.
};

const payerOf = ({ entry }: { readonly entry: EntryMethod }): Account => (entry === 'paid' ? OUTSIDE : HOUSE);

const paid = (pool: Account, to: Account, { prize, bounties }: Payment): readonly Movement[] => [
  { from: pool, to, amount: plus(prize, bounties) },
];

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
