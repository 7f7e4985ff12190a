import type { CommandIn, HouseCommand, HouseEvent } from '#core/house';
import type { Board, PromotionView } from '#core/views';
import type { DualCommand } from '../../kit/index.ts';

export type HandBoard = Extract<Board, { type: 'high-hand' }>;

/** The board with the best hands of a promotion; undefined where it has none. */
export const handBoardOf = ({ board }: PromotionView): HandBoard | undefined =>
  board.type === 'high-hand' ? board : undefined;

type Asked<Type extends string> = Omit<Extract<CommandIn<'high-hand'>, { type: Type }>, 'type'>;

/** A hand as a floor person verified it at a table, for the board. */
export const handPosting = (promotion: string, hand: Asked<'PostHand'>): HouseCommand => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'high-hand',
  command: { type: 'PostHand', ...hand },
});

/** A hand that should not be on the board: two people take it back. */
export const handBack = (promotion: string, hand: Asked<'TakeBackHand'>): DualCommand => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'high-hand',
  command: { type: 'TakeBackHand', ...hand },
});

/** The hands on the board after that. */
export const boardAfter = (events: readonly HouseEvent[]) =>
  events.flatMap(event =>
    event.type === 'PromotionMoved' && event.mechanism === 'high-hand'
      ? event.events.flatMap(one => (one.type === 'HandPosted' ? [...one.board, ...(one.lower ?? [])] : []))
      : [],
  );
