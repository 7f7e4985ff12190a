import type { Refusal } from '#core/base';
import { type Cents, cents, formatAmount } from '#core/money';
import type { Fact, Said } from '#core/words';
import type { Activity, Setting } from './activity.ts';
import type { Chart } from './chart.ts';
import { chartsInForce, clauseOf } from './in-force.ts';
import type { Offering } from './offering.ts';
import type { CountRange, MoneyRange } from './range.ts';
import { refuse, word } from './refusals.ts';

/** The charts that an offering speaks of: those in force, or all while none is chosen. */
export const chartsConcerned = (activity: Activity, offering: Offering): readonly Chart[] =>
  offering.charts.length === 0 ? activity.charts : chartsInForce(activity, offering);

/** Why an amount may not be posted, if so. */
export const outsideMoney = (activity: Activity, what: Fact, range: MoneyRange, given: Cents): readonly Refusal[] => {
  if (given >= range.from && given <= (range.to ?? given)) return [];
  const facts = { what, given: formatAmount(given), approved: approvedMoney(range) };
  return [refuse('outside-approval', facts, clauseOf(activity, range.clause))];
};

/** Why a number of things may not be posted, if so. */
export const outsideCount = (activity: Activity, what: Fact, range: CountRange, given: number): readonly Refusal[] => {
  const isWhole = Number.isSafeInteger(given) && given % (range.multipleOf ?? 1) === 0;
  if (isWhole && given >= range.from && given <= (range.to ?? given)) return [];
  const facts = { what, given: `${given}`, approved: approvedCount(range) };
  return [refuse('outside-approval', facts, clauseOf(activity, range.clause))];
};

/** Why a value of a setting may not be posted, if so. */
export const outsideSetting = (activity: Activity, { label, value }: Setting, given: number): readonly Refusal[] => {
  switch (value.type) {
    case 'money':
      return outsideMoney(activity, label, value, cents(given));
    case 'count':
      return outsideCount(activity, label, value, given);
    case 'choice': {
      if (value.oneOf.includes(given)) return [];
      const facts = { what: label, given: `${given}`, approved: value.oneOf };
      return [refuse('outside-approval', facts, clauseOf(activity, value.clause))];
    }
  }
};

/** What is approved for a setting, in words. */
export const approvedSetting = ({ value }: Setting): Fact => {
  if (value.type === 'choice') return value.oneOf;
  return value.type === 'money' ? approvedMoney(value) : approvedCount(value);
};

export const approvedMoney = ({ from, to }: MoneyRange): Said =>
  approved(formatAmount(from), to === undefined ? undefined : formatAmount(to));

export const moneyInWords = (range: MoneyRange): string => approvedMoney(range).message;

export const approvedCount = ({ from, to, multipleOf }: CountRange): Said => {
  const range = approved(`${from}`, to === undefined ? undefined : `${to}`);
  return multipleOf === undefined ? range : word('approved.steps', { range, step: multipleOf });
};

const approved = (from: string, to: string | undefined): Said => {
  if (to === undefined) return word('approved.more', { from });
  return from === to ? word('approved.only', { from }) : word('approved.range', { from, to });
};
