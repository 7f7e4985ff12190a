import { pokerGame } from '#core/games/table';
import { coachCards } from './coach/cards.ts';
import {
  CARD_STEPS,
  CARD_WAYS,
  changeDueAtMs,
  decideDeck,
  deckSetupOf,
  evolveDeck,
  judgeStub,
  nextCardStep,
  nextDeck,
  openDeckState,
  REMOVALS,
} from './deck.ts';
import { CRAZY_4_POKER } from './rules.ts';

/** Crazy 4 Poker, all of it: the one value by which the rest of the program knows the game. */
export const GAME = {
  ...pokerGame('crazy-4-poker', CRAZY_4_POKER, {
    schedules: { queensUp: 'A' },
    wagers: ante => ({ ante, superBonus: ante, queensUp: ante }),
  }),
  /** The cards of a table between and during rounds. C4P 1, 2, 5 */
  deck: {
    ways: CARD_WAYS,
    steps: CARD_STEPS,
    removals: REMOVALS,
    setupOf: deckSetupOf,
    open: openDeckState,
    decide: decideDeck,
    evolve: evolveDeck,
    next: nextCardStep,
    nextDeck,
    coach: coachCards,
    changeDueAtMs,
    judgeStub,
  },
};
