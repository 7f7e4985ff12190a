/** What a sign can turn over. */
export const SHOWS = ['meters', 'winners', 'board', 'rules', 'tournament'] as const;
export type Show = (typeof SHOWS)[number];

/** What the address asks of a sign: `/sign/?show=meters,winners&activity=our-progressive&every=20`. */
export type SignOptions = {
  readonly show: readonly Show[];
  /** Only these activities; absent, all that the house offers. */
  readonly activities?: readonly string[];
  /** The clock of this one tournament and nothing over it: `/sign/?event=friday-deepstack`. */
  readonly event?: string;
  readonly everyMs: number;
};

/** Long enough to read one slide, short enough to see them all. */
const EVERY_SECONDS = { least: 5, usual: 20, most: 600 };

/** What cannot be read is left out, so that a slip of the pen still gives a sign. */
export const signOptionsIn = (address: string): SignOptions => {
  const query = new URLSearchParams(address);
  const named = listIn(query, 'show');
  const show = named.flatMap(name => SHOWS.filter(one => one === name));
  const activities = listIn(query, 'activity');
  const [event] = listIn(query, 'event');
  if (event !== undefined) return { show: ['tournament'], activities: [], event, everyMs: EVERY_SECONDS.most * 1_000 };
  return {
    show: show.length === 0 ? SHOWS : [...new Set(show)],
    ...(activities.length === 0 ? {} : { activities }),
    everyMs: secondsIn(query.get('every')) * 1_000,
  };
};

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

const secondsIn = (text: string | null): number => {
  const { least, usual, most } = EVERY_SECONDS;
  return text !== null && /^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;
};
