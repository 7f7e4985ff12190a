import { nameOfFour } from './four-card-names.ts';

/** How a hand is played: not at all, or for so many antes. */
export type Play = 0 | 1 | 3;
export const PLAYS = [0, 1, 3] as const;

/** What each play earns, added up over all hands of one four-card value. */
export type NetsByValue = readonly Readonly<Record<Play, number>>[];

/** A stretch of neighbouring four-card values that are played alike. */
export type Stretch = { readonly play: Play; readonly from: string; readonly to: string };

/** One play for each four-card value, whatever the fifth card and the suits: the best for all its hands together. */
export const playsByValue = (nets: NetsByValue): readonly Play[] =>
  nets.map(net => PLAYS.reduce((best, play) => (net[play] > net[best] ? play : best)));

/** Lowest hands first; values that no hand has are passed over. */
export const stretchesOf = (plays: readonly Play[], hasHands: (value: number) => boolean): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (let value = 1; value < plays.length; value++) {
    if (!hasHands(value)) continue;
    const [play, name, last] = [plays[value]!, nameOfFour(value), stretches.at(-1)];
    if (last?.play === play) stretches[stretches.length - 1] = { ...last, to: name };
    else stretches.push({ play, from: name, to: name });
  }
  return stretches;
};
