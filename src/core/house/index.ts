export { isForDesk, methodsOf, owedToTray, paperworkOf } from '#core/features/awards';
export {
  ageObjection,
  CLUB_DEEDS,
  type ClubDeed,
  type ClubEvent,
  idOnList,
  type Look,
  memberSignOnObjection,
  oneMoreFailure,
} from '#core/features/club';
export type { FundStanding } from '#core/features/funds';
export {
  bonusRecord,
  GameAtTable,
  GameHand,
  GameInForce,
  gameAtTable,
  gameHandAt,
  gameHandsWaiting,
  gamesInForce,
  HI_LO_BOARD,
  HiLoBoard,
  HiLoShown,
  hiLoBoard,
  hiLoShown,
  lockedOf,
  metersOfGame,
} from '#core/features/games';
export { incidentWord, taskWord } from '#core/features/incidents';
export {
  accessReviewDueBy,
  isGoverned,
  oneMoreWrongPin,
  type PeopleEvent,
  signOnObjection,
  stationObjection,
  waitObjection,
} from '#core/features/people';
export type { DrawCommand, DrawEvent, PromotionCommand } from '#core/features/promotions';
export { activitiesAt, noFeesAt } from '#core/features/rounds';
export { settingWord } from '#core/features/settings';
export {
  type Actor,
  type Award,
  type AwardGives,
  type Booking,
  type Cause,
  type Context,
  type Draw,
  type DrawSecrets,
  departmentObjection,
  type FundChange,
  moneyOf,
  type Offered,
  PAY_METHODS,
  type PayMethod,
  type Permission,
  playerObjection,
  type Review,
  type RoundBettor,
  roundOf,
  type Seated,
  Seen,
  type SeenPlace,
  type Settings,
  settingTexts,
  standingFund,
  type Table,
} from '#core/state';
export { moneyOfGift } from '#core/state/gifts';
export {
  type AccountOfMechanisms,
  type AtTableOfMechanism,
  type BoardOfMechanism,
  type CommandIn,
  type DeskOfMechanism,
  type EventIn,
  KINDS,
  MECHANISM_NAMES,
  type MechanismName,
  mechanismOf,
  type OpensOfMechanism,
  type PieceOfMechanism,
  type PostedIn,
  type PromotionOf,
  type RewardsOfMechanism,
  RUN_TERMS,
  type StateIn,
  shapesOf,
} from '../mechanisms/features.ts';
export { bookObjections, houseObjections } from './audit/audit.ts';
export { type OverWindow, overWindow } from './cash-over.ts';
export type { CommandOf, HouseCommand } from './commands.ts';
export { decideHouse } from './decide.ts';
export type { HouseEvent } from './events.ts';
export { evolveHouse } from './evolve.ts';
export { COMMAND_FIELDS, EVENT_FIELDS, MAY as COMMAND_PERMISSIONS, SECONDS } from './features.ts';
export { emptyHouse, type House, type HouseView, type Promotion } from './house.ts';
export {
  DUAL_TYPES,
  exportObjection,
  isDual,
  mayAsk,
  maySecond,
  READ_PERMISSIONS,
  READS,
  type Read,
  SCOPE_READS,
} from './permissions.ts';
export {
  AskedOfTwo,
  byMechanism,
  commandFields,
  commandShape,
  EVENT_SHAPES,
  ofTwo,
  POSTED,
  RUN,
} from './shapes.ts';
export { houseFrom, houseText } from './snapshot.ts';
export { houseEventFrom, type OldEvent, type OldForms, upcast } from './upcast.ts';
export { withoutNames } from './without-names.ts';
