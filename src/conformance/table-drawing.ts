import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import type { Category } from '#core/cards';
import {
  awardChips,
  awardItems,
  drawSpinner,
  drawTable,
  type FloorTable,
  shareSpin,
  type TableAward,
  type TableAwards,
  type TableDraw,
} from '#core/mechanisms/table-drawing';
import { tableDrawsOf, tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { differsIn, Money, outcome, type Promotion, readPromotion, refusalOf, sorted } from './promotion-json.ts';
import { HandPrizes, spinCards } from './wheel.ts';

const Seat = z
  .object({
    seat: z.int(),
    id: z.boolean().default(true),
    dealtBefore: z.boolean().default(true),
    role: z.string().default('player').transform(roleOf),
    age: z.int().optional(),
  })
  .transform(({ seat, id, dealtBefore, role, age }) => ({
    seat,
    showsId: id,
    wasDealtIn: dealtBefore,
    role,
    ...(age === undefined ? {} : { age }),
  }));

const Table = z
  .object({
    table: z.int(),
    active: z.boolean().default(true),
    live: z.boolean().default(true),
    tournament: z.boolean().default(false),
    style: z.enum(['poker', 'asian']).default('poker'),
    seats: z.array(Seat).default([]),
  })
  .transform(
    ({ table, active, live, tournament, style, seats }): FloorTable => ({
      table,
      isActive: active,
      isLive: live,
      isTournament: tournament,
      hasPot: style === 'poker',
      seats,
    }),
  );

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({ item: z.string().optional(), prize: Money.optional(), handPrizes: HandPrizes.default({}) }),
  tables: z.array(Table),
  balls: z.array(z.int()),
  card: z.union([z.int(), z.array(z.int())]).optional(),
  cards: z.record(z.string(), z.string()).default({}),
  stops: z.array(z.string()).default([]),
  expect: z.object({
    table: z.int().nullable().optional(),
    heldOut: z.array(z.int()).optional(),
    awards: z
      .array(
        z.object({
          pot: z.boolean().optional(),
          seat: z.int().optional(),
          cents: z.int().optional(),
          item: z.string().optional(),
        }),
      )
      .optional(),
    forfeited: z.array(z.int()).optional(),
    spinner: z.int().nullable().optional(),
    category: z.string().optional(),
    refused: z.boolean().optional(),
  }),
});
export type Scenario = z.output<typeof Scenario>;

/** Kind `table-drawing`: balls until a table wins, and what it wins. */
export const tableDrawing = (json: unknown): readonly string[] => tableDrawingBy(json, wonBy);

/** The same whoever decides. */
export const tableDrawingBy = (json: unknown, wins: typeof wonBy): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { expect, offering } = scenario;
  const promotion = readPromotion(scenario.activity, offering, postedPrize(scenario));
  const won = wins(promotion, scenario);
  const refused = outcome(expect.refused, refusalOf(promotion, won.ok ? [] : [won]));
  if (refused !== undefined || !won.ok) return refused ?? [];
  const { table, heldOut, awards, forfeited, spinner, category } = won.value;
  return [
    ...differsIn('table', expect.table, table ?? null),
    ...differsIn('heldOut', expect.heldOut, heldOut),
    ...differsIn('awards', sorted(expect.awards?.map(inOneLine)), sorted(awards.map(plain).map(inOneLine))),
    ...differsIn('forfeited', sorted(expect.forfeited), sorted(forfeited)),
    ...differsIn('spinner', expect.spinner, spinner ?? null),
    ...differsIn('category', expect.category, category),
  ];
};

type Won = TableAwards & Omit<TableDraw, 'table'> & Drawn;
type Drawn = { readonly table?: number; readonly spinner?: number; readonly category?: Category };

const wonBy = (promotion: Promotion, scenario: Scenario): Answer<Won> => {
  const { activity, offering } = promotion;
  const { tables, balls, card } = scenario;
  const gives = tableDrawTermsOf(activity, offering)?.gives.type;
  if (gives === 'spin') return spin(promotion, scenario);
  const { table, heldOut } = drawTable(activity, tables, balls);
  if (table === undefined) return answer({ heldOut, awards: [], forfeited: [] });
  const won =
    gives === 'item'
      ? awardItems(activity, offering, table, scenario.offering.item ?? '')
      : awardChips(activity, offering, table, card === undefined ? [] : [card].flat());
  return won.ok ? answer({ table: table.table, heldOut, ...won.value }) : won;
};

const spin = (promotion: Promotion, { tables, balls, cards, stops, offering }: Scenario): Answer<Won> => {
  const bySeat = new Map(Object.entries(cards).map(([seat, card]) => [Number(seat), card]));
  const draw = drawSpinner(promotion.activity, promotion.offering, tables, { balls, cards: bySeat });
  if (!draw.ok) return draw;
  const { table, spinner, forfeited, heldOut } = draw.value;
  const drawn = { heldOut, forfeited, ...(table === undefined ? {} : { table: table.table }) };
  if (table === undefined || spinner === undefined) return answer({ ...drawn, awards: [] });
  const turn = spinCards(promotion, offering.handPrizes, stops);
  if (!turn.ok) return turn;
  const { hand, valueAwards } = turn.value;
  if (hand === undefined) return answer({ ...drawn, spinner, awards: [] });
  const shared = shareSpin(promotion.activity, table, { spinner, amount: hand.amount, valueAwards });
  const lost = [...forfeited, ...shared.forfeited];
  return answer({ ...drawn, spinner, ...shared, forfeited: lost, category: hand.category });
};

/** The amount is posted under the key of the chips that a drawn table gets. */
const postedPrize = ({ activity, offering }: Scenario) => {
  const known = findActivity(activity);
  const gives = known === undefined ? [] : tableDrawsOf(known).map(terms => terms.gives);
  const chips = gives.find(({ type }) => type === 'chips');
  return chips?.type === 'chips' ? { [chips.prize]: offering.prize } : {};
};

const plain = (award: TableAward) => {
  switch (award.type) {
    case 'pot':
      return { pot: true, cents: award.amount };
    case 'money':
      return { seat: award.seat, cents: award.amount };
    case 'item':
      return { seat: award.seat, item: award.item };
  }
};

type Line = {
  readonly pot?: boolean | undefined;
  readonly seat?: number | undefined;
  readonly cents?: number | undefined;
  readonly item?: string | undefined;
};
const inOneLine = ({ pot, seat, cents, item }: Line): string =>
  [pot === true ? 'pot' : `seat ${seat}`, cents ?? item].join(': ');
