import { envyBoard, type PayBoard, payBoard } from '#core/games/table';
import type { Schedules } from './judges.ts';
import {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from './pay-tables.ts';

/** The pay tables of the bets that are offered, as they hang at the table. C4P 8 */
export const payBoardsFor = (schedules: Schedules): readonly PayBoard[] => {
  const { queensUp, fourCardProgressive, fiveCardProgressive, fiveCardHandBonus, coverAll } = schedules;
  const four = fourCardProgressive && FOUR_CARD_PROGRESSIVE[fourCardProgressive];
  return [
    payBoard('superBonus', SUPER_BONUS),
    ...(queensUp ? [payBoard('queensUp', QUEENS_UP[queensUp])] : []),
    ...(four ? [payBoard('fourCardProgressive', four, { envy: envyBoard(four.envyCents) })] : []),
    ...(fiveCardProgressive
      ? [payBoard('fiveCardProgressive', FIVE_CARD_PROGRESSIVE, { envy: envyBoard(FIVE_CARD_PROGRESSIVE.envyCents) })]
      : []),
    ...(fiveCardHandBonus
      ? [
          payBoard('fiveCardHandBonus', {
            clause: FIVE_CARD_HAND_BONUS.clause,
            rows: [
              ...FIVE_CARD_HAND_BONUS.rows,
              { hand: 'magic-card', pays: MAGIC_CARD },
              { hand: 'lucky-bonus', pays: LUCKY_BONUS },
            ],
          }),
        ]
      : []),
    ...(coverAll
      ? Object.entries(COVER_ALL).map(([players, table]) => payBoard('coverAll', table, { players: Number(players) }))
      : []),
  ];
};
