import { HEADINGS, ownTerms, type Run } from '#core/rulebook';

export const INSTRUMENT_TYPES = ['match-play', 'free-play', 'bonus-play', 'dead-chip'] as const;
export type InstrumentType = (typeof INSTRUMENT_TYPES)[number];

/** How coupons and promotional chips of an activity are played; the approved face stands with its settings. INS-1 */
export type InstrumentTerms = Run & {
  readonly kinds: readonly InstrumentKind[];
  readonly bets: readonly ('base' | 'bonus')[];
  readonly perWager: 'one' | 'any-number';
  /** On two opposite sides of one round. */
  readonly bothSides: 'barred' | 'allowed';
  /** What every one of them names: the games it is for, its last moment. */
  readonly names?: readonly ('games' | 'expiry')[];
  /** The house takes a posted fee for each use. */
  readonly redemptionFee: boolean;
};

export type InstrumentKind = {
  readonly type: InstrumentType;
  /** Only while the house offers this chart: the notice at the table. */
  readonly chart?: string;
  /** What lies beside it: as much in live chips as its face, at least as much, or nothing. */
  readonly stake: 'equal-live' | 'live-at-least-face' | 'alone';
  /** What its face wins: as much again, or by the odds of the bet. */
  readonly pays: 'even' | 'game-odds';
  /** How long it is played; a push never ends it. */
  readonly uses: 'one-decision' | 'until-lost' | 'as-printed';
  /** When the player-dealer has its face from the cage. */
  readonly cagePays: 'on-win' | 'on-loss';
  /** A voucher is exchanged for it first. */
  readonly startsAs: 'itself' | 'voucher';
  /** The cage sells it below its face; other kinds are given. */
  readonly isSold: boolean;
};

export const { write: instrument, first: instrumentTermsOf } = ownTerms<InstrumentTerms>('instrument', {
  clause: HEADINGS.item,
});
