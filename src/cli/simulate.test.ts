import assert from 'node:assert/strict';
import { test } from 'node:test';
import { simulate } from './simulate.ts';

const run = async (...args: string[]) => {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    print: (line: string) => void said.push(line),
    complain: (sentence: string) => void complained.push(sentence),
    input: process.stdin,
    isLive: false,
    columns: 80,
  };
  const exit = await simulate.run(args, terminal);
  return { exit, said: said.join('\n'), complained: complained.join('\n') };
};

test('[ODD-12] a game is played and each row says how far it is from the exact answer', async () => {
  const { exit, said } = await run('casino-war', '--rounds', '20,000', '--seed', '7');
  assert.equal(exit, 0);
  assert.match(said, /^bet +what +exact +simulated +standard error +deviation\n/);
  assert.match(said, /events --decks 6 +double-war +0\.005471 /);
});

test('[ODD-12] as JSON every digit stays, with the seed', async () => {
  const { said } = await run('casino-war', '--rounds', '1000', '--json');
  const { game, rounds, seed, checked } = JSON.parse(said);
  assert.deepEqual(
    { game, rounds, seed, rows: checked.length },
    { game: 'casino-war', rounds: 1000, seed: '1', rows: 9 },
  );
});

const REFUSED: readonly [args: readonly string[], says: RegExp][] = [
  [['bridge'], /^bridge can't be simulated\. Choose from crazy-4-poker, four-card-poker, .*omaha\.$/],
  [[], /^Name a game: /],
  [['casino-war', '--rounds', 'many'], /^many isn't a number of rounds\. Give 100 to 1,000,000,000\.$/],
  [['casino-war', '--loud'], /^Usage: houseway simulate GAME/],
];
for (const [args, says] of REFUSED) {
  test(`[ODD-12] simulate ${args.join(' ')} is refused with what exists`, async () => {
    const { exit, complained } = await run(...args);
    assert.equal(exit, 2);
    assert.match(complained, says);
  });
}
