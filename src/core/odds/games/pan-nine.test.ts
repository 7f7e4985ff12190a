import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK, rankOf, suitOf } from '#core/cards';
import { eventsOf } from '../cross-check/asked.ts';
import { PAN_NINE } from './pan-nine.ts';

const ask = (decks: number) => eventsOf({ subject: PAN_NINE.subject, bet: 'events', given: { decks: `${decks}` } });
const waysOf = (decks: number) => ask(decks).map(({ key, count }) => [key, BigInt(count)] as const);

type Card = { readonly rank: string; readonly suit: string };
const shoeOf = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => DECK.filter(card => !'789T'.includes(rankOf(card))))
    .flat()
    .map(card => ({ rank: rankOf(card), suit: suitOf(card) }));

const total = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => sum + Math.max(0, 'A23456'.indexOf(rank) + 1), 0) % 10;
const ranksOf = (cards: readonly Card[]): string =>
  cards
    .map(card => card.rank)
    .sort()
    .join('');
const isSuited = (cards: readonly Card[]): boolean => new Set(cards.map(card => card.suit)).size === 1;
const isOneColor = (cards: readonly Card[]): boolean => new Set(cards.map(card => 'cs'.includes(card.suit))).size === 1;

const STARTS: Readonly<Record<string, (cards: readonly Card[]) => boolean>> = {
  'total-nine': cards => total(cards) === 9,
  'three-of-a-kind-ace-to-6': cards => /^([A2-6])\1\1$/.test(ranksOf(cards)),
  'three-3s': cards => ranksOf(cards) === '333',
  'three-3s-same-color': cards => ranksOf(cards) === '333' && isOneColor(cards),
  'three-3s-suited': cards => ranksOf(cards) === '333' && isSuited(cards),
  '2-3-4': cards => ranksOf(cards) === '234',
  '2-3-4-same-color': cards => ranksOf(cards) === '234' && isOneColor(cards),
  '2-3-4-suited': cards => ranksOf(cards) === '234' && isSuited(cards),
};

test('[OCT-11] Pan 9 with one and two decks: as many starts as by dealing every card', () => {
  for (const decks of [1, 2]) {
    const shoe = shoeOf(decks);
    const counts = new Map(Object.keys(STARTS).map(key => [key, 0n]));
    for (const [a, first] of shoe.entries())
      for (const [b, second] of shoe.entries())
        for (const [c, third] of shoe.entries()) {
          if (a === b || a === c || b === c) continue;
          const cards = [first, second, third];
          for (const [key, is] of Object.entries(STARTS)) if (is(cards)) counts.set(key, counts.get(key)! + 1n);
        }
    assert.deepEqual(new Map(waysOf(decks).slice(0, counts.size)), counts);
  }
});

test('[OCT-11] four picture cards of a rank, and three 6s beaten by three 3s, from one deck', () => {
  const [four, ...beaten] = waysOf(1).slice(Object.keys(STARTS).length);
  assert.deepEqual(four, ['four-jacks-queens-or-kings', 3n * 24n]);
  // In one deck three cards of a rank are never of one color: 4 x 3 x 2 orders of the 6s, as many of the 3s.
  assert.deepEqual(
    beaten.map(([, ways]) => ways),
    [24n * 24n, 0n, 0n],
  );
  assert.equal(BigInt(ask(8)[0]!.total), 288n * 287n * 286n);
});
