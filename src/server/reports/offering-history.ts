import type { HouseEvent } from '#core/house';
import { cents, formatAmount } from '#core/money';
import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { maybe, number, type Placed, text } from './tables/table.ts';

type Deed = {
  readonly act: string;
  readonly by?: readonly string[];
  readonly posts?: object;
  readonly reason?: string;
};

/** What was done with an offering; where something was posted, all of it as JSON. RPT-25 */
const POSTING = rowsTable(
  'posting',
  {
    seq: number,
    day: text,
    at_ms: number,
    activity: text,
    act: text,
    posts: maybe(text),
    done_by: text,
    approved_by: maybe(text),
    reason: maybe(text),
  },
  { key: 'seq', indexed: ['activity'] },
  (rows, { event, seq, day, atMs: at_ms, actor }: Placed) => {
    const deed = deedOf(event);
    if (deed === undefined || !('activity' in event) || typeof event.activity !== 'string') return;
    const { act, by = [actor], posts, reason } = deed;
    const [done_by = actor, approved_by] = by;
    const posted = posts && JSON.stringify(posts);
    rows.add({ seq, day, at_ms, activity: event.activity, act, posts: posted, done_by, approved_by, reason });
  },
);

const deedOf = (event: HouseEvent): Deed | undefined => {
  switch (event.type) {
    case 'OfferingAnnounced': {
      const { offering, tables, by } = event;
      return { act: 'offering-announced', posts: { ...offering, tables }, ...(by && { by }) };
    }
    case 'OfferingChanged':
      return { act: 'offering-changed', posts: event.offering, by: event.by };
    case 'OfferingStarted':
      return { act: 'offering-started' };
    case 'OfferingPaused':
      return { act: 'offering-paused', reason: event.reason };
    case 'OfferingResumed':
      return { act: 'offering-resumed' };
    case 'OfferingEnded':
      return { act: 'offering-ended', reason: event.reason };
    default:
      return undefined;
  }
};

/** What was posted of each activity, change by change: a row for each value that is another than before. RPT-25 */
export const offeringHistory: Report = {
  ...foundIn([POSTING], async (database, asked) => {
    const upTo = { ...asked, from: '0000-00-00' };
    const deeds = await database
      .selectFrom('posting')
      .selectAll()
      .where(isAsked(upTo, 'day', 'activity'))
      .orderBy('seq')
      .execute();
    const held = new Map<string, Values>();
    const rows = deeds.flatMap(deed => {
      const before = held.get(deed.activity) ?? new Map();
      const now = deed.posts === null ? before : valuesIn(deed.posts, before);
      held.set(deed.activity, now);
      const changes = changesIn(before, now);
      const none = [{ field: null, part: null, was: null, is: null }];
      return (changes.length === 0 ? none : changes).map(change => ({ ...deed, ...change }));
    });
    return rows.filter(({ day }) => day >= (asked.from ?? ''));
  }).shown({
    day: 'text',
    at: ['moment', 'at_ms'],
    activity: 'text',
    act: 'text',
    field: 'text',
    part: 'text',
    before: ['text', 'was'],
    now: ['text', 'is'],
    reason: 'text',
    'done by': ['text', 'done_by'],
    'approved by': ['text', 'approved_by'],
  }),
};

/** By field and part: `seed main`. */
type Values = ReadonlyMap<string, string>;

const MONEY: readonly string[] = ['prizes', 'seed', 'reseed', 'daily', 'cap', 'adminFee', 'chip'];

/** A change leaves the tables as they are. */
const valuesIn = (json: string, before: Values): Values => {
  const { activity: _, ...posted } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const tables = 'tables' in posted ? undefined : before.get('tables ');
  const values = new Map<string, string>(tables === undefined ? [] : [['tables ', tables]]);
  for (const [field, value] of Object.entries(posted)) {
    const isByKey = typeof value === 'object' && value !== null && !Array.isArray(value);
    const parts = isByKey ? Object.entries(value) : [['', value] as const];
    for (const [part, one] of parts) {
      const words = wordsOf(field, one);
      if (words !== '') values.set(`${field} ${part}`, words);
    }
  }
  return values;
};

const wordsOf = (field: string, value: unknown): string => {
  if (typeof value === 'number') return MONEY.includes(field) ? formatAmount(cents(value)) : String(value);
  if (Array.isArray(value) && value.every(one => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const changesIn = (before: Values, now: Values) =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter(key => before.get(key) !== now.get(key))
    .map(key => {
      const [field = '', ...rest] = key.split(' ');
      const part = rest.join(' ');
      return { field, part: part === '' ? null : part, was: before.get(key) ?? null, is: now.get(key) ?? null };
    });
