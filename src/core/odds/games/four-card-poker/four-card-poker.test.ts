import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fourOfFour } from '#core/evaluator';
import { findBet } from '../../answer/subject.ts';
import { acesUp, FOUR_CARD_POKER, fourCardMainAnswer } from './four-card-poker.ts';
import { fourCardMain, withoutUpCard } from './main.ts';

const percent = (decimal: string, digits: number): string => (100 * Number(decimal)).toFixed(digits);
type Main = {
  readonly edge: { readonly decimal: string };
  readonly averageWager: string;
  readonly elementOfRisk: string;
  readonly strategy: { readonly edge: { readonly decimal: string }; readonly words: readonly string[] };
};
type Side = { readonly edge: { readonly decimal: string }; readonly hitRate: string };

test('[ODD-4] with the up card: the published numbers to their last digit', () => {
  let told = 0;
  const main = fourCardMainAnswer(true, (done, of) => {
    told = done / of;
  }) as unknown as Main;
  assert.equal(percent(main.edge.decimal, 8), '2.78785288');
  assert.equal(Number(main.averageWager).toFixed(10), '2.1423419777');
  assert.equal(percent(main.elementOfRisk, 7), '1.3013109');
  assert.equal(told, 1);
  assert.equal(main.strategy.words.length, 13);
  assert.ok(Number(main.strategy.edge.decimal) > Number(main.edge.decimal));
});

test('[ODD-4] without a look at the up card: the 3.36% of older pages', () => {
  const main = fourCardMainAnswer(false, () => {}) as unknown as Main;
  assert.equal(percent(main.edge.decimal, 8), '3.35547174');
});

test('[ODD-4] tens or better for three antes, threes to nines for one: 3.39711441%', () => {
  const [tens, threes] = [fourOfFour(32, 33, 0, 5), fourOfFour(4, 5, 0, 9)];
  const { edge } = fourCardMain(withoutUpCard(), (_, value) => (value >= tens ? 3 : value >= threes ? 1 : 0));
  assert.equal(percent(edge.decimal, 8), '3.39711441');
});

const ACES: readonly [schedule: Parameters<typeof acesUp>[0], edge: string, digits: number][] = [
  ['FCP-01', '1.98', 2],
  ['FCP-04', '3.37243', 5],
  ['FCP-05', '3.89171', 5],
  ['FCP-07', '6.15', 2],
];
for (const [schedule, edge, digits] of ACES) {
  test(`[ODD-4] Aces Up ${schedule} keeps ${edge}% and hits 18.562194%`, () => {
    const answer = acesUp(schedule) as unknown as Side;
    assert.equal(percent(answer.edge.decimal, digits), edge);
    assert.equal(percent(answer.hitRate, 6), '18.562194');
  });
}

test('[ODD-1] the side bets answer with their usual options', () => {
  for (const id of ['automatic-bonus', 'aces-up', 'progressive']) {
    const bet = findBet(FOUR_CARD_POKER, id);
    assert.ok(bet.ok && bet.value.ask({}, () => {}).ok, id);
  }
});
