import { type ClubEvent, type HouseEvent, mechanismOf, type PeopleEvent } from '#core/house';
import { keyOfInstrument } from './instruments.ts';
import type { Topic } from './topics.ts';

/** What an event may have changed: a topic, or one part of it. `table.*` means every single table. */
type Touch = { readonly topic: Topic | 'table.*'; readonly key?: string };

/** Over-reporting is safe (the caller diffs); under-reporting is a bug. */
export const touchedBy = (event: HouseEvent): readonly Touch[] => {
  const touches = (TOUCHES as Readonly<Record<string, Touches<HouseEvent>>>)[event.type]; // Each event with its own.
  return typeof touches === 'function' ? touches(event) : (touches ?? []);
};

/** Staff and members are read, not listened to. */
type Shown = Exclude<HouseEvent, PeopleEvent | ClubEvent>;
type Touches<Event> = readonly Touch[] | ((event: Event) => readonly Touch[]);

const on = (...topics: readonly Touch['topic'][]): readonly Touch[] => topics.map(topic => ({ topic }));

/** A table, in the overview, by itself and with those who sit there. */
const atTable = ({ table }: { readonly table: number }): readonly Touch[] => [
  { topic: 'tables', key: String(table) },
  { topic: 'seating', key: String(table) },
  { topic: `table.${table}` },
];
const meter = ({ activity }: { readonly activity: string }): Touch => ({ topic: 'meters', key: activity });

const withQueue = (event: { readonly table: number }): readonly Touch[] => [...atTable(event), ...on('queue')];
/** What is called or reviewed is named by a number, and its table no longer known. */
const CALLS = on('queue', 'tables', 'table.*');
/** What hands have earned at the desk changes with their awards. */
const AWARDS = on('awards', 'queue', 'promotions', 'table.*');
/** A tray that has paid is owed the amount. */
const PAID = [...AWARDS, ...on('trays')];
const WON = on('awards', 'queue', 'winners', 'promotions', 'table.*');
/** What is offered decides what runs at every table. */
const OFFERED = on('offerings', 'advertised', 'meters', 'table.*');
const promoted = ({ promotion: key }: { readonly promotion: string }): readonly Touch[] => [
  { topic: 'promotions', key },
  { topic: 'boards', key },
];
/** Of coupons and chips only those that an event names. */
const moved = ({ promotion, mechanism, events }: Extract<HouseEvent, { type: 'PromotionMoved' }>): readonly Touch[] => {
  const { atTable: played, pieces, touchesOthers } = mechanismOf(mechanism);
  const ids = events.flatMap(event => pieces?.ofEvent(event) ?? []);
  return [
    ...promoted({ promotion }),
    ...ids.map((id): Touch => ({ topic: 'instruments', key: keyOfInstrument(promotion, id) })),
    ...(played === undefined ? [] : on('table.*')),
    ...(events.some(event => touchesOthers?.(event) === true) ? on('promotions') : []),
  ];
};

const TOUCHES: { readonly [Type in Shown['type']]: Touches<Extract<Shown, { type: Type }>> } = {
  PlanDrawn: on('plan', 'tables', 'table.*'),
  TableOpened: atTable,
  GameChanged: atTable,
  SatOut: atTable,
  TableClosed: atTable,
  PlayerSeated: atTable,
  PlayerLeft: atTable,
  SeatLit: atTable,
  SeatCleared: atTable,
  PrizeAsked: atTable,

  OfferingAnnounced: OFFERED,
  OfferingStarted: OFFERED,
  OfferingPaused: OFFERED,
  OfferingHoursEnded: OFFERED,
  OfferingHoursBegun: OFFERED,
  RaisePosted: OFFERED,
  RaiseGiven: OFFERED,
  OfferingResumed: OFFERED,
  OfferingEnded: OFFERED,
  OfferingChanged: [...OFFERED, ...on('winners', 'promotions')],
  RankDrawn: OFFERED,
  NoticePosted: on('notices'),
  NoticeTakenDown: on('notices'),

  RoundStarted: atTable,
  PotCounted: atTable,
  FeesBackedOut: atTable,
  RoundEnded: atTable,

  HandCalled: withQueue,
  MeterLocked: event => [...withQueue(event), meter(event)],
  CallUndone: CALLS,
  LockEnded: [...CALLS, ...on('meters')],
  CallsRefused: CALLS,
  HandsVerified: withQueue,
  ReviewAgreed: CALLS,
  ReviewRejected: CALLS,

  AwardMade: WON,
  IdShown: AWARDS,
  ClaimHeld: AWARDS,
  AwardPaid: PAID,
  SlipPrinted: AWARDS,
  WinnerRecorded: AWARDS,
  WinnerErased: AWARDS,
  PlayConfirmed: AWARDS,
  PlayDoubted: AWARDS,
  AwardForfeited: AWARDS,
  PaymentBackedOut: PAID,
  AwardBackedOut: WON,

  CollectionPaid: on('awards', 'table.*'),
  CollectionBackedOut: on('awards', 'table.*'),
  CollectionsEnded: on('awards', 'table.*'),

  FundMoved: ({ activity, cause: { table } }) => [
    meter({ activity }),
    ...(table === undefined ? [] : atTable({ table })),
  ],
  FundAdjusted: event => [meter(event)],
  TrayReimbursed: ({ table }) => [{ topic: 'trays', key: String(table) }],

  BoxDropped: on('drops'),
  DropCounted: on('drops'),
  DropExplained: on('drops'),

  VaultCounted: on('cash'),
  VaultExplained: on('cash'),
  CashMoved: on('cash'),
  DrawerOpened: on('cash'),
  DrawerCounted: on('cash'),
  DrawerHandedOver: on('cash'),
  DrawerClosed: on('cash'),
  CashBooked: on('cash'),

  DayOpened: on('clock'),
  IncidentOpened: [],
  IncidentTaskDone: [],
  IncidentClosed: [],
  RecordsSealed: [],
  ProgramNoted: [],
  SettingsRead: on('clock', 'settings', 'table.*'),
  SettingsChanged: on('clock', 'settings', 'table.*'),
  ClockHeld: on('clock'),
  ClockReleased: on('clock'),
  MetersIncreased: event => [meter(event)],
  GamingDayClosed: on('clock', 'awards', 'drops', 'queue', 'promotions', 'table.*'),

  WentOutOfService: on('service', 'tables', 'seating', 'table.*'),
  CameIntoService: on('service', 'tables', 'seating', 'table.*'),

  ContributionAlarmed: withQueue,
  AlarmAnswered: CALLS,

  FloorCalled: withQueue,
  FloorAnswered: withQueue,

  SecondAsked: on('requests'),
  SecondGiven: on('requests'),
  SecondDeclined: on('requests'),
  SecondRanOut: on('requests'),

  PromotionOpened: event => [...promoted(event), ...on('table.*')],
  PromotionMoved: moved,
  PromotionEnded: event => [...promoted(event), ...on('instruments', 'table.*')],
  DrawWitnessed: promoted,
  DrawCommitted: promoted,
  // The draw is named by its number.
  DrawRevealed: on('promotions', 'boards'),
  DrawVoided: on('promotions', 'boards'),
  PrizeAwarded: WON,

  GameSetUp: on('meters', 'table.*'),
  GamePlayed: event => [...withQueue(event), ...(event.meters === undefined ? [] : on('meters', 'table.*'))],
  CardsKept: atTable,
  GameRoundBackedOut: event => [...withQueue(event), ...on('meters', 'table.*')],
  RoundSettled: atTable,
  HiLoPlayed: on('hi-lo', 'boards'),
};
