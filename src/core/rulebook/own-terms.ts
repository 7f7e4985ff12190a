import type { Activity } from './activity.ts';
import { HEADINGS } from './headings.ts';
import type { Offering } from './offering.ts';
import type { Run } from './run.ts';

/** What the file of an approval writes of a run: its terms, and the clause only where it is not the usual one. */
export type RunText<Terms extends Run> = Terms extends unknown
  ? Omit<Terms, 'mechanism' | 'drawn' | 'clause'> & Partial<Pick<Terms, 'clause'>>
  : never;

/**
 * The terms of one mechanism, which are its own: how the file of an approval writes them, and how the mechanism finds
 * them in an activity. The rulebook knows no mechanism by name. RBK-17
 */
export const ownTerms = <Terms extends Run>(
  mechanism: string,
  { clause = HEADINGS.run, drawn }: Partial<Pick<Run, 'clause' | 'drawn'>> = {},
) => {
  const isOwn = (run: Run): run is Terms => run.mechanism === mechanism;
  const all = ({ runs }: Pick<Activity, 'runs'>): readonly Terms[] => runs.filter(isOwn);
  return {
    write: (terms: RunText<Terms>): Terms =>
      ({ mechanism, clause, ...(drawn && { drawn }), ...terms }) as unknown as Terms, // A text lacks just these.
    /** Where there is one way only. */
    first: (activity: Pick<Activity, 'runs'>): Terms | undefined => all(activity)[0],
    /** Every way in which the activity runs it. */
    all,
    /** The first that stands alone or whose chart is offered. */
    inForce: (activity: Pick<Activity, 'runs'>, { charts }: Pick<Offering, 'charts'>): Terms | undefined =>
      all(activity).find(({ chart }) => chart === undefined || charts.includes(chart)),
  };
};
