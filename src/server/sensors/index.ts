export type { Outcome, SensorFault } from './outcome.ts';
export { commandOf, type PlaceReading, placeOf, type Reading, readBody, readMessage } from './reading.ts';
export { Sensors } from './sensors.ts';
