import type { Card } from '#core/cards';
import type { Cents } from '#core/money';
import type { Coded } from '#core/words';
import type { Limits } from './checks.ts';
import type { Chosen } from './chosen.ts';
import type { Irregularity } from './irregularity.ts';
import type { Entry, Meters, Settlement } from './ledger.ts';
import type { Progression } from './meter.ts';
import type { PlayerDecision, Stakes } from './round.ts';

export const DEALING_MODES = ['manual-shoe', 'hand', 'automated-shoe'] as const;
export type DealingMode = (typeof DEALING_MODES)[number];

/** How a table is set up for its game: all that the licensee chooses. */
export type Setup = {
  readonly schedules: Chosen;
  readonly positions: number;
  readonly limits: Limits;
  readonly dealing: DealingMode;
  /** Whether a player may bet at several positions, where the game leaves it to the house. */
  readonly severalPositions: boolean;
  readonly progressions: Readonly<Partial<Record<string, Progression>>>;
  /** `count`: the dealer plays by hand, and what feeds a meter is counted; absent, all of the round is entered. */
  readonly way?: Way;
};

export const WAYS = ['count', 'full'] as const;
export type Way = (typeof WAYS)[number];

/** A step of the settlement: the folded hands first, then a seat at a time, then what waits for the end. */
export type Step = 'folded' | number | 'last';

export const PHASES = ['bets', 'deal', 'decisions', 'reveal', 'settle', 'over', 'void'] as const;
export type Phase = (typeof PHASES)[number];

/** What the system has drawn for a round before the deal. */
export type Drawn = { readonly magicCard?: Card; readonly luckySeat?: number | 'dealer' };

export type SeatState = {
  readonly seat: number;
  readonly player: string;
  readonly wagers: Stakes;
  readonly cards: readonly Card[];
  readonly decision?: PlayerDecision;
};

/** A hand button that is lit on the keypad. */
export type KeyedHand = { readonly seat: number; readonly wager: string; readonly hand: string };

/** Where the dealer plays by hand: what the button pays, with the envy of the others, and the meters after it. */
type Counted = { readonly entries?: readonly Entry[]; readonly meters?: Meters };

/** Something irregular, what the dealer does about it, and by which clause. */
type Noticed = {
  readonly irregularity: Irregularity;
  readonly say: string;
  readonly said: Coded;
  readonly clause: string;
};

/** One round, from open bets to cards in the rack. Seats are in the dealing order. */
export type RoundState = {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly seats: readonly SeatState[];
  readonly dealer: readonly Card[];
  readonly meters: Meters;
  /** What a void round puts back. */
  readonly metersBefore: Meters;
  readonly deliveriesMade: number;
  readonly cardsFaceUp: number;
  /** Cards found face up: in the rack, and not to be dealt in this round. */
  readonly setAside?: readonly Card[];
  readonly drawn?: Drawn;
  readonly keyed: readonly (KeyedHand & Pick<Counted, 'entries'>)[];
  readonly validated: readonly number[];
  readonly settled: readonly Step[];
  readonly documented: readonly number[];
  readonly backedOut: readonly number[];
  readonly settlement?: Settlement;
  /** Why the round is void, and what the dealer does about it. */
  readonly voided?: Omit<Noticed, 'clause'>;
};

type PlacedBet = { readonly seat: number; readonly player: string; readonly wager: string; readonly amount: Cents };

export type RoundCommand =
  | ({ readonly type: 'PlaceBet' } & PlacedBet)
  | { readonly type: 'TakeBackBet'; readonly seat: number; readonly wager: string }
  | ({ readonly type: 'CloseBets'; readonly chips: number } & Drawn)
  | { readonly type: 'DealCards'; readonly to: number | 'dealer'; readonly cards: readonly Card[] }
  | { readonly type: 'ReportIrregularity'; readonly irregularity: Irregularity; readonly card?: Card }
  | { readonly type: 'CorrectCards'; readonly to: number | 'dealer'; readonly cards: readonly Card[] }
  | { readonly type: 'Fold'; readonly seat: number }
  | { readonly type: 'MakePlay'; readonly seat: number; readonly amount: Cents }
  | ({ readonly type: 'RevealDealer' } & Drawn)
  | ({ readonly type: 'PressHandButton' } & KeyedHand)
  | { readonly type: 'ValidateAward'; readonly seat: number }
  | { readonly type: 'Settle'; readonly step: Step }
  | { readonly type: 'CompleteDocuments'; readonly seat: number }
  | { readonly type: 'EndRound' }
  | { readonly type: 'BackOutAward'; readonly seat: number; readonly reason: string };

/** What has happened in a live round. On disk forever, inside an event of the house: add optional fields only. */
export type PlayEvent =
  | ({ readonly type: 'BetPlaced' } & PlacedBet)
  | { readonly type: 'BetTakenBack'; readonly seat: number; readonly wager: string }
  | ({ readonly type: 'BetsClosed'; readonly accepted: number; readonly meters: Meters } & Drawn)
  | {
      readonly type: 'CardsDealt';
      readonly to: number | 'dealer';
      readonly cards: readonly Card[];
      readonly faceUp: boolean;
      readonly next: Phase;
    }
  | { readonly type: 'CardsCorrected'; readonly to: number | 'dealer'; readonly cards: readonly Card[] }
  | ({ readonly type: 'IrregularityNoted'; readonly card?: Card } & Noticed)
  | ({ readonly type: 'RoundVoided'; readonly settlement: Settlement } & Noticed)
  | { readonly type: 'SeatFolded'; readonly seat: number; readonly next: Phase }
  | { readonly type: 'PlayMade'; readonly seat: number; readonly amount: Cents; readonly next: Phase }
  | { readonly type: 'DealerRevealed'; readonly settlement: Settlement }
  | ({ readonly type: 'HandKeyed' } & KeyedHand & Counted)
  | ({ readonly type: 'HandUnkeyed' } & KeyedHand & Pick<Counted, 'meters'>)
  | { readonly type: 'AwardValidated'; readonly seat: number; readonly by: string }
  | { readonly type: 'StepSettled'; readonly step: Step }
  | { readonly type: 'DocumentsCompleted'; readonly seat: number; readonly by: string }
  | { readonly type: 'RoundEnded'; readonly meters: Meters; readonly settlement?: Settlement }
  | {
      readonly type: 'AwardBackedOut';
      readonly entry: Entry;
      readonly by: string;
      readonly reason: string;
      readonly meters: Meters;
    };

export type RoundContext = { readonly actor: string };

export const isCounted = ({ setup }: RoundState): boolean => setup.way === 'count';

export const openRound = (setup: Setup, meters: Meters): RoundState => ({
  setup,
  phase: 'bets',
  seats: [],
  dealer: [],
  meters,
  metersBefore: meters,
  deliveriesMade: 0,
  cardsFaceUp: 0,
  keyed: [],
  validated: [],
  settled: [],
  documented: [],
  backedOut: [],
});
