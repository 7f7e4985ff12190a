import type { Decision, Refusal } from '#core/base';
import { clauseOf } from '#core/rulebook';
import type { TournamentRule } from './check-structure.ts';
import type { TournamentCommand } from './command-shape.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Stage, Tournament } from './state-shape.ts';

/** What a command is judged with: time, person and chance come from outside. */
export type Asked = TournamentContext & { readonly rule: TournamentRule; readonly tournament: Tournament };
export type TournamentContext = {
  readonly now: Temporal.Instant;
  readonly by: string;
  /** Who stands beside. */
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

/** What is taken back is never taken back without a word. TRN-27 */
export const withoutReason = (reason: string): Refusal | undefined =>
  reason.trim() === '' ? refuse('reason-missing', {}, 'TRN-27') : undefined;

/** As many as are needed, drawn now; none where nothing can be drawn. TRN-19, TRN-36 */
export const numbersFor = ({ chance }: Asked, needed: number): readonly number[] => chance?.(needed) ?? [];

/** The clause under which the money of the event stands. */
export const clauseIn = ({ activity, terms }: TournamentRule): string => clauseOf(activity, terms.clause);
