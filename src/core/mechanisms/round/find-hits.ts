import { condition, type DealtHand, type Finding, playerDealerHand } from '#core/qualifying';
import { bestRows, type Row } from '#core/rulebook';
import { bestOf, contendersOf, isDealt } from './contenders.ts';
import { findRow, type Hit, holdersFor, judgedHit, rowsAt, tableHolders } from './hit.ts';
import type { Judged, Played, Rule } from './settled.ts';
import { speak } from './speak.ts';

/** Every hand of a round that is paid for itself, with its best row of each family. SET-1 */
export const findHits = (
  rule: Rule,
  played: Played,
): { readonly hits: readonly Hit[]; readonly judged: readonly Judged[] } => {
  const rows = rowsAt(rule, played.round).filter(({ beatenBy }) => beatenBy === undefined);
  const looks = handsOf(rule, played).map(hand => rows.map(row => lookAt(rule, played, hand, row)));
  return {
    hits: looks.flatMap(paidRows),
    judged: looks.flat().map(({ row, hand, finding }) => judgedHit(rule, played, hand, row, finding)),
  };
};

const lookAt = (rule: Rule, played: Played, hand: DealtHand, row: Row): Hit => {
  const finding = withWin(rule, played, hand, row, findRow(rule, played.round, hand, row));
  const holders = finding.met ? holdersFor(rule, played.round, hand, row) : [];
  const inRound = finding.met ? tableHolders(rule, played.round, hand, row) : [];
  return { row, hand, finding, holders, inRound, played };
};

/** Where a row must also win the round, that is one more condition. */
const withWin = (rule: Rule, { round }: Played, hand: DealtHand, row: Row, finding: Finding): Finding => {
  if (row.wins !== true || !finding.met) return finding;
  const met = bestOf(round, contendersOf(rule, round)).some(({ seat }) => seat === hand.seat);
  return { ...finding, met, conditions: [...finding.conditions, condition(speak('condition.wins', {}), met)] };
};

const paidRows = (looks: readonly Hit[]): readonly Hit[] => {
  const held = looks.filter(({ inRound }) => inRound.length > 0);
  const paid = bestRows(held.map(({ row }) => row));
  return held.filter(({ row }) => paid.includes(row));
};

/** Both hands of a coup are everybody's who sits there; the house dealer has none to play for an empty seat. SET-6 */
const isEmptyAtBaccarat = ({ deal, bettors }: Played['round'], { seat }: DealtHand): boolean =>
  deal.coup !== undefined && bettors.every(({ hand, role }) => hand.seat !== seat || role === 'house');

/**
 * The hands of the seats, and the bank's cards where fees are paid on them. Where the bank shares in a hand by how the
 * two fared, only the hands against it count.
 */
const handsOf = ({ activity }: Rule, { round }: Played): readonly DealtHand[] => {
  const { deal } = round;
  const bank = playerDealerHand(deal);
  const seated = deal.hands.filter(hand => isDealt(round, hand) && !isEmptyAtBaccarat(round, hand));
  const sharesByResult = activity.payouts.some(({ applies }) => applies.type === 'result');
  if (bank === undefined) return seated;
  const others = seated.filter(({ seat }) => seat !== bank.seat);
  if (sharesByResult) return others;
  return activity.settlement.holders === 'fee-space' ? [...others, bank] : seated;
};
