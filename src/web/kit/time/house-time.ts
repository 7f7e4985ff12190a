/** Moments, as text or in milliseconds, as the clock on the wall of the house tells them in a language. */
export type HouseTime = {
  /** `2:02 PM` */
  readonly time: Telling;
  /** `2:02:09 PM` */
  readonly second: Telling;
  /** `Mar 2, 2026, 2:02 PM` */
  readonly moment: Telling;
  /** `Mar 2, 2:02 PM` */
  readonly when: Telling;
  /** `Mar 2, 2026`, of a day as the house writes it: `2026-03-02`. */
  readonly day: (day: string) => string;
  /** `Mon, Mar 2`, of such a day. */
  readonly weekday: (day: string) => string;
};
type Telling = (moment: string | number) => string;

const KNOWN = new Map<string, HouseTime>();

/** Made once for each language and zone: formats are dear, and a sign tells the time all day. */
export const houseTime = (language: string, zone: string): HouseTime => {
  const name = `${language} ${zone}`;
  const known = KNOWN.get(name) ?? newHouseTime(language, zone);
  KNOWN.set(name, known);
  return known;
};

const newHouseTime = (language: string, zone: string): HouseTime => {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  const date = { month: 'short', day: 'numeric' } as const; // Months in words: 1/11 is a dispute.
  const year = { year: 'numeric' } as const;
  const telling = (options: Intl.DateTimeFormatOptions): Telling => {
    const format = new Intl.DateTimeFormat(language, options);
    return moment => inPieces(format.format(new Date(moment)));
  };
  return {
    time: telling(clock),
    second: telling({ ...clock, second: '2-digit' }),
    moment: telling({ ...year, ...date, ...clock }),
    when: telling({ ...date, ...clock }),
    // A day alone is read as its midnight in UTC.
    day: telling({ ...year, ...date, timeZone: 'UTC' }),
    weekday: telling({ weekday: 'short', ...date, timeZone: 'UTC' }),
  };
};

/** A line may end between a date and a time, and inside neither; a Chinese one could end between any two signs. */
const inPieces = (text: string): string =>
  text
    .split(/ (?=\p{Script=Han}*\d+:)|(?<=:\d\d) (?=\d)/u)
    .map(piece => piece.replaceAll(/\s/g, NO_BREAK_SPACE).replaceAll(BESIDE_HAN, WORD_JOINER))
    .join(' ');

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
const BESIDE_HAN = /(?<=\p{Script=Han})(?=\S)|(?<=\S)(?=\p{Script=Han})/gu;

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
