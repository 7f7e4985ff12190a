import { DECK, isCard, isJoker, suitOf } from '#core/cards';
import type { WheelSection } from '../spinning/wheel-face.tsx';

/** The cards and, evenly among them, the value awards: 52 and 8 make the 60 sections. WHL-6 */
export const shownOn = (valueAwards: readonly string[]): readonly string[] => {
  const cards: readonly string[] = DECK;
  const each = valueAwards.length === 0 ? cards.length : Math.floor(cards.length / valueAwards.length);
  const between = valueAwards.flatMap((award, place) => [...cards.slice(place * each, (place + 1) * each), award]);
  return [...between, ...cards.slice(valueAwards.length * each)];
};

export const cardSections = (shown: readonly string[], valueAwards: readonly string[]): readonly WheelSection[] =>
  shown.map((name, place) => {
    if (valueAwards.includes(name) || !isCard(name) || isJoker(name)) return { words: name, tone: 'double' };
    return { words: name.startsWith('T') ? '10' : name.charAt(0), suit: suitOf(name), tone: place % 3 };
  });

/** `4 x logo cap`: things that are there more than once are counted. */
export const countedWords = (things: readonly string[]): string =>
  [...Map.groupBy(things, thing => thing)]
    .map(([thing, { length }]) => (length === 1 ? thing : `${length} x ${thing}`))
    .join(', ');
