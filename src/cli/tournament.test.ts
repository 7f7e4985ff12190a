import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tournament } from './tournament.ts';

const run = async (words: string) => {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const terminal = { print, complain: print, isLive: false, columns: 80 };
  return { exit: await tournament.run(words.split(' '), terminal), text: lines.join('\n') };
};

const CASES: readonly [words: string, exit: number, says: RegExp][] = [
  ['icm 50,30,20 --prizes 50,30,20', 0, /50 {2}\$38\.39\n.*30 {2}\$32\.75\n.*20 {2}\$28\.86\nTogether \$100\.00/],
  ['icm 50,x --prizes 50', 2, /whole numbers/],
  [`icm ${Array.from({ length: 21 }, () => 5).join()} --prizes 5`, 2, /Up to 20 stacks/],
  ['icm 50,30 --prizes ten', 2, /ten/],
  [
    'structure --players 120 --chips 20000 --hours 8 --break-every 4',
    0,
    /Most such events end in level 21, about 7\.8 hours/,
  ],
  ['structure --players 120', 2, /--chips/],
  ['payout --entries 24 --pool 1000 --step 5', 0, /Together 100 %, \$1,000\.00\./],
  ['payout --entries 3 --places 4', 2, /no more than these/],
  ['payout --entries 3 --steepness wild', 2, /flat, usual, steep/],
  ['nothing', 2, /icm, structure, payout or log/],
  ['log', 2, /log PROMOTION/],
  ['log x --data /nowhere/at/all', 1, /no journal/],
];
for (const [words, exit, says] of CASES) {
  test(`[TRN-9] [TRN-32] [TRN-33] houseway tournament ${words.slice(0, 60)}: exit ${exit}`, async () => {
    const answer = await run(words);
    assert.match(answer.text, says);
    assert.equal(answer.exit, exit);
  });
}
