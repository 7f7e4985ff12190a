import { cents, formatAmount } from '#core/money';
import { formatMoment, type HouseClock } from '#core/time';
import type { Cell, ColumnKind } from '../report.ts';

/** A cell as people read it: `$1,234.50`, house time, hours and minutes. What is absent is empty. */
export const shownCell = (kind: ColumnKind, cell: Cell, clock: HouseClock): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  switch (kind) {
    case 'money':
      return formatAmount(cents(cell));
    case 'moment':
      return shownMoment(clock, cell);
    case 'duration':
      return shownDuration(cell);
    case 'count':
    case 'number':
    case 'text':
      return `${cell}`;
  }
};

/** To the second, as a clock on the wall shows it. */
const shownMoment = (clock: HouseClock, ms: number): string => {
  const moment = Temporal.Instant.fromEpochMilliseconds(ms).round({ smallestUnit: 'second', roundingMode: 'floor' });
  return formatMoment(clock, moment).replace('T', ' ');
};

/** `7:05:30`; finer only where it is. */
const shownDuration = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const fraction = ms % 1_000 === 0 ? '' : `.${`${ms % 1_000}`.padStart(3, '0')}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}${fraction}`;
};

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');
