import type { Decision, Refusal } from '#core/base';

/** Where the commands of a scenario go: to the mechanism alone, or to a house that keeps a journal. */
export type Stage<State, Command, Event> = {
  readonly state: () => State;
  /** Everything that has happened so far. */
  readonly events: readonly Event[];
  /** The refusal, if it is one. */
  readonly commit: (command: Command, now: Temporal.Instant) => Refusal | undefined;
};

/** How the mechanism of a stage decides. */
export type Decide<On> =
  On extends Stage<infer State, infer Command, infer Event>
    ? (state: State, command: Command, now: Temporal.Instant) => Decision<Event>
    : never;

/** The mechanism alone. */
export const alone = <State, Command, Event>(
  start: State,
  decide: (state: State, command: Command, now: Temporal.Instant) => Decision<Event>,
  evolve: (state: State, event: Event) => State,
): Stage<State, Command, Event> => {
  let state = start;
  const events: Event[] = [];
  return {
    state: () => state,
    events,
    commit: (command, now) => {
      const decision = decide(state, command, now);
      if (!decision.ok) return decision;
      events.push(...decision.events);
      state = decision.events.reduce(evolve, state);
      return undefined;
    },
  };
};
