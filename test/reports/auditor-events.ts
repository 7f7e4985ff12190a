import type { HouseEvent } from '#core/house';
import type { Stored } from '#server/journal';

export type Row = Readonly<Record<string, string | number | null>>;
export type Entry = Stored<HouseEvent>;
export type Of<Type extends HouseEvent['type']> = Extract<HouseEvent, { type: Type }>;
export type Question = { readonly from?: string; readonly to?: string; readonly activity?: string };

export const ZONE = 'America/Los_Angeles';

/** Days start at six, by the clock on the wall. */
export const dayAt = (atMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(atMs)
    .toZonedDateTimeISO(ZONE)
    .toPlainDateTime()
    .subtract({ hours: 6 })
    .toPlainDate()
    .toString();

export const isWithin = (day: string, { from = '0', to = '9' }: Question): boolean => day >= from && day <= to;
export const isAbout = (activity: string, question: Question): boolean =>
  question.activity === undefined || question.activity === activity;
export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const all = <Type extends HouseEvent['type']>(entries: readonly Entry[], ...types: readonly Type[]) =>
  types.flatMap(type => typesIn(entries).get(type) ?? []).toSorted((a, b) => a.seq - b.seq) as Found<Of<Type>>[];

type Found<Event> = {
  readonly seq: number;
  readonly atMs: number;
  readonly day: string;
  readonly actor: string;
  readonly event: Event;
};

const found = new WeakMap<readonly Entry[], Map<string, Found<HouseEvent>[]>>();
const typesIn = (entries: readonly Entry[]) => {
  const known =
    found.get(entries) ??
    Map.groupBy(
      entries.map(({ seq, atMs, actor, event }) => ({ seq, atMs, day: dayAt(atMs), actor, event })),
      ({ event }) => event.type,
    );
  found.set(entries, known);
  return known;
};
