import { choice, Key, type Of, optional, Text, Texts } from '#core/shape';
import { ClockText } from '#core/state';
import { DayText, MomentText } from '#core/time';

export const DayCommand = choice({
  /** The clock has moved on: daily increases at their posted time, claims that run out. */
  LetTimePass: {},
  /** The clock of the server has jumped: what time brings waits until it is right again. TIM-14 */
  HoldClock: { wall: MomentText },
  /** It agrees again, by itself. */
  ReleaseClock: { wall: MomentText },
  /** Two people say that it is right, although it has jumped. */
  AcceptClock: {},
  ReimburseHouse: { activity: Key },
  CloseGamingDay: {},
});
export type DayCommand = Of<typeof DayCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const DayEvent = choice({
  /** Names the clock that days go by, so that a journal explains itself. */
  DayOpened: { day: DayText, clock: optional(ClockText) },
  ClockHeld: { at: MomentText, wall: MomentText },
  /** `by`: who said that the clock is right; nobody where it agreed again by itself. */
  ClockReleased: { at: MomentText, wall: MomentText, by: Texts },
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
