import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deal, type DealtHand, type Finding, judge } from '#core/qualifying';
import { type Activity, constructionFor, type Row } from '#core/rulebook';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';
import { handAsWritten, readExampleHands } from '../src/measure/example-hands.ts';

/** Judges a hand as the examples write it. */
const judged = (activity: Activity, row: Row, game: string, text: string): Finding => {
  const { board, dealerCards, coup, posted, ...own } = handAsWritten(text);
  const hand: DealtHand = { seat: 1, ...own };
  const deal: Deal = { game, board, hands: [hand], dealerCards, ...(coup === undefined ? {} : { coup }) };
  const construction = constructionFor(activity, game);
  return judge(row.test, { deal, hand, posted, ...(construction === undefined ? {} : { construction }) });
};

const rowsOf = (activity: Activity, key: string): readonly Row[] =>
  activity.charts.flatMap(chart => chart.rows).filter(row => row.key === key);

/** Two rows that ask the same of the same cards are one. */
const askedBy = (activity: Activity, row: Row): string => JSON.stringify([row.test, activity.construction]);

const EXAMPLES = readExampleHands().map(({ activity: name, row: key, ...hands }) => {
  const activity = findActivity(name);
  assert.ok(activity !== undefined, `no activity ${name}`);
  return { activity, key, ...hands };
});

for (const { activity, key, game, meets, misses } of EXAMPLES) {
  test(`[RBK-1] ${activity.key} ${key} is met by ${meets} and missed by ${misses}`, () => {
    const [row] = rowsOf(activity, key);
    assert.ok(row !== undefined, 'the row exists');
    const [met, missed] = [judged(activity, row, game, meets), judged(activity, row, game, misses)];
    assert.ok(met.met, met.conditions.map(({ words }) => words).join('; '));
    assert.ok(!missed.met, missed.conditions.map(({ words }) => words).join('; '));
  });
}

test('[RBK-1] every qualifying hand of the rulebook has an example', () => {
  const shown = new Set(
    EXAMPLES.flatMap(({ activity, key }) => rowsOf(activity, key).map(row => askedBy(activity, row))),
  );
  const missing = RULEBOOK.flatMap(activity =>
    activity.charts.flatMap(({ rows }) =>
      rows.filter(row => !shown.has(askedBy(activity, row))).map(row => `${activity.key} ${row.key} | ${row.label}`),
    ),
  );
  assert.deepEqual(missing, []);
});
