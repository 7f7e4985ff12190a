import type { Forecast } from './forecast.ts';

export type ComparedRow = { readonly measure: string; readonly first: string; readonly second: string };

/** Two options side by side: the same measures of both, `-` where one has none. */
export const compareForecasts = (first: Forecast, second: Forecast): readonly ComparedRow[] => {
  const [a, b] = [measures(first), measures(second)];
  const names = [...new Set([...a.keys(), ...b.keys()])];
  return names.map(measure => ({ measure, first: a.get(measure) ?? '-', second: b.get(measure) ?? '-' }));
};

const measures = ({ prizesPerFee, prizesPerDay, shareOfFee, prizes, meters, reserve }: Forecast): Map<string, string> =>
  new Map([
    ['prizes per fee', prizesPerFee],
    ['prizes per day', prizesPerDay],
    ['prizes as a share of the fee', shareOfFee],
    ...prizes.map(({ key, hitsPerDay }) => [`${key}: hits per day`, hitsPerDay] as const),
    ...meters.flatMap(({ key, meanJackpot, meanDays }) => [
      [`${key}: mean jackpot`, meanJackpot ?? '-'] as const,
      [`${key}: mean days to a hit`, meanDays ?? '-'] as const,
    ]),
    ['reserve: in per day', reserve.inPerDay],
    ['reserve: mean out per day', reserve.meanOutPerDay],
    [`reserve: chance to fall short in ${reserve.days} days`, reserve.chanceShort],
    ['reserve: expected advance', reserve.expectedAdvance],
  ]);
