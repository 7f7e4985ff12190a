import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, checkThirteenCardSet, parseCards } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const read = parseCards(text);
  assert.ok(read.ok);
  return read.value;
};

type Row = readonly [front: string, middle: string, back: string, refused: string | undefined, why: string];
const ROWS: readonly Row[] = [
  ['Qs Qh 2c', '7s 7h 7d Kc 4s', '9h 8h 7c 6h 5h', undefined, 'pair, three of a kind, straight'],
  ['As Ks Qs', '3h 3d 4c 5s 8d', '9c 9d 9h 2s 2d', undefined, 'a suited straight in front is only ace high'],
  [
    'Ks Kh 2c',
    'Kd Kc 3s 4h 6d',
    'As Ad 8c 7h 5s',
    undefined,
    'equal pairs: three before two in the kicker is no matter',
  ],
  ['Ks Kh Ac', 'Kd Kc 3s 4h 6d', 'As Ad 8c 7h 5s', 'front', 'equal pairs, but the ace in front is higher'],
  ['2s 2h 2c', 'Ad Ac Ks Kh 6d', 'Qs Qd Qc 7h 7s', 'front', 'three deuces outrank two pair'],
  ['2s 3h 5c', 'Qs Qd Qc 7h 7s', 'Ad Ac Ks Kh 6d', 'middle', 'a full house before two pair'],
];
for (const [front, middle, back, refused, why] of ROWS) {
  test(`[RNK-9] ${front} / ${middle} / ${back} ${refused === undefined ? 'is valid' : 'is fouled'}: ${why}`, () => {
    const set = checkThirteenCardSet({ front: cards(front), middle: cards(middle), back: cards(back) });
    assert.deepEqual(set.ok ? undefined : [set.code, set.facts['front']], refused && ['hand-fouled', refused]);
  });
}

test('[RNK-9] equal hands may be one behind the other', () => {
  const set = { front: cards('2s 3h 4c'), middle: cards('As Kd Qh Js 9c'), back: cards('Ad Kh Qs Jc 9d') };
  assert.ok(checkThirteenCardSet(set).ok);
});

test('[RNK-9] the front has three cards, middle and back five, none of them twice', () => {
  const good = { front: cards('2s 3h 4c'), middle: cards('As Kd Qh Js 9c'), back: cards('Ad Kh Qs Jc 9d') };
  const short = checkThirteenCardSet({ ...good, middle: good.middle.slice(1) });
  assert.ok(!short.ok);
  assert.equal(short.message, 'The thirteen-card middle takes 5 cards; 4 were given.');
  const twice = checkThirteenCardSet({ ...good, back: cards('As Kh Qs Jc 9d') });
  assert.ok(!twice.ok);
  assert.equal(twice.code, 'card-seen-too-often');
});
