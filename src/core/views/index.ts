export {
  type AccountView,
  AT_KIOSK,
  accountView,
  type ContestView,
  type CouponView,
  type DrawingAhead,
  type SquaresView,
  type TrackedView,
} from './account.ts';
export { type AwardView, taxKindOf } from './awards.ts';
export type { CoachLine } from './coach.ts';
export { type DeskView, deskView, type Entrant } from './desk.ts';
export type { EventDesk } from './desk-events.ts';
export type { CardRow, TrackingDesk } from './desk-tracking.ts';
export type { ClockView, DropView, OfferingView, ServiceView } from './floor.ts';
export type { InstrumentView } from './instruments.ts';
export { type MemberView, memberView, type RewardsView } from './member.ts';
export type { MeterPays, MetersOfActivity, MeterView, PendingView } from './meters.ts';
export type { BeatMessage, Change, DeltaMessage, ServiceState, SnapshotMessage, Views } from './on-screen/index.ts';
export type { Opens } from './opens.ts';
export {
  type Board,
  type BoardHand,
  type BoardView,
  type DrawView,
  drawView,
  type PromotionView,
} from './promotions.ts';
export type { CallView, DueView, VerificationAsks, Waiting } from './queue.ts';
export type { RequestView } from './requests.ts';
export type { SeatingView } from './seating.ts';
export type { ActivityAtTable, FeeMark, HandButton, RoundView, SeatView, TableParts } from './table.ts';
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
  viewOf,
} from './topics.ts';
export { type Touch, touchedBy } from './touched.ts';
export type { TrayView } from './trays.ts';
export type { View } from './view.ts';
export type { WinnerView } from './winners.ts';
