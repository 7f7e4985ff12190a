export type { ClubLogRow, Done, JournalRow, Meter, NamedLog, Page, Previewed, ReadAnswers } from './answers.ts';
export { addressOf, type Line, NoAnswer, paper, post, read } from './call.ts';
export type { ClubCard, ClubRecord, ClubRow } from './club.ts';
export { isProblem, PROBLEM_TYPE, type Problem, problemOf, refusalOf } from './problem.ts';
export { READ_NAMES, READS, type ReadContract, type ReadName } from './reads.ts';
