import type { MetersOfActivity } from '#core/views';
import type { Views } from '#core/views/on-screen';
import type { SignOptions } from './asked.ts';
import type { Slide } from './slides.ts';

/** A slide and how long it stays. */
export type Turn = { readonly slide: Slide; readonly ms: number };

/** A meter below this part of the largest, and whatever only goes on with the slide before, has half the time. */
const SMALL = 0.05;
/** What a room looks for comes again after so many others. */
const AGAIN_AFTER = 5;
/** Between so many meters there is something else. */
const METERS_IN_A_ROW = 3;
const LEAST_MS = 5_000;

/**
 * The order of a sign: what runs at the table where it hangs first, then the largest meter first; boards, winners and
 * times between the meters; the largest meter again and again. SGN-7
 */
export const playlistOf = (slides: readonly Slide[], asked: SignOptions, views: Views): readonly Turn[] => {
  const meters = slides.filter(slide => slide.type === 'meter').toSorted(byValue(asked, views));
  const most = Math.max(0, ...meters.map(({ meter }) => meter.amount));
  // Between two rule sheets everything comes again, as it is.
  const hasRules = slides.some(({ type }) => type === 'rules');
  const others = slides.filter(slide => slide.type !== 'meter');
  const order = hasRules ? slides : withLeader(mixed(meters, others));
  return order.map(slide => ({ slide, ms: isShort(slide, most) ? halfOf(asked) : asked.everyMs }));
};

/** By the clock, so that all signs of a room turn over together, and a sign that starts again is with them. */
export const turnAt = (turns: readonly Turn[], now: number, place = 0): Slide | undefined => {
  const whole = turns.reduce((sum, { ms }) => sum + ms, 0);
  if (whole === 0) return undefined;
  let left = now % whole;
  const at = turns.findIndex(({ ms }) => {
    left -= ms;
    return left < 0;
  });
  return turns[(at + place) % turns.length]?.slide;
};

type MeterSlide = Extract<Slide, { type: 'meter' }>;

/** The parts of one meter stay together: the sort keeps the order of equals. */
const byValue =
  (asked: SignOptions, views: Views) =>
  (a: MeterSlide, b: MeterSlide): number =>
    Number(isNear(asked, views, b.of)) - Number(isNear(asked, views, a.of)) || b.meter.amount - a.meter.amount;

/** Whether it runs at the table where the sign hangs. */
export const isNear = (
  { near }: SignOptions,
  { advertised = {} }: Views,
  { activity }: Pick<MetersOfActivity, 'activity'>,
): boolean => {
  const tables = near === undefined ? undefined : advertised[activity]?.tables;
  return Array.isArray(tables) && tables.includes(near);
};

const mixed = (meters: readonly MeterSlide[], others: readonly Slide[]): readonly Slide[] => {
  if (meters.length === 0) return others;
  const [result, left] = [[] as Slide[], [...others]];
  const each = Math.ceil(others.length / Math.ceil(meters.length / METERS_IN_A_ROW));
  for (const [place, meter] of meters.entries()) {
    result.push(meter);
    const isEnd = (place + 1) % METERS_IN_A_ROW === 0 || place === meters.length - 1;
    if (isEnd) result.push(...left.splice(0, each));
  }
  return result;
};

/** The first meter of the order, again after each few slides; never twice in a row, nor at the seam. */
const withLeader = (order: readonly Slide[]): readonly Slide[] => {
  const [leader] = order;
  if (leader?.type !== 'meter' || order.length <= AGAIN_AFTER + 2) return order;
  return order.flatMap((slide, place) => {
    const isAgain = place > 0 && place % AGAIN_AFTER === 0 && place < order.length - 2;
    return isAgain ? [leader, slide] : [slide];
  });
};

const isShort = (slide: Slide, most: number): boolean =>
  slide.type === 'meter' && (slide.part > 1 || slide.meter.amount < most * SMALL);

const halfOf = ({ everyMs }: SignOptions): number => Math.max(LEAST_MS, Math.round(everyMs / 2));
