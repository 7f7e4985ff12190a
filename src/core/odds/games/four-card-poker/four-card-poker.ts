import { rational } from '#core/base';
import { AUTOMATIC_BONUS, PROGRESSIVE_SCHEDULES, SCHEDULES } from '#core/games/four-card-poker';
import { dollars, flag, oneOf, wholeNumber } from '../../answer/option.ts';
import type { Progress } from '../../answer/part.ts';
import { returnOf } from '../../answer/return.ts';
import { bet, type OddsAnswer, type OddsSubject } from '../../answer/subject.ts';
import { ALL_FIVE } from '../../counting/hand-counts.ts';
import { fiveCardLines, fourCardLines, paidEvents } from '../../wagers/pay-lines.ts';
import { progressiveAnswer } from '../../wagers/progressive.ts';
import { bestOf, fourCardMain, withoutUpCard, withUpCard } from './main.ts';
import { strategyGatherer } from './strategy.ts';

/** Ante, Play and Automatic Bonus, every hand played for the best, the dealer's up card seen or not. */
export const fourCardMainAnswer = (isUpCardSeen: boolean, progress: Progress): OddsAnswer => {
  const situations = isUpCardSeen ? withUpCard(progress) : withoutUpCard();
  const { watch, strategy } = strategyGatherer(situations);
  const main = fourCardMain(situations, bestOf, watch);
  return { ...main, strategy: strategy(isUpCardSeen) };
};

/** How often the Automatic Bonus comes, and what it adds to the ante when no such hand is folded. */
export const automaticBonus = (): OddsAnswer => {
  const [paid, none] = [fourCardLines(AUTOMATIC_BONUS), { key: 'none', net: rational(0) }];
  const lines = paidEvents(paid).map(line => (line.key === 'lose' ? { ...line, ...none } : line));
  return returnOf(lines, ALL_FIVE);
};

export const acesUp = (schedule: keyof typeof SCHEDULES): OddsAnswer =>
  returnOf(paidEvents(fourCardLines(SCHEDULES[schedule].acesUp)), ALL_FIVE);

export const FOUR_CARD_POKER: OddsSubject = {
  id: 'four-card-poker',
  title: 'Four-Card Poker',
  bets: [
    bet({
      id: 'main',
      title: 'Ante, Play and Automatic Bonus',
      options: { 'ignore-up-card': flag() },
      compute: ({ 'ignore-up-card': isIgnored }, progress) => fourCardMainAnswer(!isIgnored, progress),
    }),
    bet({ id: 'automatic-bonus', title: 'Automatic Bonus by itself', options: {}, compute: automaticBonus }),
    bet({
      id: 'aces-up',
      title: 'Aces Up',
      options: { schedule: oneOf(['FCP-01', 'FCP-02', 'FCP-03', 'FCP-04', 'FCP-05', 'FCP-06', 'FCP-07']) },
      compute: ({ schedule }) => acesUp(schedule),
    }),
    bet({
      id: 'progressive',
      title: 'Progressive: FCPP on the best four cards, PMG on all five',
      options: {
        schedule: oneOf(['FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-02']),
        others: wholeNumber({ from: 0, to: 6, otherwise: 0 }),
        meter: dollars(),
      },
      compute: ({ schedule, others, meter }) => {
        const table = PROGRESSIVE_SCHEDULES[schedule];
        const lines = table.cards === 4 ? fourCardLines(table) : fiveCardLines(table);
        return progressiveAnswer({
          lines,
          wager: rational(table.wagerCents, 100),
          envy: table.envyCents,
          others,
          meter,
        });
      },
    }),
  ],
};
