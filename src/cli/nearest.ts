/** The names most like what was written, best first: for a sentence that helps. */
export const nearest = (written: string, names: readonly string[], count: number): readonly string[] =>
  names
    .map(name => ({ name, edits: editsBetween(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ name }) => name);

/** How many letters must be put in, taken out or changed (Levenshtein), row by row. */
const editsBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1];
    for (let column = 1; column <= b.length; column++) {
      const changed = row[column - 1]! + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(changed, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
};
