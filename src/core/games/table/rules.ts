import type { Answer, Refusal } from '#core/base';
import type { Cents, Rate } from '#core/money';
import type { Said } from '#core/words';
import type { Limits } from './checks.ts';
import type { Chosen, ScheduleChoices } from './chosen.ts';
import type { CountedRule } from './counted-rule.ts';
import type { Irregularities } from './irregularity.ts';
import type { Entry, Home, Settlement } from './ledger.ts';
import type { PayBoard } from './pay-board.ts';
import type { Round, Seat, Stakes } from './round.ts';
import type { RoundState, SeatState, Step } from './state.ts';

/** Everything that is settled at a table, by its name in the program and on the layout. */
export type LayoutNames = Readonly<Record<string, string>>;

/** A meter that a schedule needs, and the least it may be reset to. */
export type MeterRule = {
  /** The wagers that feed it. */
  readonly wagers: readonly string[];
  /** The bet that it is called after; those that feed it may have names of their own. */
  readonly calledAfter: string;
  readonly meter: string;
  readonly resetMin: Cents;
  /** The part of its growth that goes to its reserve, where the schedule says which. */
  readonly reserve?: Rate;
  readonly clause: string;
};

/** The moments of a round for which a refusal names its clause. */
export type Clauses = Readonly<
  Record<'bets' | 'close' | 'deal' | 'decide' | 'settle' | 'award' | 'documents', string>
> & { readonly backOut?: string };

/** The sayings of one game; everything else the coach reads off the state of the round. */
export type Sayings = {
  readonly lock: Said;
  readonly ask: (seat: SeatState) => Said;
  readonly reveal: (state: RoundState) => Said;
  /** Where the cards of a folded seat go. */
  readonly foldedCards: (seat: SeatState) => Said;
  /** What else happens with a hand that has been turned up. */
  readonly turnedUp: (state: RoundState, seat: number) => readonly Said[];
  readonly last: Said;
  readonly end: Said;
};

/**
 * What one poker game against the dealer, with the pay tables of a table, adds to the common course of a round. The
 * course itself, from open bets to cards in the rack, is written once, in `decide.ts`; the settlement of a complete
 * round in `settle-whole.ts`.
 */
export type PokerRules = {
  readonly title: string;
  readonly clauses: Clauses;
  readonly wagers: LayoutNames;
  /** The wagers that are placed before "no more bets", in the order of the layout. */
  readonly bets: readonly string[];
  readonly meters: readonly string[];
  /** Bets within the limits that the table has posted, whatever else the house has set. */
  readonly postedBets: readonly string[];
  /** Wagers made with a chip on the sensor, to be counted before the deal. */
  readonly progressives: readonly string[];
  readonly dealerCards: number;
  readonly mayTakeSeveralPositions: boolean;
  /** Whether a folded hand with a live wager stays on the table to be turned up. */
  readonly keepsFoldedHands: boolean;
  readonly irregularities: Irregularities;
  readonly homeOf: (wager: string) => Home;
  readonly metersNeeded: readonly MeterRule[];
  /** The wagers that feed a meter, and what their hands pay. */
  readonly counted: readonly CountedRule[];
  /** The pay tables as they are posted, and the rules in short beside them. */
  readonly payBoards: readonly PayBoard[];
  readonly posted: readonly Said[];
  /** A bet by itself, and in the order of placing beside the seat's bets so far. */
  readonly checkBet: (limits: Limits, wager: string, amount: Cents) => Refusal | undefined;
  readonly checkOrder: (seat: number, wagers: Stakes, wager: string) => Refusal | undefined;
  /** The bets of a seat together, and of all seats together, when betting ends. */
  readonly checkBets: (seat: number, wagers: Stakes) => Refusal | undefined;
  readonly checkTable: (seats: readonly Pick<Seat, 'seat' | 'wagers'>[]) => Refusal | undefined;
  /** Whether a seat with these bets is asked to fold or play. */
  readonly isAsked: (wagers: Stakes) => boolean;
  /** `four` is the place of the hand in the four-card ranking. */
  readonly checkPlay: (ante: Cents, four: number, play: Cents) => Refusal | undefined;
  readonly settleComplete: (round: Round) => Settlement;
  readonly stepOf: (entry: Entry) => Step;
  /** Whether a floor person must have seen the hand before this is paid. */
  readonly needsFloor: (entry: Entry) => boolean;
  /** Whether the cards stay on the table until documents about this are complete. */
  readonly needsDocuments: (entry: Entry) => boolean;
  readonly sayings: Sayings;
};

/** What the pay tables decide. */
type ByPayTables = 'metersNeeded' | 'counted' | 'payBoards' | 'checkBet' | 'settleComplete';

/** A game with any pay tables, and its rules with those that a house has chosen. */
export type PokerGameRules = Omit<PokerRules, ByPayTables> & {
  readonly choices: ScheduleChoices;
  /** Reads the pay tables in force as a Rules Submission names them. */
  readonly rulesFor: (chosen: Chosen) => Answer<PokerRules>;
};
