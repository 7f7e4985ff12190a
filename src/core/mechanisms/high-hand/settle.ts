import { defined } from '#core/base';
import { compareStrength } from '#core/cards';
import { eligibleRound } from '#core/eligibility';
import type { Fund } from '#core/fund';
import { condition, judge, standing } from '#core/qualifying';
import { clauseOf, type Round } from '#core/rulebook';
import {
  findHits,
  type Hit,
  isPayable,
  type Judged,
  type Played,
  type Rule,
  type Settled,
  settleHits,
  speak,
  viewOf,
} from '../round/index.ts';
import type { Period } from './shape.ts';

/** Pays the best hands of a period, as the board has them at its end; without a high hand, all of them. SET-13 */
export const settlePeriod = (
  rule: Rule,
  fund: Fund,
  period: Period,
  rounds: readonly Round[],
  takenBack: readonly number[] = [],
): Settled => {
  const looks = rounds
    .map((round, index) => ({ round, index }))
    .filter(({ index }) => !takenBack.includes(index))
    .map(played => lookAt(rule, period, played));
  const hits = looks.flatMap(look => look.hits);
  const board = rule.activity.settlement.period === undefined ? hits : bestOfAll(rule, hits);
  return {
    ...settleHits(
      rule,
      fund,
      onceEach(rule, board).map(hit => equalHands(rule, hit)),
    ),
    judged: looks.flatMap(({ judged }) => judged),
    board: board.map(placeOf),
    lower: byStrength(
      rule,
      hits.filter(hit => !board.includes(hit)),
    ).map(placeOf),
  };
};

/** A hand that nobody may be paid for is not posted. */
const lookAt = (
  rule: Rule,
  period: Period,
  played: Played,
): { readonly hits: readonly Hit[]; readonly judged: readonly Judged[] } => {
  const table = eligibleRound(rule.activity, played.round);
  const inTime = condition(speak('condition.in-period', {}), isWithin(period, played.round));
  const judged: Judged = {
    ...defined({ round: played.index }),
    met: table.met && inTime.met,
    conditions: [...table.conditions, inTime],
    clause: clauseOf(rule.activity, 'Eligibility'),
  };
  if (!judged.met) return { hits: [], judged: [judged] };
  const found = findHits(rule, played);
  const posted = found.hits.filter(hit => hit.holders.some(isPayable) && isAdvertised(rule, hit));
  return { hits: posted, judged: [judged, ...found.judged] };
};

/** At least the advertised minimum; if nobody reaches it, nobody is paid. SET-13 */
const isAdvertised = (rule: Rule, { hand, played }: Hit): boolean => {
  const { minimum } = rule.offering;
  return minimum === undefined || judge(minimum, viewOf(rule, played.round, hand)).met;
};

const isWithin = ({ from, to }: Period, { at }: Round): boolean => {
  const { compare } = Temporal.PlainDateTime;
  return at === undefined || (compare(from, at) <= 0 && compare(at, to) < 0);
};

/** The hands that no other of the period outranks; suits never decide. */
const bestOfAll = (rule: Rule, hits: readonly Hit[]): readonly Hit[] => {
  const ranked = hits.map(hit => ({ hit, strength: strengthOf(rule, hit) }));
  return ranked
    .filter(({ strength }) => !ranked.some(other => compareStrength(other.strength, strength) > 0))
    .map(({ hit }) => hit);
};

const placeOf = ({ hand, played, row, finding }: Hit) => ({
  round: played.index ?? 0,
  seat: hand.seat,
  words: row.label,
  cards: finding.used,
});

const byStrength = (rule: Rule, hits: readonly Hit[]): readonly Hit[] =>
  hits
    .map(hit => ({ hit, strength: strengthOf(rule, hit) }))
    .toSorted((a, b) => compareStrength(b.strength, a.strength))
    .map(({ hit }) => hit);

const strengthOf = (rule: Rule, { hand, played }: Hit): readonly number[] =>
  standing(viewOf(rule, played.round, hand))?.strength ?? [];

/** Players split, not hands: who made the same hand twice has one part. SET-18 */
const onceEach = ({ activity: { settlement } }: Rule, hits: readonly Hit[]): readonly Hit[] => {
  if (settlement.period?.equal !== 'split') return hits;
  const seen = new Set<string>();
  return hits.map(hit => ({
    ...hit,
    holders: hit.holders.filter(({ bettor: { name } }) => {
      const isNew = name === undefined || !seen.has(name);
      if (name !== undefined) seen.add(name);
      return isNew;
    }),
  }));
};

/** Equal hands are each paid the posted amount, or split it. */
const equalHands = ({ activity: { settlement } }: Rule, hit: Hit): Hit => {
  const { prize } = hit.row;
  if (prize.type !== 'fixed' || settlement.period === undefined) return hit;
  return { ...hit, row: { ...hit.row, prize: { ...prize, sharing: settlement.period.equal } } };
};
