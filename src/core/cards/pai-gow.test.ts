import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Card,
  checkPaiGowSet,
  compareHands,
  compareStrength,
  EVERY_CARD,
  legalSplits,
  parseCards,
  rankKnown,
} from './index.ts';

const cards = (text: string): readonly Card[] => {
  const read = parseCards(text);
  assert.ok(read.ok);
  return read.value;
};

const SETS: readonly [front: string, back: string, isLegal: boolean, why: string][] = [
  ['As Ks', 'Ah 9d 7c 5s 3h', false, 'the king in front is higher than the nine behind'],
  ['As 9s', 'Ah Td 7c 5s 3h', true, 'the aces tie, the ten is higher'],
  ['As 9s', 'Ah 9d 7c 5s 3h', true, 'alike as far as the front goes, and the back has more'],
  ['Ks Kh', 'Kd Kc 4s 3h 2d', true, 'equal pairs, and the back has more'],
  ['Qs Qh', 'Js Jh 4s 3h 2d', false, 'queens in front of jacks'],
  ['As Jk', 'Ks Kh 4s 3h 2d', false, 'the joker makes aces in front'],
  ['As Ah', '2s 2h 3d 3c 4s', true, 'two pair behind outrank any pair'],
  ['As Kh', 'Jk Qh 7d 5c 3s', false, 'the joker behind is an ace; then the king is higher than the queen'],
];
for (const [front, back, isLegal, why] of SETS) {
  test(`[PGW-5] ${front} before ${back} is ${isLegal ? 'legal' : 'fouled'}: ${why}`, () => {
    const set = checkPaiGowSet('pai-gow', { front: cards(front), back: cards(back) });
    assert.equal(set.ok, isLegal);
    if (!set.ok) assert.equal(set.code, 'hand-fouled');
  });
}

test('[PGW-5] a fouled hand is refused, and the sentence says which hand is too high', () => {
  const set = checkPaiGowSet('pai-gow', { front: cards('Qs Qh'), back: cards('Js Jh 4s 3h 2d') });
  assert.ok(!set.ok);
  assert.equal(set.message, 'The front hand outranks the back hand. Set the higher hand behind.');
});

const REFUSED: readonly [front: string, back: string, message: string][] = [
  ['Qs', 'Js Jh 4s 3h 2d', 'Front hand: enter 2 cards, not 1.'],
  ['Qs Qh', 'Js Jh 4s 3h', 'Back hand: enter 5 cards, not 4.'],
  ['Qs Js', 'Js Jh 4s 3h 2d', 'Js was entered twice, but the 53-card deck has only 1 of it. Check the cards.'],
];
for (const [front, back, message] of REFUSED) {
  test(`[PGW-5] ${front} before ${back} is refused`, () => {
    const set = checkPaiGowSet('pai-gow', { front: cards(front), back: cards(back) });
    assert.ok(!set.ok);
    assert.equal(set.message, message);
  });
}

test('[PGW-6] six cards cannot be set', () => {
  const splits = legalSplits('pai-gow', cards('As Ks Qs Js Ts 9s'));
  assert.ok(!splits.ok);
  assert.equal(splits.message, 'Hand: enter 7 cards, not 6.');
});

const HIGHEST: readonly [seven: string, front: string, why: string][] = [
  ['As Ah Ks Kh Qs Qh 2d', 'pair of aces', 'two pair behind outrank even aces'],
  ['As Kd Qc 9h 7s 5d 3c', 'king high, queen', 'the highest card stays behind'],
  ['As Ah Ad Ac Jk 2d 3c', 'pair of aces', 'three aces behind'],
];
for (const [seven, front, why] of HIGHEST) {
  test(`[PGW-6] the highest legal front of ${seven} is ${front}: ${why}`, () => {
    const splits = legalSplits('pai-gow', cards(seven));
    assert.ok(splits.ok);
    assert.ok(splits.value[0]!.front.words.startsWith(front), splits.value[0]!.front.words);
  });
}

const deals = fc.shuffledSubarray([...EVERY_CARD], { minLength: 7, maxLength: 7 });

test('[PGW-6] every listed way is legal, no two are alike, and the best five behind are always among them', () => {
  fc.assert(
    fc.property(deals, seven => {
      const splits = legalSplits('pai-gow', seven);
      assert.ok(splits.ok);
      for (const { front, back } of splits.value) {
        assert.ok(checkPaiGowSet('pai-gow', { front: front.used, back: back.used }).ok);
        assert.deepEqual([...front.used, ...back.used].sort(), seven.toSorted());
      }
      assert.equal(new Set(splits.value.map(({ front }) => front.used.toSorted().join())).size, splits.value.length);
      const best = rankKnown('pai-gow', seven);
      assert.ok(splits.value.some(({ back }) => compareHands(back, best) === 0));
      const fronts = splits.value.map(({ front }) => front.strength);
      assert.deepEqual(
        fronts,
        fronts.toSorted((a, b) => compareStrength(b, a)),
      );
    }),
  );
});
