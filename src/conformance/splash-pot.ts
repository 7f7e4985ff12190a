import { z } from 'zod';
import type { Refusal } from '#core/base';
import { standingFund } from '#core/house';
import { tokens } from '#core/mechanisms/splash-pot';
import { type Cents, NOTHING } from '#core/money';
import { floorAt, type SetTable } from './floor.ts';
import { throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { differsIn, Money, outcome, readPromotion, refusalOf, sorted } from './promotion-json.ts';

const Table = z.object({
  table: z.int(),
  playersDealtIn: z.int(),
  tournament: z.boolean().default(false),
  live: z.boolean().default(true),
});
const Hand = z.object({
  table: z.int(),
  playersDealtIn: z.int().default(4),
  pot: Money.default(NOTHING),
  winners: z.array(z.int()),
});
const Payout = z.object({ table: z.int(), seat: z.int(), cents: z.int(), item: z.string().optional() });

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({
    prize: Money.optional(),
    item: z.string().optional(),
    tables: z.int().default(1),
  }),
  fund: z.unknown().optional(),
  tables: z.array(Table),
  draws: z.array(z.int()).default([]),
  hands: z.array(Hand).default([]),
  expect: z.object({
    tokens: z.array(z.int()).optional(),
    splashed: z.array(z.int()).optional(),
    payouts: z.array(Payout).optional(),
    fund: z.object({ reserve: z.int().default(0), advance: z.int().default(0) }).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

/** Kind `splash-pot`: tables are drawn, their next pots are splashed and won, and the house's fund pays. */
export const splashPot = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const { activity: id, offering, fund: fundJson, tables, draws, hands, expect } = Scenario.parse(json);
    const promotion = readPromotion(id, offering, { splash: offering.prize });
    const refused = (...refusals: readonly Refusal[]) => outcome(expect.refused, refusalOf(promotion, refusals)) ?? [];
    const stage = open(promotion, 'splash-pot', splashOf(offering), fundJson);
    if (!stage.ok) return refused(stage);
    journal().happened(
      ...floorAt(
        tables.map(table => seatedAt(table, hands)),
        AT,
      ),
    );
    const seen = hands.map(({ table, pot, winners }) => ({ table, pot, winners }));
    const command = { type: 'SplashPots', draws, hands: seen, count: offering.tables };
    const withTokens = tokens(promotion.activity, journal().house());
    const refusal = stage.value.commit(command, Temporal.Instant.from(AT));
    if (refusal !== undefined || expect.refused === true) return refused(...(refusal === undefined ? [] : [refusal]));
    const { splashed, payouts } = stage.value.state().last!; // The command has just splashed them.
    const { funds, offerings } = journal().house();
    const activity = promotion.activity.id;
    const fund = standingFund(funds, { activity, reserveOf: offerings.get(activity)?.reserveOf ?? activity });
    return [
      ...differsIn('tokens', sorted(expect.tokens), sorted(withTokens)),
      ...differsIn('splashed', expect.splashed, splashed),
      ...differsIn('payouts', sorted(expect.payouts?.map(paidOut)), sorted(payouts.map(paidIn))),
      ...differsIn('reserve', expect.fund?.reserve, fund.reserve),
      ...differsIn('advance', expect.fund?.advance, fund.advance),
    ];
  });

const splashOf = ({ item, prize }: Scenario['offering']) => {
  if (item !== undefined)
    return { splash: { type: 'item', item, ...(prize === undefined ? {} : { value: prize }) } } as const;
  return prize === undefined ? {} : { splash: { type: 'money', amount: prize } as const };
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
    game: 'texas-holdem',
    isLive: live,
    isTournament: tournament,
    seats: seats.map((seat, place) => ({ seat, isDealtIn: place < dealt })),
  };
};

type Paid = { readonly table: number; readonly seat: number; readonly item?: string | undefined };
const paidOut = ({ cents, ...to }: Paid & { readonly cents: number }): string => inOneLine(to, cents);
const paidIn = ({ amount, ...to }: Paid & { readonly amount: Cents }): string => inOneLine(to, amount);
const inOneLine = ({ table, seat, item }: Paid, cents: number): string =>
  `table ${table} seat ${seat}: ${cents}${item === undefined ? '' : ` and ${item}`}`;
