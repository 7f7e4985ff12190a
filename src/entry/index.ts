/**
 * What people tap at the floor and the keypad, as pure functions: a draft and a tap give the next draft, and a draft
 * gives the command. The screens only draw it, so a program that calls these functions enters what a person can enter
 * there, and nothing else.
 */
export { type CollectionDraft, collectionCommand, EMPTY_COLLECTION } from './collections.ts';
export {
  EMPTY_DRAFT,
  type HandDraft,
  type PlaceDraft,
  placeKey,
  type SeenDraft,
  withCards,
  withFolded,
  withHand,
  withMinimum,
  withPlace,
} from './draft.ts';
export { bettorsIn, bettorsWithoutCards, type CardField, fieldsOf, type Table } from './fields.ts';
export {
  ACT_OF,
  type CardAct,
  cardKeys,
  cardsCommand,
  doneWith,
  recutCommand,
  stubsFor,
  verifyCardsCommand,
} from './game-cards.ts';
export {
  backOutRoundCommand,
  canReject,
  canValidate,
  cardsEntered,
  correctCardsCommand,
  EMPTY_HAND,
  type GameHandDraft,
  HAND_OF_GAME,
  handAsked,
  handsToCorrect,
  leftForHand,
  needsSecondFor,
  papersCommand,
  refuseHandCommand,
  validateCommand,
} from './game-hand.ts';
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
  isStillInShoe,
  linesToHandle,
  playChipsFor,
  playCommand,
  playsOf,
  revealCommand,
  settleCommand,
} from './game-table.ts';
export { type HiLoKey, type HiLoTap, hiLoCommand, hiLoHour, hiLoKeys } from './hi-lo.ts';
export { copiesLeft, fits, leftIn } from './left.ts';
export { askCommand, leaveCommand, prizesAsked, ROLES_AT, seatsAt, sitCommand } from './seats.ts';
export { canJudge, checkedOf, isDeckLine, seenOf, verifyCommand } from './seen.ts';
export { gameListed, gamesToDeal, type TableDraft, tableCommand, tableDraft } from './table.ts';
