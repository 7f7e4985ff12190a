import { rational } from '#core/base';
import {
  type CoverAllPlayers,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from '#core/games/crazy-4-poker';
import type { Pays } from '#core/games/table';
import { dollars, oneOf, wholeNumber } from '../../answer/option.ts';
import { type PaidEvent, returnOf } from '../../answer/return.ts';
import { bet, type OddsAnswer, type OddsSubject } from '../../answer/subject.ts';
import { ALL_FIVE } from '../../counting/hand-counts.ts';
import { fiveCardLines, fourCardLines, paidEvents, toOne } from '../../wagers/pay-lines.ts';
import { progressiveAnswer } from '../../wagers/progressive.ts';
import { coverAll } from './cover-all.ts';
import { bestPlay, mainGame, PAIRS, showdowns } from './main.ts';
import { crazyFourStrategy } from './strategy.ts';
import { superBonusLosses } from './super-bonus.ts';

/** Ante, Super Bonus and Play, every hand played for the best. */
export const crazyFourMain = (): OddsAnswer => {
  const all = showdowns();
  return { ...mainGame(all, bestPlay), strategy: crazyFourStrategy(all) };
};

/** The Super Bonus by itself, every hand played for the best of all wagers together. */
export const superBonus = (): OddsAnswer => {
  const perHand = PAIRS / ALL_FIVE;
  const paid: readonly PaidEvent[] = fourCardLines(SUPER_BONUS).map(({ hand, pays, count }) => ({
    key: hand,
    count: count * perHand,
    net: toOne(pays),
  }));
  const lost = superBonusLosses();
  const pushed = PAIRS - lost - paid.reduce((sum, { count }) => sum + count, 0n);
  return returnOf(
    [...paid, { key: 'push', count: pushed, net: rational(0) }, { key: 'lose', count: lost, net: rational(-1) }],
    PAIRS,
  );
};

export const queensUp = (schedule: keyof typeof QUEENS_UP): OddsAnswer =>
  returnOf(paidEvents(fourCardLines(QUEENS_UP[schedule])), ALL_FIVE);

/** A bet that pays `pays` in `count` of `total` rounds. */
const drawnBet = (key: string, pays: Pays, count: number, total: number): OddsAnswer => {
  const net = rational(pays.kind === 'for' ? pays.n - 1 : 0);
  const lines = [
    { key, count: BigInt(count), net },
    { key: 'lose', count: BigInt(total - count), net: rational(-1) },
  ];
  return returnOf(lines, BigInt(total));
};

const WAGER = oneOf(['1', '5']);
const OTHERS = wholeNumber({ from: 0, to: 6, otherwise: 0 });

export const CRAZY_4_POKER: OddsSubject = {
  id: 'crazy-4-poker',
  title: 'Crazy 4 Poker',
  bets: [
    bet({ id: 'main', title: 'Ante, Super Bonus and Play', options: {}, compute: crazyFourMain }),
    bet({ id: 'super-bonus', title: 'Super Bonus by itself', options: {}, compute: superBonus }),
    bet({
      id: 'queens-up',
      title: 'Queens Up',
      options: { schedule: oneOf(['A', 'B', 'C', 'D']) },
      compute: ({ schedule }) => queensUp(schedule),
    }),
    bet({
      id: 'four-card-progressive',
      title: 'Four-Card Progressive',
      options: { schedule: oneOf(['A', 'B']), others: OTHERS, wager: WAGER, meter: dollars() },
      compute: ({ schedule, others, wager, meter }) =>
        progressiveAnswer({
          lines: fourCardLines(FOUR_CARD_PROGRESSIVE[schedule]),
          envy: FOUR_CARD_PROGRESSIVE[schedule].envyCents[wager === '1' ? 100 : 500],
          wager: rational(BigInt(wager)),
          others,
          meter,
        }),
    }),
    bet({
      id: 'five-card-progressive',
      title: 'Five-Card Progressive',
      options: { others: OTHERS, wager: WAGER, meter: dollars() },
      compute: ({ others, wager, meter }) =>
        progressiveAnswer({
          lines: fiveCardLines(FIVE_CARD_PROGRESSIVE),
          envy: FIVE_CARD_PROGRESSIVE.envyCents[wager === '1' ? 100 : 500],
          wager: rational(BigInt(wager)),
          others,
          meter,
        }),
    }),
    bet({
      id: 'five-card-hand-bonus',
      title: "Five Card Hand Bonus; on the dealer's hand the meter is shared by all who bet on it",
      options: {
        hand: oneOf(['own', 'dealer']),
        sharers: wholeNumber({ from: 1, to: 6, otherwise: 1 }),
        meter: dollars(),
      },
      compute: ({ hand, sharers, meter }) =>
        progressiveAnswer({
          lines: fiveCardLines(FIVE_CARD_HAND_BONUS),
          wager: rational(1),
          sharers: hand === 'own' ? 1 : sharers,
          meter,
        }),
    }),
    bet({
      id: 'magic-card',
      title: 'Magic Card: one of the five cards is the one that the system draws',
      options: {},
      compute: () => drawnBet('magic-card', MAGIC_CARD, 5, 52),
    }),
    bet({
      id: 'lucky-bonus',
      title: 'Lucky Bonus: the system draws one of so many positions, the dealer included',
      options: { positions: wholeNumber({ from: 2, to: 7, otherwise: 7 }) },
      compute: ({ positions }) => drawnBet('lucky-bonus', LUCKY_BONUS, 1, positions),
    }),
    bet({
      id: 'cover-all',
      title: 'Cover All',
      options: { players: oneOf(['1', '2', '3', '4', '5', '6']) },
      compute: ({ players }) => coverAll(PLAYERS[players]),
    }),
  ],
};

const PLAYERS: Readonly<Record<`${CoverAllPlayers}`, CoverAllPlayers>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };
