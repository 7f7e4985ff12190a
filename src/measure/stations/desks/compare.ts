import { canonicalJson } from '#core/base';

/** The parts of what is wanted that are not in what was written, by name. Moments are the same in whatever text. */
export const lostIn = (wanted: object, got: object): readonly string[] => {
  const has: Readonly<Record<string, unknown>> = { ...got };
  return Object.entries(wanted)
    .filter(([part, value]) => !isNothing(value) && textOf(has[part]) !== textOf(value))
    .map(([part]) => part);
};

/** What is not so is left out, and so is what has nothing in it. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const textOf = (value: unknown): string => canonicalJson(plain(value ?? null) as never); // JSON, as commands are.

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** The same on the clock of the house, with its seconds or without. */
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return Temporal.Instant.from(value).epochMilliseconds;
    return WALL.test(value) ? Temporal.PlainDateTime.from(value).toString() : value;
  }
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.map(([key, part]) => [key, plain(part)]));
};
