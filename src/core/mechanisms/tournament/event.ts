import type { Cents } from '#core/money';
import type { Elimination } from './bounties.ts';
import type { Clock } from './clock.ts';
import type { PrizeMoney } from './prizes.ts';
import type { Structure } from './structure.ts';

/** One running event: plain JSON but for the map. */
export type Tournament = {
  readonly structure: Structure;
  readonly stage: Stage;
  /** By name, in the order of registration. `evolveTournament` owns this map and changes it in place. */
  readonly entrants: ReadonlyMap<string, Entrant>;
  /** Fixed when nothing more is sold. */
  readonly money?: PrizeMoney;
  readonly eliminations: readonly Elimination[];
  /** Hands so far that put somebody out. */
  readonly hands: number;
  /** Who shares the rest, by agreement, the best finisher first. */
  readonly deal?: readonly string[];
  /** What each of them has by it; absent, even parts. */
  readonly dealAmounts?: readonly Cents[];
  readonly payments: readonly Payment[];
  /** Payments that were taken back; their slips are void and their numbers are not given again. */
  readonly voided?: readonly VoidPayment[];
  readonly clock?: Clock;
  /** Tables in play, in the order in which they will be broken. */
  readonly tables?: readonly TableInPlay[];
  /** Every table that was ever used. */
  readonly tablesUsed?: readonly number[];
  /** The newest moves, the last one last. */
  readonly moves?: readonly Move[];
  /** As it was before the last change of seats, so that it can be taken back. */
  readonly seatsBefore?: Seating;
  readonly penalties?: readonly Penalty[];
  readonly dealerCalls?: readonly DealerCall[];
  readonly counted?: { readonly stacks: Readonly<Record<string, number>>; readonly at: string };
  readonly colourUps?: readonly ColourUp[];
  /** Chips that left the event with somebody who was disqualified. */
  readonly chipsRemoved?: readonly { readonly hand: number; readonly chips: number }[];
  readonly signatures?: readonly Signature[];
  /** When the clock was first started. */
  readonly startedAt?: string;
  /** Why it was cancelled. */
  readonly cancelled?: string;
};

/** `closed`: running, with nothing more to be bought. */
export const STAGES = ['planned', 'open for sign-ups', 'closed', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export type Entrant = {
  readonly player: string;
  readonly entry: EntryMethod;
  /** The satellite in which it was won. */
  readonly from?: string;
  readonly rebuys: number;
  readonly addOns: number;
  readonly reEntries?: number;
  /** Out: in which hand of those that put somebody out, and with how many chips at its start. */
  readonly finish?: Finish;
  /** For each re-buy and re-entry, in order, how the player was out before it; nothing where still in. */
  readonly comebacks?: readonly { readonly finish?: Finish }[];
  readonly seat?: Place;
  /** Other entries of the same person, under ids that were merged into this one. */
  readonly also?: readonly Entrant[];
};

export type Finish = { readonly hand: number; readonly chips: number; readonly seat?: Place };
export type Place = { readonly table: number; readonly seat: number };
/** `button`: the seat that had it in the last hand. */
export type TableInPlay = { readonly table: number; readonly seats: number; readonly button?: number };
export type Move = { readonly player: string; readonly from?: Place; readonly to: Place; readonly at: string };
/** Tables, and where the players sat whom a change concerned. */
export type Seating = {
  readonly tables: readonly TableInPlay[];
  readonly seats: readonly { readonly player: string; readonly seat?: Place }[];
};

/** How the entry was come by. Who pays nothing at the desk has the buy-in from the house. */
export const ENTRY_METHODS = ['paid', 'won', 'satellite', 'given'] as const;
export type EntryMethod = (typeof ENTRY_METHODS)[number];

/** What chips are bought with after the entry. */
export const PURCHASES = ['rebuy', 'add-on', 're-entry'] as const;
export type PurchaseKind = (typeof PURCHASES)[number];

export const PAYMENT_METHODS = ['cash', 'check', 'chips'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type Payment = {
  /** The number of its slip, from 1 in each event. */
  readonly slip?: number;
  readonly player: string;
  readonly place?: number;
  readonly prize: Cents;
  readonly bounties: Cents;
  readonly hasItem: boolean;
  /** Hands that had put somebody out by then. */
  readonly hand?: number;
  readonly at?: string;
  /** It is held for whoever the state names, because the player is kept out; nobody was paid and there is no slip. */
  readonly isWithheld?: true;
  /** Who has paid, and who stood beside where two had to. */
  readonly by?: readonly string[];
  readonly method?: PaymentMethod;
};

export type VoidPayment = Payment & { readonly reason: string };

/** Minutes away from the table. */
export const PENALTY_MINUTES = [10, 20, 30, 40] as const;
export type PenaltySort =
  | { readonly type: 'warning' }
  | { readonly type: 'away'; readonly minutes: (typeof PENALTY_MINUTES)[number] }
  /** Out of the event, the chips with it. */
  | { readonly type: 'disqualified'; readonly chips: number };
export type Penalty = {
  readonly penalty: number;
  readonly player: string;
  readonly sort: PenaltySort;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
  /** When the player may sit down again. */
  readonly until?: string;
  readonly lifted?: string;
};
export type DealerCall = { readonly table: number; readonly reason: string; readonly at: string };
/** `added`: by how many the chips in play have grown, because no chip is cut and nobody is raced out. */
export type ColourUp = { readonly small: number; readonly large: number; readonly added: number; readonly at: string };
export type Signature = {
  readonly by: string;
  readonly at: string;
  readonly atHandUntil: string;
  readonly keptUntil: string;
};

/** `chips`: at the start of the hand. */
export type Out = Elimination & { readonly chips: number };
