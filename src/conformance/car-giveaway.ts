import { z } from 'zod';
import { type ChipCount, type FirstRound, finalTable, firstRound, tryKeys } from '#core/mechanisms/car-giveaway';
import type { Activity } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { byKey, differsIn, outcome, sorted } from './promotion-json.ts';

const Holder = z.object({
  present: z.boolean().default(true),
  id: z.boolean().default(true),
  pass: z.boolean().default(true),
});
const Count = z.tuple([z.string(), z.number()]).transform(([player, chips]): ChipCount => ({ player, chips }));

const Scenario = z.object({
  activity: z.string(),
  people: z.record(z.string(), Holder).default({}),
  cards: z.record(z.string(), z.string()).default({}),
  envelopes: z.record(z.string(), z.int()).default({}),
  startingEnvelope: z.int().default(0),
  tables: z.array(z.array(Count)).optional(),
  final: z.array(Count).optional(),
  expect: z.object({
    order: z.array(z.string()).optional(),
    winner: z.string().optional(),
    tries: z.int().optional(),
    advance: z.array(z.string()).optional(),
    prizes: z.record(z.string(), z.union([z.int(), z.string()])).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

/** Who decides: the mechanism alone, or a house. */
type Way = {
  readonly tryKeys: typeof tryKeys;
  readonly firstRound: typeof firstRound;
  readonly finalTable: typeof finalTable;
};

/** Kind `car-giveaway`: keys in envelopes, or two tables and a final table. */
export const carGiveaway = (json: unknown): readonly string[] =>
  carGiveawayBy(json, { tryKeys, firstRound, finalTable });

/** The same whoever decides. */
export const carGiveawayBy = (json: unknown, way: Way): readonly string[] => {
  const scenario = Scenario.parse(json);
  const activity = findActivity(scenario.activity);
  if (activity === undefined) return [`there is no activity ${scenario.activity}`];
  return scenario.tables === undefined
    ? keys(activity, scenario, way)
    : tables(activity, scenario, scenario.tables, way);
};

const keys = (
  activity: Activity,
  { people, cards, envelopes, startingEnvelope, expect }: Scenario,
  way: Way,
): readonly string[] => {
  const holders = Object.entries(people).map(([player, { present, id, pass }]) => ({
    player,
    isPresent: present,
    showsId: id,
    showsPass: pass,
    ...(cards[player] === undefined ? {} : { card: cards[player] === '10' ? 'T' : cards[player] }),
    ...(envelopes[player] === undefined ? {} : { envelope: envelopes[player] }),
  }));
  const result = way.tryKeys(activity, holders, startingEnvelope);
  const refused = outcome(expect.refused, result.ok ? undefined : result);
  if (refused !== undefined || !result.ok) return refused ?? [];
  return [
    ...differsIn('order', expect.order, result.value.order),
    ...differsIn('winner', expect.winner, result.value.winner),
    ...differsIn('tries', expect.tries, result.value.tries),
  ];
};

const tables = (
  activity: Activity,
  { final, expect }: Scenario,
  counts: readonly (readonly ChipCount[])[],
  way: Way,
): readonly string[] => {
  const first = way.firstRound(activity, counts);
  const prizes = first.ok ? prizesOf(activity, first.value, final, way) : first;
  const refused = outcome(expect.refused, prizes.ok ? undefined : prizes);
  if (refused !== undefined || !first.ok || !prizes.ok) return refused ?? [];
  return [
    ...differsIn('advance', sorted(expect.advance), sorted(first.value.advance)),
    ...differsIn('prizes', byKey(expect.prizes), byKey(prizes.value)),
  ];
};

const prizesOf = (activity: Activity, first: FirstRound, final: readonly ChipCount[] | undefined, way: Way) => {
  if (final === undefined) return { ok: true, value: first.prizes } as const;
  const end = way.finalTable(activity, first, final);
  if (!end.ok) return end;
  const { winner, topPrize, prizes } = end.value;
  return { ok: true, value: { ...first.prizes, ...prizes, [winner]: topPrize } } as const;
};
