import type { PromotionView } from '#core/views';
import { fullName } from '#core/views/on-screen';

/** What is advertised under a name of its own is known by it. */
export const titleOf = (one: PromotionView): string =>
  ('name' in one.board ? one.board.name : undefined) ?? fullName(one);
