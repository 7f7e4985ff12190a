import { z } from 'zod';
import type { Refusal } from '#core/base';
import type { CommandIn, EventIn } from '#core/house';
import { NOTHING } from '#core/money';
import { roleOf } from './activity-round-json.ts';
import { floorAt, type SetTable } from './floor.ts';
import { type HouseStage, throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { differsIn, Money, outcome, readPromotion, refusalOf } from './promotion-json.ts';

const Payout = z.object({ seat: z.int(), cents: z.int().optional(), item: z.string().optional() });
const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({}).default({}),
  squares: z.array(z.object({ table: z.int(), top: z.int(), left: z.int() })).default([]),
  periods: z.array(
    z.object({
      name: z.string(),
      prize: Money.optional(),
      item: z.string().optional(),
      score: z.tuple([z.int(), z.int()]),
    }),
  ),
  bowl: z.array(z.int()).default([]),
  seated: z.record(z.string(), z.array(z.object({ seat: z.int(), role: z.string().default('player') }))).default({}),
  expect: z.object({
    periods: z
      .array(
        z.object({
          name: z.string(),
          table: z.int().nullable().optional(),
          payouts: z.array(Payout).optional(),
          carriedOver: z.union([z.int(), z.string()]).optional(),
        }),
      )
      .optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;
type Scored = Extract<EventIn<'squares'>, { type: 'PeriodScored' }>;

/** A contest on a board of squares, one period after the other; the last one is final. */
export const squares = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = Scenario.parse(json);
    const promotion = readPromotion(scenario.activity, scenario.offering, {});
    const stage = open(promotion, 'squares', {});
    if (stage.ok) journal().happened(...floorAt(Object.entries(scenario.seated).map(tableOf), AT));
    const refused = stage.ok ? run(stage.value, scenario) : stage;
    const scored = stage.ok ? stage.value.events.filter(event => event.type === 'PeriodScored') : [];
    const refusal = refusalOf(promotion, refused === undefined ? [] : [refused]);
    return outcome(scenario.expect.refused, refusal) ?? differences(scenario, scored);
  });

/** A live game with these in their seats. */
const tableOf = ([table, seats]: readonly [string, Scenario['seated'][string]]): SetTable => ({
  table: Number(table),
  game: 'texas-holdem',
  isLive: true,
  isTournament: false,
  seats: seats.map(({ seat, role }) => ({ seat, role: roleOf(role), isDealtIn: false })),
});

/** A refusal ends it. */
const run = ({ commit }: HouseStage<'squares'>, scenario: Scenario): Refusal | undefined => {
  for (const command of commandsOf(scenario)) {
    const refused = commit(command, NOW);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

const NOW = Temporal.Instant.from('2026-02-08T23:00Z');

const commandsOf = ({ squares: board, periods, bowl }: Scenario): readonly CommandIn<'squares'>[] => {
  const scoring = periods.map(
    ({ name, prize, item, score }, place): CommandIn<'squares'> => ({
      type: 'ScorePeriod',
      period: name,
      score,
      prizes: { cash: prize ?? NOTHING, items: item === undefined ? [] : [item] },
      isFinal: place === periods.length - 1,
      bowl,
    }),
  );
  return [{ type: 'SetBoard', board }, ...scoring];
};

const differences = ({ expect, periods }: Scenario, scored: readonly Scored[]): readonly string[] =>
  (expect.periods ?? []).flatMap(expected => {
    const got = scored.find(({ period }) => period === expected.name);
    if (got === undefined) return [`period ${expected.name} is not scored`];
    const isItem = periods.some(({ name, item }) => name === expected.name && item !== undefined);
    const carried = isItem && typeof expected.carriedOver === 'string' ? got.carried.items.at(-1) : got.carried.cash;
    return [
      ...differsIn(`${expected.name} table`, expected.table, got.table ?? null),
      ...differsIn(`${expected.name} payouts`, plain(expected.payouts), plain(got.payouts.map(asJson))),
      ...differsIn(`${expected.name} carriedOver`, expected.carriedOver, carried),
    ];
  });

const asJson = ({ seat, amount, item }: Scored['payouts'][number]): z.output<typeof Payout> =>
  amount === undefined ? { seat, item } : { seat, cents: amount };

/** In the order of seats, whatever the order of the fields. */
const plain = (payouts: readonly z.output<typeof Payout>[] | undefined) =>
  payouts?.map(({ seat, cents: amount, item }) => `${seat}: ${amount ?? item}`).toSorted();
