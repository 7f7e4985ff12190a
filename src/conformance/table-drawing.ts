import { answer, defined } from '#core/base';
import { cardsOfDeck, DECKS, isCard } from '#core/cards';
import type { CommandIn, StateIn } from '#core/house';
import type { Rule } from '#core/mechanisms';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import { tableDrawsOf, tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import { Amount } from '#core/money';
import {
  either,
  type Filled,
  list,
  loose,
  one,
  optional,
  otherwise,
  record,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { whole } from './compare.ts';
import type { SetTable } from './floor.ts';

import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT, RoleText } from './read.ts';
import { open } from './stage.ts';
import { HandPrizes, valueAwardsIn } from './wheel.ts';

const Seat = loose({
  seat: Whole,
  id: otherwise(yes, true),
  dealtBefore: otherwise(yes, true),
  role: otherwise(RoleText, 'player'),
  age: optional(Whole),
});

const Table = loose({
  table: Whole,
  active: otherwise(yes, true),
  live: otherwise(yes, true),
  tournament: otherwise(yes, false),
  style: otherwise(one(['poker', 'asian']), 'poker'),
  seats: otherwise(list(Seat), []),
});

const Scenario = loose({
  activity: Approved,
  offering: loose({ item: optional(Text), prize: optional(Amount), handPrizes: HandPrizes }),
  tables: list(Table),
  balls: Wholes,
  card: optional(either(Whole, Wholes)),
  cards: otherwise(record(Text, Text), {}),
  stops: otherwise(Texts, []),
});
type Scenario = Filled<typeof Scenario>;

/** Kind `table-drawing`: balls until a table wins, and what it wins. */
export const tableDrawing = kindOf(Scenario, async (scenario, journal) => {
  const { offering, stops, tables } = scenario;
  const promotion = promotionOf(scenario.activity, offering, postedPrize(scenario));
  const posted = { prizes: offering.handPrizes, valueAwards: valueAwardsIn(stops) };
  const stage = await open(journal, promotion, 'table-drawing', posted);
  if (!stage.ok) return stage;
  const unset = await journal.scene.floor(tables.filter(({ active }) => active).map(seatedAt));
  if (unset !== undefined) return unset;
  const [isSpunOut, command] = commandOf(promotion, scenario);
  for (const ball of command.balls) await stage.value.commit({ type: 'DrawBall', ball }, Temporal.Instant.from(AT));
  const refused = await stage.value.commit(command, Temporal.Instant.from(AT));
  if (refused !== undefined) return refused;
  const { last } = await stage.value.desk();
  const { table = null, heldOut, awards, forfeited, spinner = null, hand } = last!; // Just drawn.
  return answer({
    table,
    heldOut,
    awards: new Set(isSpunOut ? awards.map(awardOf) : []),
    forfeited: new Set(forfeited.filter(seat => seat !== SOMEBODY)),
    spinner,
    category: isSpunOut ? hand?.category : undefined,
  });
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
      ? [{ seat: SOMEBODY }]
      : seats.map(({ seat, dealtBefore, role, age }) => ({ seat, isDealtIn: dealtBefore, role, age })),
});

/**
 * What came out. Where a scenario ends before the spin does, the wheel is spun on until there is a hand, of which
 * nothing is asked: then ID matters to the one with the ace alone.
 */
const commandOf = (
  { activity, offering }: Rule,
  { tables, balls, card, cards, stops, offering: { item } }: Scenario,
): readonly [isSpunOut: boolean, command: Extract<CommandIn<'table-drawing'>, { type: 'DrawTable' }>] => {
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
    ...defined({ item }),
    spinCards: cards,
    stops: isSpunOut ? stops : [...stops, ...cardsOfDeck(DECKS['standard-52'])],
  } as const;
  return [isSpunOut, command];
};

/** The amount is posted under the key of the chips that a drawn table gets. */
const postedPrize = ({ activity, offering }: Scenario) => {
  const chips = tableDrawsOf(activity)
    .map(({ gives }) => gives)
    .find(({ type }) => type === 'chips');
  return chips?.type === 'chips' ? { [chips.prize]: offering.prize } : {};
};

type TableAward = NonNullable<StateIn<'table-drawing'>['last']>['awards'][number];
const awardOf = (award: TableAward) => {
  switch (award.type) {
    case 'pot':
      return whole({ pot: true, cents: award.amount });
    case 'money':
      return whole({ seat: award.seat, cents: award.amount });
    case 'item':
      return whole({ seat: award.seat, item: award.item });
  }
};
