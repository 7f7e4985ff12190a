import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, parseCards } from '#core/cards';
import { rankPlayer, type Stakes } from '#core/games/table';
import { cents, dollars } from '#core/money';
import { CRAZY_4_POKER, rulesOf } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const PLAYS: readonly [hand: string, why: string, play: number, verdict: string][] = [
  ['As Ah 5d 3c 2s', 'the lowest pair of aces', 1_000, 'ok'],
  ['As Ah 5d 3c 2s', 'any amount up to three times', 1_001, 'ok'],
  ['As Ah 5d 3c 2s', 'three times', 3_000, 'ok'],
  ['As Ah 5d 3c 2s', 'a cent more', 3_001, 'play-outside-range'],
  ['As Ah 5d 3c 2s', 'less than the Ante', 999, 'play-outside-range'],
  ['Ks Kh Ad Qc 7s', 'kings with an ace are no pair of aces', 1_001, 'play-not-the-ante'],
  ['Ks Kh Ad Qc 7s', 'the Ante', 1_000, 'ok'],
  ['3s 3h 2d 2c 7s', 'two pair is better than a pair of aces', 3_000, 'ok'],
  ['4s 3h 2d Ac 9s', 'a straight is better', 3_000, 'ok'],
];
for (const [hand, why, play, verdict] of PLAYS) {
  test(`[C4P 11.4] Ante $10.00, ${hand}, Play ${play} cents, ${why}: ${verdict}`, () => {
    const refusal = CRAZY_4_POKER.checkPlay(dollars(10), rankPlayer(cards(hand)).four, cents(play));
    assert.equal(refusal?.code ?? 'ok', verdict);
  });
}

test('[C4P 4] a bet is inside the posted limits, both ends included', () => {
  const limits = { ante: { from: dollars(5), to: dollars(100) } };
  const codes = [499, 500, 10_000, 10_001].map(
    amount => rulesOf({}).checkBet(limits, 'ante', cents(amount))?.code ?? 'ok',
  );
  assert.deepEqual(codes, ['wager-outside-limits', 'ok', 'ok', 'wager-outside-limits']);
});

test('[C4P 4] a wager is offered only where its pay table is in force', () => {
  const all = {
    queensUp: 'A',
    fourCardProgressive: 'B',
    fiveCardProgressive: true,
    fiveCardHandBonus: true,
    coverAll: true,
  } as const;
  const optional: readonly string[] = [
    'queensUp',
    'fourCardProgressive',
    'fiveCardProgressive',
    'handBonusOnPlayer',
    'handBonusOnDealer',
    'coverAll',
  ];
  for (const wager of optional) {
    assert.equal(rulesOf(all).checkBet({}, wager, dollars(1)), undefined, wager);
    assert.equal(rulesOf({}).checkBet({}, wager, dollars(1))?.code, 'wager-not-offered', wager);
  }
  assert.equal(rulesOf(all).checkBet({}, 'acesUp', dollars(1))?.code, 'wager-not-offered');
});

test('[C4P 4] progressives and hand bonus wait for Ante and Super Bonus; the rest may come in any order', () => {
  const both: Stakes = { ante: dollars(5), superBonus: dollars(5) };
  const order = (wagers: Stakes, wager: string) => CRAZY_4_POKER.checkOrder(1, wagers, wager)?.code ?? 'ok';
  for (const wager of [
    'fourCardProgressive',
    'fiveCardProgressive',
    'handBonusOnPlayer',
    'handBonusOnDealer',
  ] as const) {
    assert.deepEqual(
      [order({}, wager), order({ ante: dollars(5) }, wager), order(both, wager)],
      ['ante-first', 'ante-first', 'ok'],
    );
  }
  for (const wager of ['ante', 'superBonus', 'queensUp', 'coverAll'] as const) assert.equal(order({}, wager), 'ok');
});
