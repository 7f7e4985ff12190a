import { HEADINGS, ownTerms } from '#core/rulebook';
import { type Filled, Key, list, type Of, object, one, optional, yes } from '#core/shape';

export const INSTRUMENT_TYPES = ['match-play', 'free-play', 'bonus-play', 'dead-chip'] as const;
export type InstrumentType = (typeof INSTRUMENT_TYPES)[number];

const InstrumentKind = object({
  type: one(INSTRUMENT_TYPES),
  /** Only while the house offers this chart: the notice at the table. */
  chart: optional(Key),
  /** What is beside it: as much in live chips as its face, at least as much, or nothing. */
  stake: one(['equal-live', 'live-at-least-face', 'alone']),
  /** What its face wins: as much again, or by the odds of the bet. */
  pays: one(['even', 'game-odds']),
  /** How long it is played; a push never ends it. */
  uses: one(['one-decision', 'until-lost', 'as-printed']),
  /** When the player-dealer has its face from the cage. */
  cagePays: one(['on-win', 'on-loss']),
  /** A voucher is exchanged for it first. */
  startsAs: one(['itself', 'voucher']),
  /** The cage sells it below its face; other kinds are given. */
  isSold: yes,
});
export type InstrumentKind = Of<typeof InstrumentKind>;

/** How coupons and promotional chips of an activity are played; the approved face is with its settings. INS-1 */
export const TERMS = ownTerms(
  'instrument',
  run =>
    object({
      ...run,
      kinds: list(InstrumentKind),
      bets: list(one(['base', 'bonus'])),
      perWager: one(['one', 'any-number']),
      /** On two opposite sides of one round. */
      bothSides: one(['barred', 'allowed']),
      /** What every one of them names: the games it is for, its last moment. */
      names: optional(list(one(['games', 'expiry']))),
      /** The house takes a posted fee for each use. */
      redemptionFee: yes,
    }),
  { clause: HEADINGS.item, kinds: ['coupon', 'chip-promotion'] },
);
export type InstrumentTerms = Filled<typeof TERMS.shape>;

export const { write: instrument, first: instrumentTermsOf } = TERMS;
