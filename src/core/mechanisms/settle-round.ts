import { eligibleRound } from '#core/eligibility';
import type { Fund } from '#core/fund';
import { NOTHING } from '#core/money';
import { clauseOf, type Round } from '#core/rulebook';
import { settleBeats } from './bad-beat/index.ts';
import { settleBonusHands } from './bonus-hand/index.ts';
import { type Judged, joined, type Rule, type Settled } from './round/index.ts';

/** Settles a round row by row: what must be beaten as a beat, all else as a bonus hand. The fund is not yet touched. */
export const settleRound = (rule: Rule, fund: Fund, round: Round): Settled => {
  const table = eligibleRound(rule.activity, round);
  const judged: Judged = { ...table, clause: clauseOf(rule.activity, 'Eligibility') };
  if (!table.met) return { awards: [], hits: [], kept: NOTHING, judged: [judged] };
  const settled = [settleBonusHands(rule, fund, { round }), settleBeats(rule, fund, { round })];
  return { ...joined(settled), judged: [judged, ...settled.flatMap(one => one.judged)] };
};
