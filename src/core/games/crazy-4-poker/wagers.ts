import type { Refusal } from '#core/base';
import {
  checkBetAlone,
  type Home,
  LEAST_PAIR_OF_ACES,
  type Limits,
  namedWager,
  refuse,
  type Stakes,
} from '#core/games/table';
import { type Cents, formatAmount, NOTHING, times } from '#core/money';
import type { Schedules } from './judges.ts';
import type { Wager } from './layout.ts';

const PROGRESSIVE_DENOMINATIONS = [100, 500];
const COVER_ALL_PLAYERS_MAX = 6;

export const checkBet = (schedules: Schedules, limits: Limits, wager: string, amount: Cents): Refusal | undefined =>
  checkBetAlone({
    wager,
    amount,
    isOffered: isOffered(schedules, wager),
    limit: limits[wager],
    ...(isProgressive(wager) && { denominations: PROGRESSIVE_DENOMINATIONS }),
    clause: 'C4P 4',
    denominationClause: 'C4P 4',
  });

/** The progressives and the hand bonus wait until Ante and Super Bonus are placed. */
export const checkOrder = (_seat: number, wagers: Stakes<Wager>, wager: string): Refusal | undefined => {
  const waits = isProgressive(wager) || homeOf(wager) === 'game-account';
  const isFirst = (wagers.ante ?? 0) === 0 || (wagers.superBonus ?? 0) === 0;
  return waits && isFirst ? refuse('ante-first', { wager: namedWager(wager) }, 'C4P 4') : undefined;
};

/** What the bets of one seat must satisfy together when betting ends. */
export const checkBets = (seat: number, wagers: Stakes<Wager>): Refusal | undefined => {
  const { ante = NOTHING, superBonus = NOTHING } = wagers;
  if (ante === 0) return refuse('ante-missing', { seat }, 'C4P 4');
  if (superBonus === ante) return undefined;
  const facts = { ante: formatAmount(ante), superBonus: formatAmount(superBonus) };
  return refuse('super-bonus-unequal', { seat, ...facts }, 'C4P 4');
};

/** C4P 11.16: the Cover All matrix ends at six players. */
export const checkTable = (seats: readonly { readonly wagers: Stakes<Wager> }[]): Refusal | undefined => {
  const isBet = seats.some(({ wagers }) => (wagers.coverAll ?? 0) > 0);
  if (!isBet || seats.length <= COVER_ALL_PLAYERS_MAX) return undefined;
  const facts = { wager: namedWager('coverAll'), most: COVER_ALL_PLAYERS_MAX, players: seats.length };
  return refuse('too-many-players', facts, 'C4P 8.7');
};

/** What a Play may be: the Ante, and up to three times it with a pair of aces or better. C4P 11.4 */
export const checkPlay = (ante: Cents, four: number, play: Cents): Refusal | undefined => {
  const most = times(ante, 3);
  if (play === ante || (four >= LEAST_PAIR_OF_ACES && play > ante && play <= most)) return undefined;
  const facts = { play: formatAmount(play) };
  if (play > ante && play <= most) return refuse('play-not-the-ante', { ...facts, ante: formatAmount(ante) }, 'C4P 6');
  return refuse('play-outside-range', { ...facts, from: formatAmount(ante), to: formatAmount(most) }, 'C4P 6');
};

/** The hand bonus is bet through the electronic device and settled with the player's game account. */
export const homeOf = (wager: string): Home =>
  wager === 'handBonusOnPlayer' || wager === 'handBonusOnDealer' ? 'game-account' : 'tray';

const isProgressive = (wager: string): boolean => wager === 'fourCardProgressive' || wager === 'fiveCardProgressive';

/** The pay table that a wager goes by; the first two are always offered. */
const SCHEDULE_OF: Readonly<Partial<Record<string, keyof Schedules>>> = {
  queensUp: 'queensUp',
  fourCardProgressive: 'fourCardProgressive',
  fiveCardProgressive: 'fiveCardProgressive',
  handBonusOnPlayer: 'fiveCardHandBonus',
  handBonusOnDealer: 'fiveCardHandBonus',
  coverAll: 'coverAll',
};

const isOffered = (schedules: Schedules, wager: string): boolean => {
  const schedule = SCHEDULE_OF[wager];
  if (schedule === undefined) return wager === 'ante' || wager === 'superBonus';
  return schedules[schedule] !== undefined && schedules[schedule] !== false;
};
