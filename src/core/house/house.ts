import type { Fund } from '#core/fund';
import type { AccountKey } from '#core/ledger';
import type { Cents } from '#core/money';
import type { Member, Session, StaffMember, StaffSettings, Station } from '#core/people';
import type { Activity, Offering } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import type { Alarm, ContributionBounds } from './alarms.ts';
import type { Award } from './award.ts';
import type { Call, Lock } from './call.ts';
import type { FloorCall } from './floor-calls.ts';
import type { GameInHouse } from './games/game.ts';
import type { Draw } from './promotions/draw.ts';
import type { Promotion } from './promotions/promotion.ts';
import type { Review } from './review.ts';
import type { SecondRequest } from './second.ts';
import type { Table } from './table.ts';
import type { Win } from './win.ts';

/** A moment as events keep it: `2026-03-02T18:00:00Z`. */
export type MomentText = string;

/** How a house is set up. No event changes it, and no event needs it to be applied. */
export type Settings = {
  /** As it stands on slips. */
  readonly name?: string;
  /** A house for training: every screen, slip and report says so. REG-A6 */
  readonly isDemo?: boolean;
  readonly clock: HouseClock;
  readonly activities: readonly Activity[];
  /** From this amount a win needs a second person. HSE-9 */
  readonly secondPersonFrom: Cents;
  /** From this amount a winning hand is kept under a seal. HSE-8 */
  readonly sealFrom: Cents;
  /** What the floor person ticks off for every called hand. */
  readonly checklist: readonly string[];
  /** The posted time of the daily increases. */
  readonly increasesAt: Temporal.PlainTime;
  readonly staff: StaffSettings;
  /** Contributions outside them raise an alarm; without bounds none does. HSE-17 */
  readonly bounds?: ContributionBounds;
};

/** One house as it stands after an event. Only `evolveHouse` changes the maps, in place. */
export type House = {
  readonly settings: Settings;
  /** The gaming day that is not closed yet; absent before the first table opens. */
  readonly day: string | undefined;
  /** Why the whole house is out of service, if it is. */
  readonly outOfService: string | undefined;
  /** The last number given of each kind; numbers have no gaps and are never used again. */
  readonly numbers: Numbers;
  readonly tables: Map<number, Table>;
  readonly offerings: Map<string, Offered>;
  readonly funds: Map<string, Fund>;
  readonly balances: Map<AccountKey, Cents>;
  /** Called hands that are not decided yet, in the order of the calls. */
  readonly calls: Map<number, Call>;
  readonly locks: Map<number, Lock>;
  /** Verified hands that wait for a second person. */
  readonly reviews: Map<number, Review>;
  readonly awards: Map<number, Award>;
  /** Promotions that run, by their keys. */
  readonly promotions: Map<string, Promotion>;
  /** Draws whose entries are closed, and the newest of those that are over. */
  readonly draws: Map<number, Draw>;
  /** Table games by name: pay tables, limits, what stands on their meters. */
  readonly games: Map<string, GameInHouse>;
  readonly drops: Map<number, Drop>;
  readonly notices: Map<number, Notice>;
  /** Everybody who ever worked here, by id. */
  readonly staff: Map<string, StaffMember>;
  readonly stations: Map<string, Station>;
  readonly sessions: Map<string, Session>;
  /** What waits for a second person. */
  readonly requests: Map<number, SecondRequest>;
  /** Everybody who ever was in the player club, by id. CLB-1 */
  readonly members: Map<string, Member>;
  /** When somebody last went through everybody's roles. REG-A1 */
  readonly accessReviewedAt: MomentText | undefined;
  /** Alarms that nobody has answered yet. */
  readonly alarms: Map<number, Alarm>;
  /** Tables that wait for the floor. */
  readonly floorCalls: Map<number, FloorCall>;
  /** The newest awards, for signs. */
  readonly wins: Map<number, Win>;
};

/** The house as `decide` sees it. */
export type HouseView = { readonly [Part in keyof House]: AsView<House[Part]> };
type AsView<Part> = Part extends Map<infer Key, infer Value> ? ReadonlyMap<Key, Value> : Part;

export const NUMBERED = [
  'call',
  'lock',
  'review',
  'award',
  'slip',
  'drop',
  'notice',
  'request',
  'alarm',
  'draw',
] as const;
export type Numbers = Readonly<Record<(typeof NUMBERED)[number], number>>;

/** An activity as the house offers it. */
export type Offered = {
  readonly activity: string;
  readonly offering: Offering;
  readonly tables: 'all' | readonly number[];
  readonly state: 'announced' | 'running' | 'paused' | 'ended';
  readonly postedAt: MomentText;
  /** The fund whose reserve pays: its own, or that of another activity. */
  readonly reserveOf: string;
  /** Up to when daily increases have been given. */
  readonly increasedUpTo?: MomentText;
};

/** A fee box taken from its table. */
export type Drop = {
  readonly drop: number;
  readonly table: number;
  readonly activity: string;
  /** What the system recorded in it. */
  readonly recorded: Cents;
  readonly counted?: Cents;
};

export type Notice = { readonly notice: number; readonly words: string; readonly activity?: string };

export const emptyHouse = (settings: Settings): House => ({
  settings,
  day: undefined,
  outOfService: undefined,
  numbers: { call: 0, lock: 0, review: 0, award: 0, slip: 0, drop: 0, notice: 0, request: 0, alarm: 0, draw: 0 },
  tables: new Map(),
  offerings: new Map(),
  funds: new Map(),
  balances: new Map(),
  calls: new Map(),
  locks: new Map(),
  reviews: new Map(),
  awards: new Map(),
  promotions: new Map(),
  draws: new Map(),
  games: new Map(),
  drops: new Map(),
  notices: new Map(),
  staff: new Map(),
  stations: new Map(),
  sessions: new Map(),
  requests: new Map(),
  members: new Map(),
  accessReviewedAt: undefined,
  alarms: new Map(),
  floorCalls: new Map(),
  wins: new Map(),
});
