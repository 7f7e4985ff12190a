import { type Feature, HOUSE_ONLY, may, withPin } from '#core/state';
import { DAY_COMMANDS } from './decide.ts';
import { DAY_EVENTS } from './evolve.ts';
import { DayCommand, DayEvent } from './shape.ts';

/** What the clock brings, and the end of the gaming day. */
export const DAY: Feature<DayCommand, DayEvent, 'AcceptClock'> = {
  shapes: { command: DayCommand, event: DayEvent },
  decide: DAY_COMMANDS,
  evolve: DAY_EVENTS,
  may: {
    LetTimePass: HOUSE_ONLY,
    HoldClock: HOUSE_ONLY,
    ReleaseClock: HOUSE_ONLY,
    AcceptClock: may(['administrator', 'compliance', 'supervisor'], ['office', 'compliance']),
    ReimburseHouse: withPin(may(['accounting'], ['accounting', 'office'])),
    CloseGamingDay: may(['accounting', 'supervisor'], ['accounting', 'office']),
  },
  seconds: { AcceptClock: ['administrator', 'compliance', 'supervisor', 'surveillance'] },
};
