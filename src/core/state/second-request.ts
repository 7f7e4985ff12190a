import { anything, branded, type Of, object, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import { Actor } from './context.ts';
import type { Named } from './named.ts';

/** What waits for a second person; the command is the house's own to read. */
export const SecondRequest = object({
  request: Whole,
  command: branded<Named>(anything),
  by: Actor,
  at: MomentText,
  until: MomentText,
});
export type SecondRequest = Of<typeof SecondRequest>;
