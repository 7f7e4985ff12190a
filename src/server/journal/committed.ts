import { channel } from 'node:diagnostics_channel';

/** Where a writer says how long a commit took, for those who measure. */
export const COMMITTED = 'houseway:committed';

export type Committed = { readonly seconds: number; readonly events: number };

const COMMITS = channel(COMMITTED);

/** Costs nothing where nobody measures. */
export const tellCommit = (startedMs: number, events: number): void => {
  if (COMMITS.hasSubscribers) COMMITS.publish({ seconds: (performance.now() - startedMs) / 1_000, events });
};
