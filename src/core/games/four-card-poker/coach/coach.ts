import { rankFour, showCards } from '#core/cards';
import type { Sayings } from '#core/games/table';
import { formatAmount, NOTHING, times } from '#core/money';
import { saidIn } from '#core/words';
import { speak } from './said.ts';

/** What only this game's dealer says and does. */
export const SAYINGS: Sayings = {
  lock: speak('fourCard.lock', {}),
  ask: ({ seat, wagers }) => {
    const ante = wagers.ante ?? NOTHING;
    return speak('fourCard.ask', { seat, from: formatAmount(ante), to: formatAmount(times(ante, 3)) });
  },
  reveal: ({ dealer }) => {
    const best = rankFour(dealer);
    const [cards, unused] = [best.used, best.unused].map(showCards) as [string, string];
    return speak('fourCard.reveal', { hand: saidIn(best), cards, unused });
  },
  foldedCards: ({ seat, wagers }) => {
    if (wagers['progressive'] !== undefined) return speak('fourCard.folded-by-sensor', { seat });
    if (wagers['acesUp'] !== undefined) return speak('fourCard.folded-by-aces-up', { seat });
    return speak('fourCard.folded-to-rack', { seat });
  },
  turnedUp: () => [],
  last: speak('fourCard.last', {}),
  end: speak('fourCard.end', {}),
};
