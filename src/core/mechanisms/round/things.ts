import type { PrizeDue } from '#core/fund';
import { type Cents, formatAmount, least, minus, total } from '#core/money';
import type { ThingGiven } from '#core/rulebook';
import type { AwardDue, Gift } from './settled.ts';
import { speak } from './speak.ts';

/**
 * What somebody is due, given as a thing: an award for the thing and one for the rest in money. Where less is due than
 * the thing is worth, it stays money: nobody gets a part of a car. SET-19
 */
export const asThing = (due: AwardDue, thing: ThingGiven | undefined): readonly AwardDue[] => {
  if (thing === undefined || due.gives.type !== 'money') return [due];
  const { value } = thing;
  if (total(due.prizes.map(({ amount }) => amount)) < value) return [due];
  const rest = minus(due.gives.amount, value);
  const [ofThing, ofRest] = partAt(due.prizes, value);
  const facts = { what: thing.what, value: formatAmount(value) };
  const step =
    rest === 0 ? speak('sum.thing', facts) : speak('sum.thing-and-money', { ...facts, rest: formatAmount(rest) });
  const because = {
    ...due.because,
    arithmetic: [...due.because.arithmetic, step.message],
    steps: [...(due.because.steps ?? []), { code: step.code, facts: step.facts }],
  };
  const given = (gives: Gift, prizes: readonly PrizeDue[]): AwardDue => ({ to: due.to, gives, prizes, because });
  const goods = given({ type: 'goods', what: thing.what, value }, ofThing);
  return rest === 0 ? [goods] : [goods, given({ type: 'money', amount: rest }, ofRest)];
};

/** The payments up to an amount, and those beyond it; what rounding up added stays with the money. */
const partAt = (prizes: readonly PrizeDue[], value: Cents): readonly [readonly PrizeDue[], readonly PrizeDue[]] => {
  const [upTo, beyond]: [PrizeDue[], PrizeDue[]] = [[], []];
  let left = value;
  for (const { amount, from, odd } of prizes) {
    const part = least(amount, left);
    left = minus(left, part);
    const over = minus(amount, part);
    if (part > 0) upTo.push({ amount: part, from });
    if (over > 0 || odd !== undefined) beyond.push({ amount: over, from, ...(odd === undefined ? {} : { odd }) });
  }
  return [upTo, beyond];
};
