import { assert, rational } from '#core/base';
import { cardOf, type NaturalCard } from '#core/cards';
import { type Attempt, decideAttempt, evolveAttempt, startAttempt } from '#core/games/hi-lo-progressive';
import { dollars } from '#core/money';
import { ask, eventRow, nameOf, type Question } from '../../cross-check/asked.ts';
import { deckFrom, shoeOf } from '../../cross-check/deck.ts';
import { type Rounds, watching } from '../../cross-check/row.ts';
import { HI_LO } from './hi-lo-progressive.ts';
import { hiLoPrizes } from './prizes.ts';
import { choiceFor } from './situation.ts';
import { type HiLoValues, hiLoValues } from './values.ts';

/** A game as it ended: the prize at the worth of free play, and whether the player quit. */
type Ended = { readonly dollars: number; readonly level: number; readonly hasQuit: boolean };

/** An amount of the progressive, and the percentage of its face that free play counts at. */
export type HiLoGame = { readonly progressive: number; readonly freePlay: number };

/** Hi Lo played by the best policy through the real engine. */
const hiLoTable =
  ({ progressive, freePlay }: HiLoGame) =>
  (seed: string): Rounds => {
    const question: Question = {
      subject: HI_LO,
      bet: 'game',
      given: { progressive: `${progressive}`, 'free-play': `${freePlay}` },
    };
    const { value, levels, endings } = ask(question) as Answer; // As `hi-lo.ts` answers.
    return watching(dealGame({ progressive, freePlay }, seed), [
      {
        bet: nameOf(question),
        what: 'prize in dollars',
        exact: Number(value),
        isEvent: false,
        result: ended => ended.dollars,
      },
      ...levels.flatMap(({ level, probability, reached }) => [
        eventRow<Ended>(question, `ends at level ${level}`, probability, ended => ended.level === level),
        eventRow<Ended>(question, `reaches level ${level}`, reached, ended => ended.level >= level),
      ]),
      ...endings.map(({ level, quit }) =>
        eventRow<Ended>(question, `quits at level ${level}`, quit, ended => ended.hasQuit && ended.level === level),
      ),
    ]);
  };

type Answer = {
  readonly value: string;
  readonly levels: readonly { readonly level: number; readonly probability: string; readonly reached: string }[];
  readonly endings: readonly { readonly level: number; readonly quit: string }[];
};

const dealGame = ({ progressive, freePlay }: HiLoGame, seed: string) => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const names = Array.from({ length: 52 }, (_, card) => cardOf(card) as NaturalCard); // The deck has no joker.
  const values = hiLoValues(hiLoPrizes(rational(progressive), freePlay));
  const onMeter = dollars(progressive);
  return (): Ended => {
    deal(MOST_CARDS);
    let attempt = startAttempt(names[cards[0]!]!);
    let hasQuit = false;
    while (attempt.prize === undefined) {
      const command = commandFor(attempt, values, names[cards[attempt.turned.length]!]!);
      hasQuit = command.type === 'Quit';
      const decision = decideAttempt(attempt, command, onMeter);
      assert(decision.ok, 'the engine refuses the best policy');
      for (const event of decision.events) attempt = evolveAttempt(attempt, event);
    }
    const { amount, form } = attempt.prize;
    return { dollars: (amount / 100) * (form === 'cash' ? 1 : freePlay / 100), level: attempt.correct, hasQuit };
  };
};

const MOST_CARDS = 33; // HLP 5: no game turns more.

const commandFor = (attempt: Attempt, values: HiLoValues, next: NaturalCard) => {
  if (attempt.call !== undefined) return { type: 'TurnCard', card: next } as const;
  const choice = choiceFor(attempt, values);
  return choice === 'quit' ? ({ type: 'Quit' } as const) : ({ type: 'Guess', call: choice } as const);
};

export const HI_LO_DEALS = [
  { progressive: 1_500, freePlay: 100 },
  { progressive: 500, freePlay: 50 },
].map(hiLoTable);
