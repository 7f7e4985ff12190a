import {
  choice,
  Key,
  list,
  Numbered,
  type Of,
  optional,
  SeatNumber,
  Text,
  Texts,
  Whole,
  Wholes,
  Words,
  yes,
} from '#core/shape';
import { Call, Lock, Review, Seen } from '#core/state';

const AT_TABLE = { table: Numbered, activity: Key };

export const CallCommand = choice({
  /** Pressing again undoes the call. */
  CallHand: { table: Numbered, seat: SeatNumber, activity: Key, row: Key },
  /** The cards as seen, the deck counted, the checklist done, the seal under which the hand is kept. */
  VerifyHands: {
    ...AT_TABLE,
    seen: Seen,
    deckCounted: yes,
    checked: list(Words, { max: 50 }),
    seal: optional(Key),
  },
  /** The hands cannot be verified at all: mucked cards, nobody there. */
  RefuseHands: { ...AT_TABLE, reason: Words },
  /** The second person has seen the same sheet and agrees, or does not. */
  AgreeToReview: { review: Numbered },
  RejectReview: { review: Numbered, reason: Words },
});
export type CallCommand = Of<typeof CallCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const CallEvent = choice({
  HandCalled: { ...Call.fields, by: Text },
  CallUndone: { call: Whole, by: Text },
  MeterLocked: Lock.fields,
  LockEnded: { lock: Whole },
  CallsRefused: { calls: Wholes, by: Text, reason: Text },
  HandsVerified: { ...Review.fields, needsSecond: yes },
  ReviewAgreed: { review: Whole, by: Texts },
  ReviewRejected: { review: Whole, by: Text, reason: Text },
});
export type CallEvent = Of<typeof CallEvent>;
