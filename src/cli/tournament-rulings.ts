import { type KeptBy, oversizedChip, type Pot, raiseRuling, splitPots, TABLE_RULES } from '#core/mechanisms/tournament';
import type { Flags, Lines } from './tournament-design.ts';

const KEPT_BY: Readonly<Record<KeptBy, string>> = {
  desk: 'kept by the desk',
  ruling: 'worked out by "pots" and "bet"',
  table: 'kept by dealer and floor',
};

/** DON 1 to DON 28 */
export const ruleLines = (): Lines =>
  TABLE_RULES.map(({ rule, words, by }) => `${`${rule}`.padStart(3)}  ${words} (${KEPT_BY[by]})`);

/** DON 2, DON 3 */
export const potLines = ({ values, words }: Flags): Lines => {
  const pots = words.map(readPot);
  const [button, seats] = [Number(values['button']), Number(values['seats'])];
  const isFit = ({ chips, winners }: Pot): boolean =>
    [chips, ...winners].every(isCount) && winners.every(seat => seat <= seats);
  if (pots.length === 0 || !isCount(seats) || !isCount(button) || button > seats || !pots.every(isFit)) {
    return 'Give each pot as its chips and the seats that win it, 301:2,7, with --button and --seats.';
  }
  const won = [...splitPots(pots, { button, seats })].toSorted(([a], [b]) => a - b);
  return won.map(([seat, chips]) => `Seat ${seat} has ${chips.toLocaleString('en')}.`);
};

const readPot = (word: string): Pot => {
  const [chips, winners = ''] = word.split(':');
  return { chips: Number(chips), winners: winners.split(',').map(Number) };
};

/** DON 10, DON 12, DON 13 */
export const betLines = ({ values, words: [word] }: Flags): Lines => {
  const [put, bet] = [Number(word), Number(values['facing'])];
  const how = HOW.find(one => one === (values['as'] ?? 'chips'));
  if (!isCount(put) || !isCount(bet)) return 'Give the chips that were put in, and the bet with --facing.';
  if (how === undefined) return `--as is one of ${HOW.join(', ')}.`;
  const isOneChip = how === 'one-chip' || how === 'one-chip-raise';
  const { type, to, reopens } = isOneChip
    ? oversizedChip(bet, put, { saysRaise: how === 'one-chip-raise' })
    : raiseRuling(bet, put, { isAllIn: how === 'all-in' });
  const betting = reopens ? 'The betting is open again.' : 'Those who have acted may not raise again.';
  return [`A ${type} to ${to.toLocaleString('en')}. ${type === 'raise' ? betting : ''}`.trim()];
};

const HOW = ['chips', 'all-in', 'one-chip', 'one-chip-raise'] as const;

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
