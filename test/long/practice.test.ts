import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational, toNumber } from '#core/base';
import { cardOf } from '#core/cards';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import { cents } from '#core/money';
import { fourOfFiveClasses } from '../../src/core/odds/counting/hand-counts.ts';
import { bestPlay, DEALER_HANDS, netOf, showdowns } from '../../src/core/odds/games/crazy-4-poker/main.ts';
import { bestOf, fourCardMain, withUpCard } from '../../src/core/odds/games/four-card-poker/main.ts';
import { advise as coupWorths } from '../../src/web/practice/coup/model.ts';
import { coupGame, ladderGame, POKER } from '../../src/web/practice/games.ts';
import { coupPlayer, ladderPlayer, pokerPlayer } from '../games/practice-players.ts';
import { agrees } from '../games/practice-rounds.ts';
import { isWhole } from '../whole.ts';

const ANTE = cents(200);

test("[PRA-3] the coach's advice is the exact optimum for all 134,459 classes of Crazy 4 hands", () => {
  const all = showdowns();
  const wagers = { ante: ANTE, superBonus: ANTE };
  assert.equal(all.hands.count, 134_459);
  for (let i = 0; i < all.hands.count; i++) {
    const cards = [...all.hands.cards.subarray(5 * i, 5 * i + 5)].map(cardOf);
    const { best, choices } = crazy4.advise({ cards, wagers, schedules: {}, meters: {}, players: 1 });
    assert.equal(best, bestPlay(all, i), cards.join(' '));
    for (const { play, net } of choices) {
      if (play === 2) continue;
      // The odds count in halves of the ante, here a dollar.
      const exact = rational(100 * netOf(all, i, play as 0 | 1 | 3), DEALER_HANDS);
      assert.deepEqual(net, exact, `${cards.join(' ')} ${play}`);
    }
  }
});

/** All 6,319,573 pairs of a class and an up card take half an hour: without TEST_WHOLE a class meets one of its own. */
test("[PRA-3] the coach's advice is the exact optimum for the decisions of Four-Card Poker", () => {
  const { cards: hands } = fourOfFiveClasses(13);
  let met = 0;
  const isMet = (hand: number, upCard: number): boolean => isWhole || (hand + upCard) % 52 === 0;
  fourCardMain(
    withUpCard(() => {}),
    bestOf,
    ({ hand, upCard, value }, nets) => {
      if (!isMet(hand, upCard)) return;
      const cards = [...hands.subarray(5 * hand, 5 * hand + 5)].map(cardOf);
      const faced = { cards, upCard: cardOf(upCard), wagers: { ante: ANTE }, schedules: {}, meters: {} };
      const { best, choices } = fourCard.advise(faced);
      assert.equal(best, bestOf(nets, value), `${cards.join(' ')} against ${cardOf(upCard)}`);
      for (const { play, net } of choices)
        if (play !== 2) assert.deepEqual(net, rational(ANTE * nets[play as 0 | 1 | 3], 1_370_754));
      met += 1;
    },
  );
  assert.ok(met > 100_000, `${met}`);
});

const MILLION = 1_000_000;

test('[PRA-3] a million coups and a million days of Hi Lo agree with the exact odds', async t => {
  const coup = await coupGame();
  for (const { line, net } of coupWorths(coup, cents(2_000)))
    t.diagnostic(agrees(line, MILLION, toNumber(net) / 2_000, coupPlayer(coup, line, `million ${line}`)));
  t.diagnostic(agrees('Hi Lo', MILLION, 276.881_916_593_716, ladderPlayer(await ladderGame(), 'million')));
});

test('[PRA-3] a million rounds of Crazy 4 Poker played as the coach says agree with the exact odds', async t => {
  const play = pokerPlayer(await POKER['crazy-4-poker'](), 'million');
  t.diagnostic(agrees('Crazy 4 Poker', MILLION, -0.034_188_549_629_8, play));
});

test('[PRA-3] a million rounds of Four-Card Poker played as the coach says agree with the exact odds', async t => {
  const play = pokerPlayer(await POKER['four-card-poker'](), 'million');
  t.diagnostic(agrees('Four-Card Poker', MILLION, -0.027_878_528_828_4, play));
});
