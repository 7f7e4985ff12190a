export {
  isInTime,
  isNoticeGiven,
  lastDayOf,
  PERIOD_UNITS,
  type Period,
  periodEnds,
} from './claim-period.ts';
export { calendarDay, calendarDayOf, gamingDay, gamingDayOf } from './gaming-day.ts';
export { type HouseClock, houseClock, type Now } from './house-clock.ts';
export { formatMoment, localTime, momentOf, parseMoment } from './local-time.ts';
export { momentsBetween, type PostedMoment, timesOfDay } from './schedule.ts';
export { DayText, LocalMomentText, MomentText, PostedMomentText, TimeOfDay } from './shapes.ts';
export { contains, isBefore, overlap, type Span } from './span.ts';
export { completeHours, tableHours } from './table-hours.ts';
export { formatTime, parseTime } from './time-of-day.ts';
export { isOpen, openingOn, type PostedWindow, WEEKDAYS, type Weekday } from './window.ts';
export { parseWindow } from './window-text.ts';
