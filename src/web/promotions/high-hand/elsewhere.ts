import type { CommandIn, HouseCommand, HouseEvent } from '#core/house';
import type { Board, PromotionView } from '#core/views';

export type HandBoard = Extract<Board, { type: 'high-hand' }>;

/** The board with the best hands of a promotion; undefined where it has none. */
export const handBoardOf = ({ board }: PromotionView): HandBoard | undefined =>
  board.type === 'high-hand' ? board : undefined;

type Seen = Extract<CommandIn<'high-hand'>, { type: 'PostHand' }>['seen'];

/** A hand as somebody saw it at a table, for the board. */
export const handPosting = (promotion: string, table: number, seen: Seen): HouseCommand => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'high-hand',
  command: { type: 'PostHand', table, seen },
});

/** The hands on the board after that. */
export const boardAfter = (events: readonly HouseEvent[]) =>
  events.flatMap(event =>
    event.type === 'PromotionMoved' && event.mechanism === 'high-hand'
      ? event.events.flatMap(one => (one.type === 'HandPosted' ? one.board : []))
      : [],
  );
