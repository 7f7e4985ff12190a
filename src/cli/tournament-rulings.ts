import { type KeptBy, oversizedChip, type Pot, raiseRuling, splitPots, TABLE_RULES } from '#core/mechanisms/tournament';
import { said } from './said.ts';
import type { Flags, Lines } from './tournament-design.ts';

const KEPT_BY: Readonly<Record<KeptBy, string>> = {
  desk: said('rule-desk', {}),
  ruling: said('rule-ruling', {}),
  table: said('rule-table', {}),
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
    return said('pots-missing', {});
  }
  const won = [...splitPots(pots, { button, seats })].toSorted(([a], [b]) => a - b);
  return won.map(([seat, chips]) => said('seat-has', { seat, chips }));
};

const readPot = (word: string): Pot => {
  const [chips, winners = ''] = word.split(':');
  return { chips: Number(chips), winners: winners.split(',').map(Number) };
};

/** DON 10, DON 12, DON 13 */
export const betLines = ({ values, words: [word] }: Flags): Lines => {
  const [put, bet] = [Number(word), Number(values['facing'])];
  const how = HOW.find(one => one === (values['as'] ?? 'chips'));
  if (!isCount(put) || !isCount(bet)) return said('bet-missing', {});
  if (how === undefined) return said('as-wrong', { known: HOW });
  const isOneChip = how === 'one-chip' || how === 'one-chip-raise';
  const { type, to, reopens } = isOneChip
    ? oversizedChip(bet, put, { saysRaise: how === 'one-chip-raise' })
    : raiseRuling(bet, put, { isAllIn: how === 'all-in' });
  if (type !== 'raise') return [said('ruled', { type, to })];
  return [said(reopens ? 'raise-reopens' : 'raise-does-not-reopen', { to })];
};

const HOW = ['chips', 'all-in', 'one-chip', 'one-chip-raise'] as const;

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
