import { type Answer, answer } from '#core/base';
import { type Cents, cents } from './cents.ts';
import { refuse } from './refusals.ts';

/** Reads dollars as people write them: `$1,234.50`, `1234.5`, `1,234`. MON-9 */
export const parseAmount = (text: string): Answer<Cents> => {
  const amount = text.trim();
  if (amount === '') return refuse('amount-missing', { example: EXAMPLE }, 'MON-9');
  if (/^[-−(]|^\$\s*[-−]/.test(amount)) return refuse('amount-below-zero', { amount }, 'MON-9');
  const [, whole, decimals = ''] = /^\$?\s*(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) return refuse('amount-unreadable', { amount, example: EXAMPLE }, 'MON-9');
  if (decimals.length > 2) return refuse('amount-finer-than-cents', { amount }, 'MON-9');
  const n = Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(n) ? answer(cents(n)) : refuse('amount-too-large', { amount }, 'MON-9');
};

/** Always dollars and cents, always the same on every screen: `$1,234.50`, `-$0.05`. MON-10 */
export const formatAmount = (amount: Cents): string => {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
};

/** For signs and buttons: whole dollars without `.00`. MON-10 */
export const formatAmountShort = (amount: Cents): string => formatAmount(amount).replace(/\.00$/, '');

const EXAMPLE = '$1,234.50';
