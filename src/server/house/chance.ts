import { randomInt } from 'node:crypto';

/** Node draws below 2^48. */
const BELOW = 2 ** 48 - 1;

/** Numbers from the system's generator. They are in the event that they decide, so that replay needs none. TRN-36 */
export const chance = (count: number): readonly number[] => Array.from({ length: count }, () => randomInt(BELOW));
