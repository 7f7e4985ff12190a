import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK, type NaturalCard } from '#core/cards';
import { dollars } from '#core/money';
import { ladderGame } from '../games.ts';
import { begin, type LadderAction, type LadderPlay, reduce } from './model.ts';

const game = await ladderGame();
const deckOf = (cards: string): readonly NaturalCard[] => {
  const first = cards.split(' ') as NaturalCard[];
  return [...first, ...DECK.filter(card => !first.includes(card))];
};
const all = (play: LadderPlay, ...actions: readonly LadderAction[]): LadderPlay =>
  actions.reduce((so, action) => reduce(game, so, action), play);
const [UP, DOWN, STOP] = [
  { type: 'guess', call: 'higher' },
  { type: 'guess', call: 'lower' },
  { type: 'stop' },
] as const;
const played = (cards: string, ...actions: readonly LadderAction[]): LadderPlay =>
  all(begin(game), { type: 'start', deck: deckOf(cards) }, ...actions);

const RISING = '2c 3c 4c 5c 6c 7c 8c 9c';
test('[PRA-2] every row of the ladder is reached: stopping at each level, the progressive, and every miss', () => {
  const stops = [0, 1, 2, 3, 4, 5, 6].map(level => played(RISING, ...Array(level).fill(UP), STOP).attempt!.prize);
  assert.deepEqual(
    stops.map(prize => [prize!.amount / 100, prize!.form]),
    [
      [50, 'free-play'],
      [100, 'free-play'],
      [150, 'free-play'],
      [200, 'free-play'],
      [250, 'free-play'],
      [350, 'cash'],
      [500, 'cash'],
    ],
  );
  const top = played(RISING, ...Array(7).fill(UP));
  assert.deepEqual([top.attempt!.prize, top.turned], [{ amount: dollars(1_000), form: 'cash' }, 'right']);
  for (const level of [2, 3, 4, 5, 6]) {
    const missed = played(RISING, ...Array(level).fill(UP), DOWN);
    assert.deepEqual([missed.attempt!.prize!.amount, missed.turned], [dollars(100), 'wrong']);
  }
  const free = played('8c 3c 2c', UP);
  assert.deepEqual([free.turned, free.attempt!.prize], ['free-miss', undefined]);
  assert.deepEqual(all(free, UP).attempt!.prize, { amount: dollars(50), form: 'free-play' });
  assert.equal(played('7s 7h 7d 9c', UP).attempt!.correct, 1, 'the guess stands after ties');
});

test('[PRA-1] the progressive grows with each game that misses it and starts again after a hit and every day', () => {
  const next = { type: 'next' } as const;
  let play = begin(game);
  for (let number = 1; number <= 9; number++) {
    assert.deepEqual([play.number, play.progressive], [number, dollars(1_000 + 500 * (number - 1))]);
    play = all(play, { type: 'start', deck: deckOf(RISING) }, STOP, next);
  }
  assert.deepEqual([play.number, play.progressive, play.score.rounds], [1, dollars(1_000), 9]);
  play = all(play, { type: 'start', deck: deckOf(RISING) }, STOP, next);
  play = all(play, { type: 'start', deck: deckOf(RISING) }, ...Array<LadderAction>(7).fill(UP), next);
  assert.deepEqual([play.number, play.progressive], [3, dollars(1_000)]);
});
