import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK } from '#core/cards';
import { inOrder } from '../../counting/choose.ts';
import { eventsOf } from '../../cross-check/asked.ts';
import { BLACKJACK } from './blackjack.ts';
import { MOST_CARDS, waysToTwentyOne } from './draws.ts';

const ask = (decks: number, jokers: number) =>
  eventsOf({ subject: BLACKJACK.subject, bet: 'events', given: { decks: `${decks}`, jokers: `${jokers}` } });
const waysOf = (decks: number, jokers: number) =>
  new Map(ask(decks, jokers).map(({ key, count }) => [key, BigInt(count)]));

const shoeOf = (decks: number): readonly string[] => Array.from({ length: decks }, () => DECK).flat();

const PAIRS: Readonly<Record<string, (a: string, b: string) => boolean>> = {
  'pair-of-aces': (a, b) => a[0] === 'A' && b[0] === 'A',
  'suited-aces': (a, b) => a === b && a[0] === 'A',
  'suited-aces-of-hearts': (a, b) => a === b && a === 'Ah',
  'pair-of-aces-kings-or-queens': (a, b) => a[0] === b[0] && 'AKQ'.includes(a[0]!),
  'pair-of-aces-to-tens': (a, b) => a[0] === b[0] && 'AKQJT'.includes(a[0]!),
  'suited-pair': (a, b) => a === b,
  'suited-natural': (a, b) =>
    a[1] === b[1] && [a, b].some(c => c[0] === 'A') && [a, b].some(c => 'TJQK'.includes(c[0]!)),
  'king-queen-suited': (a, b) => a[1] === b[1] && ['KQ', 'QK'].includes(a[0]! + b[0]!),
};

test('[OCT-11] the first two cards from two decks: as many as by dealing every pair', () => {
  const counts = new Map(Object.keys(PAIRS).map(key => [key, 0n]));
  const shoe = shoeOf(2);
  for (const [i, a] of shoe.entries())
    for (const [j, b] of shoe.entries())
      for (const [key, is] of i === j ? [] : Object.entries(PAIRS))
        if (is(a, b)) counts.set(key, counts.get(key)! + 1n);
  assert.deepEqual(new Map([...waysOf(2, 0)].slice(0, counts.size)), counts);
});

test('[OCT-11] three sevens, a straight from two to six and jokers in a row have the ways of their cards', () => {
  // Six decks with a joker each: 318 cards.
  assert.equal(BigInt(ask(6, 1)[0]!.total), 318n * 317n);
  assert.deepEqual([...waysOf(6, 1)].slice(8, 15), [
    ['three-sevens', 24n * 23n * 22n],
    ['three-sevens-same-color', 2n * 12n * 11n * 10n],
    ['three-sevens-suited', 4n * 6n * 5n * 4n],
    ['four-jokers', 360n],
    ['2-to-6-straight', 120n * 24n ** 5n],
    ['2-to-6-straight-flush', 480n * 6n ** 5n],
    ['five-jokers', 720n],
  ]);
});

/** Every order in which the player can go on drawing, one card at a time. */
const drawEveryOrder = (decks: number): readonly bigint[] => {
  const left = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map(n => n * decks);
  const reached = Array<bigint>(MOST_CARDS + 1).fill(0n);
  const draw = (hard: number, hasAce: boolean, cards: number, ways: bigint): void => {
    const total = hasAce && hard + 10 <= 21 ? hard + 10 : hard;
    if (total === 21) reached[cards]! += ways;
    if (total >= 21) return;
    for (let value = 1; value <= 10; value++) {
      const copies = left[value]!;
      if (copies === 0) continue;
      left[value] = copies - 1;
      draw(hard + value, hasAce || value === 1, cards + 1, ways * BigInt(copies));
      left[value] = copies;
    }
  };
  draw(0, false, 0, 1n);
  return reached;
};

test('[OCT-11] 21 with so many cards: merged hands count as every order of drawing them', () => {
  for (const decks of [1, 2]) assert.deepEqual(waysToTwentyOne(decks), drawEveryOrder(decks));
});

test('[OCT-11] a natural is an ace and a ten; seven cards and eight or more are parts of all deals', () => {
  assert.equal(waysToTwentyOne(6)[2], 2n * 24n * 96n);
  const [seven, more] = [...waysOf(6, 0).values()].slice(-2);
  assert.ok(0n < more! && more! < seven! && seven! < inOrder(312, MOST_CARDS));
});
