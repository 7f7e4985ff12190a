import { type Answer, answer, assert } from '#core/base';
import { decideFund, evolveFund, type Fund, type FundEvent } from '#core/fund';
import type { Award, PaidBy } from '#core/rulebook';
import { paidForEach, withPayers } from '#core/state';
import type { AwardDue, Because, Rule, Settled } from './settled.ts';

/** What was paid and by whom, and the fund after it. */
export type Paid = {
  readonly awards: readonly (Award & { readonly because: Because })[];
  readonly events: readonly FundEvent[];
  readonly fund: Fund;
};

/** Lets the fund pay the result of a round; nothing moves if nobody gets money. */
export const payAwards = (rule: Rule, fund: Fund, { awards, hits }: Settled): Answer<Paid> => {
  const prizes = awards.flatMap(award => award.prizes);
  if (prizes.length === 0) return answer({ awards: awards.map(due => awardOf(due, [])), events: [], fund });
  const decision = decideFund(rule, fund, { type: 'PayPrizes', prizes, hits });
  if (!decision.ok) return decision;
  const paid = decision.events.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : []));
  assert(paid.length === prizes.length, `${prizes.length} prizes were due and ${paid.length} were paid`);
  const paidEach = paidForEach(awards, paid);
  return answer({
    awards: awards.map((due, place) => awardOf(due, paidEach[place]!)),
    events: decision.events,
    fund: decision.events.reduce(evolveFund, fund),
  });
};

const awardOf = ({ to, gives, because }: AwardDue, paid: readonly PaidBy[]): Paid['awards'][number] => ({
  ...to,
  gives: withPayers(gives, paid),
  because,
});
