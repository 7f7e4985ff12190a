import { showCard } from '#core/cards';
import { type Cents, formatAmountShort } from '#core/money';
import { type Attempt, lastOf, prizeAt } from './attempt.ts';
import { LADDER, type Prize, TOP } from './rules.ts';

/** What the club representative says or does next, in the words of the desk. */
export const coach = (attempt: Attempt, progressive: Cents): string => {
  const { prize, call, correct, freeMissUsed } = attempt;
  const last = showCard(lastOf(attempt));
  if (prize !== undefined) return `Game over with ${correct} correct: give ${said(prize)}.`;
  if (call !== undefined) return `The player says ${call} than ${last}: turn the next card.`;
  const next =
    correct + 1 === TOP
      ? `the progressive, ${formatAmountShort(progressive)}`
      : said(prizeAt(correct + 1, progressive));
  const isFree = LADDER[correct]!.freeMiss && !freeMissUsed;
  const risk = isFree ? 'the first miss is free' : `a miss leaves ${said(LADDER[correct]!.afterMiss)}`;
  const holds = said(prizeAt(correct, progressive));
  return `The card is ${last}. The player holds ${holds} and plays for ${next}; ${risk}. Ask: higher, lower or stop?`;
};

const said = ({ amount, form }: Prize): string =>
  `${formatAmountShort(amount)} ${form === 'cash' ? 'cash' : 'free play'}`;
