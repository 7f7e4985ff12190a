import type { ClockText, MomentText } from '#core/state';

export type DayCommand =
  /** The clock has moved on: daily increases at their posted time, claims that run out. */
  | { readonly type: 'LetTimePass' }
  | { readonly type: 'ReimburseHouse'; readonly activity: string }
  | { readonly type: 'CloseGamingDay' };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type DayEvent =
  /** Names the clock by which days are told, so that a journal explains itself. */
  | { readonly type: 'DayOpened'; readonly day: string; readonly clock?: ClockText }
  | { readonly type: 'MetersIncreased'; readonly activity: string; readonly upTo: MomentText }
  | {
      readonly type: 'GamingDayClosed';
      readonly day: string;
      readonly next: string;
      readonly by: string;
      /** The moment at which the day ended; openings before it are done with. */
      readonly endedAt: MomentText;
      /** The clock by which the next day is told. */
      readonly clock?: ClockText;
    };
