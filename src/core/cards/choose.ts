/** Every way to choose this many of the items, in their order. */
export function* choose<Thing>(from: readonly Thing[], count: number): Generator<readonly Thing[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= from.length - count; first += 1) {
    for (const rest of choose(from.slice(first + 1), count - 1)) yield [from[first]!, ...rest];
  }
}
