import { addRational, multiplyRational, type Rational, rational } from '#core/base';
import { RANKS } from '#core/cards';
import { decimal, exact } from '../../answer/exact.ts';
import { dollars, wholeNumber } from '../../answer/option.ts';
import type { Progress } from '../../answer/part.ts';
import { bet, type OddsAnswer, type OddsSubject } from '../../answer/subject.ts';
import { fullPile, newPile } from './pile.ts';
import { type Endings, playOut } from './play.ts';
import { type HiLoPrizes, hiLoPrizes } from './prizes.ts';
import { type HiLoValues, hiLoValues } from './values.ts';

/** The best play of Hi-Lo Progressive for an amount of the progressive, and what comes of it. */
export const hiLo = (progressive: Rational, freePlayPercent: number, progress: Progress): OddsAnswer => {
  const prizes = hiLoPrizes(progressive, freePlayPercent);
  const values = hiLoValues(prizes);
  const endings = playOut(values, progress);
  const value = expectedPrize(endings, prizes);
  return {
    progressive: decimal(progressive),
    freePlayPercent,
    value: decimal(value),
    exact: exact(value),
    levels: levelsOf(endings),
    endings: endings.quit.map((chance, level) => ({
      level,
      quit: decimal(chance),
      miss: decimal(endings.miss[level]!),
    })),
    firstCard: firstChoices(values),
  };
};

export const HI_LO: OddsSubject = {
  id: 'hi-lo',
  title: 'Hi-Lo Progressive',
  bets: [
    bet({
      id: 'game',
      title: 'The game played for the best: its value, and the chance of each level',
      options: { progressive: dollars(), 'free-play': wholeNumber({ from: 0, to: 100, otherwise: 100 }) },
      compute: ({ progressive = rational(1000), 'free-play': freePlay }, progress) =>
        hiLo(progressive, freePlay, progress),
    }),
  ],
};

const expectedPrize = ({ quit, miss, top }: Endings, prizes: HiLoPrizes): Rational => {
  const parts = [
    multiplyRational(top, prizes.progressive),
    ...quit.map((chance, level) => multiplyRational(chance, prizes.quit[level]!)),
    ...miss.map((chance, level) => multiplyRational(chance, prizes.miss[level]!)),
  ];
  return parts.reduce(addRational);
};

/** A game is at the level of its right answers; `reached` counts all that got so far or further. */
const levelsOf = ({ quit, miss, top }: Endings) => {
  const ended = [...quit.map((chance, level) => addRational(chance, miss[level]!)), top];
  return ended.map((probability, level) => ({
    level,
    probability: decimal(probability),
    fraction: exact(probability).fraction,
    reached: decimal(ended.slice(level).reduce(addRational)),
  }));
};

/** What to say to the first card. */
const firstChoices = ({ choice }: HiLoValues) => {
  const deck = newPile();
  fullPile(deck, RANKS.length);
  return RANKS.map((card, place) => ({ card, choice: choice(0, deck, place) }));
};
