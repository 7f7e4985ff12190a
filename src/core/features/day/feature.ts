import { type Feature, HOUSE_ONLY, may } from '#core/state';
import { closeDay, letTimePass, reimburseHouse } from './decide.ts';
import { DAY_EVENTS } from './evolve.ts';
import { DayCommand, DayEvent } from './shape.ts';

/** What the clock brings, and the end of the gaming day. */
export const DAY: Feature<DayCommand, DayEvent> = {
  name: 'day',
  shapes: { command: DayCommand, event: DayEvent },
  decide: {
    LetTimePass: letTimePass,
    ReimburseHouse: reimburseHouse,
    CloseGamingDay: closeDay,
  },
  evolve: DAY_EVENTS,
  may: {
    LetTimePass: HOUSE_ONLY,
    ReimburseHouse: may(['accounting'], ['accounting', 'office']),
    CloseGamingDay: may(['accounting', 'supervisor'], ['accounting', 'office']),
  },
  seconds: {},
};
