import { type Answer, answer } from '#core/base';
import { clauseOf } from '#core/rulebook';
import type { Context, HouseView, Rule } from '#core/state';
import { refuse } from './refusals.ts';
import type { InstrumentCommand, Instruments, PostedInstruments } from './shape.ts';
import { type InstrumentKind, type InstrumentTerms, type InstrumentType, instrumentTermsOf } from './terms.ts';

export type InstrumentRule = Rule & { readonly terms: InstrumentTerms; readonly posted: PostedInstruments };

/** What the decider of coupons and chips needs: their rules, their state and the house. */
export type AtInstruments = {
  readonly rules: InstrumentRule;
  readonly state: Instruments;
  readonly house: HouseView;
  readonly context: Pick<Context, 'now' | 'actor'>;
};
export type Asked<Type extends InstrumentCommand['type']> = Extract<InstrumentCommand, { type: Type }>;

/** The rules of an activity's coupons and chips, or that it has none. INS-1 */
export const instrumentRule = ({ activity, offering }: Rule, posted: PostedInstruments): Answer<InstrumentRule> => {
  const terms = instrumentTermsOf(activity);
  if (terms !== undefined) return answer({ activity, offering, terms, posted });
  return refuse('no-such-instrument', { kind: 'coupon', activity: activity.name }, clauseOf(activity, 'Offering'));
};

/** How a kind is played, if it is on offer. Where no notice is chosen yet, every kind of the approval is. INS-1 */
export const kindOf = (
  { activity, offering: { charts }, terms }: InstrumentRule,
  type: InstrumentType,
): Answer<InstrumentKind> => {
  const found = terms.kinds.find(kind => kind.type === type);
  const isNoticed = found?.chart === undefined || charts.length === 0 || charts.includes(found.chart);
  if (found !== undefined && isNoticed) return answer(found);
  return refuse('no-such-instrument', { kind: type, activity: activity.name }, clauseOf(activity, terms.clause));
};
