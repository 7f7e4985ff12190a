import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Card,
  type Category,
  cardsOfDeck,
  compareHands,
  DECKS,
  formatCards,
  parseCards,
  RANKING_NAMES,
  RANKINGS,
  type RankedHand,
  type RankingName,
  rankFive,
  rankFour,
  rankHand,
  rankKnown,
  rankThree,
} from './index.ts';

const ranked = (ranking: RankingName, text: string): RankedHand => {
  const cards = parseCards(text);
  assert.ok(cards.ok);
  const hand = rankHand(ranking, cards.value);
  assert.ok(hand.ok, hand.ok ? '' : hand.message);
  return hand.value;
};

type Case = readonly [rule: string, ranking: RankingName, hand: string, category: Category, used: string, why: string];
const CASES: readonly Case[] = [
  ['[RNK-2]', 'five-card', '5h 4h 3h 2h Ah', 'straight-flush', '5h 4h 3h 2h Ah', 'the wheel counts, its ace low'],
  ['[RNK-2]', 'five-card', 'Qs Ks As 2s 3s', 'flush', 'As Ks Qs 3s 2s', 'a straight does not turn the corner'],
  ['[RNK-2]', 'five-card', 'Ts As Js Ks Qs', 'royal-flush', 'As Ks Qs Js Ts', 'ace to ten of one suit'],
  ['[RNK-2]', 'five-card', '7c 2c 7h 2s 7d', 'full-house', '7h 7d 7c 2s 2c', 'three over a pair'],
  ['[RNK-2]', 'five-card', '7c 7d 7h 7s 2c', 'four-of-a-kind', '7s 7h 7d 7c 2c', 'the four first'],
  ['[RNK-3]', 'five-card', 'As Ad Kc Kd Qh Qs 2c', 'two-pair', 'As Ad Kd Kc Qs', 'a third pair is only a kicker'],
  [
    '[RNK-3]',
    'five-card',
    '9h 9d 9c 4h 4d 4s 2c',
    'full-house',
    '9h 9d 9c 4s 4h',
    'of two threes the lower gives the pair',
  ],
  ['[RNK-3]', 'five-card', '2h 3d 4s 5c 6h 7d', 'straight', '7d 6h 5c 4s 3d', 'the higher of two straights'],
  [
    '[RNK-3]',
    'five-card',
    'Ah 2h 3h 4h 5h 6d 7c',
    'straight-flush',
    '5h 4h 3h 2h Ah',
    'above the higher plain straight',
  ],
  ['[RNK-5]', 'four-card', 'Ah Kh Qh Jh', 'straight-flush', 'Ah Kh Qh Jh', 'no royal flush in four cards'],
  ['[RNK-5]', 'four-card', 'Ks As 2d 3h', 'high-card', 'As Ks 3h 2d', 'no straight around the corner'],
  ['[RNK-5]', 'four-card', '2d As 4c 3h', 'straight', '4c 3h 2d As', 'A-2-3-4, its ace low'],
  [
    '[RNK-6]',
    'four-card',
    '9s 9d 9h Ah Kh 2h',
    'three-of-a-kind',
    '9s 9h 9d Ah',
    'three of a kind above the flush also there',
  ],
  [
    '[RNK-6]',
    'four-card',
    '5s 6s 7s 8s 8d 8h',
    'straight-flush',
    '8s 7s 6s 5s',
    'a straight flush above three of a kind',
  ],
  ['[RNK-6]', 'four-card', '2s 2d 3c 4h 5s', 'straight', '5s 4h 3c 2s', 'a straight above the pair also there'],
  ['[RNK-6]', 'four-card', 'As Ac Kd Kh Qs Qd', 'two-pair', 'As Ac Kh Kd', 'the two highest of three pairs'],
  ['[RNK-7]', 'three-card', 'Kh Ah Qh', 'straight-flush', 'Ah Kh Qh', 'no royal flush in three cards'],
  ['[RNK-7]', 'three-card', '3c 2h Ah', 'straight', '3c 2h Ah', 'A-2-3, its ace low'],
  ['[RNK-7]', 'three-card', 'Kc 2h Ah', 'high-card', 'Ah Kc 2h', 'no straight around the corner'],
  ['[LOW-1]', 'ace-to-five', 'Ah 2h 3h 4h 5h', 'high-card', '5h 4h 3h 2h Ah', 'neither straights nor flushes exist'],
  [
    '[LOW-3]',
    'ace-to-five',
    'Ks Kd Kc 2d 2h 3c 4s',
    'pair',
    '2h 2d Ks 4s 3c',
    'a pair of deuces is lower than a pair of kings',
  ],
  [
    '[LOW-3]',
    'ace-to-five',
    'As Ad 2c 3c 4c 9h',
    'high-card',
    '9h 4c 3c 2c As',
    'a nine is better than a pair of aces',
  ],
  [
    '[LOW-2]',
    'deuce-to-seven',
    'Ah 2d 3s 4c 5h',
    'high-card',
    'Ah 5h 4c 3s 2d',
    'the ace is high, so this is no straight',
  ],
  [
    '[LOW-2]',
    'deuce-to-seven',
    'Ah Kh Qh Jh Th',
    'straight-flush',
    'Ah Kh Qh Jh Th',
    'the worst hand has no name of its own',
  ],
  ['[LOW-3]', 'deuce-to-seven', '2h 3d 4s 5c 6h 8d', 'high-card', '8d 5c 4s 3d 2h', 'an eight avoids the straight'],
  ['[PGW-1]', 'pai-gow', 'Jk Ah Kh 9h 4h', 'flush', 'Ah Kh Jk 9h 4h', 'with the ace there the joker is the queen'],
  ['[PGW-1]', 'pai-gow', 'Jk 2d 3s 4c 5h', 'straight', 'Jk 5h 4c 3s 2d', 'a six makes more of it than an ace'],
  ['[PGW-1]', 'pai-gow', 'Jk 6d 7s 9c Th', 'straight', 'Th 9c Jk 7s 6d', 'the joker fills the middle'],
  [
    '[PGW-1]',
    'pai-gow',
    'Jk Kh Kd Ks 9c',
    'three-of-a-kind',
    'Ks Kh Kd Jk 9c',
    'the joker is no fourth king, only an ace',
  ],
  ['[PGW-1]', 'pai-gow', 'Jk Ac Kh Kd 2c', 'two-pair', 'Ac Jk Kh Kd 2c', 'the joker pairs an ace'],
  ['[PGW-2]', 'pai-gow', 'Jk As Ad Ac Ah Ks Qs', 'five-aces', 'As Ah Ad Ac Jk', 'above everything'],
  ['[PGW-2]', 'pai-gow', 'Jk As Ks Js Ts', 'royal-flush', 'As Ks Jk Js Ts', 'the joker as the queen'],
  [
    '[PGW-7]',
    'pai-gow',
    'Jk 9s 8d 7c 6h 5s 2d',
    'straight',
    'Jk 9s 8d 7c 6h',
    'the joker lifts the straight to ten high',
  ],
  ['[PGW-7]', 'pai-gow', 'Jk As Kd Qc Jh Ts 2d', 'straight', 'As Kd Qc Jh Ts', 'the straight needs no joker'],
  ['[PGW-4]', 'pai-gow-front', 'Jk Kd', 'high-card', 'Jk Kd', 'a joker in front is an ace'],
  ['[PGW-4]', 'pai-gow-front', 'Jk Ad', 'pair', 'Ad Jk', 'and pairs an ace'],
  ['[PGW-8]', 'pai-gow-jokers-wild', 'Jk Kh Kd Ks 9c', 'four-of-a-kind', 'Ks Kh Kd Jk 9c', 'a wild joker is a king'],
  ['[PGW-8]', 'pai-gow-jokers-wild', 'Jk Kh Kd Ks Kc', 'five-of-a-kind', 'Ks Kh Kd Kc Jk', 'even the fifth'],
  ['[PGW-8]', 'pai-gow-jokers-wild', 'Jk Ah Ad As Ac', 'five-aces', 'As Ah Ad Ac Jk', 'five aces keep their name'],
  [
    '[RNK-9]',
    'thirteen-card-front',
    'Qh Kh Ah',
    'high-card',
    'Ah Kh Qh',
    'neither straights nor flushes count in front',
  ],
];
for (const [rule, ranking, hand, category, used, why] of CASES) {
  test(`${rule} ${ranking}: ${hand} is ${category}: ${why}`, () => {
    const found = ranked(ranking, hand);
    assert.equal(found.category, category);
    assert.equal(found.used.length, RANKINGS[ranking].plays);
    // Within one rank the suit has no say in who is first.
    assert.deepEqual(rankSigns(found.used), rankSigns(used.split(' ') as Card[]));
    assert.deepEqual([...found.used, ...found.unused].sort(), hand.split(' ').sort());
  });
}
const rankSigns = (cards: readonly Card[]): string => cards.map(card => (card === 'Jk' ? card : card[0])).join('');

