import { later } from '../kit/index.ts';

/** Few tables have a winner of collections: the part comes when one sits there. */
export const Collections = later(async () => (await import('./collections.tsx')).Collections);
