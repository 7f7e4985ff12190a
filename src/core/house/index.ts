export type { Alarm, ContributionBounds } from './alarms.ts';
export { bookObjections, houseObjections } from './audit.ts';
export {
  type Award,
  type AwardClaim,
  type AwardGives,
  PAY_METHODS,
  type PayMethod,
} from './award.ts';
export type { Booking } from './books.ts';
export type { Call, Lock } from './call.ts';
export type { ClubCommand } from './club/decide.ts';
export { CLUB_DEEDS, type ClubDeed, type ClubEvent, LOOKS, type Look } from './club/events.ts';
export { ageObjection } from './club/papers.ts';
export { memberSignOnObjection, oneMoreFailure } from './club/sign-ons.ts';
export { playerObjection } from './club/taking-part.ts';
export type { CommandOf, HouseCommand } from './commands.ts';
export type { Actor, Context } from './context.ts';
export type { FundStanding } from './corrections.ts';
export { decideHouse } from './decide.ts';
export type { Cause, FundChange, HouseEvent } from './events.ts';
export { evolveHouse } from './evolve.ts';
export type { FloorCall } from './floor-calls.ts';
export { type Money, moneyOf, standingFund } from './funds.ts';
export type { GameCommand } from './games/decide.ts';
export type { GameEvent, HiLoEvent } from './games/events.ts';
export {
  type BaccaratDeal,
  type Deal,
  type GameInHouse,
  type GameSetUp,
  HI_LO,
  type HiLo,
  type PokerDeal,
  type RoundResult,
  TABLE_GAMES,
  type TableGameName,
} from './games/game.ts';
export type { HiLoCommand } from './games/hi-lo.ts';
export { moneyOfGift, worthOfGift } from './gifts/index.ts';
export {
  type Drop,
  emptyHouse,
  type House,
  type HouseView,
  type MomentText,
  type Notice,
  type Offered,
  type Settings,
} from './house.ts';
export { isForDesk, methodsOf, owedToTray } from './payments.ts';
export { accessReviewDueBy, isGoverned, type PeopleCommand } from './people.ts';
export type { PeopleEvent } from './people-events.ts';
export { signOnObjection } from './people-sign-ons.ts';
export {
  type Ask,
  COMMAND_PERMISSIONS,
  MECHANISM_PERMISSIONS,
  mayAsk,
  maySecond,
  type Permission,
  READ_PERMISSIONS,
  READS,
  type Read,
  SECONDS,
  TOURNAMENT_PERMISSIONS,
} from './permissions.ts';
export type { PromotionCommand } from './promotions/decide.ts';
export type { Draw, DrawCommand, DrawEvent, Published } from './promotions/draw.ts';
export { isDrawnByComputer } from './promotions/draws.ts';
export type { PromotionEvent } from './promotions/events.ts';
export { type MechanismName, mechanismOf } from './promotions/mechanisms.ts';
export type {
  CommandIn,
  EventIn,
  PostedIn,
  Promotion,
  PromotionOf,
  StateIn,
  Told,
  Winner,
} from './promotions/promotion.ts';
export { type KeptTournament, keptTournament, tournamentLogOf } from './promotions/tournament-log.ts';
export type { Review, Seen, SeenPlace } from './review.ts';
export { roundOf } from './round-of.ts';
export { activitiesAt } from './rounds.ts';
export { type DualCommand, departmentObjection, type SecondRequest } from './second.ts';
export { DUAL_TYPES, type DualType, isDual } from './second-commands.ts';
export { houseFrom, houseText } from './snapshot.ts';
export type { Player, RoundBettor, Seated, Table, TableGame, TableRound } from './table.ts';
export { isForPot } from './tables.ts';
export { houseEventFrom, type OldEvent, type OldForms, upcast } from './upcast.ts';
export type { Win } from './win.ts';
