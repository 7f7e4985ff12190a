import { choice, Numbered, type Of, Text, Whole } from '#core/shape';
import { FloorCall } from '#core/state';

export const FloorCallCommand = choice({
  CallFloor: { table: Numbered },
  /** Somebody has come, or the dealer takes the call back. */
  AnswerFloor: { table: Numbered },
});
export type FloorCallCommand = Of<typeof FloorCallCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const FloorCallEvent = choice({
  FloorCalled: FloorCall.fields,
  FloorAnswered: { table: Whole, by: Text },
});
export type FloorCallEvent = Of<typeof FloorCallEvent>;
