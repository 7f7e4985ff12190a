import type { Cents } from '#core/money';
import type { Offering } from '#core/rulebook';
import type { MomentText, Offered } from '#core/state';

export type OfferingCommand =
  | { readonly type: 'AnnounceOffering'; readonly offering: Offering; readonly tables: Offered['tables'] }
  | { readonly type: 'StartOffering'; readonly activity: string }
  | { readonly type: 'PauseOffering'; readonly activity: string; readonly reason: string }
  | { readonly type: 'ResumeOffering'; readonly activity: string }
  | { readonly type: 'EndOffering'; readonly activity: string; readonly reason: string }
  /** Only while it is paused, by two people, within the approval. */
  | { readonly type: 'ChangeOffering'; readonly activity: string; readonly offering: Offering }
  | { readonly type: 'RaisePool'; readonly activity: string; readonly pool: string; readonly amount: Cents };

export type NoticeCommand =
  | { readonly type: 'PostNotice'; readonly words: string; readonly activity?: string }
  | { readonly type: 'TakeDownNotice'; readonly notice: number };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type OfferingEvent =
  | {
      readonly type: 'OfferingAnnounced';
      readonly activity: string;
      readonly offering: Offering;
      readonly tables: Offered['tables'];
      readonly reserveOf: string;
      readonly at: MomentText;
    }
  | { readonly type: 'OfferingStarted'; readonly activity: string; readonly at: MomentText }
  | { readonly type: 'OfferingPaused'; readonly activity: string; readonly reason: string }
  | { readonly type: 'OfferingResumed'; readonly activity: string }
  | { readonly type: 'OfferingEnded'; readonly activity: string; readonly reason: string }
  | {
      readonly type: 'OfferingChanged';
      readonly activity: string;
      readonly offering: Offering;
      readonly by: readonly string[];
    }
  | { readonly type: 'NoticePosted'; readonly notice: number; readonly words: string; readonly activity?: string }
  | { readonly type: 'NoticeTakenDown'; readonly notice: number };
