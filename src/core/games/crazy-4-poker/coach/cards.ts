import type { Said } from '#core/words';
import { COVER_CARD_FROM_TOP_MIN, type DeckState, nextCardStep, nextDeck } from '../deck.ts';
import { speak } from './said.ts';

/** What the dealer does with the cards next, in words. C4P 1, 2, 5 */
export const coachCards = (state: DeckState): Said | undefined => {
  const step = nextCardStep(state);
  switch (step) {
    case undefined:
      return undefined;
    case 'shuffle':
      return speak('cards.shuffle', { deck: nextDeck(state) + 1 });
    case 'cut':
      return speak('cards.cut', { least: COVER_CARD_FROM_TOP_MIN });
    default:
      return speak(`cards.${step}`, {});
  }
};
