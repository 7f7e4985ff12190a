export { Alarm } from './alarm.ts';
export { AWARDED, Award, AwardGives, AwardPayment, type Goods, isOwed, PAY_METHODS, type PayMethod } from './award.ts';
export { AwardDue, Because, Gift, Judged } from './award-due.ts';
export {
  Booking,
  Bookings,
  bookAll,
  booking,
  bookingsOf,
  reversed,
  standingAt,
} from './books.ts';
export { Call, Lock } from './call.ts';
export {
  Drawer,
  Pieces,
  piecesObjection,
  VarianceReason,
  Vault,
  worthOfPieces,
} from './cash.ts';
export { heldInDrawer, heldInVault } from './cash-held.ts';
export { staffAt, staffBehind, staffNamed, staffOfAward, staffWhoWon } from './concerned.ts';
export { Actor, type Context, type DrawSecrets } from './context.ts';
export { Draw, DrawBase, Holder, LastDraw, People, Published, Revealed, SEALED, TICKETS } from './draw.ts';
export { Drop } from './drop.ts';
export { type Appliers, type Changed, entered, numbered, patch, put, remove, update } from './evolve.ts';
export type { Concerns, Decide, Deciders, Feature, Whole } from './feature.ts';
export {
  activityNamed,
  awardedActivity,
  awardNumbered,
  type Committed,
  callsAt,
  committedOn,
  idleTable,
  type KnownAward,
  type OfferedActivity,
  offeredNamed,
  openTable,
  promotionNamed,
  running,
  type TableInRound,
  tableInRound,
  underReview,
} from './find.ts';
export { dealtInAt, FloorSeat, FloorTable, floorTable, isForPot, isInService, openFloor, wasDealtBy } from './floor.ts';
export { FloorCall } from './floor-call.ts';
export {
  changedBy,
  feesIn,
  fundAfter,
  type Money,
  moneyOf,
  NO_CHANGE,
  payerOf,
  putFund,
  type Rule,
  standingFund,
} from './funds.ts';
export type { TablePlay } from './game.ts';
export { activityOfGame, TABLE_GAME } from './game-activity.ts';
export { checklistOf, type HandChecked, handObjection } from './hand-check.ts';
export { type AsSeen, emptyHouse, type House, type HouseView } from './house.ts';
export { INCIDENT_KINDS, INCIDENT_TASKS, Incident, type IncidentKind, type IncidentTask } from './incident.ts';
export {
  fitsSetting,
  holding,
  isLooser,
  type KeptSettings,
  NO_SETTINGS,
  SETTING_NAMES,
  type SettingTexts,
  settingNamed,
  settingTexts,
  withSettings,
} from './kept-settings.ts';
export { forget, isUsedUp, latelyBy, remember, unspun } from './lately.ts';
export {
  type At,
  type AtCage,
  type Beside,
  type Decided,
  DrumEntry,
  type Mechanism,
  type MemberAsking,
  type MergedPeople,
  type Merging,
  type PromotionAs,
  promotionsOf,
  type Shapes,
  type Spoken,
  type Types,
  Winner,
  type Won,
} from './mechanism.ts';
export { ClockText, clockText, inMinutes, type MomentText, momentFrom, momentText } from './moments.ts';
export { Cause, FeeTaken, FundChange, MoneyEvent } from './money-event.ts';
export { evolver, type Named, type OfType } from './named.ts';
export { activityOf, advertisedNameOf, labelOf, nameOf, prizeNames } from './names.ts';
export { Notice } from './notice.ts';
export { DrawnRank, Offered, OfferedAt, OfferingState, PostedRaise } from './offered.ts';
export {
  hoursObjection,
  isInPostedHours,
  isOfferedAt,
  isShownAt,
  offeredWithin,
  rankAt,
  rankedAt,
  ruleInRound,
} from './offered-at.ts';
export { offeredSpans } from './offered-spans.ts';
export { isOurs } from './ours.ts';
export { CollectionPaid, PaidCollections } from './paid-collections.ts';
export { paidForEach, sourceOf, withPayers } from './payers.ts';
export {
  AGREEING,
  AT_DESK,
  AT_TABLE,
  BACKING_OUT,
  BY_DEALER,
  BY_MECHANISM,
  BY_REQUEST,
  CLUB,
  type CommandPermission,
  EVERYBODY,
  HOUSE_ONLY,
  may,
  OFFERING,
  ON_FLOOR,
  ON_SENSOR,
  OVER_TABLES,
  type Permission,
  PROMOTING,
  STAFF,
  withPin,
} from './permission.ts';
export { holderNamed, holdersIn, peopleAt, personAt, personNamed, roleOf, seatsIn } from './person.ts';
export { PLAN_SEATS_MAX, PLAN_SIZE, PlannedTable } from './plan.ts';
export { Promotion } from './promotion.ts';
export { refuse, stateWord, word } from './refusals.ts';
export { Review } from './review.ts';
export { roundOf } from './round-of.ts';
export { SecondRequest } from './second-request.ts';
export { Seen, type SeenPlace } from './seen.ts';
export type { Settings } from './settings.ts';
export { sheetPosted } from './sheet-posted.ts';
export {
  AskedPrize,
  bettorIn,
  bettorOf,
  Fee,
  isForMoney,
  isSame,
  isSameLit,
  Lit,
  Place,
  RoundBettor,
  Seated,
  Table,
  TableGame,
  TableRound,
} from './table.ts';
export { namedObjection, playerObjection, prizeObjection } from './taking-part.ts';
export { backingOut, departmentObjection, twoPeople } from './two-people.ts';
export { countedPrizes, UpNext } from './up-next.ts';
export { hasRole, isByTwo, needsSurveillance, roleOfTwo } from './verifiers.ts';
export { WINS_KEPT, Win } from './win.ts';
