import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Card,
  cardOf,
  isJoker,
  legalSplits,
  numberOf,
  type PaiGowSet,
  parseCards,
  rankHand,
  rankOf,
} from '#core/cards';
import { choose } from '../../counting/choose.ts';
import { keysOf, paiGowPokerWays } from './events.ts';
import { PAI_GOW_CATEGORIES } from './hand.ts';
import { ALL_PAI_GOW_HANDS } from './pai-gow-poker.ts';

const ways = new Map(paiGowPokerWays());
const seven = fc.uniqueArray(fc.nat(52), { minLength: 7, maxLength: 7 });

/** A hand that reads itself: what the plain ranking of the cards says, nothing of how odds are counted. */
const read = (cards: readonly Card[]) => {
  const best = rankHand('pai-gow', cards);
  const sets = legalSplits('pai-gow', cards);
  assert.ok(best.ok && sets.ok);
  return { best: best.value, sets: sets.value };
};

const BACKS = [...PAI_GOW_CATEGORIES];
const atLeast = ({ back }: PaiGowSet, category: (typeof BACKS)[number]): boolean =>
  BACKS.indexOf(back.category as (typeof BACKS)[number]) >= BACKS.indexOf(category);

test('[OCT-7] the category is the one that the plain ranking gives to the best five of seven', () => {
  fc.assert(
    fc.property(seven, numbers => {
      const cards = numbers.map(cardOf);
      assert.equal(keysOf(numbers)[0], read(cards).best.category);
    }),
    { numRuns: 1_000 },
  );
});

test('[OCT-7] rows about front and back hold when one legal setting meets them', () => {
  fc.assert(
    fc.property(seven, numbers => {
      const cards = numbers.map(cardOf);
      const [keys, { sets }] = [keysOf(numbers), read(cards)];
      const hasPair = ({ front }: PaiGowSet): boolean => front.category === 'pair';
      const hasAces = ({ front }: PaiGowSet): boolean =>
        front.used.every(card => isJoker(card) || rankOf(card) === 'A');
      const rows = {
        'pair-in-front-two-pair-or-better-behind': sets.some(s => hasPair(s) && atLeast(s, 'two-pair')),
        'pair-in-front-three-of-a-kind-or-better-behind': sets.some(s => hasPair(s) && atLeast(s, 'three-of-a-kind')),
        'pair-in-front-full-house-or-better-behind-no-joker':
          !cards.some(isJoker) && sets.some(s => hasPair(s) && atLeast(s, 'full-house')),
        'aces-in-front': sets.some(hasAces),
        'aces-in-front-straight-or-better-behind': sets.some(s => hasAces(s) && atLeast(s, 'straight')),
      };
      for (const [key, holds] of Object.entries(rows)) assert.equal(keys.includes(key), holds, key);
    }),
    { numRuns: 400 },
  );
});

