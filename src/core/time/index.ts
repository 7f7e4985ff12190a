export {
  formatPeriod,
  isInTime,
  isNoticeGiven,
  lastDayOf,
  PERIOD_UNITS,
  type Period,
  parsePeriod,
  periodEnds,
} from './claim-period.ts';
export { calendarDay, calendarDayOf, gamingDay, gamingDayOf } from './gaming-day.ts';
export { type HouseClock, houseClock } from './house-clock.ts';
export { formatMoment, localTime, momentOf, parseMoment } from './local-time.ts';
export { momentsBetween, nextMoment, type PostedMoment, timesOfDay } from './schedule.ts';
export { DayText, LocalMomentText, MomentText, PostedMomentText, TimeOfDay } from './shapes.ts';
export { contains, isBefore, overlap, type Span } from './span.ts';
export { completeHours, tableHours } from './table-hours.ts';
export { formatTime, parseTime } from './time-of-day.ts';
export { isOpen, nextOpening, openingOn, type PostedWindow, WEEKDAYS, type Weekday } from './window.ts';
export { formatWindow, parseWindow } from './window-text.ts';
