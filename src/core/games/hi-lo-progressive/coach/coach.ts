import { showCard } from '#core/cards';
import { type Cents, formatAmountShort } from '#core/money';
import type { Said } from '#core/words';
import { type Attempt, lastOf, prizeAt } from '../attempt.ts';
import { LADDER, type Prize, TOP } from '../rules.ts';
import { speak } from './said.ts';

/** What the club representative says or does next, in the words of the desk. */
export const coach = (attempt: Attempt, progressive: Cents): Said => {
  const { prize, call, correct, freeMissUsed } = attempt;
  const last = showCard(lastOf(attempt));
  if (prize !== undefined) return speak('hiLo.over', { correct, prize: said(prize) });
  if (call !== undefined) return speak('hiLo.turn', { call, last });
  const next =
    correct + 1 === TOP
      ? speak('hiLo.progressive', { amount: formatAmountShort(progressive) })
      : said(prizeAt(correct + 1, progressive));
  const { freeMiss, afterMiss } = LADDER[correct]!;
  const asked = { last, holds: said(prizeAt(correct, progressive)), next };
  if (freeMiss && !freeMissUsed) return speak('hiLo.ask-free-miss', asked);
  return speak('hiLo.ask', { ...asked, left: said(afterMiss) });
};

/** What a prize of the ladder is called. */
export const said = ({ amount, form }: Prize): Said => speak(`hiLo.${form}`, { amount: formatAmountShort(amount) });