const HANDS: readonly (readonly [cards: string, key: string, holds: boolean, why: string])[] = [
  ['9c 8d 7h 5s 4c 3d 2h', 'nine-high', true, 'no pair, no straight, no flush'],
  ['9c 8d 7h 6s 5c 3d 2h', 'nine-high', false, 'five to nine are a straight'],
  ['9c 8c 7c 5c 4c 3d 2h', 'nine-high', false, 'five clubs are a flush'],
  ['Jk 8d 7h 5s 4c 3d 2h', 'nine-high', false, 'the joker completes a straight'],
  ['Js Qs Ks Jh Qh Kh Jd', 'seven-picture-cards', true, 'jacks, queens and kings'],
  ['Js Qs Ks Jh Qh Kh Jk', 'seven-picture-cards', false, 'the joker is no picture card'],
  ['Js Qs Ks Jh Qh Kh Jk', 'six-picture-cards-and-joker', true, 'six and the joker'],
  ['As Ah Ad Ac Jk 2c 3d', 'five-aces', true, 'four aces and the joker'],
  ['As Ah Ad Ac Jk 2c 3d', 'four-natural-aces', true, 'the joker takes nothing away'],
  ['As Ah Ad Jk 9c 2c 3d', 'four-natural-aces', false, 'the joker is no natural ace'],
  ['Ks Qs Js Ts Jk 2c 3d', 'royal-flush', true, 'the joker is the ace'],
  ['Ks Qs Js Ts Jk 2c 3d', 'natural-royal-flush', false, 'the joker completes it'],
  ['As Ks Qs Js Ts Jk 3d', 'natural-royal-flush', true, 'the joker is not needed'],
  ['As Ks Qs 9s 7s 4s 2s', 'natural-seven-card-flush', true, 'seven spades'],
  ['As Ks Qs 9s 7s 4s Jk', 'natural-seven-card-flush', false, 'six spades and the joker'],
  ['As 2s 3s 4s 5s 6s 7s', 'natural-seven-card-straight-flush', true, 'the ace is low'],
  ['As 2s 3s 4s Jk 6s 7s', 'seven-card-straight-flush-with-joker', true, 'the joker fills the gap'],
  ['Ks As 2s 3s 4s 5s 6s', 'natural-seven-card-straight-flush', false, 'a run does not turn the corner'],
  ['9s 9h 8s 8h 7s 7h 2d', 'three-pair', true, 'three pairs and an odd card'],
  ['Jk Ah 8s 8h 7s 7h 2d', 'three-pair', true, 'the joker pairs the ace'],
  ['9s 9h 9d 8h 8s 7h 7d', 'three-pair', false, 'three nines make it a full house'],
  ['Js Jh Ts Td Th 2c 3d', 'jacks-or-better-in-front-three-10s-or-better-behind', true, 'just enough'],
  ['Js Jh 9s 9d 9h 2c 3d', 'jacks-or-better-in-front-three-10s-or-better-behind', false, 'three nines are too low'],
  ['2s 2h 8s 8d 8h Kc 3d', 'pair-in-front-three-8s-or-better-behind', true, 'any pair in front'],
  ['3s 3h As Js 9s 7s 2c', 'pair-in-front-ace-high-flush-or-better-behind', false, 'the flush needs one of the threes'],
  ['2d 2h As Js 9s 7s 3s', 'pair-in-front-ace-high-flush-or-better-behind', true, 'ace, jack, nine, seven, three'],
  ['2d 2h Ks Js 9s 7s 3s', 'pair-in-front-ace-high-flush-or-better-behind', false, 'the flush is king high'],
  ['Ac Jd Jk 9h 8s 7d 6c', 'ace-jack-or-better-in-front-straight-or-better-behind', true, 'the joker is behind'],
  ['Ac Jd Jk 9h 8s 7d 6c', 'ace-jack-or-better-in-front-straight-or-better-behind-no-joker', false, 'a joker'],
  [
    'Jk Jd 9h 8s 7d 6c 5c',
    'ace-jack-or-better-in-front-straight-or-better-behind',
    false,
    'the ace would be the joker',
  ],
  ['Ad Th 8c 7h 6s 5d 4c', 'ace-jack-or-better-in-front-straight-or-better-behind', false, 'ace and ten are too low'],
];
for (const [text, key, holds, why] of HANDS) {
  test(`[OCT-7] ${text} is ${holds ? '' : 'not '}${key}: ${why}`, () => {
    const cards = parseCards(text);
    assert.ok(cards.ok);
    assert.equal(keysOf(cards.value.map(numberOf)).includes(key), holds);
  });
}

test('[OCT-7] tens to aces and the joker count by classes as they do hand by hand', () => {
  const cards = Array.from({ length: 21 }, (_, n) => 32 + n);
  const counts = new Map([...ways.keys()].map(key => [key, 0n]));
  const deal = (from: number, hand: readonly number[]): void => {
    if (hand.length === 7) for (const key of keysOf(hand)) counts.set(key, counts.get(key)! + 1n);
    else for (let place = from; place < cards.length; place++) deal(place + 1, [...hand, cards[place]!]);
  };
  deal(0, []);
  assert.deepEqual(new Map(paiGowPokerWays(8)), counts);
});

test('[OCT-1] the categories add up to all 154,143,080 hands', () => {
  assert.equal(ALL_PAI_GOW_HANDS, 154_143_080n);
  assert.equal(
    PAI_GOW_CATEGORIES.reduce((sum, category) => sum + ways.get(category)!, 0n),
    ALL_PAI_GOW_HANDS,
  );
});

const KNOWN: readonly (readonly [key: string, ways: bigint, why: string])[] = [
  ['five-aces', choose(48, 2), 'four aces, the joker and any two others'],
  ['seven-picture-cards', choose(12, 7), 'seven of twelve'],
  ['six-picture-cards-and-joker', choose(12, 6), 'six of twelve'],
  ['four-natural-aces', choose(49, 3), 'and any three others, the joker among them or not'],
  ['natural-seven-card-flush', 4n * choose(13, 7), 'seven of thirteen in four suits'],
  ['natural-royal-flush', 4n * choose(48, 2), 'and any two others'],
  ['nine-high', 2n * (4n ** 7n - 4n * (21n * 9n + 7n * 3n + 1n)), 'two sets of ranks, less the flushes'],
  ['natural-seven-card-straight-flush', 4n * 8n, 'eight runs in four suits'],
  ['seven-card-straight-flush-with-joker', 4n * (8n * 7n - 7n), 'six of each run, those in two runs once'],
];
for (const [key, count, why] of KNOWN) {
  test(`[OCT-7] ${key} has ${count} hands: ${why}`, () => assert.equal(ways.get(key), count));
}
