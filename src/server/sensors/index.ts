export type { Outcome, SensorFault } from './outcome.ts';
export { commandOf, placeOf, type Reading, readBody, readMessage } from './reading.ts';
export { Sensors } from './sensors.ts';
