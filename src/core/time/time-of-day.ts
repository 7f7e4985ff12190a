import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';

export const MIDNIGHT = new Temporal.PlainTime();

/** Reads a time of day, 0:00 to 23:59. TIM-2 */
export const parseTime = (text: string): Answer<Temporal.PlainTime> => {
  const time = text.trim();
  if (/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return answer(Temporal.PlainTime.from(time.padStart(5, '0')));
  return refuse('unreadable-time', { time }, 'TIM-2');
};

export const formatTime = (time: Temporal.PlainTime): string => time.toString({ smallestUnit: 'minute' });
