import type { Cents } from '#core/money';
import type { Role } from '#core/rulebook';
import type { MomentText } from './moments.ts';
import type { FeeTaken } from './money-event.ts';

/** A table of the room, open or not. */
export type Table = {
  readonly table: number;
  readonly plays: TableGame;
  /** Absent while it is closed. */
  readonly openedAt?: MomentText;
  /** Openings that ended since the last gaming day was closed. */
  readonly openings: readonly Opening[];
  readonly seated: readonly Seated[];
  /** Fees seen by a sensor or marked by a button for the round to come. */
  readonly lit: readonly Lit[];
  /** Rounds started so far. */
  readonly rounds: number;
  /** When the newest of them was started. */
  readonly lastStartedAt?: MomentText;
  readonly round?: TableRound;
  /** Why it is out of service, if it is. */
  readonly outOfService?: string;
};

/** What is dealt, as posted at the table. */
export type TableGame = {
  readonly game: string;
  /** False at a no-purchase-necessary table. */
  readonly isLive: boolean;
  readonly isTournament: boolean;
  readonly betMin?: Cents;
  readonly betMax?: Cents;
};

export type Opening = { readonly from: MomentText; readonly to: MomentText };

/** A place where wagers are made: position 1 is the seat itself, others are backline. */
export type Place = { readonly seat: number; readonly position: number };

export const isSame = (a: Place, b: Place): boolean => a.seat === b.seat && a.position === b.position;

/** A member by the id under which the club keeps name and papers; those never come here. */
export type Player = { readonly type: 'anonymous' } | { readonly type: 'member'; readonly id: string };

export type Seated = Place & { readonly player: Player; readonly role: Role; readonly age?: number };

/** A fee of one activity at one place; on the player-dealer's hand where the activity has a space for it. */
export type Lit = Place & { readonly activity: string; readonly space: FeeSpace };
export type FeeSpace = 'player' | 'player-dealer';

export const isSameLit = (a: Lit, b: Lit): boolean => isSame(a, b) && a.activity === b.activity && a.space === b.space;

/** A round from Start Game to Game Over. */
export type TableRound = {
  readonly round: number;
  readonly startedAt: MomentText;
  /** The activities that count for it: what is paused later still holds for this round. */
  readonly activities: readonly string[];
  readonly bettors: readonly RoundBettor[];
  readonly fees: readonly FeeTaken[];
  readonly pot?: Cents;
  /** A table game's bets are settled; the round runs on to Game Over. */
  readonly isSettled?: boolean;
};

export type RoundBettor = Seated & {
  readonly isPlayerDealer: boolean;
  /** The activities and spaces a fee was paid on. */
  readonly fees: readonly Pick<Lit, 'activity' | 'space'>[];
};
