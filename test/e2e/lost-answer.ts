import type { Route } from 'playwright-core';

/** The house hears what is asked, and its answer gets lost. A route that was taken away meanwhile has ended anyway. */
export const lost = async (route: Route): Promise<void> => {
  await route.fetch().catch(() => undefined);
  await route.abort().catch(() => undefined);
};
