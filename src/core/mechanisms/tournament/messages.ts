import type { Cents } from '#core/money';
import type { Holding, Raced } from './chip-race.ts';
import type { Clock } from './clock.ts';
import type {
  ColourUp,
  EntryMethod,
  Out,
  Payment,
  PaymentMethod,
  Penalty,
  PenaltySort,
  Place,
  PurchaseKind,
  Seating,
  Signature,
  TableInPlay,
} from './event.ts';
import type { PrizeMoney } from './prizes.ts';
import type { Structure } from './structure.ts';

export type TournamentCommand = EntryCommand | PlayCommand | ClockCommand | SeatCommand | DeskCommand;

export type EntryCommand =
  | { readonly type: 'ChangeStructure'; readonly structure: Structure }
  | { readonly type: 'OpenSignUps' }
  /** `from`: the satellite in which a `satellite` entry was won, where it is still on. */
  | { readonly type: 'RegisterPlayer'; readonly player: string; readonly entry: EntryMethod; readonly from?: string }
  /** Takes the entry back with everything that was paid for it. */
  | { readonly type: 'UnregisterPlayer'; readonly player: string; readonly reason: string }
  | { readonly type: 'Rebuy'; readonly player: string }
  | { readonly type: 'AddOn'; readonly player: string }
  | { readonly type: 'ReEnter'; readonly player: string }
  /** Takes the last one back. */
  | { readonly type: 'BackOutPurchase'; readonly player: string; readonly what: PurchaseKind; readonly reason: string }
  /** From now nothing is sold, and the prizes are known. */
  | { readonly type: 'CloseEntries' }
  | { readonly type: 'ReopenEntries'; readonly reason: string }
  /** Everybody has everything back. */
  | { readonly type: 'CancelTournament'; readonly reason: string };

export type PlayCommand =
  /** All who went out in one hand, with their chips at its start. */
  | { readonly type: 'EliminatePlayers'; readonly out: readonly Out[] }
  /** Brings back all who went out in the last hand that put somebody out. */
  | { readonly type: 'UndoElimination'; readonly reason: string }
  /** `amounts`: what each is to have, in the order of the players; absent, even parts. */
  | { readonly type: 'AgreeDeal'; readonly players: readonly string[]; readonly amounts?: readonly Cents[] }
  | { readonly type: 'CancelDeal'; readonly reason: string }
  | {
      readonly type: 'PayPlayer';
      readonly player: string;
      readonly showsId: boolean;
      readonly method?: PaymentMethod;
    }
  /** The prize of somebody who is kept out of the house is held for whoever the state names. */
  | { readonly type: 'WithholdPrize'; readonly player: string }
  /** The last payment to the player comes back. */
  | { readonly type: 'BackOutPayment'; readonly player: string; readonly reason: string }
  /** The one who asks signs the log. */
  | { readonly type: 'SignLog' };

export type ClockCommand =
  /** Starts the first level, or goes on after a pause. */
  | { readonly type: 'StartClock' }
  | { readonly type: 'PauseClock' }
  /** `step`: which of the posted lines, levels and breaks, counted from 1. */
  | { readonly type: 'CorrectClock'; readonly step: number; readonly remainingSeconds: number }
  | { readonly type: 'NextLevel' }
  /** Writes down which level it is by now; the clock is right without it. */
  | { readonly type: 'LetTimePass' };

/**
 * Numbers are whole and from 0 to 2^53 - 1, and are kept with what came of them. Absent, they are drawn with the chance
 * that comes with the question; a house that draws cards or chips by hand brings them along.
 */
export type SeatCommand =
  /** The tables in the order in which they will be broken; a number for each player. */
  | { readonly type: 'DrawSeats'; readonly tables: readonly TableInPlay[]; readonly numbers?: readonly number[] }
  | { readonly type: 'SeatEntrant'; readonly player: string; readonly number?: number }
  | { readonly type: 'MovePlayer'; readonly player: string; readonly to: Place }
  | { readonly type: 'SetButton'; readonly table: number; readonly seat: number }
  | { readonly type: 'AddTable'; readonly table: number; readonly seats: number }
  /** A number for each of its players. */
  | { readonly type: 'BreakTable'; readonly table: number; readonly numbers?: readonly number[] }
  /** Takes back the last change of seats. */
  | { readonly type: 'UndoSeats' };

export type DeskCommand =
  | { readonly type: 'GivePenalty'; readonly player: string; readonly sort: PenaltySort; readonly reason: string }
  | { readonly type: 'LiftPenalty'; readonly penalty: number; readonly reason: string }
  | { readonly type: 'CallDealer'; readonly table: number; readonly reason: string }
  | { readonly type: 'AnswerDealerCall'; readonly table: number }
  /** The stacks of all who are in. */
  | { readonly type: 'CountChips'; readonly stacks: Readonly<Record<string, number>> }
  /** `holdings` in the order of the seats; a number for each odd chip, in the same order. */
  | {
      readonly type: 'ColourUp';
      readonly small: number;
      readonly large: number;
      readonly holdings: readonly Holding[];
      readonly numbers?: readonly number[];
    }
  | { readonly type: 'UndoColourUp'; readonly reason: string };

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type TournamentEvent = EntryEvent | PlayEvent | ClockEvent | SeatEvent | DeskEvent;

