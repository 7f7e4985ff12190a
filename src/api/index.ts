export type { Done, Page, Previewed, ReadAnswers } from './answers.ts';
export { addressOf, type Line, NoAnswer, paper, post, read } from './call.ts';
export { isProblem, PROBLEM_TYPE, type Problem, problemOf, refusalOf } from './problem.ts';
export { READ_NAMES, READS, type ReadContract, type ReadName } from './reads.ts';
export type { ClubCard, ClubLogRow, ClubRecord, ClubRow, JournalRow, NamedLog } from './schemas/index.ts';