type Ladder = readonly [rule: string, ranking: RankingName, bestFirst: readonly string[]];
const LADDERS: readonly Ladder[] = [
  [
    '[RNK-4]',
    'five-card',
    [
      'As Ks Qs Js Ts',
      'Ks Qs Js Ts 9s',
      '5s 4s 3s 2s As',
      'As Ah Ad Ac 2c',
      '2s 2h 2d 2c Ac',
      '3s 3h 3d 2s 2h',
      '2s 2h 2d As Ah',
      'As Js 9s 6s 3s',
      'As Js 9s 6s 2s',
      '7s 5s 4s 3s 2s',
      'As Kh Qs Js Ts',
      '6s 5h 4s 3s 2s',
      '5s 4h 3s 2s As',
      '2s 2h 2d 5s 3h',
      '2s 2h 2d 4s 3h',
      'As Ah 3s 3h 2c',
      'Ks Kh Qs Qh Ac',
      'Ks Kh Qs Qh Jc',
      'As Ah 4s 3h 2c',
      '2s 2h As Kh Qc',
      '2s 2h As Kh Jc',
      'As Kh Qs Jc 9s',
      '7s 5h 4s 3c 2s',
    ],
  ],
  [
    '[RNK-5]',
    'four-card',
    [
      '2s 2h 2d 2c',
      'As Ks Qs Js',
      '4s 3s 2s As',
      '2s 2h 2d Ac',
      '2s 2h 2d Kc',
      'As Ks Qs 9s',
      '6s 4s 3s 2s',
      'As Kh Qs Js',
      '4s 3h 2s As',
      '3s 3h 2d 2c',
      'As Ah Kd Qc',
      '3s 3h Ad Kc',
      'As Kh Qs Tc',
    ],
  ],
  [
    '[RNK-7]',
    'three-card',
    [
      'As Ks Qs',
      '3s 2s As',
      'As Ah Ad',
      'As Kh Qs',
      '3s 2h As',
      'As Ks Js',
      '5s 3s 2s',
      'As Ah Kd',
      '2s 2h 3d',
      'As Kh Js',
    ],
  ],
  [
    '[LOW-1]',
    'ace-to-five',
    [
      '5s 4s 3s 2s As',
      '6s 4h 3s 2s As',
      '6s 5h 3s 2s As',
      'Ks Qh Js Ts 9s',
      'As Ah 2s 3s 4s',
      'Ks Kh Qs Js Ts',
      'As Ah 2s 2h 3s',
      'As Ah Ad 2s 3h',
      'As Ah Ad 2s 2h',
      'As Ah Ad Ac 2s',
    ],
  ],
  [
    '[LOW-2]',
    'deuce-to-seven',
    [
      '7s 5h 4s 3s 2s',
      '7s 6h 4s 3s 2s',
      '8s 5h 4s 3s 2s',
      'As 5h 4s 3s 2s',
      'As Kh Qs Js 9s',
      '2s 2h 3s 4s 5s',
      'As Ah Ks Qs Js',
      '3s 3h 2s 2h 4s',
      '2s 2h 2d 3s 4s',
      '6s 5h 4s 3s 2s',
      'As Kh Qs Js Ts',
      '7s 5s 4s 3s 2s',
      '2s 2h 2d 3s 3h',
      '2s 2h 2d 2c 3s',
      '6s 5s 4s 3s 2s',
      'As Ks Qs Js Ts',
    ],
  ],
  [
    '[PGW-3]',
    'pai-gow',
    [
      'As Ah Ad Ac Jk',
      'Jk Ks Qs Js Ts',
      'Ks Qs Js Ts 9s',
      'As 2s 3s 4s Jk',
      '2s 2h 2d 2c Jk',
      'As Kh Qs Js Ts',
      'Ks Qh Js Ts 9s',
      '6s 5h 4s 3s 2s',
      'As 2h 3s 4s Jk',
    ],
  ],
  [
    '[PGW-8]',
    'pai-gow-jokers-wild',
    ['As Ah Ad Ac Jk', 'Ks Kh Kd Kc Jk', '2s 2h 2d 2c Jk', 'As Ks Qs Js Jk', '2s 2h 2d 3s Jk', '2s 2h 3d 3s Jk'],
  ],
];
for (const [rule, ranking, bestFirst] of LADDERS) {
  test(`${rule} ${ranking}: each of ${bestFirst.length} hands beats all below it`, () => {
    const hands = bestFirst.map(text => ranked(ranking, text));
    for (const [i, better] of hands.entries())
      for (const [j, other] of hands.entries())
        assert.equal(
          Math.sign(compareHands(better, other)),
          Math.sign(j - i),
          `${bestFirst[i]} against ${bestFirst[j]}`,
        );
  });
}

