import { type Of, object, optional, Text, Whole } from '#core/shape';
import { isHex32 } from './bytes.ts';
import { commitmentTo, entriesHash } from './draw.ts';
import { type DrawRecord, recordObjection } from './record.ts';

/** What stands on the paper of a draw; the code on it says the same. LOT-13 */
export const PrintedDraw = object({
  draw: Whole,
  entriesHash: Text,
  commitment: Text,
  secret: Text,
  winner: Text,
  value: optional(Text),
});
export type PrintedDraw = Of<typeof PrintedDraw>;

export const printedOf = ({
  draw,
  entriesHash: hash,
  commitment,
  secret,
  winners,
  beacon,
}: DrawRecord): PrintedDraw => ({
  draw,
  entriesHash: hash,
  commitment,
  secret,
  winner: winners.join(', '),
  ...(beacon === undefined ? {} : { value: beacon.value }),
});

const SHORT = { draw: 'd', entriesHash: 'e', commitment: 'c', secret: 's', winner: 'w', value: 'v' } as const;

/** For what follows "#" in the address of the page: a browser sends it to nobody. */
export const printedText = (printed: PrintedDraw): string =>
  Object.entries(SHORT)
    .flatMap(([name, short]) => {
      const value = printed[name as keyof PrintedDraw]; // The names are its own.
      return value === undefined ? [] : [`${short}=${encodeURIComponent(value)}`];
    })
    .join('&');

/** The number of the draw, and with the code of a paper everything that stands on it. */
export const printedIn = (text: string): Partial<PrintedDraw> => {
  const parts = text.split('&').filter(part => /^[decswv]=./.test(part));
  const said = new Map(parts.map(part => [part.slice(0, 1), plain(part.slice(2))] as const));
  const known = Object.entries(SHORT).flatMap(([name, short]) => {
    const value = said.get(short);
    return value === undefined || name === 'draw' ? [] : [[name, value] as const];
  });
  const draw = said.get(SHORT.draw) ?? '';
  return { ...Object.fromEntries(known), ...(/^[1-9]\d{0,8}$/.test(draw) ? { draw: Number(draw) } : {}) };
};

/** Somebody may have typed the address. */
const plain = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** What a guest wants to know, each by itself. LOT-13 */
export const DRAW_CHECKS = ['entries', 'secret', 'winner', 'paper'] as const;
export type DrawCheck = (typeof DRAW_CHECKS)[number];

/** Whether each holds, from the record and the paper alone; without a paper nothing is held against one. */
export const checkedDraw = (
  record: DrawRecord,
  paper: Partial<PrintedDraw>,
): Readonly<Partial<Record<DrawCheck, boolean>>> => {
  const { entries, secret, commitment } = record;
  const own = printedOf(record);
  const told = Object.keys(paper) as (keyof PrintedDraw)[]; // As it was read.
  return {
    entries: entriesHash(entries) === record.entriesHash,
    secret: isHex32(secret) && commitmentTo(secret) === commitment,
    winner: recordObjection(record) === undefined,
    ...(told.some(name => name !== 'draw') && { paper: told.every(name => paper[name] === own[name]) }),
  };
};
