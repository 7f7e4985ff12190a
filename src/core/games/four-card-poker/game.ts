import { pokerGame } from '#core/games/table';
import { FOUR_CARD_POKER } from './rules.ts';

/** Four-Card Poker, all of it: the one value by which the rest of the program knows the game. */
export const GAME = pokerGame('four-card-poker', FOUR_CARD_POKER, {
  schedules: { acesUp: 'FCP-01' },
  wagers: ante => ({ ante, acesUp: ante }),
});
