import { later } from '../kit/index.ts';

/** Few tables have a winner of collections: the part comes when one sits there. */
export const Collections = later(async () => (await import('./collections.tsx')).Collections);

/** A table is closed once a day. */
export const CloseTable = later(async () => (await import('./close-table.tsx')).CloseTable);
