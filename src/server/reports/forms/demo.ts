import type { Reported } from '../reported.ts';

/** In a demonstration every line of a report says so, in every format. REG-A6 */
export const markedIfDemo = (isDemo: boolean, reported: Reported): Reported => {
  if (!isDemo) return reported;
  return {
    ...reported,
    title: `DEMO: ${reported.title}`,
    columns: { demo: 'text', ...reported.columns },
    rows: reported.rows.map(row => ({ demo: 'DEMO', ...row })),
  };
};
