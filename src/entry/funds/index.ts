/** What two people do to the money of an activity, as pure functions: what is typed gives the command. */
export { correctionIn, type FundTyped, fundDraft, raiseIn, reimburseIn, takeOverIn } from './funds.ts';