const TIES: readonly [rule: string, ranking: RankingName, a: string, b: string, why: string][] = [
  ['[RNK-1]', 'five-card', 'As Ks Qs Js Ts', 'Ah Kh Qh Jh Th', 'suits never decide'],
  ['[RNK-3]', 'five-card', 'As Kd Qc Jh 9s 3d 2c', 'Ad Kc Qh Js 9d 8c 7h', 'the sixth and seventh card never count'],
  ['[RNK-6]', 'four-card', 'As Ah Kd Kc Qs', 'Ad Ac Ks Kh 2c', 'the fifth card never counts'],
  ['[RNK-6]', 'four-card', 'Ah Jh 9h 6h 2h', 'As Js 9s 6s 5s', 'nor does a fifth card of the suit'],
  ['[LOW-3]', 'ace-to-five', '5s 4s 3s 2s As Ks', '5h 4h 3h 2h Ah 6h', 'the sixth card never counts'],
  [
    '[PGW-1]',
    'pai-gow',
    'Jk 9h Td Js Qc 3d 3s',
    'Kh Qd Jc Ts 9c',
    'a straight with the joker is as good as a natural one',
  ],
];
for (const [rule, ranking, a, b, why] of TIES) {
  test(`${rule} ${ranking}: ${a} ties ${b}: ${why}`, () =>
    assert.equal(compareHands(ranked(ranking, a), ranked(ranking, b)), 0));
}

