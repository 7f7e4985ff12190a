import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HouseView } from '#core/house';
import type { Asker } from '#core/people';
import type { Params } from './router.ts';
import type { Voice } from './voice.ts';

/** A request as it comes. */
export type Opened = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What follows "?". */
  readonly question: string;
  /** In which language to answer; English where there is none. */
  readonly voice: Voice | undefined;
  /** Headers of its answer, whatever that says: names and values by turns. */
  readonly also: string[];
};

/** The same, as far as everything that all routes have in common has been looked at. */
export type Ask = Opened & {
  readonly params: Params;
  readonly house: HouseView;
  readonly asker: Asker;
  readonly now: Temporal.Instant;
};

/** With the body that was read and the key under which it is done. */
export type AskedCommand = Ask & { readonly key: string; readonly body: object };
