import type { Progress } from '../answer/part.ts';
import { deviationOf, standardErrorOf } from './deviation.ts';
import type { Rounds } from './row.ts';

/** What so many rounds gave, beside the exact answer. */
export type CrossChecked = {
  readonly bet: string;
  readonly what: string;
  readonly exact: number;
  readonly simulated: number;
  readonly standardError: number;
  /** How many standard errors are between them; absent where more rounds are needed to say. */
  readonly deviation?: number;
};

/** ODD-12: beyond so many standard errors the exact answer or the play is wrong. */
export const FURTHEST_DEVIATION = 4;
export const isFar = ({ deviation = 0 }: CrossChecked): boolean => Math.abs(deviation) > FURTHEST_DEVIATION;

export const crossCheck = ({ rows, next }: Rounds, rounds: number, progress: Progress): readonly CrossChecked[] => {
  const results = new Float64Array(rows.length);
  const [sums, squares] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  for (let round = 0; round < rounds; round++) {
    if (round % 50_000 === 0) progress(round, rounds);
    next(results);
    for (let i = 0; i < results.length; i++) {
      const result = results[i]!;
      sums[i]! += result;
      squares[i]! += result * result;
    }
  }
  return rows.map((row, i) => {
    const played = { rounds, sum: sums[i]!, squares: squares[i]! };
    const deviation = deviationOf(row, played);
    return {
      bet: row.bet,
      what: row.what,
      exact: row.exact,
      simulated: played.sum / rounds,
      standardError: standardErrorOf(row, played),
      ...(deviation !== undefined && { deviation }),
    };
  });
};
