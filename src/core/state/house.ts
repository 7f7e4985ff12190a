import type { Fund } from '#core/fund';
import type { AccountKey } from '#core/ledger';
import type { Cents } from '#core/money';
import type { Member, Session, SignOnWatch, StaffMember, Station } from '#core/people';
import type { Alarm } from './alarm.ts';
import type { Award } from './award.ts';
import type { Call, Lock } from './call.ts';
import type { Drawer, Vault } from './cash.ts';
import type { Draw } from './draw.ts';
import type { Drop } from './drop.ts';
import type { FloorCall } from './floor-call.ts';
import type { GameInHouse, TablePlay } from './game.ts';
import type { Incident } from './incident.ts';
import type { KeptSettings } from './kept-settings.ts';
import type { Lately } from './last-won.ts';
import type { MomentText } from './moments.ts';
import type { Notice } from './notice.ts';
import type { Offered } from './offered.ts';
import type { PaidCollections } from './paid-collections.ts';
import type { PlannedTable } from './plan.ts';
import type { Promotion } from './promotion.ts';
import type { Review } from './review.ts';
import type { SecondRequest } from './second-request.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';
import type { Win } from './win.ts';

/** `at`: the moment by the house's own time; `wall`: what the clock of the server said then. */
export type ClockHeld = { readonly at: MomentText; readonly wall: MomentText };

/** The state of one house. Only `evolveHouse` changes the maps, in place. */
export type House = {
  readonly settings: Settings;
  /** The gaming day that is not closed yet; absent before the first table opens. */
  readonly day: string | undefined;
  /** Why the whole house is out of service, if it is. */
  readonly outOfService: string | undefined;
  /** The clock of the server has jumped, and nobody has said that it is right: nothing falls due meanwhile. TIM-14 */
  readonly clockHeld: ClockHeld | undefined;
  /** Which settings people have accepted; absent before the first start that wrote them down. SEA-6 */
  readonly keptSettings: KeptSettings | undefined;
  /** The program that writes, and its files that have changed since it started. SEA-7 */
  readonly program: { readonly fingerprint: string; readonly changed: readonly string[] } | undefined;
  /** Since when every private record is marked with the key of the house; absent in a house older than that. SEA-4 */
  readonly recordsSealedAt: MomentText | undefined;
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
  /** Collections won for a year, by their awards, until the year is over. PRO-15 */
  readonly collections: Map<number, PaidCollections>;
  /** Promotions that run, by their keys. */
  readonly promotions: Map<string, Promotion>;
  /** Draws whose entries are closed, and the newest of those that are over. */
  readonly draws: Map<number, Draw>;
  /** Table games by name: pay tables, limits, what is on their meters. */
  readonly games: Map<string, GameInHouse>;
  /** By table: the play of a game that this house settles itself. */
  readonly plays: Map<number, TablePlay>;
  /** The floor plan, by table. OPH-3 */
  readonly plan: Map<number, PlannedTable>;
  readonly drops: Map<number, Drop>;
  /** The last count of the vault; absent in a house that keeps neither vault nor drawers. CSH-1 */
  readonly vault: Vault | undefined;
  /** Open drawers, by the stations of their windows. CSH-2 */
  readonly drawers: Map<string, Drawer>;
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
  /** Wrong PINs in the whole house, and what people have to look at because of them. PPL-6 */
  readonly signOns: SignOnWatch | undefined;
  /** Alarms that nobody has answered yet. */
  readonly alarms: Map<number, Alarm>;
  /** Tables that wait for the floor. */
  readonly floorCalls: Map<number, FloorCall>;
  /** What went wrong, with the clocks that it started. REG-S7 */
  readonly incidents: Map<number, Incident>;
  /** The newest awards, for signs. */
  readonly wins: Map<number, Win>;
  /** Who won or spun lately, by what, activity and player: limits count across promotions. PRO-11 */
  readonly lately: Map<string, Lately>;
};

/** The house as `decide` sees it. */
export type HouseView = AsSeen<House>;
export type AsSeen<Whole> = { readonly [Part in keyof Whole]: AsView<Whole[Part]> };
type AsView<Part> = Part extends Map<infer Key, infer Value> ? ReadonlyMap<Key, Value> : Part;

const NO_NUMBERS = {
  call: 0,
  lock: 0,
  review: 0,
  award: 0,
  slip: 0,
  drop: 0,
  notice: 0,
  request: 0,
  alarm: 0,
  draw: 0,
};
type Numbers = Readonly<Record<keyof typeof NO_NUMBERS, number>>;

export const emptyHouse = (settings: Settings): House => ({
  settings,
  day: undefined,
  outOfService: undefined,
  clockHeld: undefined,
  keptSettings: undefined,
  program: undefined,
  recordsSealedAt: undefined,
  numbers: NO_NUMBERS,
  tables: new Map(),
  offerings: new Map(),
  funds: new Map(),
  balances: new Map(),
  calls: new Map(),
  locks: new Map(),
  reviews: new Map(),
  awards: new Map(),
  collections: new Map(),
  promotions: new Map(),
  draws: new Map(),
  games: new Map(),
  plays: new Map(),
  plan: new Map(),
  drops: new Map(),
  vault: undefined,
  drawers: new Map(),
  notices: new Map(),
  staff: new Map(),
  stations: new Map(),
  sessions: new Map(),
  requests: new Map(),
  members: new Map(),
  accessReviewedAt: undefined,
  signOns: undefined,
  alarms: new Map(),
  floorCalls: new Map(),
  incidents: new Map(),
  wins: new Map(),
  lately: new Map(),
});
