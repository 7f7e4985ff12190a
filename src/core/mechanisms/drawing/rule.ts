import { type Answer, answer } from '#core/base';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import type { Spoken } from '#core/state';
import { refuse } from './refusals.ts';
import type { SHAPES } from './shape.ts';
import { type DrawingTerms, drawingTermsOf } from './terms.ts';

export type DrawingRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: DrawingTerms;
  /** Where the approval leaves it to the house: the drum is emptied after each drawing, or kept to the end. */
  readonly keepsDrum?: boolean;
  /** The times of day at which tickets are handed out, where the approval leaves them to the house: `18:00`. */
  readonly ticketTimes?: readonly string[];
};

export type DrawingTypes = Spoken<'drawing', DrawingRule, typeof SHAPES>;

/** The rules of the drawing that an offering runs, or that there is none. DRW-1 */
export const drawingRule = (activity: Activity, offering: Offering): Answer<DrawingRule> => {
  const terms = drawingTermsOf(activity, offering);
  if (terms === undefined || offering.mode === 'points')
    return refuse('no-such-drawing', { activity: activity.name }, clauseOf(activity, 'Offering'));
  return answer({ activity, offering, terms });
};

export const clauseIn = ({ activity, terms }: DrawingRule): string => clauseOf(activity, terms.clause);
