import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadDeals, loadSubject } from '#core/odds';
import { crossCheck, isFar } from '#core/odds/cross-check';

const ROUNDS = 10_000_000;

/** Plays ten million rounds of every deal of a game; with SHOW_DEVIATIONS set it prints each row. */
export const simulateTenMillion = (clause: string, game: string): void => {
  void test(`[${clause}] ten million simulated rounds of ${game} agree with every exact answer`, async () => {
    const deals = await loadDeals(game);
    const checked = deals.flatMap(open => crossCheck(open('houseway'), ROUNDS, () => {}));
    if (process.env['SHOW_DEVIATIONS'] !== undefined) console.table(checked);
    assert.deepEqual(checked.filter(isFar), []);
    assert.deepEqual(new Set(checked.map(({ bet }) => bet.split(' ')[0])), await betsOf(game));
  });
};

/** The high hand of a period is itself dealt for, so there is nothing exact about it. */
const betsOf = async (game: string): Promise<ReadonlySet<string>> => {
  const subject = await loadSubject(game);
  assert.ok(subject.ok);
  return new Set(subject.value.bets.map(({ id }) => id).filter(id => id !== 'high-hand'));
};
