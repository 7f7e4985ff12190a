import { cents, formatAmount } from '#core/money';

/** An average or a result in dollars, with its sign: `+$1.25`, `−$0.40`, `$0.00`. */
export const signed = (net: number): string => {
  const whole = Math.round(net);
  const amount = formatAmount(cents(Math.abs(whole)));
  if (whole === 0) return amount;
  return `${whole < 0 ? '−' : '+'}${amount}`;
};
