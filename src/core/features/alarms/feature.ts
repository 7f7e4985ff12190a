import { type Feature, OVER_TABLES } from '#core/state';
import { answerAlarm } from './decide.ts';
import { ALARM_EVENTS } from './evolve.ts';
import { AlarmCommand, AlarmEvent } from './shape.ts';

/** Contributions outside reasonable bounds. */
export const ALARMS: Feature<AlarmCommand, AlarmEvent> = {
  shapes: { command: AlarmCommand, event: AlarmEvent },
  decide: { AnswerAlarm: answerAlarm },
  evolve: ALARM_EVENTS,
  may: {
    AnswerAlarm: OVER_TABLES,
  },
  seconds: {},
};
