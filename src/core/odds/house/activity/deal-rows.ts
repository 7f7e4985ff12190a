import { type Seeded, seeded } from '#core/base';
import { type Card, cardsOfDeck, dealCoup, type NaturalCard, TILES } from '#core/cards';
import { type Deal, type DealtHand, judge, outranks } from '#core/qualifying';
import { type BeatRule, bestRows, type Row } from '#core/rulebook';
import { type Part, type Progress, stretchesOf } from '../../answer/part.ts';
import type { Layout } from './layout.ts';
import type { Table } from './row-task.ts';
import { type Question, seenFrom } from './seat.ts';

/** How many hands of all rounds were paid each row, by its place, and the same added up in squares of the rounds. */
export type RowHits = { readonly sums: readonly number[]; readonly squares: readonly number[] };

/** Deals rounds and asks the judge that decides at the tables; nobody folds, and every hand is set for the row. */
export const dealRows = (question: Question, table: Table, part: Part, progress: Progress): RowHits => {
  const sums = question.rows.map(() => 0);
  const squares = question.rows.map(() => 0);
  const stretches = stretchesOf(table.rounds, table.seed, part);
  for (const [done, stretch] of stretches.entries()) {
    const dealNext = dealer(question.game, table, seeded(stretch.seed));
    for (let round = 0; round < stretch.deals; round++) {
      if (round % 256 === 0) progress(done + round / stretch.deals, stretches.length);
      const counts = countRound(question, dealNext(), table.loser);
      for (const [place, row] of question.rows.entries()) {
        const hits = counts.get(row) ?? 0;
        sums[place]! += hits;
        squares[place]! += hits * hits;
      }
    }
  }
  return { sums, squares };
};

const countRound = (question: Question, deal: Deal, loser: BeatRule['loser']): ReadonlyMap<Row, number> => {
  const counts = new Map<Row, number>();
  for (const hand of deal.hands) {
    const met = question.rows.filter(row => meets(question, row, deal, hand, loser));
    for (const row of bestRows(met)) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
};

const meets = (question: Question, row: Row, deal: Deal, hand: DealtHand, loser: BeatRule['loser']): boolean => {
  if (!judge(row.test, seenFrom(question, deal, hand)).met) return false;
  if (row.wins === true && deal.hands.some(other => outranks(deal, other, hand))) return false;
  return row.beatenBy === undefined || isBeaten(question, row, deal, hand, loser);
};

/** By a hand that passes its own test; a second-best hand is outranked by hands that nobody outranks. */
const isBeaten = (
  question: Question,
  { beatenBy }: Row,
  deal: Deal,
  hand: DealtHand,
  loser: BeatRule['loser'],
): boolean => {
  const better = deal.hands.filter(other => outranks(deal, other, hand));
  if (loser === 'second-best' && better.some(a => better.some(b => outranks(deal, a, b)))) return false;
  const test = beatenBy?.test;
  return better.some(other => test === undefined || judge(test, seenFrom(question, deal, other)).met);
};

/** Deals one round after the other, each from the whole deck. */
const dealer = (game: string, { layout, players }: Table, random: Seeded): (() => Deal) => {
  switch (layout.kind) {
    case 'cards':
      return cardDealer(game, layout, players, random);
    case 'coup':
      return coupDealer(game, layout, random);
    case 'tiles':
      return tileDealer(game, players, random);
  }
};

const cardDealer = (game: string, layout: Layout, players: number, random: Seeded): (() => Deal) => {
  const deck = [...cardsOfDeck(layout.deck)];
  const order = Uint16Array.from(deck.keys());
  const { own, board, dealer: dealerCards } = layout;
  return () => {
    random.deal(order, players * own + board + dealerCards);
    const cards = Array.from(order.subarray(0, players * own + board + dealerCards), place => deck[place]!);
    const hands = Array.from({ length: players }, (_, seat) => ({
      seat: seat + 1,
      cards: cards.slice(seat * own, (seat + 1) * own),
    }));
    const after = cards.slice(players * own);
    return { game, board: after.slice(0, board), hands, dealerCards: after.slice(board) };
  };
};

/** In baccarat the two hands are everybody's: one seat sees what all see. */
const coupDealer = (game: string, layout: Layout, random: Seeded): (() => Deal) => {
  const deck = [...cardsOfDeck(layout.deck)] as readonly NaturalCard[]; // A shoe has no jokers.
  const order = Uint16Array.from(deck.keys());
  return () => {
    random.deal(order, 6);
    const card = (place: number): NaturalCard => deck[order[place]!]!;
    const { player, banker } = dealCoup([card(0), card(1), card(2), card(3), card(4), card(5)]);
    return { game, board: [], coup: { player, banker }, hands: [{ seat: 1, cards: [] as Card[] }], dealerCards: [] };
  };
};

const tileDealer = (game: string, players: number, random: Seeded): (() => Deal) => {
  const order = Uint16Array.from(TILES.keys());
  return () => {
    random.deal(order, 4 * players);
    const hands = Array.from({ length: players }, (_, seat) => ({
      seat: seat + 1,
      cards: [],
      tiles: Array.from(order.subarray(4 * seat, 4 * seat + 4), place => TILES[place]!),
    }));
    return { game, board: [], hands, dealerCards: [] };
  };
};