export type EntryEvent =
  | { readonly type: 'StructureChanged'; readonly structure: Structure }
  | { readonly type: 'SignUpsOpened' }
  | {
      readonly type: 'PlayerRegistered';
      readonly player: string;
      readonly entry: EntryMethod;
      readonly buyIn: Cents;
      readonly entryFee: Cents;
      readonly from?: string;
    }
  | {
      readonly type: 'PlayerUnregistered';
      readonly player: string;
      readonly entry: EntryMethod;
      readonly buyIn: Cents;
      readonly entryFee: Cents;
      readonly reason: string;
    }
  | { readonly type: 'ChipsBought'; readonly player: string; readonly what: 'rebuy' | 'add-on'; readonly price: Cents }
  | { readonly type: 'PlayerReEntered'; readonly player: string; readonly buyIn: Cents; readonly entryFee: Cents }
  | {
      readonly type: 'PurchaseBackedOut';
      readonly player: string;
      readonly what: PurchaseKind;
      /** What comes back out of the pool, and from the house. */
      readonly price: Cents;
      readonly entryFee: Cents;
      readonly reason: string;
    }
  /** Two ids turned out to be one person, who goes on as the player. */
  | { readonly type: 'PlayersMerged'; readonly player: string; readonly from: string }
  | { readonly type: 'EntriesClosed'; readonly money: PrizeMoney }
  /** What closing had moved goes back. */
  | { readonly type: 'EntriesReopened'; readonly money: PrizeMoney; readonly reason: string }
  /** What the pool gives back to players and to the house, and the fees that the house gives back. */
  | {
      readonly type: 'TournamentCancelled';
      readonly toPlayers: Cents;
      readonly toHouse: Cents;
      readonly fees: Cents;
      readonly reason: string;
    };

export type PlayEvent =
  | { readonly type: 'PlayersEliminated'; readonly hand: number; readonly out: readonly Out[] }
  /** To the seats where they sat, where these are still free. */
  | {
      readonly type: 'PlayersReturned';
      readonly hand: number;
      readonly seats: Seating['seats'];
      readonly reason: string;
    }
  | { readonly type: 'DealAgreed'; readonly players: readonly string[]; readonly amounts?: readonly Cents[] }
  | { readonly type: 'DealCancelled'; readonly players: readonly string[]; readonly reason: string }
  /** Whoever is left has not gone out: one winner, the surviving half, or the players of a deal. */
  | { readonly type: 'TournamentEnded'; readonly left: readonly string[] }
  | ({ readonly type: 'PlayerPaid' } & Payment)
  | ({ readonly type: 'PrizeWithheld' } & Payment)
  | ({ readonly type: 'PaymentBackedOut'; readonly reason: string } & Payment)
  | ({ readonly type: 'LogSigned' } & Signature);

export type ClockEvent = {
  readonly type: 'ClockStarted' | 'ClockPaused' | 'ClockCorrected' | 'LevelBegan';
  readonly clock: Clock;
  readonly at: string;
};

export type SeatEvent =
  | {
      readonly type: 'SeatsDrawn';
      readonly tables: readonly TableInPlay[];
      readonly numbers: readonly number[];
      readonly seats: readonly Seat[];
    }
  | ({ readonly type: 'EntrantSeated'; readonly number: number } & Seat)
  | {
      readonly type: 'PlayerMoved';
      readonly player: string;
      readonly from?: Place;
      readonly to: Place;
      readonly at: string;
    }
  | { readonly type: 'ButtonSet'; readonly table: number; readonly seat: number }
  | { readonly type: 'TableAdded'; readonly table: number; readonly seats: number }
  | {
      readonly type: 'TableBroken';
      readonly table: number;
      readonly numbers: readonly number[];
      readonly seats: readonly Seat[];
      readonly at: string;
    }
  | ({ readonly type: 'SeatsUndone' } & Seating);
export type Seat = { readonly player: string; readonly to: Place };

export type DeskEvent =
  | ({ readonly type: 'PenaltyGiven' } & Omit<Penalty, 'lifted'>)
  | { readonly type: 'PenaltyLifted'; readonly penalty: number; readonly reason: string }
  | { readonly type: 'DealerCalled'; readonly table: number; readonly reason: string; readonly at: string }
  | { readonly type: 'DealerCallAnswered'; readonly table: number; readonly at: string }
  | { readonly type: 'ChipsCounted'; readonly stacks: Readonly<Record<string, number>>; readonly at: string }
  | ({ readonly type: 'ColouredUp'; readonly raced: readonly Raced[]; readonly numbers: readonly number[] } & ColourUp)
  | { readonly type: 'ColourUpUndone'; readonly reason: string };
