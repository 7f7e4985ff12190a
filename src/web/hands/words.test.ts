import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { type Category, handName } from '#core/cards';
import type { Said } from '#core/words';
import { judge } from './judge.ts';
import { fromLink } from './link.ts';
import type { Notice } from './state.ts';
import * as en from './texts/en.ts';
import type { Problem } from './typed.ts';
import { categoryWords, noticeWords, problemWords, tableAsText, verdictWords, waitingWords } from './words.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'hands' });
const say = ({ message }: Said) => message;
const names = (category: Category) => capital(say(handName(category)));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const opened = (link: string) => {
  const read = fromLink(link);
  assert.ok(read.ok);
  return { table: read.value.table, judgment: judge(read.value.table) };
};

const VERDICTS: readonly [link: string, head: string, why: string][] = [
  ['game=three-card', 'Which hand wins?', 'nothing to judge yet'],
  ['game=three-card&a=AsAhKd', 'Hand A: Pair', 'one hand is named'],
  ['game=three-card&b=AsAhKd', 'Hand B: Pair', 'whichever it is'],
  ['game=three-card&a=AsAhKd&b=2c3c4c', 'Hand B wins', 'a straight flush beats a pair'],
  ['game=three-card&a=AsKhQd&b=AcKdQh', 'A tie', 'suits never count'],
];
for (const [link, head, why] of VERDICTS) {
  test(`${link} reads "${head}": ${why}`, () =>
    assert.equal(verdictWords(t, say, names, opened(link).judgment).head, head));
}

test('a hand without a pair is not called a high card in a low game', () => {
  assert.equal(categoryWords(t, names, 'five-card', 'high-card'), 'High card');
  assert.equal(categoryWords(t, names, 'ace-to-five', 'high-card'), 'No pair');
});

test('a hand that waits says for how many cards', () => {
  assert.equal(waitingWords(t, { type: 'waiting', forHand: 1, forBoard: 3 }), '1 card to go');
  assert.equal(waitingWords(t, { type: 'waiting', forHand: 0, forBoard: 3 }), '3 board cards to go');
});

const PROBLEMS: readonly [Problem, sentence: string][] = [
  [{ type: 'unreadable', why: { code: 'unknown-card', facts: {}, message: 'Zz isn’t a card.' } }, 'Zz isn’t a card.'],
  [{ type: 'twice', card: 'A♠' }, 'A♠ is in there twice. A deck has only one.'],
  [{ type: 'not-in-deck', card: 'Joker' }, 'Joker isn’t in this game’s deck.'],
  [{ type: 'too-many', zone: 'a', count: 8, max: 7 }, 'Hand A holds 7 cards. You typed 8.'],
];
for (const [problem, sentence] of PROBLEMS) {
  test(`${problem.type} is told: ${sentence}`, () => assert.equal(problemWords(t, say, problem), sentence));
}

const NOTICES: readonly [Notice, sentence: string][] = [
  [{ number: 1, type: 'full', zone: 'b', count: 2 }, 'Hand B already has 2 cards. Take one out first.'],
  [{ number: 1, type: 'nothing-to-undo' }, 'Nothing to undo.'],
  [{ number: 1, type: 'link-copied' }, 'Link copied.'],
  [{ number: 1, type: 'text-copied' }, 'Text copied.'],
  [{ number: 1, type: 'copy-failed' }, 'This browser doesn’t allow copying. Copy the link from the address bar.'],
  [
    { number: 1, type: 'bad-link', problem: { type: 'twice', card: 'A♠' } },
    'Can’t read this link. A♠ is in there twice. A deck has only one.',
  ],
];
for (const [notice, sentence] of NOTICES) {
  test(`${notice.type} is told: ${sentence}`, () => assert.equal(noticeWords(t, say, notice), sentence));
}

test('the table as text names the game, the cards, the calls and the outcome', () => {
  const { table, judgment } = opened('game=three-card&a=AsAhKd&b=2c3c4c');
  const [game, a, b, outcome] = tableAsText(t, say, names, table, judgment).split('\n');
  assert.equal(game, 'Three-card');
  assert.equal(a, 'Hand A: A♠ A♥ K♦ (pair of aces, king)');
  assert.match(b ?? '', /^Hand B: 2♣ 3♣ 4♣ \(.*straight flush.*\)$/);
  assert.match(
    outcome ?? '',
    /^Hand B wins\. In the three-card order, a straight flush outranks a pair\. \(Rule RNK-\d+\)$/,
  );
});

test('an unfinished table as text says what lies there, and no outcome', () => {
  const { table, judgment } = opened('game=holdem&a=As');
  assert.equal(tableAsText(t, say, names, table, judgment), 'Hold’em\nHand A: A♠\nBoard: –\nHand B: –');
});
