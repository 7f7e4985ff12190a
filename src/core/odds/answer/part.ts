/** One of several shares of long work: cores do them at the same time, and what they find is put together. */
export type Part = { readonly index: number; readonly of: number };

export const WHOLE: Part = { index: 0, of: 1 };

/** Neighboring pieces of work go to different parts, so that all parts take about as long. */
export const isIn = ({ index, of }: Part, piece: number): boolean => piece % of === index;

/** Told how far long work has come. To stop the work, throw from it. */
export type Progress = (done: number, of: number) => void;

/** A run of deals with a seed of its own. */
export type Stretch = { readonly seed: string; readonly deals: number };

/** OPK-6: deals come in stretches, so that the same seed gives the same answer on any number of cores. */
export const stretchesOf = (deals: number, seed: number | string, part: Part): readonly Stretch[] =>
  Array.from({ length: STRETCHES }, (_, stretch) => ({
    seed: `${seed}/${stretch}`,
    deals: Math.floor((deals * (stretch + 1)) / STRETCHES) - Math.floor((deals * stretch) / STRETCHES),
  })).filter((_, stretch) => isIn(part, stretch));

const STRETCHES = 64;
