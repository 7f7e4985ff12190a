import type { Card, Tile } from '#core/cards';
import type { Said } from '#core/words';
import { condition, speak } from './conditions.ts';
import type { Condition, Finding } from './deal.ts';

/** Met when every condition is. */
export const finding = (used: readonly (Card | Tile)[], conditions: readonly Condition[]): Finding => ({
  met: conditions.every(({ met }) => met),
  used,
  conditions,
});

/** Cards are missing, so what was asked for cannot be there. */
export const notBuilt = (asked: Said): Finding =>
  finding([], [condition(speak('condition.not-built', { asked }), false)]);
