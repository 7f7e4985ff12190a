import { categoryOfFive, categoryOfPaiGow, rankFive, rankPaiGow } from '#core/evaluator';
import { PAI_GOW_POKER } from '../games/pai-gow-poker/pai-gow-poker.ts';
import { eventRows, type Happens } from './asked.ts';
import { deckFrom, JOKER, rankOf, shoeOf, suitOf } from './deck.ts';
import { type Rounds, watching } from './row.ts';

/** Seven cards of 53, the value of the best five of them, and the settings whose front is strong enough for a chart. */
type Hand = {
  readonly cards: Uint8Array;
  hasJoker: boolean;
  best: number;
  readonly settings: Setting[];
  settingsSeen: number;
};
/** A front is a pair (its rank from the deuce, plus one) or 0 where it is ace and jack, queen or king. */
type Setting = { pair: number; back: number; joker: 'front' | 'back' | 'none' };

const paiGowTable = (seed: string): Rounds =>
  watching(dealHand(seed), eventRows({ subject: PAI_GOW_POKER, bet: 'events' }, HAPPENS));

const [TEN, JACK, KING, ACE] = [8, 9, 11, 12];
const FIVE_ACES = 7463;
const CATEGORY = Array.from({ length: FIVE_ACES + 1 }, (_, value) =>
  value === 0 ? undefined : categoryOfPaiGow(value),
);
const leastOf = (category: string): number => CATEGORY.indexOf(category as (typeof CATEGORY)[number]); // Of the list.
const [TWO_PAIR, THREE, STRAIGHT, FULL_HOUSE] = ['two-pair', 'three-of-a-kind', 'straight', 'full-house'].map(
  leastOf,
) as [number, number, number, number];
const LEAST_ACES = rankFive(51, 50, 0, 5, 8);
const ACE_HIGH_FLUSH = rankFive(48, 16, 8, 4, 0);
const threeOf = (rank: number): number => rankFive(4 * rank, 4 * rank + 1, 4 * rank + 2, rank === 0 ? 4 : 0, 9);

const dealHand = (seed: string) => {
  const deck = deckFrom(shoeOf(1, 1), seed);
  const cards = deck.cards.subarray(0, 7);
  const hand: Hand = { cards, hasJoker: false, best: 0, settings: noSettings(), settingsSeen: 0 };
  return (): Hand => {
    deck.deal(7);
    hand.hasJoker = cards.includes(JOKER);
    hand.best = rankPaiGow(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!, cards[5]!, cards[6]!);
    setHand(hand);
    return hand;
  };
};

const noSettings = (): Setting[] => Array.from({ length: 21 }, () => ({ pair: 0, back: 0, joker: 'none' }));
const BACK = new Uint8Array(5);

const setHand = (hand: Hand): void => {
  hand.settingsSeen = 0;
  for (let a = 0; a < 7; a++) {
    for (let b = a + 1; b < 7; b++) {
      const [x, y] = [frontRank(hand.cards[a]!), frontRank(hand.cards[b]!)];
      if (x !== y && (Math.max(x, y) < ACE || Math.min(x, y) < JACK)) continue;
      const setting = hand.settings[hand.settingsSeen++]!;
      setting.pair = x === y ? x + 1 : 0;
      const isInFront = hand.cards[a] === JOKER || hand.cards[b] === JOKER;
      setting.joker = !hand.hasJoker ? 'none' : isInFront ? 'front' : 'back';
      for (let i = 0, place = 0; i < 7; i++) if (i !== a && i !== b) BACK[place++] = hand.cards[i]!;
      setting.back = rankBack(setting.joker === 'back');
    }
  }
};

const frontRank = (card: number): number => (card === JOKER ? ACE : rankOf(card));

/** PGW-1: the joker is an ace, or completes a straight, a flush or a straight flush. */
const rankBack = (hasJoker: boolean): number => {
  if (!hasJoker) return rankFive(BACK[0]!, BACK[1]!, BACK[2]!, BACK[3]!, BACK[4]!);
  const joker = BACK.indexOf(JOKER);
  const [a, b, c, d] = [0, 1, 2, 3].map(i => BACK[i < joker ? i : i + 1]!) as [number, number, number, number];
  if ([a, b, c, d].every(card => rankOf(card) === ACE)) return FIVE_ACES;
  let best = 0;
  for (let card = 0; card < JOKER; card++) {
    if (card === a || card === b || card === c || card === d) continue;
    const value = rankFive(a, b, c, d, card);
    if (value > best && (rankOf(card) === ACE || isRun(value))) best = value;
  }
  return best;
};

const RUNS: ReadonlySet<string> = new Set(['straight', 'flush', 'straight-flush', 'royal-flush']);
const isRun = (value: number): boolean => RUNS.has(categoryOfFive(value));

