import { rational } from '#core/base';
import { type HiLoValues, hiLoPrizes, hiLoValues, worthsFor } from '#core/odds/games/hi-lo-progressive';
import type { Attempt } from '../games.ts';

/** What is asked: a game, and what its progressive stands at, in cents. */
export type Asked = { readonly id: number; readonly attempt: Attempt; readonly progressive: number };
/** In dollars, on average. */
export type Told = { readonly id: number; readonly quit: number; readonly higher: number; readonly lower: number };

/** What is known of one progressive is kept for the rest of its games. */
let known: { readonly progressive: number; readonly values: HiLoValues } | undefined;

const valuesAt = (progressive: number): HiLoValues => {
  if (known?.progressive !== progressive)
    known = { progressive, values: hiLoValues(hiLoPrizes(rational(progressive, 100), 100)) };
  return known.values;
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, attempt, progressive } = data;
  postMessage({ id, ...worthsFor(attempt, valuesAt(progressive)) } satisfies Told);
});
