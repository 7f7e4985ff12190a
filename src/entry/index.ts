/**
 * What people tap at the floor and the keypad, as pure functions: what is written down so far, and a tap, give what is
 * written down then; all of it gives the command. The screens only draw it, so whoever plays these functions enters
 * what a person can enter there, and nothing else.
 */
export {
  EMPTY_DRAFT,
  type HandDraft,
  type PlaceDraft,
  placeKey,
  type SeenDraft,
  withCards,
  withHand,
  withMinimum,
  withPlace,
} from './draft.ts';
export { bettorsIn, type CardField, fieldsOf, type Table } from './fields.ts';
export {
  againCommand,
  betCommand,
  chipsFor,
  coinInCommand,
  dealCommand,
  finishCommand,
  foldCommand,
  type GameKey,
  gameKey,
  handButtonCommand,
  irregularityCommand,
  playCommand,
  playsOf,
  revealCommand,
  settleCommand,
} from './game-table.ts';
export { type HiLoKey, type HiLoTap, hiLoCommand, hiLoHour, hiLoKeys } from './hi-lo.ts';
export { copiesLeft, fits, leftIn } from './left.ts';
export { askCommand, leaveCommand, prizesAsked, ROLES_AT, sitCommand } from './seats.ts';
export { canJudge, checkedOf, isDeckLine, seenOf, verifyCommand } from './seen.ts';
export { gameListed, gamesToDeal, type TableDraft, tableCommand, tableDraft } from './table.ts';
