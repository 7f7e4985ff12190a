import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DECKS, type DeckKey } from '#core/cards';
import type { CommandOf, FundStanding } from '#core/house';
import { cents, NOTHING } from '#core/money';
import { DEPARTMENTS, STAFF_ROLES } from '#core/people';
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
  posted: z.record(z.string(), z.unknown()),
});

export type DemoPerson = z.output<typeof Person>;
export type Shape = z.output<typeof Shape>;
export type DemoTable = z.output<typeof PlannedTable>;
export type OpenPromotion = CommandOf<'OpenPromotion'>;
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
  readonly promotions: readonly OpenPromotion[];
  /** Members of the club, by the ids under which it knows them. */
  readonly players: readonly string[];
};

export const HOUSE_FILE = path.join(FOLDER, 'house.json');

export const readPlan = async (): Promise<Plan> => {
  const [people, shapes, tables, offerings, promotions, players] = await Promise.all([
    read('people.json', z.array(Person)),
    read('games.json', z.array(Shape)),
    read('tables.json', z.array(PlannedTable)),
    read('offerings.json', Offerings),
    read('promotions.json', z.array(Opened)),
    read('players.json', z.array(z.string())),
  ]);
  return {
    people,
    tables,
    players,
    // Whether they fit together the house says when they are opened.
    promotions: promotions.map(one => ({ type: 'OpenPromotion', ...one }) as OpenPromotion),
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
