import { type Answer, answer, assert } from '#core/base';
import { decideFund, evolveFund, type Fund, type FundEvent } from '#core/fund';
import { NOTHING, plus } from '#core/money';
import type { Award, PaidBy } from '#core/rulebook';
import type { AwardDue, Because, Rule, Settled } from './settled.ts';

/** What was paid and by whom, and the fund after it. */
export type Paid = {
  readonly awards: readonly (Award & { readonly because: Because })[];
  readonly events: readonly FundEvent[];
  readonly fund: Fund;
};

/** Lets the fund pay what a round came to; nothing moves where nobody is paid money. */
export const payAwards = (rule: Rule, fund: Fund, { awards, hits }: Settled): Answer<Paid> => {
  const prizes = awards.flatMap(award => award.prizes);
  if (prizes.length === 0) return answer({ awards: awards.map(due => awardOf(due, [])), events: [], fund });
  const decision = decideFund(rule, fund, { type: 'PayPrizes', prizes, hits });
  if (!decision.ok) return decision;
  const paid = decision.events.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : []));
  assert(paid.length === prizes.length, `${prizes.length} prizes were due and ${paid.length} were paid`);
  const starts = awards.map((_, place) => total(awards.slice(0, place)));
  return answer({
    awards: awards.map((due, place) => awardOf(due, paid.slice(starts[place]!, starts[place]! + due.prizes.length))),
    events: decision.events,
    fund: decision.events.reduce(evolveFund, fund),
  });
};

/** How many payments stand before. */
const total = (awards: readonly AwardDue[]): number => awards.reduce((sum, { prizes }) => sum + prizes.length, 0);

const awardOf = ({ to, gives, because }: AwardDue, paid: readonly PaidBy[]): Paid['awards'][number] => {
  switch (gives.type) {
    case 'money':
    case 'money-each':
      return { ...to, gives: { ...gives, paidBy: sumOf(paid) }, because };
    case 'tickets':
    case 'points':
    case 'entry':
      return { ...to, gives, because };
  }
};

const NOBODY: PaidBy = { pool: NOTHING, reserve: NOTHING, house: NOTHING };

const sumOf = (paid: readonly PaidBy[]): PaidBy =>
  paid.reduce(
    (sum, { pool, reserve, house }) => ({
      pool: plus(sum.pool, pool),
      reserve: plus(sum.reserve, reserve),
      house: plus(sum.house, house),
    }),
    NOBODY,
  );
