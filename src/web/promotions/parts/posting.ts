import type { Cents } from '#core/money';
import { amountIn, changed, countIn, ifWritten, plain, type Read, together } from '#entry/reading';
import { momentAt } from '../../kit/time/house-time.ts';
import { pairOf } from './lines.ts';

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

/** `11:00 AM, 3:00 PM`: times of day, in the words of any language of the house. */
export const timesOfDayIn = (text: string): Read<readonly string[] | undefined> => {
  const written = text.split(/[,;，、；\n]+/).flatMap(time => (time.trim() === '' ? [] : [time.trim()]));
  const times = written.map(timeOfDay);
  const wrong = times.indexOf(undefined);
  if (wrong >= 0) return { ok: false, words: written[wrong]! };
  return plain(times.length === 0 ? undefined : times.flatMap(time => time ?? []));
};

const TIME = /^(上午|下午)?\s*(\d{1,2})(?::([0-5]\d))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|sa|ch)?$/i;

/** Without AM or PM only what is clear, `15:00` or `09:00`: `3:00` would be in the night. */
export const timeOfDay = (text: string): string | undefined => {
  const [, before, hours = '', minutes, after] = TIME.exec(text) ?? [];
  const [half, hour] = [before ?? after, Number(hours)];
  if (half === undefined)
    return minutes !== undefined && /^(0\d|1[3-9]|2[0-3])$/.test(hours) ? `${hours}:${minutes}` : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return `${String(hourOf(hour, half)).padStart(2, '0')}:${minutes ?? '00'}`;
};

const hourOf = (hour: number, half: string): number => (hour % 12) + (/^(下午|p|ch)/i.test(half) ? 12 : 0);

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
