import { assert } from '#core/base';
import { CHIPS_MOST, type Level } from './structure-shape.ts';

/** What somebody wants who plans an event; times in minutes. */
export type LevelWishes = {
  readonly players: number;
  /** For each player at the start. */
  readonly chips: number;
  readonly length: number;
  readonly levelMinutes: number;
  /** The smallest chip: every blind is a multiple of it. */
  readonly smallestChip: number;
  /** After so many levels a break; absent, none. */
  readonly breakEvery?: number;
  readonly breakMinutes?: number;
  /** Chips that re-buys and add-ons are expected to bring. */
  readonly moreChips?: number;
};

/** Big blinds that are left in play, all stacks together, when most events end. */
export const BLINDS_AT_END = 20;
/** Big blinds of a first stack. */
const BLINDS_AT_START = 100;
/** Levels posted beyond the expected end, so that the clock does not run out. */
const SPARE_LEVELS = 4;
/** By how much these rise at most. */
const SPARE_GROWTH = 1.5;

/**
 * Levels for an event of about that length: from a hundredth of the stack the big blind grows evenly until twenty of
 * them are all the chips in play, and a few levels more. Every level is above the one before. TRN-32
 */
export const designLevels = (wishes: LevelWishes): readonly Level[] => {
  const { players, chips, length, levelMinutes, smallestChip, breakEvery, breakMinutes = 0, moreChips = 0 } = wishes;
  assert(
    [players, chips, length, levelMinutes, smallestChip].every(n => Number.isSafeInteger(n) && n > 0),
    'wishes are counts',
  );
  const perLevel = levelMinutes + (breakEvery === undefined ? 0 : breakMinutes / breakEvery);
  const count = Math.max(2, Math.round(length / perLevel));
  const first = Math.max(2 * smallestChip, chips / BLINDS_AT_START);
  const last = Math.max(first * 2, (players * chips + moreChips) / BLINDS_AT_END);
  const growth = (last / first) ** (1 / (count - 1));
  const wanted = (n: number): number =>
    n < count ? first * growth ** n : last * Math.min(growth, SPARE_GROWTH) ** (n - count + 1);
  const levels: Level[] = [];
  let before = 0;
  for (let n = 0; n < count + SPARE_LEVELS; n += 1) {
    const bigBlind = roundBlind(Math.max(wanted(n), before + 1), smallestChip, before);
    if (bigBlind > CHIPS_MOST) break; // No structure can be posted with it.
    before = bigBlind;
    levels.push({ type: 'level', minutes: levelMinutes, smallBlind: smallOf(bigBlind, smallestChip), bigBlind });
    if (breakEvery !== undefined && breakMinutes > 0 && (n + 1) % breakEvery === 0) {
      levels.push({ type: 'break', minutes: breakMinutes });
    }
  }
  return levels;
};

/** When most of such events end: at the end of the level in which twenty big blinds are all the chips. TRN-32 */
export const estimatedLength = (
  levels: readonly Level[],
  chipsInPlay: number,
): { readonly minutes: number; readonly level: number; readonly isReached: boolean } => {
  let [minutes, level] = [0, 0];
  for (const line of levels) {
    minutes += line.minutes;
    if (line.type === 'break') continue;
    level += 1;
    if (line.bigBlind * BLINDS_AT_END >= chipsInPlay) return { minutes, level, isReached: true };
  }
  return { minutes, level, isReached: false };
};

/** Two leading digits at most, as chips have them, above the one before, and even in the smallest chip. */
const roundBlind = (wanted: number, smallestChip: number, above: number): number => {
  const pair = 2 * smallestChip;
  const unit = Math.max(pair, 10 ** Math.max(0, Math.floor(Math.log10(wanted)) - 1));
  const step = Math.ceil(unit / pair) * pair;
  const rounded = Math.max(step, Math.round(wanted / step) * step);
  return rounded > above ? rounded : above + step;
};

const smallOf = (bigBlind: number, smallestChip: number): number =>
  Math.max(smallestChip, Math.floor(bigBlind / 2 / smallestChip) * smallestChip);
