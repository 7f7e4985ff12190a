/** Moments as the clock on the wall of the house tells them, in the language of the page. */
export type HouseTime = {
  /** `2:02 PM` */
  readonly time: (moment: string) => string;
  /** `Mar 2, 2026, 2:02 PM` */
  readonly moment: (moment: string) => string;
  /** `Mar 2, 2:02 PM` */
  readonly when: (moment: string) => string;
  /** A day as the house writes it: `2026-03-02`. */
  readonly day: (day: string) => string;
};

export const houseTime = (language: string, zone: string): HouseTime => {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  const date = { month: 'short', day: 'numeric' } as const; // Months in words: 1/11 is a dispute.
  const year = { year: 'numeric' } as const;
  const telling = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (text: string): string => breakingAtSpaces(format.format(Date.parse(text)));
  };
  const day = telling({ ...year, ...date, timeZone: 'UTC' });
  return {
    time: telling(clock),
    moment: telling({ ...year, ...date, ...clock }),
    when: telling({ ...date, ...clock }),
    day: text => day(`${text}T00:00:00Z`),
  };
};

/** A Chinese line may end between any two signs; a date stays in one piece, and so does a time. */
const breakingAtSpaces = (text: string): string =>
  text.replaceAll(/(?<=\p{Script=Han})(?=\S)|(?<=\S)(?=\p{Script=Han})/gu, WORD_JOINER);

const WORD_JOINER = '\u2060';

/** The calendar day at the house, as `2026-03-02`: tax forms go by it. */
export const calendarDayAt = (ms: number, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find(one => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The last minute of a calendar day at the house, as a moment. */
export const endOfDay = (day: string, zone: string): string => momentAt(`${day}T23:59`, zone);

/** `2026-03-02T14:05` by the clock on the wall of the house, as a moment: clocks may change that day. */
export const momentAt = (wall: string, zone: string): string => {
  const wanted = Date.parse(`${wall}Z`);
  const guess = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(guess, zone)).toISOString();
};

/** A moment as a field for date and time has it: `2026-03-02T14:05`. */
export const wallTimeAt = (ms: number, zone: string): string =>
  new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 16);

/** How far the clock on the wall is ahead of UTC. */
const offsetAt = (ms: number, zone: string): number => {
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(ms);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
};