const is = (category: string) => (hand: Hand) => CATEGORY[hand.best] === category;
const some = (meets: (setting: Setting) => boolean) => (hand: Hand) => {
  for (let i = 0; i < hand.settingsSeen; i++) if (meets(hand.settings[i]!)) return true;
  return false;
};
const hasAces = ({ pair }: Setting): boolean => pair === ACE + 1;
const isPicture = (card: number): boolean => card !== JOKER && rankOf(card) >= JACK && rankOf(card) <= KING;
const count = (cards: Uint8Array, isCounted: (card: number) => boolean): number => {
  let counted = 0;
  for (const card of cards) if (isCounted(card)) counted++;
  return counted;
};

/** All of one suit, the joker taking any. */
const isSuited = (cards: Uint8Array): boolean => {
  const first = cards[0] === JOKER ? cards[1]! : cards[0]!;
  return cards.every(card => card === JOKER || suitOf(card) === suitOf(first));
};

/** Seven ranks in a row with the joker in a gap or at an end: bit 0 is the low ace. */
const isSevenRun = ({ cards, hasJoker }: Hand): boolean => {
  let ranks = 0;
  for (const card of cards) if (card !== JOKER) ranks |= 2 << rankOf(card);
  if (ranks & (2 << ACE)) ranks |= 1;
  for (let low = 0; low <= 7; low++) {
    const held = (ranks >> low) & 0b1111111;
    const missing = held ^ 0b1111111;
    if (missing === 0 || (hasJoker && (missing & (missing - 1)) === 0)) return true;
  }
  return false;
};

const isThreePair = ({ cards }: Hand): boolean => {
  COPIES.fill(0);
  for (const card of cards) COPIES[frontRank(card)]!++;
  return count(COPIES, copies => copies === 2) === 3 && count(COPIES, copies => copies === 1) === 1;
};
const COPIES = new Uint8Array(13);

const isNineHigh = ({ cards, best }: Hand): boolean =>
  CATEGORY[best] === 'high-card' && cards.every(card => card !== JOKER && rankOf(card) < TEN);

const HAPPENS: Happens<Hand> = {
  ...Object.fromEntries(
    [...new Set(CATEGORY.filter(category => category !== undefined))].map(category => [category, is(category)]),
  ),
  'four-of-a-kind-or-better': ({ best }) => best >= leastOf('four-of-a-kind'),
  'nine-high': isNineHigh,
  'seven-picture-cards': ({ cards }) => count(cards, isPicture) === 7,
  'six-picture-cards-and-joker': ({ cards, hasJoker }) => hasJoker && count(cards, isPicture) === 6,
  'four-natural-aces': ({ cards }) => count(cards, card => card !== JOKER && rankOf(card) === ACE) === 4,
  'natural-royal-flush': ({ cards }) =>
    [0, 1, 2, 3].some(
      suit => count(cards, card => card !== JOKER && suitOf(card) === suit && rankOf(card) >= TEN) === 5,
    ),
  'natural-seven-card-flush': ({ cards, hasJoker }) => !hasJoker && isSuited(cards),
  'natural-seven-card-straight-flush': hand => !hand.hasJoker && isSuited(hand.cards) && isSevenRun(hand),
  'seven-card-straight-flush-with-joker': hand => hand.hasJoker && isSuited(hand.cards) && isSevenRun(hand),
  'three-pair': isThreePair,
  'pair-in-front-two-pair-or-better-behind': some(s => s.pair > 0 && s.back >= TWO_PAIR),
  'pair-in-front-three-of-a-kind-or-better-behind': some(s => s.pair > 0 && s.back >= THREE),
  'pair-in-front-three-8s-or-better-behind': some(s => s.pair > 0 && s.back >= threeOf(6)),
  'pair-in-front-ace-high-flush-or-better-behind': some(s => s.pair > 0 && s.back >= ACE_HIGH_FLUSH),
  'pair-in-front-full-house-or-better-behind-no-joker': some(
    s => s.pair > 0 && s.back >= FULL_HOUSE && s.joker === 'none',
  ),
  'jacks-or-better-in-front-three-10s-or-better-behind': some(s => s.pair > JACK && s.back >= threeOf(TEN)),
  'aces-in-front': some(s => hasAces(s) && s.back >= LEAST_ACES),
  'aces-in-front-straight-or-better-behind': some(s => hasAces(s) && s.back >= STRAIGHT),
  'ace-jack-or-better-in-front-straight-or-better-behind': some(s => s.back >= STRAIGHT && s.joker !== 'front'),
  'ace-jack-or-better-in-front-straight-or-better-behind-no-joker': some(s => s.back >= STRAIGHT && s.joker === 'none'),
};

export const PAI_GOW_DEALS = [paiGowTable];
