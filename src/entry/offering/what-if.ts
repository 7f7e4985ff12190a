import type { Offering } from '#core/rulebook';

/** What the house expects of its tables, as somebody types it. */
export type WhatIfDraft = {
  readonly game: string;
  readonly tables: string;
  readonly roundsPerHour: string;
  readonly hoursPerDay: string;
  /** Empty: a full table. */
  readonly players: string;
  /** How many of a hundred players pay the fee. */
  readonly paying: string;
  /** What the reserve has at the start, in dollars; empty: nothing. */
  readonly reserve: string;
};

export const emptyWhatIf = (game: string, offering: Offering): WhatIfDraft => ({
  game,
  tables: '4',
  roundsPerHour: '30',
  hoursPerDay: String(hoursPerDay(offering)),
  players: '',
  paying: '100',
  reserve: '',
});

/** The same as options of `houseway odds`; what is left empty is what the odds take by themselves. OFC-12 */
export const whatIfOptions = (draft: WhatIfDraft): Readonly<Record<string, string>> => {
  const options = {
    game: draft.game,
    tables: draft.tables,
    'rounds-per-hour': draft.roundsPerHour,
    'hours-per-day': draft.hoursPerDay,
    players: draft.players,
    paying: draft.paying,
    reserve: draft.reserve.replaceAll(/[$,\s]/g, ''),
  };
  const written = Object.entries(options).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
};

const MINUTES_A_DAY = 24 * 60;

/** The hours that are posted, on average over a week: at least one, since a forecast needs a day with rounds. */
const hoursPerDay = ({ times }: Offering): number => {
  if (times === undefined || times.hours === 'all') return 24;
  const minutes = times.hours.reduce((sum, { days, hours }) => sum + days.length * minutesOf(hours), 0);
  return Math.min(24, Math.max(1, Math.round(minutes / 7 / 60)));
};

/** What goes on past midnight ends on the next day. */
const minutesOf = (hours: 'all-day' | { readonly from: string; readonly to: string }): number => {
  if (hours === 'all-day') return MINUTES_A_DAY;
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  return (to - from + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY;
};

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
