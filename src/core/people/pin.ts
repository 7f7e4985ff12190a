import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';

/** A PIN that others would try first is not taken. PPL-7 */
export const pinObjection = (pin: string, badge: string): Refusal | undefined => {
  if (!/^\d{4,12}$/.test(pin)) return refuse('pin-not-digits', {}, 'PPL-7');
  return isEasy(pin) || pin === badge ? refuse('pin-too-easy', {}, 'PPL-7') : undefined;
};

/** One digit all over, or digits that go up or down by one. */
const isEasy = (pin: string): boolean => {
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
  return [0, 1, -1].some(step => steps.every(one => one === step));
};
