import type { Kept, Scene } from '../stage.ts';

/** The desk with a promotion opened, and what was written there so far. */
export const opened = (name: string, words: string, promotion: string, see?: Scene['see'], kept: Kept = {}): Scene => ({
  name,
  words,
  path: '/promotions/',
  sizes: ['desktop'],
  kept: () => ({ 'promotions-place': { type: 'promotion', promotion }, ...kept }),
  see: async (page, say) => {
    await page.locator('article h2').waitFor();
    await see?.(page, say);
  },
});
