import { type Card, compareStrength, rankKnown } from '#core/cards';
import type { Game } from './games.ts';

/** Whether two parts may be set so: the back outranks the front. */
export const isLawful = (
  { set }: Game,
  { front, back }: { readonly front: readonly Card[]; readonly back: readonly Card[] },
): boolean =>
  set !== undefined && compareStrength(rankKnown(set.back, back).strength, rankKnown(set.front, front).strength) > 0;
