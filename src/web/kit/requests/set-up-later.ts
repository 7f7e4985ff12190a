import { later } from '../page/later.tsx';

/** The games themselves come with it: few requests are about one. */
export const SetUpFacts = later(async () => (await import('./set-up-facts.tsx')).SetUpFacts);
