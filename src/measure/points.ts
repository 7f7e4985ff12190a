import type { Rule } from '#core/mechanisms';
import type { Round } from '#core/rulebook';
import type { Journal, Payer, PointsWon } from '../conformance/index.ts';
import { roundWith } from './examples.ts';
import { giveAll } from './give-all.ts';
import { dealt, verified } from './rounds.ts';

type Worth = { readonly points: number; readonly round: Round };

/** The first of the tables at which hands for points are dealt. */
const FIRST_TABLE = 40;

/** Hands of one player, each verified at its table, that win so many points together: the dearest first. */
export const pointsFor = async (
  journal: Journal,
  rule: Rule,
  payer: Payer,
  count: number,
  player: string,
): Promise<readonly PointsWon[]> => {
  const hands = worthOf(rule);
  let left = count;
  while (left > 0) {
    const next = hands.find(({ points }) => points <= left);
    if (next === undefined) throw new Error(`no hand of ${rule.activity.id} wins ${left} points`);
    const table = FIRST_TABLE;
    const [first, ...others] = next.round.bettors;
    const round = { ...next.round, bettors: [{ ...first!, name: player }, ...others] }; // The winner has seat 1.
    const stated = { rule, payer, fundJson: {} };
    const refused =
      (await dealt(journal, stated, round, table)) ??
      (await verified(journal, stated, round, table)) ??
      (await giveAll(journal.ask, [
        { type: 'GameOver', table },
        { type: 'CloseTable', table },
      ]));
    if (refused !== undefined) throw new Error(refused.message);
    left -= next.points;
  }
  return [...journal.house().awards.values()].flatMap(({ award, gives, player: winner }) =>
    winner === player && gives.type === 'points' ? [{ award, points: gives.count }] : [],
  );
};

/** For each number of points a hand that wins it alone. */
const worthOf = (rule: Rule): readonly Worth[] => {
  const rows = rule.activity.charts.flatMap(chart => chart.rows);
  const found = new Map<number, Round>();
  for (const { key, prize } of rows) {
    if (prize.type !== 'points' || found.has(prize.points)) continue;
    const round = roundWith(rule, key);
    if (round !== undefined) found.set(prize.points, round);
  }
  return [...found].map(([points, round]) => ({ points, round })).toSorted((a, b) => b.points - a.points);
};
