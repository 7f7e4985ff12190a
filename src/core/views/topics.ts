import type { Notice, Read } from '#core/house';
import { AWARDS, type AwardView } from './awards.ts';
import {
  CLOCK,
  type ClockView,
  DROPS,
  type DropView,
  NOTICES,
  OFFERINGS,
  type OfferingView,
  SERVICE,
  type ServiceView,
} from './floor.ts';
import { INSTRUMENTS, type InstrumentView } from './instruments.ts';
import { METERS, type MetersOfActivity } from './meters.ts';
import { BOARDS, type BoardView, PROMOTIONS, type PromotionView } from './promotions.ts';
import { QUEUE, type Waiting } from './queue.ts';
import { REQUESTS, type RequestView } from './requests.ts';
import { SEATING, type SeatingView } from './seating.ts';
import { type TableParts, tableView } from './table.ts';
import { TABLES, type TableSummary } from './tables.ts';
import { TRAYS, type TrayView } from './trays.ts';
import type { View } from './view.ts';
import { WINNERS, type WinnerView } from './winners.ts';

/** Topics with one view for the whole house, and what a part of each is. */
export type HouseTopics = {
  readonly awards: AwardView;
  readonly boards: BoardView;
  readonly clock: ClockView;
  readonly drops: DropView;
  readonly instruments: InstrumentView;
  readonly meters: MetersOfActivity;
  readonly notices: Notice;
  readonly offerings: OfferingView;
  readonly promotions: PromotionView;
  readonly queue: Waiting;
  readonly requests: RequestView;
  readonly seating: SeatingView;
  readonly service: ServiceView;
  readonly tables: TableSummary;
  readonly trays: TrayView;
  readonly winners: WinnerView;
};
export type HouseTopic = keyof HouseTopics;
/** `table.7` */
export type TableTopic = `table.${number}`;
export type Topic = HouseTopic | TableTopic;

/** What a screen holds of a topic: its parts by key. */
export type Parts<T extends Topic> = T extends HouseTopic
  ? Readonly<Record<string, HouseTopics[T]>>
  : Partial<TableParts>;

const VIEWS: { readonly [T in HouseTopic]: View<HouseTopics[T]> } = {
  awards: AWARDS,
  boards: BOARDS,
  clock: CLOCK,
  drops: DROPS,
  instruments: INSTRUMENTS,
  meters: METERS,
  notices: NOTICES,
  offerings: OFFERINGS,
  promotions: PROMOTIONS,
  queue: QUEUE,
  requests: REQUESTS,
  seating: SEATING,
  service: SERVICE,
  tables: TABLES,
  trays: TRAYS,
  winners: WINNERS,
};

/** What may be looked at by whom stands in the permissions of the house; here is under which name. */
const READS: { readonly [T in HouseTopic]: Read } = {
  awards: 'awards',
  boards: 'boards',
  clock: 'clocks',
  drops: 'drops',
  instruments: 'promotions',
  meters: 'meters',
  notices: 'notices',
  offerings: 'offerings',
  promotions: 'promotions',
  queue: 'queue',
  requests: 'requests',
  seating: 'promotions',
  service: 'clocks',
  tables: 'tables',
  trays: 'awards',
  winners: 'meters',
};

const TABLE_TOPIC = /^table\.([1-9]\d{0,5})$/;

/** The topic of that name, if there is one. */
export const topicNamed = (name: string): Topic | undefined =>
  Object.hasOwn(VIEWS, name) || TABLE_TOPIC.test(name) ? (name as Topic) : undefined; // Just looked at.

export const viewOf = (topic: Topic): View<unknown> => {
  const table = tableOf(topic);
  return table === undefined ? VIEWS[topic as HouseTopic] : tableView(table); // It is one or the other.
};

/** What must be allowed to whoever asks for the topic. */
export const readOf = (topic: Topic): { readonly read: Read; readonly table?: number } => {
  const table = tableOf(topic);
  return table === undefined ? { read: READS[topic as HouseTopic] } : { read: 'table', table };
};

/** The table of a topic that is about one. */
export const tableOf = (topic: Topic): number | undefined => {
  const found = TABLE_TOPIC.exec(topic);
  return found === null ? undefined : Number(found[1]);
};

/** Every topic of the whole house. */
export const HOUSE_TOPICS = Object.keys(VIEWS) as readonly HouseTopic[];
