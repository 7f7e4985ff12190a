import { type Answer, answer, type Refusal } from '#core/base';
import { type Cents, formatAmount } from '#core/money';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import type { Context, HouseView, Rule } from '#core/state';
import { kindFact } from './kind-fact.ts';
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
  return refuse(
    'no-such-instrument',
    { kind: kindFact('any'), activity: activity.name },
    clauseOf(activity, 'Offering'),
  );
};

/** One notice a table; every buy-in within the approval, and its price below the face. INS-1, INS-13 */
export const postedObjection = ({ activity, offering, posted }: InstrumentRule): Refusal | undefined => {
  const { notices = [], buyIns = [] } = posted;
  const tables = notices.flatMap(notice => notice.tables);
  const twice = tables.find((table, place) => tables.indexOf(table) !== place);
  if (twice !== undefined) return refuse('two-notices', { table: twice }, clauseOf(activity, 'Offering'));
  for (const { face, price } of buyIns) {
    if (price >= face) {
      const facts = { price: formatAmount(price), face: formatAmount(face) };
      return refuse('price-not-below-face', facts, clauseOf(activity, 'How it runs'));
    }
    const checked = checkFace(activity, offering, face);
    if (checked !== undefined) return checked;
  }
  return undefined;
};

/** The approved face is that of one coupon, or of all chips in one sale. */
export const checkFace = (activity: Activity, offering: Offering, face: Cents): Refusal | undefined => {
  const checked = checkOffering(activity, { ...offering, settings: { ...offering.settings, face: [face] } });
  return checked.ok ? undefined : checked;
};

/** How a kind is played, if it is on offer, or at this table where one is told. INS-1 */
export const kindOf = (rule: InstrumentRule, type: InstrumentType, table?: number): Answer<InstrumentKind> => {
  const { activity, terms } = rule;
  const found = terms.kinds.find(kind => kind.type === type);
  if (found !== undefined && isNoticed(rule, found, table)) return answer(found);
  if (found !== undefined && table !== undefined && isNoticed(rule, found, undefined)) {
    return refuse('not-at-this-table', { kind: kindFact(type), table }, clauseOf(activity, terms.clause));
  }
  return refuse(
    'no-such-instrument',
    { kind: kindFact(type), activity: activity.name },
    clauseOf(activity, terms.clause),
  );
};

/** The kinds that are played at a table. */
export const kindsAt = (rule: InstrumentRule, table: number): readonly InstrumentKind[] =>
  rule.terms.kinds.filter(kind => isNoticed(rule, kind, table));

/**
 * Whether a notice names it: that of the table, or else what is in force. Where none is chosen yet, every kind of the
 * approval is played.
 */
const isNoticed = (
  { offering: { charts }, posted: { notices = [] } }: InstrumentRule,
  { type, chart }: InstrumentKind,
  table: number | undefined,
): boolean => {
  if (chart === undefined) return true;
  const own = table === undefined ? undefined : notices.find(({ tables }) => tables.includes(table));
  if (own !== undefined) return own.kind === type;
  const isInForce = charts.length === 0 || charts.includes(chart);
  return isInForce || (table === undefined && notices.some(({ kind }) => kind === type));
};
