import { z } from 'zod';
import { type NaturalCard, parseCards } from '#core/cards';
import {
  type Attempt,
  type AttemptCommand,
  CALLS,
  DRAWING,
  type DrawingContext,
  decideAttempt,
  decideDrawing,
  evolveAttempt,
  evolveDrawing,
  openDay,
  startAttempt,
} from '#core/games/hi-lo-progressive';
import { type Cents, cents } from '#core/money';
import { houseClock } from '#core/time';
import { differs } from './differs.ts';

const Scenario = z.object({
  cards: z.array(z.string()).min(1),
  guesses: z.array(z.enum([...CALLS, 'stop'])),
  progressive: z.int().nonnegative().transform(cents),
  expect: z.object({
    correct: z.int().optional(),
    prize: z.object({ cents: z.int(), form: z.enum(['free-play', 'cash']) }).optional(),
    over: z.boolean().optional(),
    progressiveAfter: z.int().optional(),
    refused: z.boolean().optional(),
  }),
});

/** Kind `hi-lo`: one player's game, and what it does to the progressive. */
export const hiLo = (scenario: unknown): readonly string[] => {
  const { cards, guesses, progressive, expect } = Scenario.parse(scenario);
  const played = play(naturals(cards), guesses, progressive);
  if (typeof played === 'string') return expect.refused === true ? [] : [`refused: ${played}`];
  if (expect.refused === true) return ['should be refused, was played'];
  const { correct, prize } = played;
  const after = prize === undefined ? progressive : progressiveAfter(played, progressive);
  return [
    ...differs('correct', expect.correct, correct),
    ...differs('prize', expect.prize?.cents, prize?.amount),
    ...differs('form', expect.prize?.form, prize?.form),
    ...differs('over', expect.over, prize !== undefined),
    ...differs('progressiveAfter', expect.progressiveAfter, after),
  ];
};

/** Turns cards for each guess until it is settled; a sentence where the core refuses. */
const play = (cards: readonly NaturalCard[], guesses: readonly string[], progressive: Cents): Attempt | string => {
  let attempt = startAttempt(cards[0]!);
  let next = 1;
  const commit = (command: AttemptCommand): string | undefined => {
    const decision = decideAttempt(attempt, command, progressive);
    if (!decision.ok) return decision.message;
    attempt = decision.events.reduce(evolveAttempt, attempt);
    return undefined;
  };
  for (const guess of guesses) {
    const isStop = guess === 'stop';
    const refused = commit(
      isStop ? { type: 'Quit' } : { type: 'Guess', call: guess === 'higher' ? 'higher' : 'lower' },
    );
    if (refused !== undefined) return refused;
    while (attempt.call !== undefined && next < cards.length) {
      const misdealt = commit({ type: 'TurnCard', card: cards[next++]! });
      if (misdealt !== undefined) return misdealt;
    }
  }
  return attempt;
};

/** The meter moves by the rules of the drawing day: the player is drawn, reports and finishes this game. */
const progressiveAfter = ({ correct, prize }: Attempt, progressive: Cents): Cents => {
  const clock = houseClock({ zone: 'America/New_York', dayStartsAt: '06:00' });
  if (!clock.ok) throw new Error(clock.message);
  const context: DrawingContext = {
    now: Temporal.Instant.from('2026-03-05T20:00Z'),
    clock: clock.value,
    rules: DRAWING,
  };
  const candidate = { player: 'drawn', isMember: true, age: 30, cardInserted: true };
  const commands = [
    { type: 'DrawPlayer', hour: DRAWING.hours[0]!, candidate },
    { type: 'ReportAtDesk' },
    { type: 'FinishAttempt', prize: prize!, wonProgressive: correct === 7 },
  ] as const;
  return commands.reduce(
    (day, command) => {
      const decision = decideDrawing(day, command, context);
      if (!decision.ok) throw new Error(decision.message);
      return decision.events.reduce(evolveDrawing, day);
    },
    { ...openDay('2026-03-05'), progressive },
  ).progressive;
};

const naturals = (texts: readonly string[]): readonly NaturalCard[] => {
  const cards = parseCards(texts.join(' '));
  if (!cards.ok) throw new Error(cards.message);
  return cards.value.filter(card => card !== 'Jk');
};
