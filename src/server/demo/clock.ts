import { existsSync } from 'node:fs';
import path from 'node:path';

/** The demonstration is announced this many hours ago and starts an hour later, so that cards have hours on them. */
const HOURS_BEFORE = 10;

/** The clock of the house: the real one, minus the hours that a demonstration starts in the past. */
export type DemoClock = {
  readonly now: () => Temporal.Instant;
  readonly hoursBehind: () => number;
  /** So many hours ago, as seen from now; never further back than before. */
  readonly goTo: (hoursAgo: number) => void;
};

/** Only a house without a journal begins in the past: time never goes back in an existing one. */
export const demoClock = (folder: string, world: () => Temporal.Instant): DemoClock => {
  let behind = existsSync(path.join(folder, 'journal.sqlite')) ? 0 : HOURS_BEFORE;
  return {
    hoursBehind: () => behind,
    now: () => world().subtract({ hours: behind }),
    goTo: hoursAgo => {
      behind = Math.max(0, Math.min(behind, hoursAgo));
    },
  };
};
