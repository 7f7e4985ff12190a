import type { Refusal } from '#core/base';
import type { Cents } from '#core/money';
import type { Limits } from './checks.ts';
import type { Irregularities } from './irregularity.ts';
import type { Entry, Home, Settlement } from './ledger.ts';
import type { Round, Seat, Stakes } from './round.ts';
import type { MeterName, WagerName } from './wagers.ts';

/** A meter that a schedule needs, and the least it may be reset to. */
export type MeterRule = {
  /** The wagers that feed it. */
  readonly wagers: readonly WagerName[];
  readonly meter: MeterName;
  readonly resetMin: Cents;
  readonly clause: string;
};

/** A step of the settlement: the folded hands first, then a seat at a time, then what waits for the end. */
export type Step = 'folded' | number | 'last';

/** The moments of a round for which a refusal names its clause. */
export type Clauses = Readonly<
  Record<'bets' | 'close' | 'deal' | 'decide' | 'settle' | 'award' | 'documents', string>
> & { readonly backOut?: string };

/**
 * What one table game adds to the common course of a round. The course itself, from open bets to cards in the rack, is
 * written once, in `decide.ts`; the settlement of a complete round in `settle-round.ts`.
 */
export type Game<Schedules> = {
  readonly id: string;
  readonly title: string;
  readonly clauses: Clauses;
  /** Wagers made with a chip on the sensor, to be counted before the deal. */
  readonly progressives: readonly WagerName[];
  readonly dealerCards: number;
  readonly mayTakeSeveralPositions: boolean;
  /** Whether a folded hand with a live wager stays on the table to be turned up. */
  readonly keepsFoldedHands: boolean;
  readonly irregularities: Irregularities;
  readonly homeOf: (wager: WagerName) => Home;
  readonly metersFor: (schedules: Schedules) => readonly MeterRule[];
  /** A bet by itself, and in the order of placing beside the seat's bets so far. */
  readonly checkBet: (schedules: Schedules, limits: Limits, wager: WagerName, amount: Cents) => Refusal | undefined;
  readonly checkOrder: (seat: number, wagers: Stakes, wager: WagerName) => Refusal | undefined;
  /** The bets of a seat together, and of all seats together, when betting ends. */
  readonly checkBets: (seat: number, wagers: Stakes) => Refusal | undefined;
  readonly checkTable: (seats: readonly Pick<Seat, 'seat' | 'wagers'>[]) => Refusal | undefined;
  /** Whether a seat with these bets is asked to fold or play. */
  readonly isAsked: (wagers: Stakes) => boolean;
  /** `four` is the place of the hand in the four-card ranking. */
  readonly checkPlay: (ante: Cents, four: number, play: Cents) => Refusal | undefined;
  readonly settleComplete: (round: Round<Schedules>) => Settlement;
  readonly stepOf: (entry: Entry) => Step;
  /** Whether a floor person must have seen the hand before this is paid. */
  readonly needsFloor: (entry: Entry) => boolean;
  /** Whether the cards stay on the table until documents about this are complete. */
  readonly needsDocuments: (entry: Entry) => boolean;
};
