/** What a sign can turn over. */
export const SHOWS = ['meters', 'winners', 'board', 'today', 'tournament', 'rules'] as const;
export type Show = (typeof SHOWS)[number];

/** What the address asks of a sign: `/sign/?show=meters,winners&activity=our-progressive&every=20`. */
export type SignOptions = {
  readonly show: readonly Show[];
  /** Only these activities; absent, all that the house offers. */
  readonly activities?: readonly string[];
  /** The clock of this one tournament and nothing over it: `/sign/?event=friday-deepstack`. */
  readonly event?: string;
  /** The table it hangs at: what runs there comes first. */
  readonly near?: number;
  /** So many pictures side by side, each with the next slide; absent, as many as the screen is wide. */
  readonly wall?: number;
  readonly everyMs: number;
};

/** Rule sheets take minutes: they have a sign of their own. SGN-3 */
const USUAL = SHOWS.filter(show => show !== 'rules');
/** Long enough to read one slide, short enough to see them all. */
const EVERY_SECONDS = { least: 5, usual: 20, most: 600 };
export const WALL_MOST = 6;

/** What cannot be read is left out, so that a slip of the pen still gives a sign. */
export const signOptionsIn = (address: string): SignOptions => {
  const query = new URLSearchParams(address);
  const named = listIn(query, 'show');
  const show = named.flatMap(name => SHOWS.filter(one => one === name));
  const activities = listIn(query, 'activity');
  const [event] = listIn(query, 'event');
  if (event !== undefined) return { show: ['tournament'], activities: [], event, everyMs: EVERY_SECONDS.most * 1_000 };
  const near = wholeIn(query.get('near'));
  const wall = wholeIn(query.get('wall'));
  return {
    show: show.length === 0 ? USUAL : [...new Set(show)],
    ...(activities.length === 0 ? {} : { activities }),
    ...(near === undefined ? {} : { near }),
    ...(wall === undefined ? {} : { wall: Math.min(WALL_MOST, wall) }),
    everyMs: secondsIn(query.get('every')) * 1_000,
  };
};

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  (query.get(name) ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

const wholeIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

const secondsIn = (text: string | null): number => {
  const { least, usual, most } = EVERY_SECONDS;
  return text !== null && /^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;
};
