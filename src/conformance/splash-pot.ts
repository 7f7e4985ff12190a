import { answer, defined } from '#core/base';
import { standingFund } from '#core/house';
import { tokens } from '#core/mechanisms/splash-pot';
import { Amount, NOTHING } from '#core/money';
import { anything, type Filled, list, loose, optional, otherwise, Text, Whole, Wholes, yes } from '#core/shape';
import { whole } from './compare.ts';
import type { SetTable } from './floor.ts';

import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT } from './read.ts';
import { open } from './stage.ts';

const Table = loose({
  table: Whole,
  playersDealtIn: Whole,
  tournament: otherwise(yes, false),
  live: otherwise(yes, true),
});
const Hand = loose({
  table: Whole,
  playersDealtIn: otherwise(Whole, 4),
  pot: otherwise(Amount, NOTHING),
  winners: Wholes,
});

const Scenario = loose({
  activity: Approved,
  offering: loose({ prize: optional(Amount), item: optional(Text), tables: otherwise(Whole, 1) }),
  fund: optional(anything),
  tables: list(Table),
  draws: otherwise(Wholes, []),
  hands: otherwise(list(Hand), []),
});
type Scenario = Filled<typeof Scenario>;

/** Kind `splash-pot`: tables are drawn, their next pots are splashed and won, and the house's fund pays. */
export const splashPot = kindOf(Scenario, async (scenario, journal) => {
  const { activity, offering, fund: fundJson, tables, draws, hands } = scenario;
  const promotion = promotionOf(activity, offering, { splash: offering.prize });
  const stage = await open(journal, promotion, 'splash-pot', splashOf(offering), fundJson);
  if (!stage.ok) return stage;
  const set = tables.map(table => seatedAt(table, hands));
  const unset = await journal.scene.floor(set);
  if (unset !== undefined) return unset;
  const withTokens = tokens(activity, journal.house());
  const seen = hands.map(({ table, pot, winners }) => ({ table, pot, winners }));
  const command = { type: 'SplashPots', draws, hands: seen, count: offering.tables };
  const refused = await stage.value.commit(command, Temporal.Instant.from(AT));
  if (refused !== undefined) return refused;
  const { splashed, payouts } = (await stage.value.desk()).last!; // The command has just splashed them.
  const { funds, offerings } = journal.house();
  const reserveOf = offerings.get(activity.id)?.reserveOf ?? activity.id;
  const { reserve, advance } = standingFund(funds, { activity: activity.id, reserveOf });
  return answer({
    tokens: new Set(withTokens),
    splashed,
    payouts: new Set(payouts.map(({ amount: cents, ...to }) => whole({ ...to, cents }))),
    // What is left out of it is nothing.
    fund: (expected: object) =>
      new Map(Object.entries({ reserve, advance }).filter(([key, amount]) => amount !== 0 || key in expected)),
  });
});

const splashOf = ({ item, prize }: Scenario['offering']) => {
  if (item !== undefined) return { splash: { type: 'item', item, ...defined({ value: prize }) } } as const;
  return prize === undefined ? {} : ({ splash: { type: 'money', amount: prize } } as const);
};

/** So many sit there as were dealt in when the drawing was announced; of its next hand the winners among them. */
const seatedAt = (
  { table, playersDealtIn, tournament, live }: Scenario['tables'][number],
  hands: Scenario['hands'],
): SetTable => {
  const hand = hands.find(one => one.table === table);
  const seats = [...(hand?.winners ?? [])];
  for (let seat = 1; seats.length < playersDealtIn; seat++) if (!seats.includes(seat)) seats.push(seat);
  const dealt = hand?.playersDealtIn ?? 0;
  return {
    table,
    isLive: live,
    isTournament: tournament,
    seats: seats.map((seat, place) => ({ seat, isDealtIn: place < dealt })),
  };
};
