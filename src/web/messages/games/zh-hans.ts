/** What the table games say by a code, in one file. */
export const texts = import.meta.glob(
  ['../../../core/games/*/texts/zh-hans.ts', '../../../core/games/*/coach/texts/zh-hans.ts'],
  { eager: true },
);
