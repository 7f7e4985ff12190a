import { rankFour, showCards } from '#core/cards';
import type { Sayings, SeatState } from '#core/games/table';
import { formatAmount, NOTHING, times } from '#core/money';

/** What only this game's dealer says and does. */
export const SAYINGS: Sayings = {
  lock: 'Press the lock button: the sensors with a progressive wager light up and stay lit for the round.',
  ask: ({ seat, wagers }) => {
    const ante = wagers.ante ?? NOTHING;
    return `Ask seat ${seat}: fold, or Play from ${formatAmount(ante)} to ${formatAmount(times(ante, 3))}.`;
  },
  reveal: ({ dealer }) => {
    const { words, used, unused } = rankFour(dealer);
    const announce = `Arrange your six cards high to low and announce ${words}: ${showCards(used)}.`;
    return `${announce} ${showCards(unused)} stay beside.`;
  },
  foldedCards: seat => `Seat ${seat.seat}: ${whereFolded(seat)}.`,
  turnedUp: () => [],
  last: 'Pay the envy bonuses; the hands they are for stay face up until all is paid.',
  end: 'Press the reset button.',
};

const whereFolded = ({ wagers }: SeatState): string => {
  if (wagers['progressive'] !== undefined) return 'the cards face down by the sensor, the progressive is still live';
  if (wagers['acesUp'] !== undefined) return 'the cards face down by the Aces Up wager until it is settled';
  return 'the cards into the discard rack';
};
