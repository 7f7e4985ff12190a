import { Money } from '#core/money';
import { Offering } from '#core/rulebook';
import {
  choice,
  either,
  exactly,
  Key,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  Text,
  Texts,
  Whole,
  Words,
} from '#core/shape';
import { DrawnRank, Notice, OfferedAt, PostedRaise } from '#core/state';
import { MomentText, PostedMomentText } from '#core/time';
import { LANGUAGES } from '#core/words';

const ACTIVITY = { activity: Key };

export const OfferingCommand = choice({
  AnnounceOffering: { offering: Offering, tables: either(exactly('all'), list(Numbered, { max: 1_000 })) },
  StartOffering: ACTIVITY,
  PauseOffering: { ...ACTIVITY, reason: Words },
  ResumeOffering: ACTIVITY,
  EndOffering: { ...ACTIVITY, reason: Words },
  /** Only while it is paused, by two people, within the approval. */
  ChangeOffering: { ...ACTIVITY, offering: Offering },
  /** At once, or from a moment on that is posted now. */
  RaisePool: { ...ACTIVITY, pool: Key, amount: Money, from: optional(PostedMomentText) },
  /** The card of the period that is on, or of the next one: the house draws it. */
  DrawRank: ACTIVITY,
  /** `words` are English; `also`: the same in other languages of the signs. Without times it hangs from now on. */
  PostNotice: {
    words: Words,
    activity: optional(Key),
    from: optional(PostedMomentText),
    until: optional(PostedMomentText),
    also: optional(list(object({ language: one(LANGUAGES), words: Words }), { max: 8 })),
  },
  TakeDownNotice: { notice: Numbered },
});
export type OfferingCommand = Of<typeof OfferingCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const OfferingEvent = choice({
  OfferingAnnounced: {
    activity: Text,
    offering: Offering,
    tables: OfferedAt,
    reserveOf: Text,
    at: MomentText,
    replaces: optional(exactly(true), 'Something else was posted for it before.'),
    by: optional(Texts, 'The two people who posted it.'),
  },
  OfferingStarted: { activity: Text, at: MomentText },
  /** Without a moment it counts as offered on, as it did before moments were written. */
  OfferingPaused: { activity: Text, reason: Text, at: optional(MomentText) },
  OfferingResumed: { activity: Text, at: optional(MomentText) },
  OfferingEnded: { activity: Text, reason: Text, at: optional(MomentText) },
  OfferingChanged: {
    activity: Text,
    offering: Offering,
    by: Texts,
    at: optional(MomentText, 'When the change was posted, where players are given notice of it.'),
  },
  /** The clock: the posted hours are over, or on again. */
  OfferingHoursEnded: { activity: Text, at: MomentText },
  OfferingHoursBegun: { activity: Text, at: MomentText },
  RaisePosted: { activity: Text, ...PostedRaise.fields },
  RaiseGiven: { activity: Text, ...PostedRaise.fields },
  /** By lot: `DECK[drawnFrom % 52]`. */
  RankDrawn: { activity: Text, ...DrawnRank.fields, drawnFrom: Whole, at: MomentText, by: Text },
  NoticePosted: Notice.fields,
  NoticeTakenDown: { notice: Whole },
});
export type OfferingEvent = Of<typeof OfferingEvent>;
