export { activityJsonSchema, offeringJsonSchema } from '../../rulebook-files/index.ts';
export {
  ACTS,
  type ActBody,
  type ActContract,
  type ActName,
} from './acts.ts';
export {
  type ClubCard,
  type ClubLogRow,
  type ClubRecord,
  type ClubRow,
  type DoneAnswer,
  EventAnswer,
  type JournalRow,
  type ListView,
  type MachineAnswer,
  type NamedLog,
} from './answers.ts';
export { type AskedName, bodyOf, COMMAND_NAMES, COMMANDS, checkCommand, nameOf, wholeCommand } from './commands.ts';
export { DEMO } from './demo.ts';
export { BY_NAME, ENROLLMENT, PUBLISHED_DRAW } from './enrollment.ts';
export { IN_PATH, isNumbered, NUMBER_IN_PATH } from './in-path.ts';
export {
  type FirstPerson,
  Founded,
  OPENING,
  type OpeningAct,
  OpeningDraft,
  type OpeningMissing,
  type OpeningPlace,
  OpeningState,
} from './opening.ts';
export type { Question } from './question.ts';
export { type AnswerContract, type Asked, FORM_TYPES, PAPER, type QueryOf, READ_CONTRACTS } from './reads.ts';
export { CardsRead, SENSORS, SensorBatch, SensorBet, SensorMessage, SensorReading } from './sensors.ts';
