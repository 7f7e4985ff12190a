import { all, type Entry, isAbout, isWithin, type Question, type Row } from './auditor-events.ts';

type Flat = Readonly<Record<string, string>>;

const dollarsIn = (amount: number): string =>
  `$${Math.floor(amount / 100).toLocaleString('en-US')}.${String(amount % 100).padStart(2, '0')}`;

/** Every posted value as one line of text; amounts of money by the names of their fields. */
const flat = (posted: object): Flat => {
  const lines: Record<string, string> = {};
  for (const [field, value] of Object.entries(posted)) {
    if (field === 'activity') continue;
    const pairs: readonly (readonly [string, unknown])[] =
      value?.constructor === Object ? Object.entries(value as object) : [['', value]];
    for (const [part, one] of pairs) {
      const isMoney = /^(prizes|seed|reseed|daily|cap|adminFee|chip)$/.test(field);
      const text = typeof one === 'number' && isMoney ? dollarsIn(one) : saidOf(one);
      if (text !== '') lines[`${field}|${part}`] = text;
    }
  }
  return lines;
};

const saidOf = (one: unknown): string => {
  if (typeof one === 'string') return one;
  const isPlainList = Array.isArray(one) && !one.some(item => item?.constructor === Object);
  return isPlainList ? one.join(', ') : (JSON.stringify(one) ?? '');
};

/** What was done with offerings, and each value that is another than the one before it. */
export const offeringHistory = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const last: Record<string, Flat> = {};
  const done = all(
    entries,
    'OfferingAnnounced',
    'OfferingChanged',
    'OfferingStarted',
    'OfferingPaused',
    'OfferingResumed',
    'OfferingEnded',
  );
  return done.flatMap(({ event, day, atMs, actor }): readonly Row[] => {
    const { activity } = event;
    const before = last[activity] ?? {};
    const posts = 'offering' in event ? flat(event.offering) : before;
    const tables = 'tables' in event ? flat({ tables: event.tables }) : { 'tables|': before['tables|'] };
    const now = Object.fromEntries(
      Object.entries({ ...posts, ...tables }).filter(([, text]) => text !== undefined),
    ) as Flat;
    last[activity] = now;
    if (!isWithin(day, question) || !isAbout(activity, question)) return [];
    const [by, second] = ('by' in event ? event.by : undefined) ?? [actor];
    const act = `offering-${event.type.slice('Offering'.length).toLowerCase()}`;
    const reason = 'reason' in event ? event.reason : null;
    const row = { day, at: atMs, activity, act, reason, 'done by': by ?? actor, 'approved by': second ?? null };
    const names = [...Object.keys(before), ...Object.keys(now).filter(name => !(name in before))];
    const changed = names.filter(name => before[name] !== now[name]);
    if (changed.length === 0) return [{ ...row, field: null, part: null, before: null, now: null }];
    return changed.map(name => {
      const [field = '', part] = name.split('|');
      return { ...row, field, part: part || null, before: before[name] ?? null, now: now[name] ?? null };
    });
  });
};
