export type { Entrant } from '#core/mechanisms/contest';
export type { CardRow } from '#core/mechanisms/tracking';
export { ACCOUNT_FIELDS, type AccountRow, type AccountView, accountView } from './account.ts';
export { type AwardView, taxKindOf } from './awards.ts';
export { CageRow, type CageWhat } from './cage.ts';
export type { CoachLine } from './coach.ts';
export { DeskView, deskView } from './desk.ts';
export type { ClockView, DropView, OfferingView, ServiceView } from './floor.ts';
export type { InstrumentView } from './instruments.ts';
export { MemberView, memberView, type RewardsView } from './member.ts';
export {
  type BeatMessage,
  type Change,
  type DeltaMessage,
  FEED_MESSAGES,
  type FeedEvent,
  type ServiceState,
  type Views,
} from './messages.ts';
export type { MeterPays, MetersOfActivity, MeterView, PendingView } from './meters.ts';
export type { Opens } from './opens.ts';
export {
  type Board,
  type BoardHand,
  type BoardView,
  DrawView,
  drawView,
  PROMOTION_SHOWN,
  type PromotionView,
} from './promotions.ts';
export type { CallView, DueView, VerificationAsks, Waiting } from './queue.ts';
export { RequestView } from './requests.ts';
export type { SeatingView } from './seating.ts';
export {
  type ActivityAtTable,
  type FeeMark,
  type HandButton,
  type RoundView,
  type SeatView,
  type TableParts,
  TableShown,
} from './table.ts';
export type { TableState, TableSummary } from './tables.ts';
export {
  HOUSE_TOPICS,
  type HouseTopic,
  type HouseTopics,
  type Parts,
  readOf,
  type TableTopic,
  type Topic,
  tableOf,
  topicNamed,
  VIEWS,
  viewOf,
} from './topics.ts';
export { type Touch, touchedBy } from './touched.ts';
export type { TrayView } from './trays.ts';
export type { View } from './view.ts';
export type { WinnerView } from './winners.ts';
