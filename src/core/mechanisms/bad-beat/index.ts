export { settleBeats } from './settle.ts';
