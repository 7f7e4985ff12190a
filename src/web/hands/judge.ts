import type { Refusal } from '#core/base';
import {
  type Card,
  compareHands,
  explainOrder,
  RANKINGS,
  type RankedHand,
  rankHand,
  rankHoleAndBoard,
} from '#core/cards';
import type { Said } from '#core/words';
import { type Game, gameOf, type HandName } from './games.ts';
import type { Table } from './table.ts';

/** What can be said of one hand. */
export type Finding =
  | { readonly type: 'waiting'; readonly forHand: number; readonly forBoard: number }
  | { readonly type: 'ranked'; readonly hand: RankedHand }
  | { readonly type: 'refused'; readonly why: Refusal };

export type Order = {
  readonly winner: HandName | undefined;
  /** The core's reason, told from the winner's side. */
  readonly reason: Said;
  readonly clause: string;
};
export type Judgment = { readonly a: Finding; readonly b: Finding; readonly order: Order | undefined };

/** Asks the core about both hands; nothing is decided here. */
export const judge = (table: Table): Judgment => {
  const game = gameOf(table.game);
  const [a, b] = [find(game, table, 'a'), find(game, table, 'b')];
  const order = a.type === 'ranked' && b.type === 'ranked' ? orderOf(a.hand, b.hand) : undefined;
  return { a, b, order };
};

export const usedBy = (finding: Finding): readonly Card[] => (finding.type === 'ranked' ? finding.hand.used : []);

const find = (game: Game, table: Table, name: HandName): Finding => {
  const forHand = Math.max(0, game.hand.min - table.cards[name].length);
  const forBoard = Math.max(0, (game.board?.min ?? 0) - table.cards.board.length);
  if (forHand > 0 || forBoard > 0) return { type: 'waiting', forHand, forBoard };
  const ranked = rank(game, table.cards[name], table.cards.board);
  return ranked.ok ? { type: 'ranked', hand: ranked.value } : { type: 'refused', why: ranked };
};

const rank = (game: Game, own: readonly Card[], board: readonly Card[]) =>
  game.holeRule === undefined ? rankHand(game.ranking, own) : rankHoleAndBoard(game.holeRule, { hole: own, board });

const orderOf = (a: RankedHand, b: RankedHand): Order => {
  const difference = compareHands(a, b);
  const { clause } = RANKINGS[a.ranking];
  if (difference === 0) return { winner: undefined, reason: explainOrder(a, b), clause };
  return difference > 0
    ? { winner: 'a', reason: explainOrder(a, b), clause }
    : { winner: 'b', reason: explainOrder(b, a), clause };
};
