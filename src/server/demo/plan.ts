import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DECKS, type DeckKey } from '#core/cards';
import type { FundStanding } from '#core/house';
import { Structure } from '#core/mechanisms/tournament';
import { cents, NOTHING } from '#core/money';
import { DEPARTMENTS, EXCLUSIONS, ID_PAPERS, STAFF_ROLES } from '#core/people';
import { type Activity, type Offering, wholeOffering } from '#core/rulebook';
import { RULEBOOK } from '../../../rulebook/index.ts';
import { readOfferingFile } from '../../rulebook-files/index.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'demo');

const Money = z.int().nonnegative().transform(cents);
const Count = z.int().min(1);
// The keys of a constant, which are what it has.
const DECK_KEYS = [...(Object.keys(DECKS) as DeckKey[]), 'tiles'] as const;

const Person = z.strictObject({
  person: z.string(),
  name: z.string(),
  badge: z.string(),
  pin: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  department: z.enum(DEPARTMENTS),
});
/** A member of the club, and what the card has brought before anybody looks. */
const PlannedMember = z.strictObject({
  member: z.string(),
  card: z.string(),
  pin: z.string(),
  name: z.string(),
  born: z.iso.date(),
  email: z.string().exactOptional(),
  idPaper: z.enum(ID_PAPERS),
  mayMail: z.boolean(),
  /** Played without a break up to now. */
  hours: z.int().default(0),
  coupons: z
    .array(z.strictObject({ kind: z.enum(['match-play', 'free-play', 'bonus-play']), face: Money }))
    .default([]),
  picks: z.record(z.string(), z.string()).exactOptional(),
  guess: z.tuple([Count, Count]).exactOptional(),
  excluded: z.enum(EXCLUSIONS).exactOptional(),
});
/** How a round of a game lies on the table. */
const Shape = z.strictObject({
  games: z.array(z.string()),
  deck: z.enum(DECK_KEYS),
  seats: Count,
  /** Cards or tiles for each seat. */
  own: z.int().nonnegative(),
  board: z.int().default(0),
  /** Who holds the bank's cards: nobody, the dealer, a seat; or the two hands of baccarat, which are everybody's. */
  bank: z.enum(['none', 'dealer', 'seat', 'coup']),
  set: z.enum(['pai-gow', 'pai-gow-jokers-wild', 'thirteen', 'tiles']).exactOptional(),
  drawsTo: z.int().exactOptional(),
});
const PlannedTable = z.strictObject({
  table: Count,
  catalogue: z.string(),
  game: z.string(),
  betMin: Money,
  betMax: Money,
});
const Offerings = z.strictObject({
  leftOut: z.array(z.strictObject({ activity: z.string(), why: z.string() })),
  chosen: z.array(
    z.strictObject({
      activity: z.string(),
      tables: z.array(Count).exactOptional(),
      fund: z.strictObject({ pools: z.record(z.string(), Money), reserve: Money.default(NOTHING) }).exactOptional(),
      choices: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

const Opened = z.strictObject({
  promotion: z.string(),
  activity: z.string(),
  mechanism: z.string(),
  /** A moment stands there as a day of the week and a time of the house: `{ "on": "Sunday", "at": "09:30" }`. */
  posted: z.record(z.string(), z.unknown()),
});

const Tournaments = z.strictObject({
  /** Who comes to play besides members of the club. */
  names: z.array(z.string()),
  events: z.array(
    z.strictObject({
      event: z.string(),
      /** Under which it is held. */
      activity: z.string(),
      /** Under way when the house is first looked at; the others take sign-ups. */
      isUnderWay: z.boolean(),
      /** The simulation starts it with so many players. */
      startsWith: Count,
      tables: z.array(z.strictObject({ table: Count, seats: Count })),
      structure: z.custom<Structure>(value => Structure.faults(value) === undefined),
    }),
  ),
});

export type DemoPerson = z.output<typeof Person>;
export type DemoMember = z.output<typeof PlannedMember>;
export type DemoPromotion = z.output<typeof Opened>;
export type DemoTournament = z.output<typeof Tournaments>['events'][number];
export type Shape = z.output<typeof Shape>;
export type DemoTable = z.output<typeof PlannedTable>;
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
  /** Who enters tournaments. */
  readonly entrants: readonly string[];
  readonly members: readonly DemoMember[];
  /** Members who may play, by the ids under which the club knows them. */
  readonly players: readonly string[];
};

export const HOUSE_FILE = path.join(FOLDER, 'house.json');

export const readPlan = async (): Promise<Plan> => {
  const [people, shapes, tables, offerings, promotions, members, tournaments] = await Promise.all([
    read('people.json', z.array(Person)),
    read('games.json', z.array(Shape)),
    read('tables.json', z.array(PlannedTable)),
    read('offerings.json', Offerings),
    read('promotions.json', z.array(Opened)),
    read('members.json', z.array(PlannedMember)),
    read('tournaments.json', Tournaments),
  ]);
  const players = members.filter(({ excluded }) => excluded === undefined).map(({ member }) => member);
  return {
    people,
    tables,
    members,
    players,
    promotions,
    tournaments: tournaments.events,
    entrants: [...tournaments.names, ...players],
    shapes: new Map(shapes.flatMap(shape => shape.games.map(game => [game, shape] as const))),
    offerings: offeringsIn(offerings, tables),
  };
};

const read = async <Value>(name: string, schema: z.ZodType<Value>): Promise<Value> =>
  schema.parse(JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')));

/** Every activity of both catalogues but those left out, at the tables of its own catalogue where none are named. */
const offeringsIn = (
  { leftOut, chosen }: z.output<typeof Offerings>,
  tables: readonly DemoTable[],
): readonly DemoOffering[] =>
  RULEBOOK.filter(({ key }) => !leftOut.some(({ activity }) => activity === key)).map(activity => {
    const own = chosen.find(one => one.activity === activity.key);
    const ofCatalogue = tables.filter(({ catalogue }) => catalogue === activity.house).map(({ table }) => table);
    return {
      activity,
      offering: offeringOf(activity, own?.choices ?? {}),
      tables: own?.tables ?? ofCatalogue,
      ...(own?.fund === undefined ? {} : { fund: { ...own.fund, advance: NOTHING } }),
    };
  });

/** The lower end of every range, besides what was chosen. */
const offeringOf = (activity: Activity, choices: Readonly<Record<string, unknown>>): Offering => {
  const whole = wholeOffering(activity);
  const written = readOfferingFile(activity, choices);
  if (!written.ok) throw new Error(`demo/offerings.json: ${activity.key}: ${written.problems[0]?.sentence}`);
  const named = Object.fromEntries(Object.entries(written.offering).filter(([name]) => name in choices));
  return { ...whole, ...named };
};
