import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tournament } from './tournament.ts';

const run = async (words: string) => {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const terminal = { input: process.stdin, print, complain: print, isLive: false, columns: 80 };
  return { exit: await tournament.run(words.split(' '), terminal), text: lines.join('\n') };
};

const CASES: readonly [words: string, exit: number, says: RegExp][] = [
  ['icm 50,30,20 --prizes 50,30,20', 0, /50 {2}\$38\.39\n.*30 {2}\$32\.75\n.*20 {2}\$28\.86\nTogether \$100\.00/],
  ['icm 50,x --prizes 50', 2, /whole numbers/],
  [`icm ${Array.from({ length: 21 }, () => 5).join()} --prizes 5`, 2, /At most 20 stacks/],
  ['icm 50,30 --prizes ten', 2, /ten/],
  [
    'structure --players 120 --chips 20000 --hours 8 --break-every 4',
    0,
    /Most tournaments like this end in level 21, about 7\.8 hours/,
  ],
  ['structure --players 120', 2, /--chips/],
  ['payout --entries 24 --pool 1000 --step 5', 0, /Total: 100%, \$1,000\.00\./],
  ['payout --entries 3 --places 4', 2, /no more --places than entries/],
  ['payout --entries 3 --steepness wild', 2, /flat, usual, steep/],
  ['nothing', 2, /icm, structure, payout, log, rules, pots or bet/],
  ['log', 2, /log PROMOTION/],
  ['log x --data /nowhere/at/all', 1, /no journal/],
];
const RULINGS: readonly [rule: string, words: string, exit: number, says: RegExp][] = [
  [
    '[DON 1] to [DON 28]',
    'rules',
    0,
    /^ {2}1 {2}Fairness.*the dealer and the floor.*\n {2}2 {2}Odd chips.*"pots".*\n(.*\n){25} 28 /,
  ],
  [
    '[DON 2] [DON 3]',
    'pots 301:2,7 50:4 --button 5 --seats 9',
    0,
    /^Seat 2 has 150\.\nSeat 4 has 50\.\nSeat 7 has 151\.$/,
  ],
  ['[DON 2]', 'pots 301:2,12 --button 5 --seats 9', 2, /--button and --seats/],
  ['[DON 2]', 'pots --button 5 --seats 9', 2, /--button and --seats/],
  ['[DON 10]', 'bet 150 --facing 100', 0, /^A raise to 200\. The betting is open again\.$/],
  [
    '[DON 12]',
    'bet 199 --facing 100 --as all-in',
    0,
    /^A raise to 199\. Players who have already acted can't raise again\.$/,
  ],
  ['[DON 13]', 'bet 1000 --facing 100 --as one-chip', 0, /^A call to 100\.$/],
  ['[DON 13]', 'bet 1000 --facing 100 --as one-chip-raise', 0, /^A raise to 1,000\./],
  ['[DON 10]', 'bet 150', 2, /--facing/],
  ['[DON 10]', 'bet 150 --facing 100 --as two-chips', 2, /one-chip-raise/],
];
for (const [rule, words, exit, says] of RULINGS) {
  test(`${rule} houseway tournament ${words}: exit ${exit}`, async () => {
    const answer = await run(words);
    assert.match(answer.text, says);
    assert.equal(answer.exit, exit);
  });
}

for (const [words, exit, says] of CASES) {
  test(`[TRN-9] [TRN-32] [TRN-33] houseway tournament ${words.slice(0, 60)}: exit ${exit}`, async () => {
    const answer = await run(words);
    assert.match(answer.text, says);
    assert.equal(answer.exit, exit);
  });
}
