import { envyBoard, type PayBoard, payBoard } from '#core/games/table';
import type { Schedules } from './judges.ts';
import { AUTOMATIC_BONUS, PROGRESSIVE_SCHEDULES, SCHEDULES } from './pay-tables.ts';

/** The pair of pay schedules in force, "displayed on a table layout or on signage at the table". FCP 6, FCP 7 */
export const payBoardsFor = ({ acesUp, progressive }: Schedules): readonly PayBoard[] => {
  const table = progressive && PROGRESSIVE_SCHEDULES[progressive];
  return [
    payBoard('automaticBonus', AUTOMATIC_BONUS),
    ...(acesUp ? [payBoard('acesUp', SCHEDULES[acesUp].acesUp)] : []),
    ...(table ? [payBoard('progressive', table, { envy: envyBoard({ [table.wagerCents]: table.envyCents }) })] : []),
  ];
};
