import type { Card } from '#core/cards';
import { CARDS_EACH } from './round.ts';
import type { DealingMode } from './state.ts';

/** One movement of the dealing hand. */
export type Delivery = { readonly to: number | 'dealer'; readonly cards: number; readonly faceUp: boolean };

/**
 * The deal, from the player farthest to the dealer's left, clockwise, the dealer last: one card at a time by hand or
 * from a manual shoe, stacks of five from an automated one. What the dealer has beyond five comes last, face up. TBL-11
 */
export const deliveriesFor = (
  mode: DealingMode,
  seats: readonly number[],
  dealerCards: number,
): readonly Delivery[] => {
  const line = [...seats, 'dealer' as const];
  const stack = mode === 'automated-shoe' ? CARDS_EACH : 1;
  const rounds = Array.from({ length: CARDS_EACH / stack }, () => line);
  const down = rounds.flat().map(to => ({ to, cards: stack, faceUp: false }));
  const up = Array.from(
    { length: dealerCards - CARDS_EACH },
    () => ({ to: 'dealer', cards: 1, faceUp: true }) as const,
  );
  return [...down, ...up];
};

/** Deals from the top of a stack in that order. */
export const dealFrom = (
  stack: readonly Card[],
  deliveries: readonly Delivery[],
): readonly { readonly type: 'DealCards'; readonly to: number | 'dealer'; readonly cards: readonly Card[] }[] => {
  let top = 0;
  return deliveries.map(({ to, cards }) => {
    const dealt = stack.slice(top, top + cards);
    top += cards;
    return { type: 'DealCards', to, cards: dealt };
  });
};
