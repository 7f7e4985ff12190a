import { useEffect } from 'react';
import type { Cents } from '#core/money';
import type { MetersOfActivity } from '#core/views';
import { ofThisDevice, useKept } from '../kit/index.ts';
import { type Sample, type Samples, upToNow, withSamples } from './samples.ts';

export const FEES = 'fees';
export const nameOf = (activity: string, pool: string): string => `${activity}.${pool}`;

/** How meters and fees have gone while this map was open; this device keeps it over a reload. */
export const useSamples = (
  day: string | undefined,
  meters: readonly MetersOfActivity[],
  fees: Cents | undefined,
  now: number,
): ((name: string, amount: Cents) => readonly Sample[]) => {
  const [kept, keep] = useKept<{ readonly day?: string; readonly samples: Samples }>(
    'room-samples',
    { samples: {} },
    ofThisDevice,
  );
  const samples = kept.day === day ? kept.samples : {};
  useEffect(() => {
    if (day === undefined) return;
    const pools = meters.flatMap(({ activity, pools: own }) =>
      own.map(({ pool, amount }) => [nameOf(activity, pool), amount] as const),
    );
    const shown = { ...Object.fromEntries(pools), ...(fees === undefined ? {} : { [FEES]: fees }) };
    const next = withSamples(samples, shown, now);
    if (next !== samples) keep({ day, samples: next });
  });
  return (name, amount) => upToNow(samples, name, amount, now);
};
