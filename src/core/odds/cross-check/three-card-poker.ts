import { categoryOfThree, rankFive, rankThree } from '#core/evaluator';
import { ANTE_BONUS } from '../games/three-card-poker/main.ts';
import { EVENTS, THREE_CARD_POKER } from '../games/three-card-poker/three-card-poker.ts';
import { eventRows, type Happens, netRow } from './asked.ts';
import { deckFrom, shoeOf } from './deck.ts';
import { fiveCardEvents } from './five-card-events.ts';
import { type Rounds, watching } from './row.ts';
import { isStraightFlush } from './shoe.ts';

/** The player's three cards and the dealer's, and the player's with two more. */
type Table = { readonly cards: Uint8Array; own: number; dealer: number; five: number };

const threeCardTable = (seed: string): Rounds =>
  watching(dealTable(seed), [
    ...eventRows({ subject: THREE_CARD_POKER, bet: 'events' }, HAPPENS),
    netRow({ subject: THREE_CARD_POKER, bet: 'main' }, mainNet),
  ]);

const dealTable = (seed: string) => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const table: Table = { cards, own: 0, dealer: 0, five: 0 };
  return (): Table => {
    deal(8);
    table.own = rankThree(cards[0]!, cards[1]!, cards[2]!);
    table.dealer = rankThree(cards[3]!, cards[4]!, cards[5]!);
    table.five = rankFive(cards[0]!, cards[1]!, cards[2]!, cards[6]!, cards[7]!);
    return table;
  };
};

/** Card numbers of clubs to spades: see `#core/cards`. */
const [QUEEN_HIGH, QUEEN_SIX_FOUR] = [rankThree(40, 5, 0), rankThree(40, 17, 8)];

const HAPPENS: Happens<Table> = {
  ...Object.fromEntries(EVENTS.map(([key, happens]) => [key, ({ own }: Table) => happens(own)])),
  'six-card-straight-flush': ({ cards }) => isStraightFlush(cards, 6),
  ...fiveCardEvents(
    ({ five }) => five,
    key => `five-card-${key}`,
  ),
};

/** OCT-10: Q-6-4 or better is played; the dealer plays with queen high. */
const mainNet = ({ own, dealer }: Table): number => {
  if (own < QUEEN_SIX_FOUR) return -1;
  const bonus = ANTE_BONUS[categoryOfThree(own)] ?? 0;
  if (dealer < QUEEN_HIGH) return 1 + bonus;
  return bonus + 2 * Math.sign(own - dealer);
};

export const THREE_CARD_DEALS = [threeCardTable];
