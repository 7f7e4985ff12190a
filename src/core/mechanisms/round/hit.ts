import { defined } from '#core/base';
import { playedOut, type Space, together, type Verdict, verdict } from '#core/eligibility';
import { type DealtHand, type Finding, judge, type View } from '#core/qualifying';
import {
  amountPosted,
  type Bettor,
  clauseOf,
  constructionFor,
  type Round,
  type Row,
  rowsInForce,
  ticketsPosted,
} from '#core/rulebook';
import { type Holder, holdersOf } from './holders.ts';
import type { Judged, Played, Rule } from './settled.ts';

/** A hand that meets a row, and whose it is. */
export type Hit = {
  readonly row: Row;
  readonly hand: DealtHand;
  readonly finding: Finding;
  /** Those who are paid for it. */
  readonly holders: readonly Holder[];
  /** All who took part with it, folded or not. */
  readonly inRound: readonly Holder[];
  readonly played: Played;
};

/** A deal as one hand sees it under an activity. */
export const viewOf = ({ activity, offering }: Rule, { deal }: Round, hand: DealtHand): View => {
  const construction = constructionFor(activity, deal.game);
  return {
    deal,
    hand,
    ...defined({ construction, posted: offering.designated }),
  };
};

/** The rows a hand at this table can win: in force, posted, and for such a table. SET-8 */
export const rowsAt = (rule: Rule, round: Round): readonly Row[] =>
  rowsInForce(rule.activity, rule.offering, round.deal.game)
    .filter(row => isPosted(rule, row))
    .filter(row => fitsTable(row, round));

/** Whether a hand meets the row by its cards; a row for the bank is met by the hand that banks only. */
export const findRow = (rule: Rule, round: Round, hand: DealtHand, row: Row): Finding => {
  const finding = judge(row.test, viewOf(rule, round, hand));
  if (row.bankOnly !== true) return finding;
  const banks = { words: 'the hand that banks', met: hand.isPlayerDealer === true };
  return { ...finding, met: finding.met && banks.met, conditions: [...finding.conditions, banks] };
};

/** Who shares a hand that meets a row: took part, played it out and, where required, named the row first. */
export const holdersFor = (rule: Rule, round: Round, hand: DealtHand, row: Row): readonly Holder[] =>
  holdersOf(rule, round, hand).filter(holder => inPlay(rule, round, holder, row).met);

/** Who shares the round, folded or not, besides the paid hands. */
export const tableHolders = (rule: Rule, round: Round, hand: DealtHand, row: Row): readonly Holder[] =>
  holdersOf(rule, round, hand).filter(
    ({ part, bettor }) => part.met && askedFor(rule.activity, round, bettor, row).met,
  );

/** The look at a hand in words: its cards, and for each holder what the activity asks besides. */
export const judgedHit = (
  rule: Rule,
  { round, index }: Played,
  hand: DealtHand,
  row: Row,
  finding: Finding,
): Judged => {
  const holders = finding.met ? holdersOf(rule, round, hand) : [];
  const verdicts = holders.map(holder => together([inPlay(rule, round, holder, row), holder.person]));
  const best = verdicts.find(({ met }) => met) ?? verdicts[0];
  return {
    seat: hand.seat,
    row: row.key,
    met: finding.met && best?.met === true,
    conditions: [...finding.conditions, ...(best?.conditions ?? [])],
    clause: clauseOfRow(rule, row),
    ...defined({ round: index }),
  };
};

export const clauseOfRow = ({ activity }: Rule, row: Row): string =>
  clauseOf(
    activity,
    activity.charts.find(({ rows }) => rows.some(({ key }) => key === row.key))?.clause ?? activity.funding.clause,
  );

const inPlay = ({ activity }: Rule, round: Round, { part, bettor, space }: Holder, row: Row): Verdict =>
  together([part, playedBy(activity, round, bettor, space), askedFor(activity, round, bettor, row)]);

/** Backing the player-dealer's hand isn't playing it; nobody can fold it. */
const playedBy = (activity: Rule['activity'], round: Round, bettor: Bettor, space: Space): Verdict =>
  space === 'player-dealer' ? verdict([]) : playedOut(activity, round, bettor);

/** The house dealer, who plays the empty seats, asks for nothing and counts as one of the table. */
const askedFor = (
  { settlement }: Rule['activity'],
  { isLive }: Round,
  { asked, role }: Bettor,
  { key, label }: Row,
): Verdict => {
  if (isLive || settlement.askedFirst !== true || role === 'house') return verdict([]);
  return verdict([{ words: `asked for ${label} before the deal`, met: asked === key }]);
};

const isPosted = ({ activity, offering }: Rule, row: Row): boolean => {
  switch (row.prize.type) {
    case 'meter':
      return true;
    case 'fixed':
    case 'multiple':
    case 'entry':
      return amountPosted(activity, offering, row) !== undefined;
    case 'tickets':
      return ticketsPosted(offering, row) !== undefined;
    case 'points':
      return offering.mode !== 'tickets' || ticketsPosted(offering, row) !== undefined;
  }
};

const fitsTable = ({ table }: Row, { isLive, tableLimit }: Round): boolean => {
  switch (table?.type) {
    case undefined:
      return true;
    case 'no-purchase':
      return !isLive;
    case 'live':
      return isLive && isWithin(tableLimit ?? 0, table.limitFrom ?? 0, table.limitBelow ?? Number.POSITIVE_INFINITY);
  }
};

const isWithin = (limit: number, from: number, below: number): boolean => limit >= from && limit < below;
