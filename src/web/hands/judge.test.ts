import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, usedBy } from './judge.ts';
import { fromLink } from './link.ts';

const judged = (link: string) => {
  const opened = fromLink(link);
  assert.ok(opened.ok);
  return judge(opened.value.table);
};

test('a hand waits for its own cards first, then for the board', () => {
  assert.deepEqual(judged('game=holdem&a=As').a, { type: 'waiting', forHand: 1, forBoard: 3 });
  assert.deepEqual(judged('game=holdem&a=AsKs&board=2c').a, { type: 'waiting', forHand: 0, forBoard: 2 });
});

test('hole cards and board play together by the rule of the game', () => {
  const cards = 'a=AsAhKd7d&board=Ks7c2cTh9h';
  const omaha = judged(`game=omaha&${cards}`).a;
  assert.equal(omaha.type === 'ranked' && omaha.hand.category, 'two-pair');
  assert.equal(usedBy(omaha).filter(card => ['As', 'Ah', 'Kd', '7d'].includes(card)).length, 2);
});

test('the reason is told from the winner’s side, with the clause of the ranking', () => {
  const better = 'AsKsQsJsTs';
  const worse = '2c2d3h4s5c';
  const first = judged(`game=five-card&a=${better}&b=${worse}`).order;
  const second = judged(`game=five-card&a=${worse}&b=${better}`).order;
  assert.deepEqual([first?.winner, second?.winner], ['a', 'b']);
  assert.deepEqual(first?.reason, second?.reason);
  assert.match(first?.reason.message ?? '', /royal flush outranks a pair/);
  assert.notEqual(first?.clause, '');
});

test('equal hands tie', () => {
  assert.equal(judged('game=five-card&a=AsKsQsJsTs&b=AhKhQhJhTh').order?.winner, undefined);
});
