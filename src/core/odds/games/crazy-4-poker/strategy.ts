import { categoryOfFour } from '#core/evaluator';
import { LEAST_PAIR_OF_ACES } from '#core/games/table';
import { said } from '../../answer/said.ts';
import { nameOfFour } from '../../wagers/four-card-names.ts';
import { decisionsOf } from '../../wagers/main-game.ts';
import {
  bestLines,
  FOUR_CARD_VALUES,
  linesInWords,
  type Nets,
  nameFrom,
  noNets,
  PLAYS,
  type Play,
  playOf,
} from '../../wagers/play-by-value.ts';
import { bestPlay, mainGame, netOf, type Showdowns } from './main.ts';

type Decisions = { readonly hand: string } & ReturnType<typeof decisionsOf>;

/** How to play each kind of hand, the values whose best play depends on more, and the best rule of two lines. */
export const crazyFourStrategy = (all: Showdowns) => {
  const lines = bestLines(netsByValue(all), LEAST_PAIR_OF_ACES);
  const borderline = decisionsBy(all, nameOfFour).filter(isMixed);
  return {
    words: [
      said('odds.in-short', { lines: linesInWords(lines) }),
      said('odds.borderline', { hands: borderline.map(each => each.hand) }),
    ],
    table: decisionsBy(all, categoryOfFour),
    borderline,
    simple: {
      oneFrom: nameFrom(lines.oneFrom),
      threeFrom: nameFrom(lines.threeFrom),
      ...mainGame(all, ({ hands }, i) => playOf(lines, hands.values[i]!)),
    },
  };
};

const isMixed = ({ fold, play1x, play3x }: Decisions): boolean =>
  [fold, play1x, play3x].filter(hands => hands !== '0').length > 1;

const netsByValue = (all: Showdowns): readonly Nets[] => {
  const nets = noNets();
  for (let i = 0; i < all.hands.count; i++) {
    const net = nets[all.hands.values[i]!]!;
    for (const play of PLAYS) net[play] += all.hands.weights[i]! * netOf(all, i, play);
  }
  return nets;
};

/** Best decisions, gathered under a name for each four-card value; lowest first. */
const decisionsBy = (all: Showdowns, nameOf: (value: number) => string): readonly Decisions[] => {
  const byValue = noNets();
  for (let i = 0; i < all.hands.count; i++) byValue[all.hands.values[i]!]![bestPlay(all, i)] += all.hands.weights[i]!;
  const gathered = new Map<string, Record<Play, number>>();
  for (let value = 1; value < FOUR_CARD_VALUES; value++) {
    const sums = gathered.get(nameOf(value)) ?? { 0: 0, 1: 0, 3: 0 };
    for (const play of PLAYS) sums[play] += byValue[value]![play];
    gathered.set(nameOf(value), sums);
  }
  return [...gathered].map(([hand, sums]) => ({ hand, ...decisionsOf(sums) }));
};
