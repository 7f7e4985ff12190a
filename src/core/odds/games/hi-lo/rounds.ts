import { assert, type Rational, rational, seeded } from '#core/base';
import { cardOf, type NaturalCard, pips } from '#core/cards';
import { type Attempt, decideAttempt, evolveAttempt, lastOf, startAttempt, TOP } from '#core/games/hi-lo-progressive';
import { dollars } from '#core/money';
import type { Rounds } from '../../cross-check/cross-check.ts';
import { hiLo } from './hi-lo.ts';
import { cardsBelow, newPile, type Pile, pileOf } from './pile.ts';
import { hiLoPrizes, LAST, LAST_BUT_ONE, STAGES } from './prizes.ts';
import { bestChoice, type Choice, type HiLoValues, hiLoValues } from './values.ts';

const PROGRESSIVE = 1_500;

/** Hi Lo played by the best policy through the real engine: the prize in dollars, and how often the top is reached. */
export const hiLoRounds = (seed: string): Rounds => {
  const progressive: Rational = rational(PROGRESSIVE);
  const answer = hiLo(progressive, 100, () => {});
  const values = hiLoValues(hiLoPrizes(progressive, 100));
  const levels = answer['levels'] as readonly { level: number; probability: string }[]; // As `hi-lo.ts` answers.
  const deck = Uint8Array.from({ length: 52 }, (_, number) => number);
  const { deal } = seeded(seed);
  return {
    wagers: [
      { name: 'prize in dollars', exact: Number(answer['value']) },
      { name: 'chance of the progressive', exact: Number(levels[TOP]!.probability) },
    ],
    next: nets => {
      deal(deck, MOST_CARDS);
      const { prize, correct } = play(deck, values);
      nets[0] = prize!.amount / 100;
      nets[1] = correct === TOP ? 1 : 0;
    },
  };
};

const MOST_CARDS = 33; // HLP 5: no game turns more.

const play = (deck: Uint8Array, values: HiLoValues): Attempt => {
  const cardAt = (place: number): NaturalCard => cardOf(deck[place]!) as NaturalCard; // The deck has no joker.
  let attempt = startAttempt(cardAt(0));
  while (attempt.prize === undefined) {
    const choice = attempt.call ?? choiceFor(attempt, values);
    const command =
      attempt.call !== undefined
        ? ({ type: 'TurnCard', card: cardAt(attempt.turned.length) } as const)
        : choice === 'quit'
          ? ({ type: 'Quit' } as const)
          : ({ type: 'Guess', call: choice } as const);
    const decision = decideAttempt(attempt, command, dollars(PROGRESSIVE));
    assert(decision.ok, 'the engine refuses the best policy');
    attempt = decision.events.reduce(evolveAttempt, attempt);
  }
  return attempt;
};

/** The best choice on the cards that are left, the shown one counted among them. */
const choiceFor = (attempt: Attempt, { choice, endgame }: HiLoValues): Choice => {
  const stage = STAGES.findIndex(({ level, freeMiss }) => {
    const hasFreeMiss = freeMiss !== undefined;
    return level === attempt.correct && (level > 1 || hasFreeMiss !== attempt.freeMissUsed);
  });
  const place = fillPile(attempt);
  if (stage === LAST_BUT_ONE) return bestChoice(endgame.worths(PILE, place));
  if (stage < LAST) return choice(stage, PILE, place);
  const below = cardsBelow(PILE, place);
  return bestChoice(endgame.lastWorths(PILE.cards - PILE.ranks[place]! - below, below));
};

const PILE: Pile = newPile();

/** Names the cards that are left to PILE; answers the place of the shown rank in it. */
const fillPile = (attempt: Attempt): number => {
  const left = new Uint8Array(15).fill(4, 2);
  for (const card of attempt.turned) left[pips(card)]! -= 1;
  const shown = pips(lastOf(attempt));
  left[shown]! += 1;
  const counts = Array.from(left.subarray(2));
  const key = counts.filter(count => count > 0).reduce((sum, count, i) => sum + count * 5 ** (12 - i), 0);
  pileOf(key, PILE);
  return counts.slice(0, shown - 2).filter(count => count > 0).length;
};
