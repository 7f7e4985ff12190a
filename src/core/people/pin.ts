import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';
import type { StaffRole } from './staff.ts';

/** Who gives rights, holds the cash or keeps the books has a longer PIN. PPL-7 */
const LONGER: readonly StaffRole[] = ['administrator', 'compliance', 'cage', 'accounting'];
const DIGITS_LONGER = 6;

export const hasLongerPin = (roles: readonly StaffRole[]): boolean => roles.some(role => LONGER.includes(role));

/** A PIN that others would try first is not taken. PPL-7 */
export const pinObjection = (pin: string, badge: string, roles: readonly StaffRole[] = []): Refusal | undefined => {
  if (!/^\d{4,12}$/.test(pin)) return refuse('pin-not-digits', {}, 'PPL-7');
  if (hasLongerPin(roles) && pin.length < DIGITS_LONGER)
    return refuse('pin-too-short', { least: DIGITS_LONGER }, 'PPL-7');
  return isEasy(pin) || pin === badge ? refuse('pin-too-easy', {}, 'PPL-7') : undefined;
};

/** What people choose most: years, a key pad's columns and corners, and numbers known from elsewhere. */
const COMMON: ReadonlySet<string> = new Set(
  '0007 0070 0852 1004 1379 1397 1470 1590 2580 3690 5683 7410 7531 8520 9630 9999 147258 159753 159357 147852 \
258456 789456 456789 741852 852456 963852 520131 520520 135790 314159265 246810 102030 010203 987654 1234567890'
    .split(/[ \\\n]+/)
    .filter(pin => pin !== ''),
);

/** One digit all over, digits that go up or down by one, a pattern that repeats, a year, or a common one. */
const isEasy = (pin: string): boolean => {
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
  const isRow = [0, 1, -1].some(step => steps.every(one => one === step));
  const isRepeated = /^(\d{1,3})\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin);
  const isYear = /^(?:19|20)\d\d$/.test(pin);
  return isRow || isRepeated || isYear || COMMON.has(pin);
};
