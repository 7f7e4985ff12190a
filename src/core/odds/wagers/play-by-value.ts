import { said } from '../answer/said.ts';
import { fourCardCounts } from '../counting/hand-counts.ts';
import { nameOfFour } from './four-card-names.ts';

/** How a hand is played: not at all, or for so many antes. */
export type Play = 0 | 1 | 3;
export const PLAYS = [0, 1, 3] as const;

/** What each play earns, added up over all hands of one four-card value. */
export type Nets = Record<Play, number>;

/** Four-card values count from 1 to 2,535. */
export const FOUR_CARD_VALUES = 2536;
export const noNets = (): readonly Nets[] => Array.from({ length: FOUR_CARD_VALUES }, () => ({ 0: 0, 1: 0, 3: 0 }));

/** A rule of two lines: below the first fold, from it up one ante, from the second up three. */
export type TwoLines = { readonly oneFrom: number; readonly threeFrom: number };

/** The best such rule, whatever the fifth card and the suits; three antes are not allowed below `threeLeast`. */
export const bestLines = (nets: readonly Nets[], threeLeast = 1): TwoLines => ({
  oneFrom: bestLine(nets, 0, 1, 1),
  threeFrom: bestLine(nets, 1, 3, threeLeast),
});

export const playOf = ({ oneFrom, threeFrom }: TwoLines, value: number): Play =>
  value >= threeFrom ? 3 : value >= oneFrom ? 1 : 0;

/** In words, for hands that exist. */
export const linesInWords = ({ oneFrom, threeFrom }: TwoLines): string =>
  said('odds.two-lines', { oneFrom: nameFrom(oneFrom), threeFrom: nameFrom(threeFrom) });

export const nameFrom = (value: number): string => {
  let existing = value;
  while (fourCardCounts()[existing] === 0) existing++;
  return nameOfFour(existing);
};

/** From which value on to play one way instead of the other: where the sum of what the first earns more is highest. */
const bestLine = (nets: readonly Nets[], below: Play, above: Play, least: number): number => {
  let [line, most, sum] = [least, 0, 0];
  for (let value = least; value < nets.length; value++) {
    sum += nets[value]![below] - nets[value]![above];
    if (sum > most) [line, most] = [value + 1, sum];
  }
  return line;
};
