import { choice, Numbered, type Of, Text, Whole, Words } from '#core/shape';
import { Alarm } from '#core/state';

export const AlarmCommand = choice({
  AnswerAlarm: {
    alarm: Numbered,
    /** What was found at the table. */
    found: Words,
  },
});
export type AlarmCommand = Of<typeof AlarmCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const AlarmEvent = choice({
  /** A contribution outside reasonable bounds. It was not taken. REG-M14 */
  ContributionAlarmed: Alarm.fields,
  AlarmAnswered: { alarm: Whole, found: Text, by: Text },
});
export type AlarmEvent = Of<typeof AlarmEvent>;
