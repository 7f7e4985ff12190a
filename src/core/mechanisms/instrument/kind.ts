import { type Answer, answer } from '#core/base';
import { clauseOf } from '#core/rulebook';
import type { InstrumentRule } from './instrument.ts';
import { refuse } from './refusals.ts';
import type { InstrumentKind, InstrumentType } from './terms.ts';

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
