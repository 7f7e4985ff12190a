import type { Read } from '#core/house';
import { ADVERTISED } from './advertised.ts';
import { AWARDS } from './awards.ts';
import { CASH } from './cash.ts';
import { CLOCK, DROPS, NOTICES, OFFERINGS, SERVICE } from './floor.ts';
import { HI_LO_DESK } from './hi-lo.ts';
import { INSTRUMENTS } from './instruments.ts';
import { METERS } from './meters.ts';
import { PLAN } from './plan.ts';
import { BOARDS, PROMOTIONS } from './promotions.ts';
import { QUEUE } from './queue.ts';
import { REQUESTS } from './requests.ts';
import { SEATING } from './seating.ts';
import { SETTINGS } from './settings.ts';
import { type TableParts, tableView } from './table.ts';
import { TABLES } from './tables.ts';
import { TRAYS } from './trays.ts';
import type { HouseWide, View } from './view.ts';
import { WINNERS } from './winners.ts';

/** Topics with one view for the whole house. */
export const VIEWS = {
  advertised: ADVERTISED,
  awards: AWARDS,
  boards: BOARDS,
  cash: CASH,
  clock: CLOCK,
  drops: DROPS,
  'hi-lo': HI_LO_DESK,
  instruments: INSTRUMENTS,
  meters: METERS,
  notices: NOTICES,
  offerings: OFFERINGS,
  plan: PLAN,
  promotions: PROMOTIONS,
  queue: QUEUE,
  requests: REQUESTS,
  seating: SEATING,
  service: SERVICE,
  settings: SETTINGS,
  tables: TABLES,
  trays: TRAYS,
  winners: WINNERS,
};

/** What a part of each is. */
export type HouseTopics = {
  readonly [T in keyof typeof VIEWS]: (typeof VIEWS)[T] extends HouseWide<infer Part> ? Part : never;
};
export type HouseTopic = keyof HouseTopics;
/** `table.7` */
export type TableTopic = `table.${number}`;
export type Topic = HouseTopic | TableTopic;

/** What a screen holds of a topic: its parts by key. */
export type Parts<T extends Topic> = T extends HouseTopic
  ? Readonly<Record<string, HouseTopics[T]>>
  : Partial<TableParts>;

const TABLE_TOPIC = /^table\.([1-9]\d{0,5})$/;

/** The topic of that name, if there is one. */
export const topicNamed = (name: string): Topic | undefined =>
  Object.hasOwn(VIEWS, name) || TABLE_TOPIC.test(name) ? (name as Topic) : undefined; // Just looked at.

export const viewOf = (topic: Topic): View<unknown> => {
  const table = tableOf(topic);
  return table === undefined ? VIEWS[topic as HouseTopic] : tableView(table); // It is one or the other.
};

/** What a listener to the topic must be allowed to see. */
export const readOf = (topic: Topic): { readonly read: Read; readonly table?: number } => {
  const table = tableOf(topic);
  return table === undefined ? { read: VIEWS[topic as HouseTopic].read } : { read: 'table', table };
};

/** The table of a topic that is about one. */
export const tableOf = (topic: Topic): number | undefined => {
  const found = TABLE_TOPIC.exec(topic);
  return found === null ? undefined : Number(found[1]);
};

/** Every topic of the whole house. */
export const HOUSE_TOPICS = Object.keys(VIEWS) as readonly HouseTopic[];
