import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadDeals, loadSubject, SUBJECT_IDS } from '../subjects.ts';
import { type CrossChecked, crossCheck, isFar } from './index.ts';

const play = async (game: string, seed: string, rounds: number): Promise<readonly CrossChecked[]> =>
  (await loadDeals(game)).flatMap(deals => crossCheck(deals(seed), rounds, () => {}));

// Counting these takes seconds. Every third of the others is played; `test/long` plays ten million rounds of each game.
const LONG = ['four-card-poker', 'hi-lo', 'pai-gow-poker', 'texas-holdem', 'omaha'];

const SHORT = SUBJECT_IDS.filter(id => !LONG.includes(id));
for (const game of SHORT.filter((_, place) => place % 3 === 0)) {
  test(`[ODD-12] ${game}: rounds agree with every exact answer within 4 standard errors`, async () => {
    const checked = await play(game, 'a short check', 10_000);
    assert.deepEqual(checked.filter(isFar), []);
    const subject = await loadSubject(game);
    assert.ok(subject.ok);
    assert.deepEqual(
      new Set(checked.map(({ bet }) => bet.split(' ')[0])),
      new Set(subject.value.bets.map(({ id }) => id)),
    );
  });
}

test('[ODD-12] every game of the odds can be played for a check', async () => {
  for (const id of SUBJECT_IDS) assert.ok((await loadDeals(id)).length > 0, id);
});

test('[ODD-12] a wrong answer is found: the chance of a war is not one in thirteen', async () => {
  const [deals] = await loadDeals('casino-war');
  const { rows, next } = deals!('wrong');
  const wrong = rows.map(row => (row.what === 'war' ? { ...row, exact: 1 / 13 } : row));
  const far = crossCheck({ rows: wrong, next }, 200_000, () => {}).filter(isFar);
  assert.deepEqual(
    far.map(({ what }) => what),
    ['war'],
  );
});

test('[ODD-12] the same seed plays the same rounds, another one others', async () => {
  const first = await play('casino-war', 'same', 1_000);
  assert.deepEqual(await play('casino-war', 'same', 1_000), first);
  assert.notDeepEqual(await play('casino-war', 'other', 1_000), first);
});

test('[ODD-12] an amount whose rarest prize has hardly come is not judged', async () => {
  const checked = await play('caribbean-stud', 'few', 1_000);
  const net = checked.find(({ bet, what }) => bet.startsWith('progressive') && what === 'net');
  assert.equal(net!.deviation, undefined);
});
