import type { Card } from '#core/cards';
import { CARDS_EACH } from './round.ts';
import type { PokerRules } from './rules.ts';
import type { RoundState } from './state.ts';

/** What a player may see: `undefined` is a card face down. */
export type Look = {
  readonly seats: readonly { readonly seat: number; readonly cards: readonly (Card | undefined)[] }[];
  readonly dealer: readonly (Card | undefined)[];
};

/**
 * The table from one seat: the own cards, the dealer's face-up card, and what has been turned up. A hand that
 * went to the rack is seen by its player only. TBL-12
 */
export const lookFrom = (game: Pick<PokerRules, 'keepsFoldedHands'>, state: RoundState, viewer: number): Look => {
  const { phase, seats, dealer, settled } = state;
  const isRevealed = phase === 'settle' || phase === 'over';
  return {
    seats: seats.map(({ seat, cards, decision }) => {
      const isTurnedUp = settled.includes(seat) && (decision !== 'fold' || game.keepsFoldedHands);
      return { seat, cards: cards.map(card => (isTurnedUp || seat === viewer ? card : undefined)) };
    }),
    dealer: dealer.map((card, place) => (isRevealed || place >= CARDS_EACH ? card : undefined)),
  };
};
