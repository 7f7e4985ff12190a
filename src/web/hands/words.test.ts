import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { judge } from './judge.ts';
import { fromLink } from './link.ts';
import type { Notice } from './state.ts';
import * as en from './texts/en.ts';
import type { Problem } from './typed.ts';
import { categoryWords, noticeWords, problemWords, tableAsText, verdictWords, waitingWords } from './words.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'hands' });
const opened = (link: string) => {
  const read = fromLink(link);
  assert.ok(read.ok);
  return { table: read.value.table, judgement: judge(read.value.table) };
};

const VERDICTS: readonly [link: string, head: string, why: string][] = [
  ['game=three-card', 'Which hand wins?', 'nothing to judge yet'],
  ['game=three-card&a=AsAhKd', 'Hand A: Pair', 'one hand is named'],
  ['game=three-card&b=AsAhKd', 'Hand B: Pair', 'whichever it is'],
  ['game=three-card&a=AsAhKd&b=2c3c4c', 'Hand B wins', 'a straight flush beats a pair'],
  ['game=three-card&a=AsKhQd&b=AcKdQh', 'A tie', 'suits never count'],
];
for (const [link, head, why] of VERDICTS) {
  test(`${link} reads "${head}": ${why}`, () => assert.equal(verdictWords(t, opened(link).judgement).head, head));
}

test('a hand without a pair is not called a high card in a low game', () => {
  assert.equal(categoryWords(t, 'five-card', 'high-card'), 'High card');
  assert.equal(categoryWords(t, 'ace-to-five', 'high-card'), 'No pair');
});

test('a hand that waits says for how many cards', () => {
  assert.equal(waitingWords(t, { type: 'waiting', forHand: 1, forBoard: 3 }), '1 card to go');
  assert.equal(waitingWords(t, { type: 'waiting', forHand: 0, forBoard: 3 }), '3 board cards to go');
});

const PROBLEMS: readonly [Problem, sentence: string][] = [
  [{ type: 'unreadable', message: 'Zz is not a card.' }, 'Zz is not a card.'],
  [{ type: 'twice', card: 'A♠' }, 'A♠ is there twice. One deck has one of it.'],
  [{ type: 'not-in-deck', card: 'Joker' }, 'Joker is not in the deck of this game.'],
  [{ type: 'too-many', zone: 'a', count: 8, max: 7 }, 'Hand A holds 7 cards; 8 were typed.'],
];
for (const [problem, sentence] of PROBLEMS) {
  test(`${problem.type} is told: ${sentence}`, () => assert.equal(problemWords(t, problem), sentence));
}

const NOTICES: readonly [Notice, sentence: string][] = [
  [{ number: 1, type: 'full', zone: 'b', count: 2 }, 'Hand B has all its 2 cards. Take one out first.'],
  [{ number: 1, type: 'nothing-to-undo' }, 'There is nothing to undo.'],
  [{ number: 1, type: 'link-copied' }, 'Link copied.'],
  [{ number: 1, type: 'text-copied' }, 'Text copied.'],
  [{ number: 1, type: 'copy-failed' }, 'This browser did not allow copying. The address bar has the link.'],
  [
    { number: 1, type: 'bad-link', problem: { type: 'twice', card: 'A♠' } },
    'The link could not be read. A♠ is there twice. One deck has one of it.',
  ],
];
for (const [notice, sentence] of NOTICES) {
  test(`${notice.type} is told: ${sentence}`, () => assert.equal(noticeWords(t, notice), sentence));
}

test('the table as text names the game, the cards, the calls and the outcome', () => {
  const { table, judgement } = opened('game=three-card&a=AsAhKd&b=2c3c4c');
  const [game, a, b, outcome] = tableAsText(t, table, judgement).split('\n');
  assert.equal(game, 'Three-card');
  assert.equal(a, 'Hand A: A♠ A♥ K♦ (pair of aces, king)');
  assert.match(b ?? '', /^Hand B: 2♣ 3♣ 4♣ \(.*straight flush.*\)$/);
  assert.match(outcome ?? '', /^Hand B wins\. A straight flush outranks a pair .* \(Rule RNK-\d+\)$/);
});

test('an unfinished table as text says what lies there, and no outcome', () => {
  const { table, judgement } = opened('game=holdem&a=As');
  assert.equal(tableAsText(t, table, judgement), 'Hold’em\nHand A: A♠\nBoard: –\nHand B: –');
});
