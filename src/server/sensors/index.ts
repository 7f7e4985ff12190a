export { commandOf, placeOf, type Reading, readBody, readMessage } from './reading.ts';
export { SENSOR_DEFAULTS, type SensedHouse, type SensorOptions, Sensors } from './sensors.ts';
