import type { Cents } from '#core/money';

/** What an amount was at a moment. */
export type Sample = { readonly atMs: number; readonly amount: Cents };
/** By the name of what was looked at. */
export type Samples = Readonly<Record<string, readonly Sample[]>>;

/** Every five minutes, and for eight hours. */
export const EVERY_MS = 300_000;
const MOST = 96;

/** With what is shown now, where a series has been waiting for as long as it should. */
export const withSamples = (samples: Samples, now: Readonly<Record<string, Cents>>, atMs: number): Samples => {
  const due = Object.entries(now).filter(([name]) => {
    const last = samples[name]?.at(-1);
    return last === undefined || atMs - last.atMs >= EVERY_MS;
  });
  if (due.length === 0) return samples;
  const added = due.map(([name, amount]) => [name, [...(samples[name] ?? []), { atMs, amount }].slice(-MOST)]);
  return { ...samples, ...(Object.fromEntries(added) as Samples) }; // Names and series, as they were put together.
};

/** A series as it is drawn: what was kept, and what is shown now. */
export const upToNow = (samples: Samples, name: string, amount: Cents, atMs: number): readonly Sample[] => [
  ...(samples[name] ?? []),
  { atMs, amount },
];
