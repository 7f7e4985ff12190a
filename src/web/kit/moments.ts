/** Times stand in one form whatever the language, as money does, so that nobody takes a day for a month. */
const formatIn = (zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** `2:05 PM` */
export const timeOf = (zone: string, ms: number): string => formatIn(zone, TIME).format(ms);

/** `2:05:09 PM` */
export const secondOf = (zone: string, ms: number): string => formatIn(zone, { ...TIME, second: '2-digit' }).format(ms);

/** `Nov 14, 2:05 PM` */
export const dayAndTimeOf = (zone: string, ms: number): string =>
  formatIn(zone, { month: 'short', day: 'numeric', ...TIME }).format(ms);

/** `1:02:05`, `12:05`; never below zero. */
export const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};
