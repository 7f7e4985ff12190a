import { handClasses, numberOf } from '#core/cards';
import type { Ways } from '../../answer/hand-events.ts';
import { isNaturalRoyal, isSevenCardRun, isSuited, isThreePair, JOKER, naturalAces, pictureCards } from './cards.ts';
import {
  ACE,
  ACE_JACK_IN_FRONT,
  categoryOfStrength,
  PAI_GOW_CATEGORIES,
  PAIR_IN_FRONT,
  rankBack,
  rankFront,
  strengthOf,
} from './hand.ts';

/**
 * The ways of every row of the charts, after the categories of the best five cards, which add up to all hands. A lowest
 * rank above the deuce, 0, leaves out the hands that hold less.
 */
export const paiGowPokerWays = (lowest = 0): Ways => {
  const counts = new Map<string, number>(KEYS.map(key => [key, 0]));
  for (const { cards, hands } of classes()) {
    if (cards.some(card => card < 4 * lowest)) continue;
    for (const key of keysOf(cards)) counts.set(key, counts.get(key)! + hands);
  }
  return [...counts].map(([key, hands]) => [key, BigInt(hands)]);
};

/** All hands of 53 cards. With the joker four cards of a suit are enough for a flush. */
function* classes(): Generator<{ readonly cards: readonly number[]; readonly hands: number }> {
  for (const { cards, count } of handClasses(7, 5)) yield { cards: cards.map(numberOf), hands: count };
  for (const { cards, count } of handClasses(6, 4)) yield { cards: [...cards.map(numberOf), JOKER], hands: count };
}

/** Everything that is true of seven cards: the category of the best five, and each row of the charts that they meet. */
export const keysOf = (cards: readonly number[]): readonly string[] => {
  const settings = settingsOf(cards);
  const best = Math.max(...settings.map(setting => setting.back));
  const keys: string[] = [categoryOfStrength(best)];
  for (const [key, happens] of BY_CARDS) if (happens(cards, best)) keys.push(key);
  const strong = settings.filter(setting => setting.front >= ACE_JACK_IN_FRONT);
  for (const [key, meets] of BY_SETTING) if (strong.some(meets)) keys.push(key);
  return keys;
};

/** What all seven cards show; `best` is the strength of the best five. */
const BY_CARDS: readonly (readonly [key: string, happens: (cards: readonly number[], best: number) => boolean])[] = [
  ['four-of-a-kind-or-better', (_, best) => best >= strengthOf('four-of-a-kind', 0)],
  ['nine-high', (_, best) => best === strengthOf('high-card', 9)],
  ['seven-picture-cards', cards => pictureCards(cards) === 7],
  ['six-picture-cards-and-joker', cards => pictureCards(cards) === 6 && cards.includes(JOKER)],
  ['four-natural-aces', cards => naturalAces(cards) === 4],
  ['natural-royal-flush', cards => isNaturalRoyal(cards)],
  ['natural-seven-card-flush', cards => isSuited(cards) && !cards.includes(JOKER)],
  ['natural-seven-card-straight-flush', cards => isSuited(cards) && isSevenCardRun(cards) && !cards.includes(JOKER)],
  ['seven-card-straight-flush-with-joker', cards => isSuited(cards) && isSevenCardRun(cards) && cards.includes(JOKER)],
  ['three-pair', cards => isThreePair(cards)],
];

/** Two cards in front and five behind; `joker` says where the joker is. */
type Setting = { readonly front: number; readonly back: number; readonly joker: 'front' | 'back' | 'none' };

const settingsOf = (cards: readonly number[]): readonly Setting[] => {
  const joker = cards.indexOf(JOKER);
  const settings: Setting[] = [];
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++) {
      settings.push({
        front: rankFront(cards[a]!, cards[b]!),
        back: rankBack(cards, a, b),
        joker: joker < 0 ? 'none' : joker === a || joker === b ? 'front' : 'back',
      });
    }
  return settings;
};

const [PAIR, TWO_PAIR, THREE_OF_A_KIND] = [
  strengthOf('pair', 0),
  strengthOf('two-pair', 0),
  strengthOf('three-of-a-kind', 0),
];
const [STRAIGHT, FLUSH, FULL_HOUSE] = [strengthOf('straight', 0), strengthOf('flush', 0), strengthOf('full-house', 0)];
const hasPair = (s: Setting): boolean => s.front > PAIR_IN_FRONT;
const hasAces = (s: Setting): boolean => s.front === PAIR_IN_FRONT + ACE;

/**
 * A hand counts when one of its 21 settings does, however the player set it. No row asks for less in front than ace
 * and jack, and in none does the front outrank the back.
 */
const BY_SETTING: readonly (readonly [key: string, meets: (setting: Setting) => boolean])[] = [
  ['pair-in-front-two-pair-or-better-behind', s => hasPair(s) && s.back >= TWO_PAIR],
  ['pair-in-front-three-of-a-kind-or-better-behind', s => hasPair(s) && s.back >= THREE_OF_A_KIND],
  ['pair-in-front-three-8s-or-better-behind', s => hasPair(s) && s.back >= THREE_OF_A_KIND + 8],
  ['pair-in-front-ace-high-flush-or-better-behind', s => hasPair(s) && s.back >= FLUSH + ACE],
  ['pair-in-front-full-house-or-better-behind-no-joker', s => hasPair(s) && s.back >= FULL_HOUSE && s.joker === 'none'],
  [
    'jacks-or-better-in-front-three-10s-or-better-behind',
    s => s.front >= PAIR_IN_FRONT + 11 && s.back >= THREE_OF_A_KIND + 10,
  ],
  ['aces-in-front', s => hasAces(s) && s.back >= PAIR + ACE],
  ['aces-in-front-straight-or-better-behind', s => hasAces(s) && s.back >= STRAIGHT],
  [
    'ace-jack-or-better-in-front-straight-or-better-behind',
    s => s.front >= ACE_JACK_IN_FRONT && s.back >= STRAIGHT && s.joker !== 'front',
  ],
  [
    'ace-jack-or-better-in-front-straight-or-better-behind-no-joker',
    s => s.front >= ACE_JACK_IN_FRONT && s.back >= STRAIGHT && s.joker === 'none',
  ],
];

export const KEYS = [
  ...PAI_GOW_CATEGORIES.toReversed(),
  ...BY_CARDS.map(([key]) => key),
  ...BY_SETTING.map(([key]) => key),
];
