import { type Answer, answer, type Decision, type Refusal } from '#core/base';
import { clauseOf } from '#core/rulebook';
import type { TournamentRule } from './check-structure.ts';
import type { TournamentCommand } from './command-shape.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Stage, Tournament } from './state-shape.ts';

/** What a decision needs: time, person and chance come from outside. */
export type Asked = TournamentContext & { readonly rule: TournamentRule; readonly tournament: Tournament };
export type TournamentContext = {
  readonly now: Temporal.Instant;
  readonly by: string;
  /** The second person. */
  readonly second?: string;
  readonly chance?: (count: number) => readonly number[];
};

export type Named<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

/** How each command of a family is judged. */
export type Deciders<Family extends TournamentCommand> = {
  readonly [Type in Family['type']]: (asked: Asked, command: Named<Type>) => Decision<TournamentEvent>;
};

export const notIn = ({ rule, tournament: { stage } }: Asked, ...needed: readonly Stage[]): Refusal | undefined =>
  needed.includes(stage) ? undefined : refuse('wrong-stage', { stage, needed: needed.join(' or ') }, clauseIn(rule));

/** While cards are dealt, or soon will be. */
export const notPlayed = (asked: Asked): Refusal | undefined => notIn(asked, 'open for sign-ups', 'closed');

/** Somebody who is in. */
export const notPlaying = ({ tournament }: Asked, player: string, clause: string): Refusal | undefined => {
  const entrant = tournament.entrants.get(player);
  if (entrant === undefined) return refuse('unknown-entrant', { player }, clause);
  return entrant.finish === undefined ? undefined : refuse('out-already', { player }, clause);
};

/** What is taken back is never taken back without a word. TRN-27 */
export const withoutReason = (reason: string): Refusal | undefined =>
  reason.trim() === '' ? refuse('reason-missing', {}, 'TRN-27') : undefined;

/** As many whole numbers as are needed, drawn now. TRN-19, TRN-36 */
export const numbersFor = ({ chance }: Asked, needed: number, clause: string): Answer<readonly number[]> => {
  const numbers = chance?.(needed) ?? [];
  return numbers.length === needed && numbers.every(n => Number.isSafeInteger(n) && n >= 0)
    ? answer(numbers)
    : refuse('numbers-not-drawn', { numbers: numbers.length, needed }, clause);
};

export const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;

/** The clause for the money of the event. */
export const clauseIn = ({ activity, terms }: TournamentRule): string => clauseOf(activity, terms.clause);
