import type { Actor } from './context.ts';
import type { MomentText } from './moments.ts';

/** What waits for a second person; the command is the house's own to read. */
export type SecondRequest = {
  readonly request: number;
  readonly command: { readonly type: string };
  readonly by: Actor;
  readonly at: MomentText;
  readonly until: MomentText;
};
