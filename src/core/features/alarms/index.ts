export { alarmObjection, tooFast, tooMany } from './decide.ts';
export { ALARMS } from './feature.ts';
export type { AlarmEvent } from './shape.ts';
