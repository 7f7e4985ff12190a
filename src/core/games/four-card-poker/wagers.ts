import type { Refusal } from '#core/base';
import { checkBetAlone, type Limits, refuse, type Stakes } from '#core/games/table';
import { type Cents, formatAmount, NOTHING, times } from '#core/money';
import type { Schedules } from './judges.ts';
import type { Wager } from './layout.ts';
import { PROGRESSIVE_SCHEDULES, type ProgressiveKey } from './pay-tables.ts';

export const checkBet = (schedules: Schedules, limits: Limits, wager: string, amount: Cents): Refusal | undefined =>
  checkBetAlone({
    wager,
    amount,
    isOffered: isOffered(schedules, wager),
    limit: limits[wager],
    ...(wager === 'progressive' &&
      schedules.progressive !== undefined && { denominations: denominationsOf(schedules.progressive) }),
    clause: 'FCP 3',
    denominationClause: 'FCP 7',
  });

/** FCP 9.8: the progressive is a side wager. */
export const checkOrder = (seat: number, wagers: Stakes<Wager>, wager: string): Refusal | undefined =>
  wager === 'progressive' ? checkBets(seat, wagers) : undefined;

/** Ante, Aces Up or both. */
export const checkBets = (seat: number, { ante = NOTHING, acesUp = NOTHING }: Stakes<Wager>): Refusal | undefined =>
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

const isOffered = (schedules: Schedules, wager: string): boolean => {
  if (wager === 'acesUp' || wager === 'progressive') return schedules[wager] !== undefined;
  return wager === 'ante';
};
