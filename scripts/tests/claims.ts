import { closeSync, openSync } from 'node:fs';

/**
 * The files of a list, each to one process only: several go through the same list, and whoever is free takes the next.
 * A file is taken by making its mark, which no two processes can.
 */
export function* claimed(files: readonly string[], mark: string): Generator<string> {
  for (const [place, file] of files.entries()) if (isFirst(`${mark}.${place}`)) yield file;
}

const isFirst = (mark: string): boolean => {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};
