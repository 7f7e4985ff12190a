import { z } from 'zod';
import type { Refusal } from '#core/base';
import { type NaturalCard, parseCards } from '#core/cards';
import { type Attempt, type AttemptCommand, type AttemptEvent, HI_LO } from '#core/games';
import { type Cents, cents } from '#core/money';
import { houseClock } from '#core/time';
import { differs } from './differs.ts';
import { alone, type Decide, type Stage } from './stage.ts';

const Scenario = z.object({
  cards: z.array(z.string()).min(1),
  guesses: z.array(z.enum([...HI_LO.calls, 'stop'])),
  progressive: z.int().nonnegative().transform(cents),
  expect: z.object({
    correct: z.int().optional(),
    prize: z.object({ cents: z.int(), form: z.enum(['free-play', 'cash']) }).optional(),
    over: z.boolean().optional(),
    progressiveAfter: z.int().optional(),
    refused: z.boolean().optional(),
  }),
});

type HiLoStage = Stage<Attempt, AttemptCommand, AttemptEvent> & {
  /** Where the progressive stands once the game is over. */
  readonly progressive: () => Cents;
};
type OpenHiLo = (first: NaturalCard, progressive: Cents) => HiLoStage;

/** Kind `hi-lo`: one player's game, and what it does to the progressive. */
export const hiLo = (scenario: unknown): readonly string[] =>
  hiLoOn(scenario, (first, before) => {
    const decide: Decide<HiLoStage> = (attempt, command) => HI_LO.attempt.decide(attempt, command, before);
    const stage = alone(HI_LO.attempt.start(first), decide, HI_LO.attempt.evolve);
    return { ...stage, progressive: () => progressiveAfter(stage.state(), before) };
  });

/** The same wherever it is run. */
export const hiLoOn = (scenario: unknown, open: OpenHiLo): readonly string[] => {
  const { cards, guesses, progressive, expect } = Scenario.parse(scenario);
  const [first, ...rest] = naturals(cards);
  const stage = open(first!, progressive); // The schema asks for a card.
  const refused = play(stage, rest, guesses);
  if (refused !== undefined) return expect.refused === true ? [] : [`refused: ${refused.message}`];
  if (expect.refused === true) return ['should be refused, was played'];
  const { correct, prize } = stage.state();
  const after = prize === undefined ? progressive : stage.progressive();
  return [
    ...differs('correct', expect.correct, correct),
    ...differs('prize', expect.prize?.cents, prize?.amount),
    ...differs('form', expect.prize?.form, prize?.form),
    ...differs('over', expect.over, prize !== undefined),
    ...differs('progressiveAfter', expect.progressiveAfter, after),
  ];
};

/** Turns cards for each guess until it is settled. */
const play = (
  { state, commit }: HiLoStage,
  cards: readonly NaturalCard[],
  guesses: readonly string[],
): Refusal | undefined => {
  let next = 0;
  for (const guess of guesses) {
    const call = guess === 'higher' ? 'higher' : 'lower';
    const refused = commit(guess === 'stop' ? { type: 'Quit' } : { type: 'Guess', call }, NOW);
    if (refused !== undefined) return refused;
    while (state().call !== undefined && next < cards.length) {
      const misdealt = commit({ type: 'TurnCard', card: cards[next++]! }, NOW);
      if (misdealt !== undefined) return misdealt;
    }
  }
  return undefined;
};

const NOW = Temporal.Instant.from('2026-03-05T20:00Z');

/** A player is drawn at the first hour and reports at once. */
export const DRAWN_AND_THERE = [
  {
    type: 'DrawPlayer',
    hour: HI_LO.drawing.hours[0]!,
    candidate: { player: 'drawn', isMember: true, age: 30, cardInserted: true },
  },
  { type: 'ReportAtDesk' },
] as const;

/** The meter moves by the rules of the drawing day: the player is drawn, reports and finishes this game. */
const progressiveAfter = ({ correct, prize }: Attempt, progressive: Cents): Cents => {
  const clock = houseClock({ zone: 'America/New_York', dayStartsAt: '06:00' });
  if (!clock.ok) throw new Error(clock.message);
  const context = { now: NOW, clock: clock.value, rules: HI_LO.drawing };
  const commands = [
    ...DRAWN_AND_THERE,
    { type: 'FinishAttempt', prize: prize!, wonProgressive: correct === 7 },
  ] as const;
  return commands.reduce(
    (day, command) => {
      const decision = HI_LO.day.decide(day, command, context);
      if (!decision.ok) throw new Error(decision.message);
      return decision.events.reduce(HI_LO.day.evolve, day);
    },
    { ...HI_LO.day.open('2026-03-05'), progressive },
  ).progressive;
};

const naturals = (texts: readonly string[]): readonly NaturalCard[] => {
  const cards = parseCards(texts.join(' '));
  if (!cards.ok) throw new Error(cards.message);
  return cards.value.filter(card => card !== 'Jk');
};
