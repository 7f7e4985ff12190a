import type { TestStation } from './server.ts';

export const head = async (station: TestStation): Promise<unknown> =>
  JSON.parse((await station.get('/journal/head')).text);

export const NASTY: readonly string[] = [
  `'; DROP TABLE journal; --`,
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '../../etc/passwd',
  'null\u0000byte',
  '\ud800 half',
  '\u202eright to left',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(501),
  '',
];

/** The sample once for each text in it, with that text exchanged. */
export const mangled = (sample: object, text: string): readonly object[] =>
  placesIn(sample).map(place => exchanged(sample, place, text) as object); // An object stays one.

type Place = readonly (string | number)[];

const placesIn = (value: unknown): readonly Place[] => {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  // One card or seat represents all of its list.
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((one, index) => [index, one] as const)
    : Object.entries(value);
  return entries.flatMap(([key, one]) => placesIn(one).map(place => [key, ...place]));
};

const exchanged = (value: unknown, [first, ...rest]: Place, text: string): unknown => {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.map((one, index) => (index === first ? exchanged(one, rest, text) : one));
  const fields = value as Record<string, unknown>; // A place leads through objects and lists only.
  return { ...fields, [first]: exchanged(fields[first], rest, text) };
};
