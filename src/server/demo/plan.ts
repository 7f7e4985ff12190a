import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assert } from '#core/base';
import { DECKS, type DeckKey } from '#core/cards';
import { COMMAND_FIELDS, type CommandOf, type FundStanding } from '#core/house';
import { Structure } from '#core/mechanisms/tournament';
import { Money, NOTHING } from '#core/money';
import { DEPARTMENTS, EXCLUSIONS, ID_PAPERS, STAFF_ROLES } from '#core/people';
import { type Activity, ALL_HOURS, type Offering, OfferingTimes, wholeOffering } from '#core/rulebook';
import {
  anything,
  Count,
  check,
  list,
  type Of,
  object,
  one,
  optional,
  record,
  type Shape as ShapeOf,
  Text,
  Texts,
  tuple,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { DayText } from '#core/time';
import { RULEBOOK } from '../../../rulebook/index.ts';
import { readOfferingFile } from '../../rulebook-files/index.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'demo');

const Many = whole({ min: 1 });
// The keys of a constant, which are what it has.
const DECK_KEYS = [...(Object.keys(DECKS) as DeckKey[]), 'tiles'] as const;

const Person = object({
  person: Text,
  name: Text,
  badge: Text,
  pin: Text,
  roles: list(one(STAFF_ROLES)),
  department: one(DEPARTMENTS),
});
/** A member of the club, and what the card has brought before anybody looks. */
const PlannedMember = object({
  member: Text,
  card: Text,
  pin: Text,
  name: Text,
  born: DayText,
  email: optional(Text),
  idPaper: one(ID_PAPERS),
  mayMail: yes,
  /** Played without a break up to now. */
  hours: Whole,
  coupons: list(object({ kind: one(['match-play', 'free-play', 'bonus-play']), face: Money })),
  picks: optional(record(Text, Text)),
  guess: optional(tuple(Many, Many)),
  excluded: optional(one(EXCLUSIONS)),
});
/** How a round of a game is on the table. */
const Shape = object({
  games: Texts,
  deck: one(DECK_KEYS),
  seats: Many,
  /** Cards or tiles for each seat. */
  own: Count,
  board: optional(Count),
  /** Who holds the bank's cards: nobody, the dealer, a seat; or the two hands of baccarat, which are everybody's. */
  bank: one(['none', 'dealer', 'seat', 'coup']),
  set: optional(one(['pai-gow', 'pai-gow-jokers-wild', 'thirteen', 'tiles'])),
  drawsTo: optional(Whole),
});
const PlannedTable = object({ table: Many, catalog: Text, game: Text, betMin: Money, betMax: Money });
const Offerings = object({
  leftOut: list(object({ activity: Text, why: Text })),
  chosen: list(
    object({
      activity: Text,
      tables: optional(list(Many)),
      /** The days and hours at which it runs; absent: all of them. */
      times: optional(OfferingTimes),
      fund: optional(object({ pools: record(Text, Money), reserve: optional(Money) })),
      choices: optional(record(Text, anything)),
    }),
  ),
});

const Opened = object({
  promotion: Text,
  activity: Text,
  mechanism: Text,
  /** A moment is there as a day of the week and a time of the house: `{ "on": "Sunday", "at": "09:30" }`. */
  posted: record(Text, anything),
});

/** Table games that the house settles itself, and for how many days Hi-Lo is posted. */
const TableGames = object({ setUps: list(COMMAND_FIELDS.SetUpGame['setUp'] as ShapeOf<GameSetUp>), hiLoDays: Many }); // By its name.

const Tournaments = object({
  /** Who comes to play besides members of the club. */
  names: Texts,
  events: list(
    object({
      event: Text,
      /** Under which it is held. */
      activity: Text,
      /** Under way when the house is first looked at; the others take sign-ups. */
      isUnderWay: yes,
      /** The simulation starts it with so many players. */
      startsWith: Many,
      tables: list(object({ table: Many, seats: Many })),
      structure: Structure,
    }),
  ),
});

type GameSetUp = CommandOf<'SetUpGame'>['setUp'];
export type DemoPerson = Of<typeof Person>;
export type DemoMember = Of<typeof PlannedMember>;
export type DemoPromotion = Of<typeof Opened>;
export type DemoTournament = Of<typeof Tournaments>['events'][number];
export type Shape = Of<typeof Shape>;
export type DemoTable = Of<typeof PlannedTable>;
export type DemoOffering = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly tables: readonly number[];
  /** What it holds on the first day. */
  readonly fund?: FundStanding;
};

