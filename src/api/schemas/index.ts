export {
  ACTS,
  type ActBody,
  type ActContract,
  type ActName,
  DEMO_SPEED,
  DEMO_STATION,
  ENROLMENT,
} from './acts.ts';
export { COMMAND_NAMES, check, checkCommand, type Fit } from './check.ts';
export { COMMANDS, type CommandContract, type CommandName, isAsked, type NotAsked } from './commands.ts';
export { QUERIES, type QueryOf } from './queries.ts';
export { SENSORS, SensorMessage, SensorReading } from './sensors.ts';
