import type { Cents } from '#core/money';
import type { Elimination } from './bounties.ts';
import type { PrizeMoney } from './prizes.ts';
import type { Structure } from './structure.ts';

/** One running event. */
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
  readonly payments: readonly Payment[];
};

/** `closed`: running, with nothing more to be bought. */
export const STAGES = ['planned', 'open for sign-ups', 'closed', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export type Entrant = {
  readonly player: string;
  readonly entry: EntryMethod;
  readonly rebuys: number;
  readonly addOns: number;
  /** Out: in which hand of those that put somebody out, and with how many chips at its start. */
  readonly finish?: Finish;
};

export type Finish = { readonly hand: number; readonly chips: number };

/** How the entry was come by. Who pays nothing at the desk has the buy-in from the house. */
export const ENTRY_METHODS = ['paid', 'won', 'satellite', 'given'] as const;
export type EntryMethod = (typeof ENTRY_METHODS)[number];

export type Payment = {
  readonly player: string;
  readonly place?: number;
  readonly prize: Cents;
  readonly bounties: Cents;
  readonly hasItem: boolean;
};

export type TournamentCommand =
  | { readonly type: 'ChangeStructure'; readonly structure: Structure }
  | { readonly type: 'OpenSignUps' }
  | { readonly type: 'RegisterPlayer'; readonly player: string; readonly entry: EntryMethod }
  | { readonly type: 'Rebuy'; readonly player: string }
  | { readonly type: 'AddOn'; readonly player: string }
  /** From now nothing is sold, and the prizes are known. */
  | { readonly type: 'CloseEntries' }
  /** All who went out in one hand, with their chips at its start. */
  | { readonly type: 'EliminatePlayers'; readonly out: readonly Out[] }
  | { readonly type: 'AgreeDeal'; readonly players: readonly string[] }
  | { readonly type: 'PayPlayer'; readonly player: string; readonly showsId: boolean };

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type TournamentEvent =
  | { readonly type: 'StructureChanged'; readonly structure: Structure }
  | { readonly type: 'SignUpsOpened' }
  | {
      readonly type: 'PlayerRegistered';
      readonly player: string;
      readonly entry: EntryMethod;
      readonly buyIn: Cents;
      readonly entryFee: Cents;
    }
  | { readonly type: 'ChipsBought'; readonly player: string; readonly what: 'rebuy' | 'add-on'; readonly price: Cents }
  | { readonly type: 'EntriesClosed'; readonly money: PrizeMoney }
  | { readonly type: 'PlayersEliminated'; readonly hand: number; readonly out: readonly Out[] }
  | { readonly type: 'DealAgreed'; readonly players: readonly string[] }
  /** Whoever is left has not gone out: one winner, the surviving half, or the players of a deal. */
  | { readonly type: 'TournamentEnded'; readonly left: readonly string[] }
  | ({ readonly type: 'PlayerPaid' } & Payment);

/** `chips`: at the start of the hand. */
export type Out = Elimination & { readonly chips: number };
