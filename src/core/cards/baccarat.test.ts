import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  baccaratTotal,
  bankerDraws,
  type Coup,
  checkCoup,
  dealCoup,
  isBaccaratNatural,
  type NaturalCard,
  playerDraws,
} from './index.ts';

const TOTALS: readonly [cards: readonly NaturalCard[], total: number][] = [
  [['As', '9d'], 0],
  [['Ks', 'Td', 'Jh'], 0],
  [['7s', '8d'], 5],
  [['9s', '9d', '9h'], 7],
  [['As', 'Ad', 'Ah'], 3],
];
for (const [cards, total] of TOTALS) {
  test(`[BAC-1] ${cards.join(' ')} counts ${total}`, () => assert.equal(baccaratTotal(cards), total));
}

test('[BAC-2] eight or nine in two cards is a natural, in three it is not', () => {
  assert.deepEqual(
    (
      [
        ['5s', '3d'],
        ['Ks', '9d'],
        ['Ks', '7d'],
        ['Ks', '5d', '3c'],
      ] as const
    ).map(isBaccaratNatural),
    [true, true, false, false],
  );
});

test('[BAC-3] the player draws on 0 to 5 and stands on 6 and 7', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].map(playerDraws), [true, true, true, true, true, true, false, false]);
});

// Rows: the banker's total 0 to 7. Columns: the player's third card from a ten (counts 0) to a nine; last, none.
const CHART = [
  'DDDDDDDDDD D',
  'DDDDDDDDDD D',
  'DDDDDDDDDD D',
  'DDDDDDDDSD D',
  'SSDDDDDDSS D',
  'SSSSDDDDSS D',
  'SSSSSSDDSS S',
  'SSSSSSSSSS S',
];
const THIRDS: readonly NaturalCard[] = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
for (const [total, row] of CHART.entries()) {
  test(`[BAC-4] the banker with ${total} draws and stands as the chart says`, () => {
    const drawn = [...THIRDS.map(third => bankerDraws(total, third)), bankerDraws(total, undefined)];
    assert.equal(drawn.map(draws => (draws ? 'D' : 'S')).join(''), row.replace(' ', ''));
  });
}

type Hands = Parameters<typeof checkCoup>[0];
const REFUSED: readonly [hands: Hands, message: string][] = [
  [
    { player: ['2s', '3d'], banker: ['Ks', '7d'] },
    'The player hand has 5. It has to draw a third card, and it has only two. Check the cards and the order of the draw.',
  ],
  [
    { player: ['2s', '4d', '9c'], banker: ['Ks', '7d'] },
    'The player hand has 6. It has to stand, and it has a third card. Check the cards and the order of the draw.',
  ],
  [
    { player: ['2s', '3d', '8c'], banker: ['Ks', '3h', '4d'] },
    'The banker hand has 3. It has to stand, and it has a third card. Check the cards and the order of the draw.',
  ],
  [
    { player: ['2s', '3d', '7c'], banker: ['Ks', '6h'] },
    'The banker hand has 6. It has to draw a third card, and it has only two. Check the cards and the order of the draw.',
  ],
  [
    { player: ['2s', '3d', '7c'], banker: ['Ks', '8h'] },
    'The player hand has 5. It has to stand, and it has a third card. Check the cards and the order of the draw.',
  ],
  [{ player: ['2s'], banker: ['Ks', '8h'] }, 'Player hand: enter 2 or 3 cards, not 1.'],
];
for (const [hands, message] of REFUSED) {
  test(`[BAC-5] player ${hands.player.join(' ')} and banker ${hands.banker.join(' ')} cannot be`, () => {
    const coup = checkCoup(hands);
    assert.ok(!coup.ok);
    assert.equal(coup.message, message);
  });
}

test('[BAC-5] a round dealt from the shoe is one that can be', () => {
  const coup = dealCoup(['2s', 'Ks', '3d', '3h', '8c', '4d']);
  assert.deepEqual(coup, {
    player: ['2s', '3d', '8c'],
    banker: ['Ks', '3h'],
    playerTotal: 3,
    bankerTotal: 3,
    winner: 'tie',
    isNatural: false,
  });
  assert.deepEqual(checkCoup(coup), { ok: true, value: coup });
});

test('[BAC-4] all 4,998,398,275,503,360 deals of eight decks give the published Dragon 7 and Panda 8', () => {
  let [all, dragon, panda] = [0, 0, 0];
  for (const { coup, ways } of everyDeal()) {
    all += ways;
    if (coup.winner === 'banker' && coup.banker.length === 3 && coup.bankerTotal === 7) dragon += ways;
    if (coup.winner === 'player' && coup.player.length === 3 && coup.playerTotal === 8) panda += ways;
  }
  assert.equal(all, 4_998_398_275_503_360); // 416 · 415 · 414 · 413 · 412 · 411
  assert.equal(dragon, 112_633_011_329_024);
  assert.equal(panda, 172_660_763_262_976);
});

/** Six cards in the order of the shoe by what they count, each with the number of ways to deal it. */
function* everyDeal(): Generator<{ coup: Coup; ways: number }> {
  const left = THIRDS.map((_, points) => (points === 0 ? 128 : 32));
  function* deal(cards: readonly NaturalCard[], ways: number): Generator<{ coup: Coup; ways: number }> {
    const [a, b, c, d, e, f] = cards;
    if (a && b && c && d && e && f) {
      yield { coup: dealCoup([a, b, c, d, e, f]), ways };
      return;
    }
    for (const [points, card] of THIRDS.entries()) {
      left[points]! -= 1;
      yield* deal([...cards, card], ways * (left[points]! + 1));
      left[points]! += 1;
    }
  }
  yield* deal([], 1);
}
