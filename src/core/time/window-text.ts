import { type Answer, answer } from '#core/base';
import { attempt } from './attempt.ts';
import { refuse } from './refusals.ts';
import { formatTime, parseTime } from './time-of-day.ts';
import { type PostedWindow, WEEKDAYS, type Weekday } from './window.ts';

/**
 * Reads when something is offered: `Mondays 18:00 to 22:00`, `Fridays and Saturdays 22:00 to 02:00 by gaming day`,
 * `Every day all day from 2026-03-01 to 2026-03-31`. TIM-8
 */
export const parseWindow = (text: string): Answer<PostedWindow> => {
  const written = text.trim().replace(/\s+/g, ' ');
  const parts = WINDOW.exec(written)?.groups;
  if (parts === undefined) return refuse('unreadable-window', { window: written, example }, 'TIM-8');
  const days = parseDays(parts['days']!);
  if (!days.ok) return days;
  const hours = parseHours(parts['from'], parts['to']);
  if (!hours.ok) return hours;
  const dates = parseDates(parts['first'], parts['last']);
  if (!dates.ok) return dates;
  const by = parts['gaming'] === undefined ? 'calendar-day' : 'gaming-day';
  return answer({ days: days.value, hours: hours.value, by, ...(dates.value && { dates: dates.value }) });
};

const example = 'Mondays 18:00 to 22:00';

const WINDOW = new RegExp(
  [
    /^(?<days>[a-z, ]+?)/,
    / (?:all day|(?<from>\d{1,2}:\d\d) to (?<to>\d{1,2}:\d\d))/,
    /(?<gaming> by gaming day)?/,
    /(?: from (?<first>\d{4}-\d\d-\d\d) to (?<last>\d{4}-\d\d-\d\d))?$/,
  ]
    .map(part => part.source)
    .join(''),
  'i',
);

const parseDays = (text: string): Answer<readonly Weekday[]> => {
  if (text.toLowerCase() === 'every day') return answer(WEEKDAYS);
  const names = text.split(/, ?| and /i).map(name => name.toLowerCase().replace(/s$/, ''));
  const unknown = names.find(name => !WEEKDAYS.some(day => day.toLowerCase() === name));
  if (unknown !== undefined) return refuse('unknown-weekday', { day: unknown }, 'TIM-8');
  return answer(WEEKDAYS.filter(day => names.includes(day.toLowerCase())));
};

const parseHours = (fromText: string | undefined, toText: string | undefined): Answer<PostedWindow['hours']> => {
  if (fromText === undefined || toText === undefined) return answer('all-day');
  const from = parseTime(fromText);
  if (!from.ok) return from;
  const to = parseTime(toText === '24:00' ? '00:00' : toText); // As people write the end of a day.
  if (!to.ok) return to;
  if (from.value.equals(to.value))
    return refuse('window-without-length', { time: { moment: formatTime(from.value) } }, 'TIM-8');
  return answer({ from: from.value, to: to.value });
};

const parseDates = (firstText: string | undefined, lastText: string | undefined): Answer<PostedWindow['dates']> => {
  if (firstText === undefined || lastText === undefined) return answer(undefined);
  const [first, last] = [firstText, lastText].map(text => attempt(() => Temporal.PlainDate.from(text)));
  if (first === undefined) return refuse('no-such-date', { date: firstText }, 'TIM-8');
  if (last === undefined) return refuse('no-such-date', { date: lastText }, 'TIM-8');
  const isInOrder = Temporal.PlainDate.compare(first, last) <= 0;
  if (!isInOrder)
    return refuse('dates-out-of-order', { first: { moment: firstText }, last: { moment: lastText } }, 'TIM-8');
  return answer({ first, last });
};
