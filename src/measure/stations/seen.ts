import type { Card, Tile } from '#core/cards';
import { type Fact, factsFor } from '#core/eligibility';
import type { CommandOf, House, HouseCommand, Seen } from '#core/house';
import { type Cents, formatAmount } from '#core/money';
import { layoutOf } from '#core/qualifying';
import { rowsInForce } from '#core/rulebook';
import { checklistOf } from '#core/state';
import {
  type CardField,
  EMPTY_DRAFT,
  fieldsOf,
  fits,
  type SeenDraft,
  seenOf,
  type Table,
  verifyCommand,
  withCards,
  withHand,
  withPlace,
} from '#entry';
import { CannotBeEntered } from './cannot.ts';
import { seatsAt } from './seats.ts';
import type { Written } from './written.ts';

export const SHEET = 'floor: the cards and facts of a round';

type Asked = { readonly table: number; readonly called: readonly number[]; readonly activity: string };

/** What the floor sends after it has tapped the cards and written down what the sheet asks for. */
export const enteredHands = (command: CommandOf<'VerifyHands'>, house: House, written: Written): HouseCommand => {
  const { table, activity, seen, checked, seal = '' } = command;
  const calls = [...house.calls.values()].filter(call => call.table === table && call.activity === activity);
  const called = [...new Set(calls.map(({ seat }) => seat))];
  const { draft, fields } = drafted({ table, called, activity }, seen, house, written);
  const approved = house.settings.activities.find(({ id }) => id === activity);
  const checklist = approved === undefined ? house.settings.checklist : checklistOf(house, approved);
  return verifyCommand({
    table,
    activity,
    draft: { ...draft, deckCounted: true, checked, seal },
    fields,
    checklist,
  });
};

/** The table as it is written down for a board. */
export const seenEntered = (asked: Asked, seen: Seen, house: House, written: Written): Seen => {
  const { draft, fields } = drafted(asked, seen, house, written);
  return seenOf(draft, fields);
};

const drafted = ({ table, called, activity }: Asked, seen: Seen, house: House, written: Written) => {
  const { game = '', isLive = true } = house.tables.get(table)?.plays ?? {};
  const approved = house.settings.activities.find(({ id }) => id === activity);
  const offering = house.offerings.get(activity)?.offering;
  const facts =
    approved === undefined || offering === undefined
      ? []
      : factsFor(approved, rowsInForce(approved, offering, game), { game, isLive });
  const at: Table = { layout: layoutOf(game), seats: seatsAt(house, table), called, facts };
  const marked = withPlaces(withHands(flagged(seen), seen), seen, at, { table, written });
  for (const fact of ['tableLimit', 'feePayersInRoom'] as const)
    if (seen[fact] !== undefined) written.leftOut.add(fact);
  return dealtOut(marked, seen, at);
};

const flagged = (seen: Seen): SeenDraft => ({
  ...EMPTY_DRAFT,
  reachedShowdown: seen.reachedShowdown,
  isMisdeal: seen.isMisdeal ?? false,
  isFouledDeck: seen.isFouledDeck ?? false,
  wasDiscussed: seen.wasDiscussed ?? false,
  playersDealtIn: seen.playersDealtIn === undefined ? '' : String(seen.playersDealtIn),
  pot: seen.pot === undefined ? '' : formatAmount(seen.pot),
});

const withHands = (draft: SeenDraft, { hands }: Seen): SeenDraft =>
  hands.reduce(
    (all, { seat, homeRun }) => (homeRun === undefined ? all : withHand(all, seat, { homeRun: String(homeRun) })),
    draft,
  );

type Where = { readonly table: number; readonly written: Written };

const withPlaces = (draft: SeenDraft, { places = [] }: Seen, at: Table, { table, written }: Where): SeenDraft =>
  places.reduce((all, { seat, position = 1, wager, asked: _, ...did }) => {
    const isThere = at.seats.some(one => one.seat === seat && one.position === position);
    if (!isThere) throw new CannotBeEntered(`what seat ${seat} did at position ${position}`, SHEET);
    const isTooYoung = written.tooYoung.has(`${table} ${seat} ${position}`);
    const isAsked = wager !== undefined && at.facts.includes('wager');
    const marks = Object.entries(did).filter(([mark]) => at.facts.includes(FACT_OF[mark]!)); // Every mark has its fact.
    const part = {
      ...Object.fromEntries(marks),
      ...(isAsked ? { wager: amountText(wager) } : {}),
      ...(isTooYoung ? { isTooYoung } : {}),
    };
    return Object.keys(part).length === 0 ? all : withPlace(all, { seat, position }, part);
  }, draft);

const FACT_OF: Readonly<Record<string, Fact>> = {
  folded: 'folded',
  bonusOnly: 'bonus-only',
  isHeldAside: 'held-aside',
  isAllIn: 'all-in',
  missedBlind: 'missed-blind',
};

const amountText = (amount: Cents): string => formatAmount(amount);

/** Card by card, in the fields that the sheet has. */
const dealtOut = (draft: SeenDraft, seen: Seen, at: Table) => {
  const fields = fieldsOf(at, draft);
  const filled = fields.reduce((all, field) => tapped(all, field, piecesFor(field, seen, fields), at), draft);
  const entered = new Set(fields.flatMap(field => ('seat' in field ? [field.seat] : [])));
  const lost = seen.hands.find(({ seat, cards, tiles = [] }) => cards.length + tiles.length > 0 && !entered.has(seat));
  if (lost !== undefined) throw new CannotBeEntered(`the cards of seat ${lost.seat}`, SHEET);
  if (seen.board.length > 0 && !fields.some(({ key }) => key === 'board'))
    throw new CannotBeEntered('the board', SHEET);
  return { draft: filled, fields };
};

const tapped = (draft: SeenDraft, field: CardField, pieces: readonly (Card | Tile)[], { layout }: Table): SeenDraft =>
  pieces.reduce((all, piece) => {
    if (!fits(layout, all, field, piece)) throw new CannotBeEntered(`${piece} at ${field.key}`, SHEET);
    return withCards(all, field.key, [...(all.cards[field.key] ?? []), piece]);
  }, draft);

const piecesFor = (field: CardField, seen: Seen, fields: readonly CardField[]): readonly (Card | Tile)[] => {
  switch (field.type) {
    case 'board':
      return seen.board;
    case 'dealer':
      return seen.dealerCards;
    case 'player':
    case 'banker':
      return seen.coup?.[field.type] ?? [];
    default: {
      const hand = seen.hands.find(({ seat }) => seat === field.seat);
      if (hand === undefined) return [];
      const { set, cards, tiles = [] } = hand;
      if (field.type !== 'seat') return set?.[field.type] ?? wholeInParts(hand.seat, fields, [...cards, ...tiles]);
      const inSet = [...(set?.front ?? []), ...(set?.middle ?? []), ...(set?.back ?? [])];
      return cards.length + tiles.length > 0 ? [...cards, ...tiles] : inSet;
    }
  }
};

/** The sheet asks how a hand was set, and the scenario does not say. */
const wholeInParts = (seat: number, _: readonly CardField[], pieces: readonly (Card | Tile)[]): readonly never[] => {
  if (pieces.length === 0) return [];
  throw new CannotBeEntered(`a hand of seat ${seat} that is not set`, SHEET);
};
