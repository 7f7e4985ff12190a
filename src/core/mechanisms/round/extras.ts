import { takesPart } from '#core/eligibility';
import { formatAmount, NOTHING } from '#core/money';
import { type Bettor, chosen, type Extra, thingFor } from '#core/rulebook';
import { becauseOf, type Outcome, recipientOf } from './award.ts';
import { wasDealtIn } from './contenders.ts';
import type { Hit } from './hit.ts';
import { type Holder, holdersOf, isPayable } from './holders.ts';
import { accountOf } from './prizes.ts';
import type { AwardDue, Rule } from './settled.ts';
import { speak } from './speak.ts';
import { asThing } from './things.ts';

/** What others get besides, once for each hand that is paid, never its own holders. SET-10 */
export const extrasFor = (rule: Rule, hits: readonly Hit[]): Outcome => ({
  awards: hits.flatMap(hit =>
    (hit.row.extras ?? [])
      .filter(({ evenIfFolded }) => (evenIfFolded === true ? hit.inRound : hit.holders).some(isPayable))
      .flatMap(extra => extraAwards(rule, hit, extra)),
  ),
  hits: [],
  kept: NOTHING,
});

const extraAwards = (rule: Rule, hit: Hit, extra: Extra): readonly AwardDue[] => {
  const amount = chosen(extra.range, rule.offering.prizes[extra.key]);
  if (amount === undefined) return [];
  const due = (holder: Holder): AwardDue => ({
    to: recipientOf(rule, holder, { hit, share: extra.key }),
    gives: { type: 'money', amount },
    prizes: [{ amount, from: accountOf(rule, hit.row, extra.from) }],
    because: becauseOf(rule, hit, holder, [speak(`sum.${extra.to}`, { amount: formatAmount(amount) })]),
  });
  const thing = thingFor(rule.offering, extra.key, amount);
  return othersOf(rule, hit, extra).flatMap(holder => asThing(due(holder), thing));
};

const othersOf = (rule: Rule, { hand, played: { round } }: Hit, { to }: Extra): readonly Holder[] =>
  round.deal.hands
    .filter(other => other.seat !== hand.seat)
    .flatMap(other => holdersOf(rule, round, other))
    .filter(isPayable)
    .filter(({ bettor }) => (to === 'dealt-in' ? wasDealtIn(round, bettor.hand) : paidFee(rule, round, bettor)));

const paidFee = ({ activity }: Rule, round: Hit['played']['round'], bettor: Bettor): boolean =>
  takesPart(activity, round, bettor, 'player').met;
