import { accept, type Decision } from '#core/base';
import { type NaturalCard, pips, showCard } from '#core/cards';
import type { Cents } from '#core/money';
import { refuse } from './refusals.ts';
import { LADDER, type Level, type Prize, TOP } from './rules.ts';
import type { AttemptCommand, AttemptEvent, Call } from './shape.ts';

/** One player's game: cards are turned by hand and recorded as seen. */
export type Attempt = {
  readonly turned: readonly NaturalCard[];
  readonly correct: number;
  readonly freeMissUsed: boolean;
  readonly call?: Call;
  readonly prize?: Prize;
};

export const startAttempt = (first: NaturalCard): Attempt => ({ turned: [first], correct: 0, freeMissUsed: false });

/** HLP 5. `progressive` is the amount on the meter when the game began. */
export const decideAttempt = (
  attempt: Attempt,
  command: AttemptCommand,
  progressive: Cents,
): Decision<AttemptEvent> => {
  const { correct, prize, call, turned } = attempt;
  const last = showCard(lastOf(attempt));
  if (prize !== undefined) return refuse('attempt-over', { correct }, 'HLP 5.4');
  switch (command.type) {
    case 'Quit': // HLP 5.1: at any moment, but not between a guess and its card.
      if (call !== undefined) return refuse('guess-stands', { call }, 'HLP 5.2');
      return accept(ended(correct, prizeAt(correct, progressive)));
    case 'Guess':
      if (call !== undefined) return refuse('guess-stands', { call }, 'HLP 5.2');
      return accept({ type: 'GuessMade', call: command.call });
    case 'TurnCard': {
      const { card } = command;
      if (call === undefined) return refuse('guess-first', { last }, 'HLP 5.2');
      if (turned.includes(card)) return refuse('card-already-turned', { card: showCard(card) }, 'HLP 2');
      return accept(...turn(attempt, call, card, progressive));
    }
  }
};

export const evolveAttempt = (attempt: Attempt, event: AttemptEvent): Attempt => {
  switch (event.type) {
    case 'GuessMade':
      return { ...attempt, call: event.call };
    case 'CardTurned': {
      const turned = [...attempt.turned, event.card];
      if (event.result === 'tie') return { ...attempt, turned };
      const { call: _, ...settled } = attempt;
      const freeMissUsed = attempt.freeMissUsed || event.result === 'free-miss';
      return { ...settled, turned, freeMissUsed, correct: attempt.correct + (event.result === 'right' ? 1 : 0) };
    }
    case 'AttemptEnded':
      return { ...attempt, prize: event.prize };
  }
};

/** What this level pays to a player who stops there. */
export const prizeAt = (correct: number, progressive: Cents): Prize => {
  const { prize } = levelAt(correct);
  return prize === 'progressive' ? { amount: progressive, form: 'cash' } : prize;
};

export const lastOf = ({ turned }: Attempt): NaturalCard => turned.at(-1)!;

const turn = (attempt: Attempt, call: Call, card: NaturalCard, progressive: Cents): readonly AttemptEvent[] => {
  const rise = pips(card) - pips(lastOf(attempt));
  if (rise === 0) return [{ type: 'CardTurned', card, result: 'tie' }]; // HLP 5.2: the guess stands, another is turned.
  if (rise > 0 === (call === 'higher')) {
    const right: AttemptEvent = { type: 'CardTurned', card, result: 'right' };
    const correct = attempt.correct + 1;
    return correct === TOP ? [right, ended(correct, prizeAt(correct, progressive))] : [right];
  }
  const { freeMiss, afterMiss } = levelAt(attempt.correct);
  if (freeMiss && !attempt.freeMissUsed) return [{ type: 'CardTurned', card, result: 'free-miss' }]; // HLP 5.4
  return [{ type: 'CardTurned', card, result: 'wrong' }, ended(attempt.correct, afterMiss)];
};

const ended = (correct: number, prize: Prize): AttemptEvent => ({
  type: 'AttemptEnded',
  correct,
  prize,
  wonProgressive: correct === TOP,
});

const levelAt = (correct: number): Level => LADDER[correct]!;
