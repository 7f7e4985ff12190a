import type { Refusal } from '#core/base';
import {
  checkAmount,
  checkDenomination,
  type Limits,
  refuse,
  type Stakes,
  WAGER_NAMES,
  type WagerName,
} from '#core/games/table';
import { type Cents, formatAmount, NOTHING, times } from '#core/money';
import type { Schedules } from './judges.ts';
import { PROGRESSIVE_SCHEDULES, type ProgressiveKey } from './pay-tables.ts';

/** The wagers placed before the sensors lock. */
export const WAGERS = ['ante', 'acesUp', 'progressive'] as const satisfies readonly WagerName[];

/** What a bet must satisfy by itself: offered, inside the posted limits, of the schedule's denomination. */
export const checkBet = (
  schedules: Schedules,
  limits: Limits,
  wager: WagerName,
  amount: Cents,
): Refusal | undefined => {
  if (!isOffered(schedules, wager)) return refuse('wager-not-offered', { wager: WAGER_NAMES[wager] }, 'FCP 3');
  const refusal = checkAmount(wager, amount, limits, 'FCP 3');
  if (refusal !== undefined || wager !== 'progressive' || schedules.progressive === undefined) return refusal;
  return checkDenomination(wager, amount, denominationsOf(schedules.progressive), 'FCP 7');
};

/** FCP 9.8: the progressive is a side wager. */
export const checkOrder = (seat: number, wagers: Stakes, wager: WagerName): Refusal | undefined =>
  wager === 'progressive' ? checkBets(seat, wagers) : undefined;

/** Ante, Aces Up or both. */
export const checkBets = (seat: number, { ante = NOTHING, acesUp = NOTHING }: Stakes): Refusal | undefined =>
  ante === 0 && acesUp === 0 ? refuse('ante-or-aces-up-missing', { seat }, 'FCP 3') : undefined;

/** One to three times the Ante, whatever the hand. */
export const checkPlay = (ante: Cents, _four: number, play: Cents): Refusal | undefined => {
  const most = times(ante, 3);
  if (play >= ante && play <= most) return undefined;
  const facts = { play: formatAmount(play), from: formatAmount(ante), to: formatAmount(most) };
  return refuse('play-outside-range', facts, 'FCP 3');
};

/** The PMG schedules are printed each for its wager; FCPP is played at either, its envy in proportion. */
const denominationsOf = (key: ProgressiveKey): readonly number[] =>
  PROGRESSIVE_SCHEDULES[key].cards === 5 ? [PROGRESSIVE_SCHEDULES[key].wagerCents] : [100, 500];

const isOffered = (schedules: Schedules, wager: WagerName): boolean => {
  if (wager === 'acesUp' || wager === 'progressive') return schedules[wager] !== undefined;
  return wager === 'ante';
};
