import type { Database } from './table.ts';

/** What a storage can do for the tables of reports. */
export type Storage = {
  readonly open: () => Promise<Database>;
  /** What the disk, the server or the network did, as a fault. */
  readonly faultOf: (error: unknown) => unknown;
};
