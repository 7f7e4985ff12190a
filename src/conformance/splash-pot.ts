import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import { decideFund, evolveFund, type Fund } from '#core/fund';
import {
  type NextHand,
  type PokerTable,
  type Splash,
  type SplashDrawing,
  type SplashResult,
  splashTables,
  tokens,
} from '#core/mechanisms/splash-pot';
import { NOTHING } from '#core/money';
import { readFund } from './offering-json.ts';
import { differsIn, Money, outcome, type Promotion, readPromotion, refusalOf, sorted } from './promotion-json.ts';

const Table = z
  .object({
    table: z.int(),
    playersDealtIn: z.int(),
    tournament: z.boolean().default(false),
    live: z.boolean().default(true),
  })
  .transform(
    ({ table, playersDealtIn, tournament, live }): PokerTable => ({
      table,
      playersDealtIn,
      isTournament: tournament,
      isLive: live,
    }),
  );
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

/** What came of it, and the fund after the prizes. */
type Splashed = Pick<SplashResult, 'splashed' | 'payouts'> & { readonly fund: Pick<Fund, 'reserve' | 'advance'> };
type Way = (
  promotion: Promotion,
  given: {
    readonly tables: readonly PokerTable[];
    readonly drawing: SplashDrawing;
    readonly splash: Splash | undefined;
    readonly fund: unknown;
  },
) => Answer<Splashed>;

/** Kind `splash-pot`: tables are drawn, their next pots are splashed and won. */
export const splashPot = (json: unknown): readonly string[] =>
  splashPotBy(json, (promotion, { tables, drawing, splash, fund }) => {
    const result = splashTables(promotion.activity, tables, drawing, splash);
    return result.ok ? answer({ ...result.value, fund: pay(promotion, fund, result.value.due) }) : result;
  });

/** The same whoever decides. */
export const splashPotBy = (json: unknown, way: Way): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { tables, draws, expect, offering } = scenario;
  const hands: readonly NextHand[] = scenario.hands;
  const promotion = readPromotion(scenario.activity, offering, { splash: offering.prize });
  const drawing = { draws, hands, count: offering.tables };
  const given = { tables, drawing, splash: splashOf(offering), fund: scenario.fund };
  const result = way(promotion, given);
  const refused = outcome(expect.refused, refusalOf(promotion, result.ok ? [] : [result]));
  if (refused !== undefined || !result.ok) return refused ?? [];
  const { splashed, payouts, fund } = result.value;
  return [
    ...differsIn('tokens', sorted(expect.tokens), sorted(tokens(promotion.activity, tables))),
    ...differsIn('splashed', expect.splashed, splashed),
    ...differsIn(
      'payouts',
      sorted(expect.payouts?.map(inOneLine)),
      sorted(payouts.map(({ amount, ...one }) => inOneLine({ ...one, cents: amount }))),
    ),
    ...differsIn('reserve', expect.fund?.reserve, fund.reserve),
    ...differsIn('advance', expect.fund?.advance, fund.advance),
  ];
};

const splashOf = ({ item, prize }: Scenario['offering']): Splash | undefined => {
  if (item !== undefined) return { type: 'item', item, ...(prize === undefined ? {} : { value: prize }) };
  return prize === undefined ? undefined : { type: 'money', amount: prize };
};

const pay = ({ activity, offering }: Promotion, standing: unknown, due: Parameters<typeof payment>[0]) => {
  const rule = { activity, offering };
  const fund = readFund(activity, offering, standing);
  const decision = decideFund(rule, fund, payment(due));
  if (!decision.ok) throw new Error(decision.message);
  return decision.events.reduce(evolveFund, fund);
};

const payment = (prizes: Extract<Parameters<typeof decideFund>[2], { type: 'PayPrizes' }>['prizes']) =>
  ({ type: 'PayPrizes', prizes, hits: [] }) as const;

const inOneLine = ({
  table,
  seat,
  cents,
  item,
}: {
  table: number;
  seat: number;
  cents: number;
  item?: string | undefined;
}): string => `table ${table} seat ${seat}: ${cents}${item === undefined ? '' : ` and ${item}`}`;
