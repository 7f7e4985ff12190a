import { rankFour, showCards } from '#core/cards';
import { LEAST_STRAIGHT, type RoundState, rankPlayer, type Sayings } from '#core/games/table';
import { formatAmount, NOTHING } from '#core/money';
import { saidIn } from '#core/words';
import { speak } from './said.ts';

/** What only this game's dealer says and does. */
export const SAYINGS: Sayings = {
  lock: speak('crazy4.lock', {}),
  ask: ({ seat, wagers }) => speak('crazy4.ask', { seat, ante: formatAmount(wagers.ante ?? NOTHING) }),
  reveal: ({ dealer }) => {
    const best = rankFour(dealer);
    return speak('crazy4.reveal', { cards: showCards(best.used), hand: saidIn(best) });
  },
  foldedCards: ({ seat }) => speak('crazy4.folded-cards', { seat }),
  turnedUp: (state, seat) => (isHighestSoFar(state, seat) ? [COVER_ALL] : []),
  last: speak('crazy4.last', {}),
  end: speak('crazy4.end', {}),
};

const COVER_ALL = speak('crazy4.leave-for-cover-all', {});

/** C4P 8.7: a straight or better stays exposed until a higher hand is turned up. */
const isHighestSoFar = ({ seats, dealer, settled }: RoundState, seat: number): boolean => {
  if (seats.every(({ wagers }) => wagers['coverAll'] === undefined)) return false;
  const place = ({ cards }: Pick<(typeof seats)[number], 'cards'>): number => rankPlayer(cards).four;
  const own = place(seats.find(at => at.seat === seat)!);
  const shown = seats.filter(at => settled.includes(at.seat) && at.decision !== 'fold').map(place);
  return own >= LEAST_STRAIGHT && own > Math.max(place({ cards: dealer }), ...shown);
};
