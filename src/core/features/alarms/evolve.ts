import { type Appliers, entered, remove } from '#core/state';
import type { AlarmEvent } from './shape.ts';

/** Contributions that were not taken, until somebody has looked. */
export const ALARM_EVENTS: Appliers<AlarmEvent> = {
  ContributionAlarmed: (house, { type: _, ...alarm }) => entered(house, 'alarm', house.alarms, alarm),
  AlarmAnswered: ({ alarms }, { alarm }) => remove(alarms, [alarm]),
};
