import type { PromotionView } from '#core/views';
import { fullName } from '#core/views/on-screen';

/** A tournament is known by the name under which it is advertised. */
export const titleOf = (one: PromotionView): string =>
  (one.board.type === 'tournament' ? one.board.name : undefined) ?? fullName(one);
