import { anything, branded, type Of, object, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import { Actor } from './context.ts';
import type { Named } from './named.ts';

/** What waits for a second person; the command is the house's own to read. */
export const SecondRequest = object({
  request: Whole,
  command: branded<Named>(anything),
  by: Actor,
  /** Where it was asked, which is where it is done: the drawer there pays, wherever the second person stands. CSH-4 */
  station: optional(Text),
  at: MomentText,
  until: MomentText,
});
export type SecondRequest = Of<typeof SecondRequest>;
