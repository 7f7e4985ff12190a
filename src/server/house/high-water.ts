import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { HouseView } from '#core/house';
import { atPlace, type Place, type Seal } from '#server/journal';
import { CheckFailed } from './check-failed.ts';
import { speak } from './refusals.ts';

/** Where a house notes how far its journal has come: a small file beside it, and the seal that marks it. */
export type MarkPlace = { readonly file: string; readonly seal: Seal };

/** In the folder of the journal, or in that of the server where the journal is in a database. */
export const markFileOf = (place: Place, folder: string): string =>
  atPlace(place, {
    sqlite: own => path.join(own.folder, 'journal.mark'),
    postgres: ({ schema }) => path.join(folder, `${schema}.mark`),
  });

/** Two slots in turn: if the power fails in one of them, the other is whole. */
const SLOT_BYTES = 96;

/**
 * The last event that was saved, in a file apart from the journal. A journal that ends before it has lost its end:
 * its log was deleted, cut or damaged, or an older copy was put in its place. SEA-3
 */
export class HighWater {
  readonly #fd: number;
  readonly #seal: Seal;
  #slot = 0;

  constructor({ file, seal }: MarkPlace) {
    this.#fd = openSync(file, openFlags(file), 0o600);
    this.#seal = seal;
  }

  /** Cheap enough for every commit. It waits for no disk: after a power cut it may be behind, never ahead. */
  reached(seq: number): void {
    this.#slot = 1 - this.#slot;
    writeSync(this.#fd, slotOf(seq, this.#seal), this.#slot * SLOT_BYTES);
  }

  close(): void {
    closeSync(this.#fd);
  }
}

const openFlags = (file: string): string => (textOf(file) === undefined ? 'w+' : 'r+');

const slotOf = (seq: number, seal: Seal): string =>
  `${String(seq).padStart(SLOT_BYTES - 66)} ${seal.mark('high-water mark', String(seq))}\n`;

/** How far the journal had come; nothing where the house has no mark, or one that can't be read. */
export const highWaterOf = ({ file, seal }: MarkPlace): number | undefined => {
  const slots = (textOf(file) ?? '').split('\n').map(line => line.trim().split(' '));
  const whole = slots.filter(
    ([seq = '', mark = '']) => /^\d+$/.test(seq) && seal.isMarked('high-water mark', mark, seq),
  );
  return whole.length === 0 ? undefined : Math.max(...whole.map(([seq]) => Number(seq)));
};

/** Throws where the journal ends before what it had come to. */
export const requireHighWater = (place: MarkPlace, end: number): void => {
  const known = highWaterOf(place);
  if (known !== undefined && known > end)
    throw new CheckFailed([speak('check.lost-end', { end, known, file: place.file }).message]);
};

/** Whether a house that has been served before has none: somebody took it away, or the house was just restored. */
export const isMarkLost = (place: MarkPlace, { house }: { readonly house: HouseView }): boolean =>
  house.recordsSealedAt !== undefined && highWaterOf(place) === undefined;

/** A restored journal begins its own. */
export const forgetHighWater = (file: string): void => rmSync(file, { force: true });

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
