import type { FloorCall } from '#core/state';

export type FloorCallCommand =
  | { readonly type: 'CallFloor'; readonly table: number }
  /** Somebody has come, or the dealer takes the call back. */
  | { readonly type: 'AnswerFloor'; readonly table: number };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type FloorCallEvent =
  | ({ readonly type: 'FloorCalled' } & FloorCall)
  | { readonly type: 'FloorAnswered'; readonly table: number; readonly by: string };
