import type { DrawnPrize } from '#core/mechanisms/drawing';
import { formatAmount } from '#core/money';

/** What is drawn for, with its amount where the name does not say it. */
export const prizeWords = ({ what, amount }: DrawnPrize): string => {
  const worth = amount === undefined ? '' : formatAmount(amount);
  return worth === '' || what.includes(worth) ? what : `${what}: ${worth}`;
};
