export {
  ACTS,
  type ActBody,
  type ActContract,
  type ActName,
  DEMO_SPEED,
  DEMO_STATION,
  ENROLMENT,
} from './acts.ts';
export { ACT_ANSWERS, type AnswerContract, OTHER_ANSWERS, PAPER, READ_ANSWERS } from './answers.ts';
export { COMMAND_NAMES, checkCommand, nameOf } from './check.ts';
export { COMMANDS, type CommandName, isAsked, type NotAsked } from './commands.ts';
export { EventAnswer } from './events.ts';
export { FEED_MESSAGES, type FeedEvent } from './feed.ts';
export { POSTED, RUN } from './promotions.ts';
export { QUERIES, type QueryOf } from './queries.ts';
export type { Question } from './question.ts';
export { SENSORS, SensorMessage, SensorReading } from './sensors.ts';
