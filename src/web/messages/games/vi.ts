/** What the table games say by a code, in one file. */
export const texts = import.meta.glob(
  ['../../../core/games/*/texts/vi.ts', '../../../core/games/*/coach/texts/vi.ts'],
  { eager: true },
);
