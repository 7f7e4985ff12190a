export type { Done, Page, Previewed, ReadAnswers } from './answers.ts';
export { addressOf, type Line, NoAnswer, paper, post, publishedDraw, read } from './call.ts';
export { PROBLEM_TYPE, type Problem, problemOf } from './problem.ts';
export { READ_NAMES, READS, type ReadContract, type ReadName } from './reads.ts';
export type {
  ClubCard,
  ClubLogRow,
  ClubRecord,
  ClubRow,
  Founded,
  JournalRow,
  ListView,
  NamedLog,
  OpeningAct,
  OpeningDraft,
  OpeningMissing,
  OpeningPlace,
  OpeningState,
} from './schemas/index.ts';
