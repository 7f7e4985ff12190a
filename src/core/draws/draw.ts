import { assert, canonicalJson, defined } from '#core/base';
import { type Of, Text, tuple, Whole } from '#core/shape';
import { formatHex, parseHex32, utf8 } from './bytes.ts';
import { numbersFrom } from './numbers.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** Something that can come out of a draw: a ticket with one point, a card with as many as it has, a spot of a wheel. */
export const Lot = tuple(Text, Whole);
export type Lot = Of<typeof Lot>;

/** What decides a draw, in full. */
export type Drawn = {
  /** Its number in the house. */
  readonly draw: number;
  /** In the order in which they were entered. */
  readonly entries: readonly Lot[];
  /** 32 bytes from the system's generator, in hexadecimal digits. */
  readonly secret: string;
  /** A value that the public knows and nobody could foresee when the draw was committed. */
  readonly beacon?: string;
  /** How many come out, one after the other, none of them twice. */
  readonly count: number;
};

/** Published before the draw, so that no entry can be added, dropped or changed unseen. LOT-1 */
export const entriesHash = (entries: readonly Lot[]): string => formatHex(sha256(utf8(canonicalJson(entries))));

/** Published before the draw, so that the secret cannot be chosen after it. LOT-1 */
export const commitmentTo = (secret: string): string => formatHex(sha256(parseHex32(secret)));

/** What comes out. Every point is one number, and every number is equally likely. LOT-3, LOT-4 */
export const winnersOf = ({ draw, entries, secret, beacon, count }: Drawn): readonly string[] => {
  const message = canonicalJson({ draw, entries: entriesHash(entries), ...defined({ beacon }) });
  const { below } = numbersFrom(hmacSha256(parseHex32(secret), utf8(message)));
  const left = [...entries];
  return Array.from({ length: count }, () => {
    const drawn = lotAt(left, below(pointsIn(left)));
    left.splice(left.indexOf(drawn), 1);
    return drawn[0];
  });
};

/** The entries as everybody may see them: each under its ticket, where there are any. LOT-12 */
export const publishedLots = (entries: readonly Lot[], tickets: readonly string[] | undefined): readonly Lot[] =>
  tickets === undefined ? entries : entries.map(([, weight], place): Lot => [tickets[place]!, weight]);

/** All points of all entries. */
export const pointsIn = (entries: readonly Lot[]): number => entries.reduce((sum, [, weight]) => sum + weight, 0);

/** The entry at a number from 0 up to the sum of all points: every point is one number. DRW-9 */
export const lotAt = (entries: readonly Lot[], number: number): Lot => {
  let left = number;
  for (const lot of entries) {
    if (left < lot[1]) return lot;
    left -= lot[1];
  }
  assert(false, `number ${number} is beyond the points in this draw`);
};