const REFUSED: readonly [ranking: RankingName, cards: readonly string[], message: string][] = [
  ['five-card', ['As', 'Ks', 'Qs', 'Js'], 'The five-card ranking takes 5 to 7 cards; 4 were given.'],
  ['four-card', ['As'], 'The four-card ranking takes 4 to 6 cards; 1 was given.'],
  ['three-card', ['As', 'Ks', 'Qs', 'Js'], 'The three-card ranking takes 3 cards; 4 were given.'],
  ['pai-gow-front', [], 'The pai gow front ranking takes 2 cards; 0 were given.'],
  ['three-card', ['As', 'Ks', 'Jk'], 'Jk is not in the 52-card deck. Check the cards.'],
  ['three-card', ['As', 'Ks', 'As'], 'As is there twice, but the 52-card deck has only 1 of it. Check the cards.'],
];
for (const [ranking, cards, message] of REFUSED) {
  test(`[RNK-1] ${ranking} refuses ${cards.join(' ') || 'no cards'}`, () => {
    const hand = rankHand(ranking, cards);
    assert.ok(!hand.ok);
    assert.equal(hand.message, message);
  });
}

test('[RNK-1] known cards are ranked without an answer to unwrap, and a wrong number of them is a defect', () => {
  assert.equal(rankFive(['As', 'Ks', 'Qs', 'Js', 'Ts']).category, 'royal-flush');
  assert.equal(rankFour(['As', 'Ks', 'Qs', 'Js', 'Ts']).category, 'straight-flush');
  assert.equal(rankThree(['As', 'Ks', 'Qs']).category, 'straight-flush');
  assert.throws(() => rankFive(['As']), /Defect: 1 cards for the five-card ranking/);
  assert.throws(() => compareHands(rankFour(['As', 'Ks', 'Qs', 'Js']), rankThree(['As', 'Ks', 'Qs'])), /Defect/);
});

const dealt = fc.constantFrom(...RANKING_NAMES).chain(ranking => {
  const { deck, min, max } = RANKINGS[ranking];
  const hand = fc.shuffledSubarray([...cardsOfDeck(DECKS[deck])], { minLength: min, maxLength: max });
  return fc.record({ ranking: fc.constant(ranking), hands: fc.tuple(hand, hand, hand) });
});

test('[RNK-1] the order in which cards are named never changes the hand', () => {
  fc.assert(
    fc.property(dealt, ({ ranking, hands: [cards] }) => {
      const [a, b] = [rankKnown(ranking, cards), rankKnown(ranking, cards.toReversed())];
      assert.deepEqual({ ...a, unused: [] }, { ...b, unused: [] }, formatCards(cards));
    }),
  );
});

test('[RNK-4] hands of one ranking are in one order: better than better is better', () => {
  fc.assert(
    fc.property(dealt, ({ ranking, hands }) => {
      const [a, b, c] = hands.map(cards => rankKnown(ranking, cards)) as [RankedHand, RankedHand, RankedHand];
      assert.equal(Math.sign(compareHands(a, b)), -Math.sign(compareHands(b, a)) + 0);
      assert.equal(compareHands(a, a), 0);
      if (compareHands(a, b) >= 0 && compareHands(b, c) >= 0) assert.ok(compareHands(a, c) >= 0);
    }),
  );
});

test('[RNK-3] one more card never makes a hand worse', () => {
  const names = RANKING_NAMES.filter(name => RANKINGS[name].max > RANKINGS[name].min);
  const more = fc.constantFrom(...names).chain(ranking => {
    const { deck, min, max } = RANKINGS[ranking];
    const hand = fc.shuffledSubarray([...cardsOfDeck(DECKS[deck])], { minLength: min + 1, maxLength: max });
    return fc.record({ ranking: fc.constant(ranking), cards: hand });
  });
  fc.assert(
    fc.property(more, ({ ranking, cards }) => {
      assert.ok(compareHands(rankKnown(ranking, cards), rankKnown(ranking, cards.slice(1))) >= 0);
    }),
  );
});
