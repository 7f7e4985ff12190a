/** Something that can be found by its words and then done or opened. */
export type PaletteEntry = {
  readonly key: string;
  /** What sort of thing it is: a table, a prize, an act. */
  readonly kind: string;
  readonly words: string;
  /** The single key that does the same, where there is one. */
  readonly shortcut?: string;
  readonly run: () => void;
};

/** Every word that was typed is in what is found; the nearest first, else in the order in which it came. */
export const findIn = (entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] => {
  const asked = plain(text)
    .split(/\s+/)
    .filter(word => word !== '');
  return entries
    .map(entry => ({ entry, distance: distanceOf(plain(`${entry.kind} ${entry.words}`), asked) }))
    .filter(({ distance }) => distance < FAR)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);
};

const FAR = Number.POSITIVE_INFINITY;

/** A whole word is nearest, then the beginning of one, then any part: `7` means table 7 before table 17. */
const distanceOf = (words: string, asked: readonly string[]): number => {
  const parts = words.split(/[\s,:·/-]+/);
  const far = asked.map(word => {
    if (parts.includes(word)) return 0;
    if (parts.some(part => part.startsWith(word))) return 1;
    return words.includes(word) ? 2 : FAR;
  });
  return far.reduce((sum, one) => sum + one, 0);
};

/** Small letters without their marks, so that nobody has to type them. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();
