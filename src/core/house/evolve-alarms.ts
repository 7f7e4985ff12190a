import type { AlarmEvent } from './events.ts';
import { type Appliers, numbered, remove } from './evolve-base.ts';

/** Contributions that were not taken, until somebody has looked. */
export const ALARM_EVENTS: Appliers<AlarmEvent> = {
  ContributionAlarmed: (house, { type: _, ...alarm }) => {
    house.alarms.set(alarm.alarm, alarm);
    return numbered(house, 'alarm', alarm.alarm);
  },
  AlarmAnswered: ({ alarms }, { alarm }) => remove(alarms, [alarm]),
};
