import { categoryOfThree, rankFive, rankThree } from '#core/evaluator';
import { THREE_CARD_POKER } from '../games/three-card-poker/three-card-poker.ts';
import { eventRows, type Happens, netRow } from './asked.ts';
import { deckFrom, rankOf, shoeOf, suitOf } from './deck.ts';
import { fiveCardEvents } from './five-card-events.ts';
import { type Rounds, watching } from './row.ts';

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

const BEST = 741;
const CATEGORY = Array.from({ length: BEST + 1 }, (_, value) => (value === 0 ? undefined : categoryOfThree(value)));
const from = (least: number) => (table: Table) => table.own >= least;
const is =
  (...names: readonly string[]) =>
  ({ own }: Table) =>
    names.includes(CATEGORY[own]!);

/** Card numbers of clubs to spades: see `#core/cards`. */
const QUEEN_HIGH_STRAIGHT = rankThree(40, 37, 32);
const [QUEEN_HIGH, QUEEN_SIX_FOUR] = [rankThree(40, 5, 0), rankThree(40, 17, 8)];

const HAPPENS: Happens<Table> = {
  'straight-flush': is('straight-flush'),
  'three-of-a-kind': is('three-of-a-kind'),
  straight: is('straight'),
  flush: is('flush'),
  pair: is('pair'),
  'high-card': is('high-card'),
  'ace-king-queen-suited': from(BEST),
  'straight-flush-below-ace-king-queen': table => table.own < BEST && is('straight-flush')(table),
  'flush-or-straight-flush': ({ cards }) =>
    suitOf(cards[0]!) === suitOf(cards[1]!) && suitOf(cards[0]!) === suitOf(cards[2]!),
  'three-of-a-kind-or-better': is('three-of-a-kind', 'straight-flush'),
  'straight-or-better': is('straight', 'three-of-a-kind', 'straight-flush'),
  'queen-high-straight-or-better': from(QUEEN_HIGH_STRAIGHT),
  'six-card-straight-flush': ({ cards }) => isSixCardRun(cards),
  ...fiveCardEvents(
    ({ five }) => five,
    key => `five-card-${key}`,
  ),
};

/** Six ranks in a row of one suit, the ace high or low. */
const isSixCardRun = (cards: Uint8Array): boolean => {
  let ranks = 0;
  for (let i = 0; i < 6; i++) {
    if (suitOf(cards[i]!) !== suitOf(cards[0]!)) return false;
    ranks |= 2 << rankOf(cards[i]!);
  }
  if (ranks & (2 << 12)) ranks |= 1;
  for (let low = 0; low <= 8; low++) if (((ranks >> low) & 0b111111) === 0b111111) return true;
  return false;
};

const ANTE_BONUS: Readonly<Record<string, number>> = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 };

/** OCT-10: Q-6-4 or better is played; the dealer plays with queen high. */
const mainNet = ({ own, dealer }: Table): number => {
  if (own < QUEEN_SIX_FOUR) return -1;
  const bonus = ANTE_BONUS[CATEGORY[own]!] ?? 0;
  if (dealer < QUEEN_HIGH) return 1 + bonus;
  return bonus + 2 * Math.sign(own - dealer);
};

export const THREE_CARD_DEALS = [threeCardTable];
