import { AT_TABLE, BACKING_OUT, type Feature, staffOfAward } from '#core/state';
import { COLLECTION_COMMANDS } from './decide.ts';
import { COLLECTION_EVENTS } from './evolve.ts';
import { CollectionCommand, CollectionEvent } from './shape.ts';

/** Collections at tables that are paid from a year that somebody has won. */
export const COLLECTIONS: Feature<CollectionCommand, CollectionEvent, 'BackOutCollection'> = {
  shapes: { command: CollectionCommand, event: CollectionEvent },
  decide: COLLECTION_COMMANDS,
  evolve: COLLECTION_EVENTS,
  may: { PayCollection: AT_TABLE, BackOutCollection: BACKING_OUT },
  seconds: { BackOutCollection: ['supervisor', 'accounting', 'compliance'] },
  concerns: { PayCollection: staffOfAward, BackOutCollection: staffOfAward },
};
