import type { Cents } from '#core/money';
import { momentAt } from '../../kit/time/house-time.ts';
import { pairOf } from './lines.ts';
import { amountIn, changed, countIn, ifWritten, plain, type Read, together } from './reading.ts';

/** What is in the draft of a form for what is so. */
export const YES = 'yes';

/** What is not so is left out, not posted as false. */
export const onlyIf = (text: string): Read<true | undefined> => plain(text === YES ? true : undefined);

export const textIn = (text: string): Read<string | undefined> => plain(text.trim() === '' ? undefined : text.trim());

/** A wall time of the house. */
export const momentIn = (wall: string, zone: string): Read<string | undefined> =>
  plain(wall === '' ? undefined : momentAt(wall, zone));

/** A time that has both ends. */
export const spanIn = (from: string, to: string, zone: string) =>
  plain(from === '' || to === '' ? undefined : { from: momentAt(from, zone), to: momentAt(to, zone) });

type Drawn = { readonly drawnFirst: string; readonly drawnCount: string; readonly drawnEvery: string };

/** The moments of all drawings: the same time of day, so many days apart, whatever the clocks do. */
export const drawnAtIn = (draft: Drawn, zone: string): Read<readonly string[] | undefined> => {
  const { drawnFirst, drawnCount, drawnEvery } = draft;
  if (drawnFirst === '') return plain(undefined);
  const parts = together({ count: ifWritten(drawnCount, countIn), every: ifWritten(drawnEvery, countIn) });
  return changed(parts, ({ count = 1, every = WEEK }) =>
    Array.from({ length: Math.min(count, MOST) }, (_, n) => {
      const wall = Temporal.PlainDateTime.from(drawnFirst).add({ days: n * every });
      return momentAt(wall.toString({ smallestUnit: 'minute' }), zone);
    }),
  );
};
const WEEK = 7;
const MOST = 1_000;

/** `12:00, 15:00`: times of day. */
export const timesOfDayIn = (text: string): Read<readonly string[] | undefined> => {
  const times = text.split(/[\s,;]+/).filter(time => time !== '');
  const wrong = times.find(time => !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time));
  if (wrong !== undefined) return { ok: false, words: wrong };
  return plain(times.length === 0 ? undefined : times.map(time => time.padStart(5, '0')));
};

export type WrittenPrize =
  | { readonly type: 'cash'; readonly amount: Cents }
  | { readonly type: 'goods'; readonly what: string; readonly value?: Cents };

/** `$50`, `cap = 25`: an amount, or a thing with its value where one is posted. */
export const prizeIn = (text: string): Read<WrittenPrize> => {
  const amount = amountIn(text);
  if (amount.ok) return plain({ type: 'cash', amount: amount.value });
  const [what, value] = pairOf(text.trim());
  return together({ type: plain('goods' as const), what: plain(what), value: ifWritten(value ?? '', amountIn) });
};
