import type { HouseView } from '#core/house';
import { HOUSE_TOPICS, viewOf } from '#core/views';
import { REPORT_NAMES, type Reports } from '#server/reports';

/** What a journal comes to, by meaning: sections of things by their names. Plain JSON. */
export type Section = Readonly<Record<string, unknown>>;
export type Sections = Readonly<Record<string, Section>>;

/** `house`: as it is at the end; `ended`: each promotion just before it ended; `reports`: all of them. */
export type Summary = { readonly house: Sections; readonly ended: Section; readonly reports: Sections };

/** These change with the clock alone, or are shown whole in another. */
const NOT_SHOWN: readonly string[] = ['boards', 'clock', 'seating'];

/** The books and the people by a few lasting names; everything else as screens are shown it. */
export const summaryOf = (house: HouseView): Sections => {
  const topics = HOUSE_TOPICS.filter(topic => !NOT_SHOWN.includes(topic));
  return asJson({
    balances: Object.fromEntries(house.balances),
    funds: mapped(house.funds, ({ pools, reserve, advance, daysFees }) => ({ pools, reserve, advance, daysFees })),
    numbers: house.numbers,
    staff: mapped(house.staff, ({ roles, department, locked }) => ({ roles, department, locked: locked?.reason })),
    stations: mapped(house.stations, ({ kind, table, revokedAt }) => ({ kind, table, revokedAt })),
    sessions: mapped(house.sessions, ({ person, station }) => ({ person, station })),
    members: mapped(house.members, ({ idPaper, mayMail, excluded, mergedInto, erasedAt }) => ({
      idPaper,
      mayMail,
      excluded: excluded?.kind,
      mergedInto,
      erasedAt,
    })),
    draws: mapped(house.draws, ({ type, promotion, at }) => ({ type, promotion, at })),
    games: mapped(house.games, ({ game, ...one }) => ({ game, ...('meters' in one ? { meters: one.meters } : {}) })),
    alarms: mapped(house.alarms, alarm => alarm),
    floorCalls: mapped(house.floorCalls, call => call),
    locks: mapped(house.locks, ({ activity, pool }) => ({ activity, pool })),
    ...Object.fromEntries(topics.map(topic => [topic, shownIn(house, topic)])),
  }) as Sections; // Sections of names.
};

const shownIn = (house: HouseView, topic: (typeof HOUSE_TOPICS)[number]): Section => {
  const view = viewOf(topic);
  return Object.fromEntries([...view.keys(house)].map(key => [key, view.part(house, key)]));
};

/** A promotion as those who run it see it. */
export const promotionIn = (house: HouseView, promotion: string): unknown =>
  asJson(viewOf('promotions').part(house, promotion));

/** This many rows of a report are kept; the totals cover the others. */
const ROWS_TOLD = 40;

/** Every report: its totals, how many rows it has, and the first of them. */
export const reportsOf = async (reports: Reports): Promise<Sections> => {
  const asked = await Promise.all(REPORT_NAMES.map(async name => [name, await reports.ask(name)] as const));
  const told = asked.map(([name, { rows, totals }]) => {
    const first = rows.slice(0, ROWS_TOLD).map((row, place) => [`row ${place + 1}`, row] as const);
    return [name, { totals, rows: rows.length, ...Object.fromEntries(first) }] as const;
  });
  return asJson(Object.fromEntries(told)) as Sections; // Just made of names and rows.
};

const mapped = <Key extends string | number, Value>(
  map: ReadonlyMap<Key, Value>,
  told: (value: Value) => unknown,
): Section => Object.fromEntries([...map].map(([key, value]) => [key, told(value)]));

const asJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (part instanceof Map) return Object.fromEntries(part);
      return part instanceof Set ? [...part] : part;
    }),
  );

/**
 * What of a summary does not hold anymore. Things have neither come nor gone; a thing may be told with more fields
 * than it was then, and with none less.
 */
export const differences = (then: Sections, now: Sections): readonly string[] =>
  Object.entries(then).flatMap(([section, things]) => {
    const told = now[section];
    if (told === undefined) return [`${section} is not told any more`];
    const isNew = Object.keys(told).filter(name => !Object.hasOwn(things, name));
    return [...isNew.map(name => `${section} ${name} was not there`), ...lost(things, told, section)];
  });

const lost = (then: unknown, now: unknown, path: string): readonly string[] => {
  if (typeof then === 'string' && isSaid(now)) return []; // The wording is that of a release, what is said is not.
  if (typeof then !== 'object' || then === null || typeof now !== 'object' || now === null) {
    return Object.is(then, now) ? [] : [`${path} was ${JSON.stringify(then)}, is ${JSON.stringify(now)}`];
  }
  if (isBlankBoard(then) && (now as Section)['type'] === (then as Section)['mechanism']) return [];
  const isLonger = Array.isArray(then) && Array.isArray(now) && now.length > then.length;
  const longer = isLonger ? [`${path} had ${then.length}, has ${now.length}`] : [];
  const held = now as Section;
  return [...longer, ...Object.entries(then).flatMap(([key, value]) => lost(value, held[key], `${path} ${key}`))];
};

/** A board that told only what is run; a later release may show it. */
const isBlankBoard = (then: object): boolean =>
  Object.keys(then).length === 2 && 'mechanism' in then && 'type' in then && then.type === 'other';

const isSaid = (now: unknown): boolean =>
  typeof now === 'object' && now !== null && ['code', 'facts', 'message'].every(key => Object.hasOwn(now, key));
