import { z } from 'zod';
import { cardsOfDeck, DECKS, isCard } from '#core/cards';
import type { CommandIn, StateIn } from '#core/house';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import { tableDrawsOf, tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { floorAt, type SetTable } from './floor.ts';
import { throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { differsIn, Money, outcome, type Promotion, readPromotion, refusalOf, sorted } from './promotion-json.ts';
import { HandPrizes, valueAwardsIn } from './wheel.ts';

const Seat = z.object({
  seat: z.int(),
  id: z.boolean().default(true),
  dealtBefore: z.boolean().default(true),
  role: z.string().default('player').transform(roleOf),
  age: z.int().optional(),
});

const Table = z.object({
  table: z.int(),
  active: z.boolean().default(true),
  live: z.boolean().default(true),
  tournament: z.boolean().default(false),
  style: z.enum(['poker', 'asian']).default('poker'),
  seats: z.array(Seat).default([]),
});

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
type Scenario = z.output<typeof Scenario>;

/** Kind `table-drawing`: balls until a table wins, and what it wins. */
export const tableDrawing = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = Scenario.parse(json);
    const { expect, offering, stops, tables } = scenario;
    const promotion = readPromotion(scenario.activity, offering, postedPrize(scenario));
    const posted = { prizes: offering.handPrizes, valueAwards: valueAwardsIn(stops) };
    const stage = open(promotion, 'table-drawing', posted);
    if (stage.ok) journal().happened(...floorAt(tables.filter(({ active }) => active).map(seatedAt), AT));
    const [isSpunOut, command] = commandOf(promotion, scenario);
    const refusal = stage.ok ? stage.value.commit(command, Temporal.Instant.from(AT)) : stage;
    const refused = outcome(expect.refused, refusalOf(promotion, refusal === undefined ? [] : [refusal]));
    if (refused !== undefined || !stage.ok) return refused ?? [];
    const { table, heldOut, awards, forfeited, spinner, hand } = stage.value.state().last!; // It has just been drawn.
    const given = isSpunOut ? awards : [];
    return [
      ...differsIn('table', expect.table, table ?? null),
      ...differsIn('heldOut', expect.heldOut, heldOut),
      ...differsIn('awards', sorted(expect.awards?.map(inOneLine)), sorted(given.map(plain).map(inOneLine))),
      ...differsIn('forfeited', sorted(expect.forfeited), sorted(forfeited.filter(seat => seat !== SOMEBODY))),
      ...differsIn('spinner', expect.spinner, spinner ?? null),
      ...differsIn('category', expect.category, isSpunOut ? hand?.category : undefined),
    ];
  });

/** Sits at an active table of which a scenario lists no seat: nobody whom a card or a prize could reach. */
const SOMEBODY = 20;

const seatedAt = ({ table, live, tournament, style, seats }: Scenario['tables'][number]): SetTable => ({
  table,
  game: style === 'poker' ? 'texas-holdem' : 'pan-9',
  isLive: live,
  isTournament: tournament,
  seats:
    seats.length === 0
      ? [{ seat: SOMEBODY, isDealtIn: false }]
      : seats.map(({ seat, dealtBefore, role, age }) => ({
          seat,
          isDealtIn: dealtBefore,
          role,
          ...(age === undefined ? {} : { age }),
        })),
});

/**
 * What came out. Where a scenario ends before the spin does, the wheel is spun on until there is a hand, of which
 * nothing is asked: then ID matters to the one with the ace alone.
 */
const commandOf = (
  { activity, offering }: Promotion,
  { tables, balls, card, cards, stops, offering: { item } }: Scenario,
): readonly [isSpunOut: boolean, command: CommandIn<'table-drawing'>] => {
  const isSpin = tableDrawTermsOf(activity, offering)?.gives.type === 'spin';
  const wheel = cardWheelTermsOf(activity, offering);
  const shown = new Set(stops.filter(isCard));
  const isSpunOut = !isSpin || wheel === undefined || shown.size >= wheel.cards;
  const ids = tables.flatMap(({ table, seats }) =>
    seats
      .filter(({ seat, id }) => id || !(isSpunOut || cards[seat] === 'A'))
      .map(({ seat }) => ({ table, seat, player: `${table}/${seat}` })),
  );
  const command = {
    type: 'DrawTable',
    balls,
    ids,
    seatCards: card === undefined ? [] : [card].flat(),
    ...(item === undefined ? {} : { item }),
    spinCards: cards,
    stops: isSpunOut ? stops : [...stops, ...cardsOfDeck(DECKS['standard-52'])],
  } as const;
  return [isSpunOut, command];
};

/** The amount is posted under the key of the chips that a drawn table gets. */
const postedPrize = ({ activity, offering }: Scenario) => {
  const known = findActivity(activity);
  const gives = known === undefined ? [] : tableDrawsOf(known).map(terms => terms.gives);
  const chips = gives.find(({ type }) => type === 'chips');
  return chips?.type === 'chips' ? { [chips.prize]: offering.prize } : {};
};

type TableAward = NonNullable<StateIn<'table-drawing'>['last']>['awards'][number];
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
