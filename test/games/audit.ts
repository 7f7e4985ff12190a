import assert from 'node:assert/strict';
import type { Answer } from '#core/base';
import type { Round, Settlement } from '#core/games/table';
import { balanceOf } from './balance.ts';

/**
 * Keeps books of its own: money in equals money out, every bet is settled once, a meter pays percentages and nothing
 * else does, and a meter that did not pay is as it was.
 */
export const auditRound = (round: Round, settled: Answer<Settlement>): void => {
  assert.ok(settled.ok, settled.ok ? '' : settled.message);
  const settlement = settled.value;
  const { players, tray, gameAccounts, meters, house } = balanceOf(round.meters, settlement);
  assert.equal(players + tray + gameAccounts + meters + house, 0, 'money was lost or made');
  assert.deepEqual(betsSettled(settlement), betsMade(round), 'a bet was left out or settled twice');
  for (const { from, verdict, returned, stake } of settlement.entries) {
    assert.ok(returned >= 0 && stake >= 0);
    assert.equal(from === 'meter', verdict.pays?.kind === 'meter-percent', 'paid from the wrong place');
  }
  const paying = new Set(settlement.entries.map(({ note }) => (note?.type === 'meter' ? note.name : '')));
  for (const [name, meter] of Object.entries(settlement.meters)) {
    if (!paying.has(name as never)) assert.equal(meter, round.meters[name as keyof typeof round.meters]);
  }
};

const betsMade = ({ seats }: Round): readonly string[] =>
  seats
    .flatMap(({ seat, wagers, decision }) => [
      ...Object.entries(wagers).map(([wager, stake]) => `${seat} ${wager} ${stake}`),
      ...(typeof decision === 'object' ? [`${seat} play ${decision.play}`] : []),
    ])
    .sort();

const betsSettled = ({ entries }: Settlement): readonly string[] =>
  entries
    .filter(({ stake }) => stake > 0)
    .map(({ seat, wager, stake }) => `${seat} ${wager} ${stake}`)
    .sort();
