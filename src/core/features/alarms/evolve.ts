import { type Appliers, numbered, remove } from '#core/state';
import type { AlarmEvent } from './shape.ts';

/** Contributions that were not taken, until somebody has looked. */
export const ALARM_EVENTS: Appliers<AlarmEvent> = {
  ContributionAlarmed: (house, { type: _, ...alarm }) => {
    house.alarms.set(alarm.alarm, alarm);
    return numbered(house, 'alarm', alarm.alarm);
  },
  AlarmAnswered: ({ alarms }, { alarm }) => remove(alarms, [alarm]),
};
