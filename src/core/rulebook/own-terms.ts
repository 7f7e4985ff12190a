import { exactly, type Filled, filled, Key, type Of, optional, otherwise, type Shape } from '#core/shape';
import type { Activity } from './activity.ts';
import { HEADINGS } from './headings.ts';
import type { Offering } from './offering.ts';
import { below } from './range.ts';
import type { Run } from './run.ts';

/** What the terms of every mechanism have. */
const common = (mechanism: string, clause: string, isDrawn: boolean) => {
  const drawn = exactly(true);
  return {
    mechanism: exactly(mechanism),
    chart: optional(Key),
    drawn: isDrawn ? otherwise(drawn, true) : optional(drawn),
    clause: below(clause),
  };
};
type Common = ReturnType<typeof common>;

/** What the file of an approval writes of a run: its terms, and the clause only where it is not the usual one. */
type RunText<Text> = Text extends unknown ? Omit<Text, 'mechanism' | 'drawn'> : never;

/** What is the same in all runs of a mechanism: its usual clause, whether winners are drawn, what it is to players. */
type Usual = { readonly clause?: string; readonly drawn?: true; readonly kinds?: readonly string[] };

/** The terms of a mechanism, for readers of files. */
export type RunTerms = { readonly shape: Shape<object, Run>; readonly kinds: readonly string[] };

/**
 * The terms of one mechanism, which are its own: their shape, how the file of an approval writes them, and how the
 * mechanism finds them in an activity. The rulebook knows no mechanism by name. RBK-17
 */
export const ownTerms = <Own extends Shape<object, Run>>(
  mechanism: string,
  shapeOf: (run: Common) => Own,
  { clause = HEADINGS.run, drawn, kinds = [] }: Usual = {},
) => {
  type Terms = Filled<Own>;
  const shape = shapeOf(common(mechanism, clause, drawn === true));
  const all = ({ runs }: Pick<Activity, 'runs'>): readonly Terms[] =>
    runs.filter(run => run.mechanism === mechanism) as readonly unknown[] as readonly Terms[]; // Written by this shape.
  return {
    shape,
    kinds,
    write: (terms: RunText<Of<Own>>): Terms => filled(shape, { mechanism, ...terms }) as Terms,
    /** Where there is one way only. */
    first: (activity: Pick<Activity, 'runs'>): Terms | undefined => all(activity)[0],
    /** Every way in which the activity runs it. */
    all,
    /** The first that is alone or whose chart is offered. */
    inForce: (activity: Pick<Activity, 'runs'>, { charts }: Pick<Offering, 'charts'>): Terms | undefined =>
      all(activity).find(({ chart }) => chart === undefined || charts.includes(chart)),
  };
};
