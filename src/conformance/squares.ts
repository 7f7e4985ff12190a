import { answer } from '#core/base';
import type { CommandIn } from '#core/house';
import { Amount, NOTHING } from '#core/money';
import {
  anything,
  type Filled,
  list,
  loose,
  optional,
  otherwise,
  record,
  Text,
  tuple,
  Whole,
  Wholes,
} from '#core/shape';
import { whole } from './compare.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, RoleText } from './read.ts';
import { commitAll, open } from './stage.ts';

const Scenario = loose({
  activity: Approved,
  offering: optional(anything),
  squares: otherwise(list(loose({ table: Whole, top: Whole, left: Whole })), []),
  periods: list(loose({ name: Text, prize: optional(Amount), item: optional(Text), score: tuple(Whole, Whole) })),
  bowl: otherwise(Wholes, []),
  seated: otherwise(record(Text, list(loose({ seat: Whole, role: otherwise(RoleText, 'player') }))), {}),
});

/** A contest on a board of squares, one period after the other; the last one is final. */
export const squares = kindOf(Scenario, async (scenario, journal) => {
  const scoring = commandsOf(scenario).filter(command => command.type === 'ScorePeriod');
  const posted = { periods: scoring.map(({ period, prizes }) => ({ period, prizes })) };
  const stage = await open(journal, promotionOf(scenario.activity, scenario.offering), 'squares', posted);
  if (!stage.ok) return stage;
  const tables = Object.entries(scenario.seated).map(([table, seats]) => ({ table: Number(table), seats }));
  const unset = await journal.scene.floor(tables);
  if (unset !== undefined) return unset;
  const refused = await commitAll(stage.value, commandsOf(scenario), NOW);
  if (refused !== undefined) return refused;
  const scored = stage.value.events.filter(event => event.type === 'PeriodScored');
  return answer({
    periods: (expected: readonly { readonly name: string; readonly carriedOver?: unknown }[]) =>
      expected.map(({ name, carriedOver }) => {
        const got = scored.find(({ period }) => period === name);
        if (got === undefined) return undefined;
        const { table = null, payouts, carried } = got;
        return {
          table,
          payouts: new Set(payouts.map(({ seat, amount, item }) => whole({ seat, cents: amount, item }))),
          carriedOver: typeof carriedOver === 'string' ? carried.items.at(-1) : carried.cash,
        };
      }),
  });
});

const NOW = Temporal.Instant.from('2026-02-08T23:00Z');

const commandsOf = ({ squares: board, periods, bowl }: Filled<typeof Scenario>): readonly CommandIn<'squares'>[] => {
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
