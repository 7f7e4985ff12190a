export type { CardRow } from '#core/mechanisms/tracking';
export { ACCOUNT_FIELDS, type AccountRow, type AccountView, accountView } from './account.ts';
export type { AdvertisedView } from './advertised.ts';
export { type AwardView, taxKindOf } from './awards.ts';
export { CageRow } from './cage.ts';
export type { CashView } from './cash.ts';
export type { CoachLine } from './coach.ts';
export type { CollectionsHere } from './collections.ts';
export { DeskView, deskView } from './desk.ts';
export type { OfferingView } from './floor.ts';
export { type FundView, fundView } from './fund.ts';
export type { InstrumentView } from './instruments.ts';
export { MemberView, memberView, type RewardsView } from './member.ts';
export { type BeatMessage, FEED_MESSAGES, type FeedEvent, type ServiceState, type Views } from './messages.ts';
export type { MetersOfActivity, MeterView, PendingView } from './meters.ts';
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
export type { CallView, DueView, JudgedView, Waiting } from './queue.ts';
export { ReadyLine, readinessOf } from './readiness.ts';
export { RequestView } from './requests.ts';
export type { SeatingView } from './seating.ts';
export type { SettingView } from './settings.ts';
export type { ActivityAtTable, FeeMark, HandButton, PlayedHere, SeatView, TableParts } from './table.ts';
export type { TableState, TableSummary } from './tables.ts';
export { HOUSE_TOPICS, type Parts, readOf, type Topic, topicNamed, viewOf } from './topics.ts';
export { touchedBy } from './touched.ts';
export type { TrayView } from './trays.ts';
export type { View } from './view.ts';
export type { WinnerView } from './winners.ts';
