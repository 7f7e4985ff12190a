import type { HouseEvent } from '#core/house';
import type { Database, Tables } from './tables.ts';

/** An event with its moment, the gaming day in which it happened, and who brought it about where. */
export type Placed = {
  readonly seq: number;
  readonly actor: string;
  readonly station: string;
  readonly atMs: number;
  readonly day: string;
  readonly event: HouseEvent;
};

/** Tables that follow from events. They record what was decided and decide nothing. */
export type Projection = {
  readonly tables: readonly (keyof Tables)[];
  readonly create: (database: Database) => Promise<void>;
  readonly gather: () => Gathering;
};

/** What events bring, held until it is written together. */
export type Gathering = {
  readonly add: (placed: Placed) => void;
  readonly write: (database: Database) => Promise<void>;
};
