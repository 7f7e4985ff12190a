import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits from the system, as text that fits into a cookie and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A key for a command of our own. It grows with time, so that the journal need not look whether it is new. */
export const newKey = (nowMs: number): string => `${nowMs.toString(36)}.${randomBytes(9).toString('base64url')}`;

/** A look at private records is written down each time, also when it is sent again. CLB-7 */
export const looking = <Asked extends { readonly key: string }>(asked: Asked): Asked => ({
  ...asked,
  key: `${asked.key}.${randomBytes(6).toString('base64url')}`,
});

/** What is kept of a secret: with so many bits a plain hash cannot be turned back. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'base64url');

// Read aloud and typed by hand: no letters or digits that look alike.
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `K7QX-3MPA-9TRD`: 60 bits, used once and within minutes. */
export const newCode = (): string => {
  const sign = (): string => CODE_SIGNS[randomInt(CODE_SIGNS.length)]!;
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, sign).join('')).join('-');
};

/** As typed: small letters and missing hyphens do no harm. */
export const codeHash = (typed: string): string => secretHash(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** What is sealed in an envelope for the day on which nobody can sign on: 120 bits. PPL-16 */
export const newRecoveryCode = (): string => `${newCode()}-${newCode()}`;
