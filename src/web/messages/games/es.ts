/** What the table games say by a code, in one file. */
export const texts = import.meta.glob(
  ['../../../core/games/*/texts/es.ts', '../../../core/games/*/coach/texts/es.ts'],
  { eager: true },
);
