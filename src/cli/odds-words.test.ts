import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oddsInWords } from './odds-words.ts';

test('numbers are lines, lists of rows are tables, sentences are lines, and parts have headings', () => {
  const words = oddsInWords({
    edge: { fraction: '1/3', decimal: '0.333333333333333' },
    averageWager: '3.13617139163358',
    rows: [
      { key: 'flush', count: '5108', fraction: '1277/649740' },
      { key: 'straight', count: '10200', fraction: '5/1274' },
    ],
    strategy: { words: ['Fold below a pair.', 'Play the rest.'], decisions: { fold: '12' } },
  });
  assert.equal(
    words,
    `Edge: 0.3333333 = 1/3
Average wager: 3.136171

Rows
key        count
flush      5,108
straight  10,200

Strategy

  Words
    Fold below a pair.
    Play the rest.

  Decisions
    Fold: 12`,
  );
});
