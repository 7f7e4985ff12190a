import { rankFour, showCards } from '#core/cards';
import { LEAST_STRAIGHT, type RoundState, rankPlayer, type Sayings } from '#core/games/table';
import { formatAmount, NOTHING } from '#core/money';

/** What only this game's dealer says and does. */
export const SAYINGS: Sayings = {
  lock: 'Press Coin In: the system takes no more progressive or hand bonus wagers.',
  ask: ({ seat, wagers }) => {
    const ante = formatAmount(wagers.ante ?? NOTHING);
    return `Ask seat ${seat}: fold, or Play ${ante}, up to three times as much with a pair of aces or better.`;
  },
  reveal: ({ dealer }) => {
    const { words, used } = rankFour(dealer);
    return `Turn up your cards and set the best four, ${showCards(used)}: ${words}.`;
  },
  foldedCards: ({ seat }) => `Put the cards of seat ${seat} in the discard rack.`,
  turnedUp: (state, seat) => (isHighestSoFar(state, seat) ? [COVER_ALL] : []),
  last: 'Go back and settle Cover All by the highest hand at the table.',
  end: 'Press Game Over.',
};

const COVER_ALL = 'Leave the hand exposed for Cover All, and remove a lower one that was left before.';

/** C4P 8.7: a straight or better stays exposed until a higher hand is turned up. */
const isHighestSoFar = ({ seats, dealer, settled }: RoundState, seat: number): boolean => {
  if (seats.every(({ wagers }) => wagers['coverAll'] === undefined)) return false;
  const place = ({ cards }: Pick<(typeof seats)[number], 'cards'>): number => rankPlayer(cards).four;
  const own = place(seats.find(at => at.seat === seat)!);
  const shown = seats.filter(at => settled.includes(at.seat) && at.decision !== 'fold').map(place);
  return own >= LEAST_STRAIGHT && own > Math.max(place({ cards: dealer }), ...shown);
};
