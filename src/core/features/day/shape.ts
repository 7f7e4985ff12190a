import { choice, Key, type Of, optional, Text } from '#core/shape';
import { ClockText } from '#core/state';
import { DayText, MomentText } from '#core/time';

export const DayCommand = choice({
  /** The clock has moved on: daily increases at their posted time, claims that run out. */
  LetTimePass: {},
  ReimburseHouse: { activity: Key },
  CloseGamingDay: {},
});
export type DayCommand = Of<typeof DayCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const DayEvent = choice({
  /** Names the clock that days go by, so that a journal explains itself. */
  DayOpened: { day: DayText, clock: optional(ClockText) },
  MetersIncreased: { activity: Text, upTo: MomentText },
  GamingDayClosed: {
    day: DayText,
    next: DayText,
    by: Text,
    /** The moment at which the day ended; openings before it are done with. */
    endedAt: MomentText,
    /** The clock that the next day goes by. */
    clock: optional(ClockText),
  },
});
export type DayEvent = Of<typeof DayEvent>;
