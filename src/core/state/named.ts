/** What has a name of its own: a command, or something that happened. */
export type Named = { readonly type: string };

/** How each event is applied to a state. */
export type Steps<State, Event extends Named> = {
  readonly [Type in Event['type']]: (state: State, event: OfType<Event, Type>) => State;
};

/** The same as one function, for whichever event it is. */
export const evolver =
  <State, Event extends Named>(steps: Steps<State, Event>) =>
  (state: State, event: Event): State => {
    const step: (state: State, event: never) => State = steps[event.type as Event['type']];
    return step(state, event as never); // The table pairs each with its own.
  };

/** One of them by its name. */
export type OfType<Union extends Named, Type extends string> = Union extends Named
  ? Type extends Union['type']
    ? Union
    : never
  : never;
