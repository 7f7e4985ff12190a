import type { Alarm } from '#core/state';

export type AlarmCommand = {
  readonly type: 'AnswerAlarm';
  readonly alarm: number;
  /** What was found at the table. */
  readonly found: string;
};

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type AlarmEvent =
  /** A contribution outside reasonable bounds. It was not taken. REG-M14 */
  | ({ readonly type: 'ContributionAlarmed' } & Alarm)
  | { readonly type: 'AlarmAnswered'; readonly alarm: number; readonly found: string; readonly by: string };
