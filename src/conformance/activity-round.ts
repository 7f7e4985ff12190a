import { answer } from '#core/base';
import { type Paid, payAwards, settleRound } from '#core/mechanisms';
import { settlePeriod } from '#core/mechanisms/high-hand';
import { NOTHING, total } from '#core/money';
import { checkOffering, type PaidBy } from '#core/rulebook';
import { anything, list, loose, optional, Text } from '#core/shape';
import { kindOf } from './kind.ts';
import { plainFund, promotionOf, readFund } from './offered.ts';
import { Approved } from './read.ts';
import { readRound } from './round.ts';

export const RoundScenario = loose({
  activity: Approved,
  offering: optional(anything),
  fund: optional(anything),
  round: optional(anything),
  rounds: optional(list(anything)),
  period: optional(loose({ from: Text, to: Text })),
});

/** Kind `activity-round`: a round, or the rounds of a period, settled and paid by the fund. */
export const activityRound = kindOf(RoundScenario, ({ activity, round, rounds = [], period, ...given }, _, expect) => {
  const rule = promotionOf(activity, given.offering);
  const checked = checkOffering(activity, rule.offering);
  // A scenario that expects a refusal asks for nothing else.
  if (!checked.ok || expect['refused'] === true) return checked.ok ? answer({}) : checked;
  const fund = readFund(rule, given.fund);
  const settled =
    period === undefined
      ? settleRound(rule, fund, readRound(round))
      : settlePeriod(rule, fund, period, rounds.map(readRound));
  const paid = payAwards(rule, fund, settled);
  if (!paid.ok) return paid;
  const { awards } = paid.value;
  return answer({
    none: awards.length === 0,
    awards: new Set(awards.map(awardWritten)),
    paid: sumOf(awards),
    kept: settled.kept,
    board: new Set(settled.board?.map(({ round: number, seat }) => ({ round: number, seat }))),
    fund: plainFund(paid.value.fund),
  });
});

type Award = Paid['awards'][number];

/** An award by the names that scenarios have for its parts. */
export const awardWritten = (award: Award) => {
  const { seat, bettor, round, row, share, on, gives } = award;
  return {
    seat,
    bettor,
    round,
    hand: row,
    share,
    on,
    cents: 'amount' in gives ? gives.amount : gives.type === 'entry' ? gives.value : undefined,
    tickets: gives.type === 'tickets' ? gives.count : undefined,
    points: gives.type === 'points' ? gives.count : undefined,
    count: gives.type === 'money-each' ? gives.count : undefined,
    pays: paidBy(award) ?? NOBODY,
  };
};

const NOBODY: PaidBy = { pool: NOTHING, reserve: NOTHING, house: NOTHING };

const paidBy = ({ gives }: Award): PaidBy | undefined => ('paidBy' in gives ? gives.paidBy : undefined);

export const sumOf = (awards: readonly Award[]): PaidBy => {
  const payers = awards.map(paidBy).filter(payer => payer !== undefined);
  return {
    pool: total(payers.map(({ pool }) => pool)),
    reserve: total(payers.map(({ reserve }) => reserve)),
    house: total(payers.map(({ house }) => house)),
  };
};