/** Everything that a demonstration is set up with, from the JSON files in `demo/`. */
export type Plan = {
  readonly people: readonly DemoPerson[];
  readonly tables: readonly DemoTable[];
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly offerings: readonly DemoOffering[];
  /** Promotions that run from the first day on. */
  readonly promotions: readonly DemoPromotion[];
  readonly tournaments: readonly DemoTournament[];
  readonly tableGames: Of<typeof TableGames>;
  /** Who enters tournaments. */
  readonly entrants: readonly string[];
  readonly members: readonly DemoMember[];
  /** Members who may play, by the ids under which the club knows them. */
  readonly players: readonly string[];
};

export const HOUSE_FILE = path.join(FOLDER, 'house.json');

export const readPlan = async (): Promise<Plan> => {
  const [people, shapes, tables, offerings, promotions, members, tournaments, tableGames] = await Promise.all([
    read('people.json', list(Person)),
    read('games.json', list(Shape)),
    read('tables.json', list(PlannedTable)),
    read('offerings.json', Offerings),
    read('promotions.json', list(Opened)),
    read('members.json', list(PlannedMember)),
    read('tournaments.json', Tournaments),
    read('table-games.json', TableGames),
  ]);
  const players = members.filter(({ excluded }) => excluded === undefined).map(({ member }) => member);
  return {
    people,
    tables,
    members,
    players,
    promotions,
    tableGames,
    tournaments: tournaments.events,
    entrants: [...tournaments.names, ...players],
    shapes: new Map(shapes.flatMap(shape => shape.games.map(game => [game, shape] as const))),
    offerings: offeringsIn(offerings, tables),
  };
};

const read = async <Value>(name: string, shape: ShapeOf<Value>): Promise<Value> => {
  const found = check(shape, JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')), 'file');
  assert(found.ok, `demo/${name}: ${found.ok ? '' : found.fields}`);
  return found.value;
};

/** Every activity of both catalogs but those left out, at the tables of its own catalog where none are named. */
const offeringsIn = (
  { leftOut, chosen }: Of<typeof Offerings>,
  tables: readonly DemoTable[],
): readonly DemoOffering[] =>
  RULEBOOK.filter(({ key }) => !leftOut.some(({ activity }) => activity === key)).map(activity => {
    const own = chosen.find(one => one.activity === activity.key);
    const ofCatalog = tables.filter(({ catalog }) => catalog === activity.house).map(({ table }) => table);
    return {
      activity,
      offering: {
        ...offeringOf(activity, own?.choices ?? {}),
        times: { ...(own?.times ?? ALL_HOURS), ...boardsIn(activity) },
      },
      tables: own?.tables ?? ofCatalog,
      ...(own?.fund === undefined ? {} : { fund: { reserve: NOTHING, ...own.fund, advance: NOTHING } }),
    };
  });

/** A board for every hour. */
const boardsIn = ({ settlement }: Activity): Pick<OfferingTimes, 'periodMinutes'> =>
  settlement.period === undefined ? {} : { periodMinutes: 60 };

/** The lower end of every range, besides what was chosen. */
const offeringOf = (activity: Activity, choices: Readonly<Record<string, unknown>>): Offering => {
  const whole = wholeOffering(activity);
  const written = readOfferingFile(activity, choices);
  if (!written.ok) throw new Error(`demo/offerings.json: ${activity.key}: ${written.problems[0]?.sentence}`);
  const named = Object.fromEntries(Object.entries(written.offering).filter(([name]) => name in choices));
  return { ...whole, ...named };
};
