/** The same answer, worked out once for as long as both things are around. Both must stay as they are. */
export const remembered = <First extends object, Second extends object, Result>(
  work: (first: First, second: Second) => Result,
): ((first: First, second: Second) => Result) => {
  const known = new WeakMap<First, WeakMap<Second, { readonly result: Result }>>();
  return (first, second) => {
    const ofFirst = known.get(first) ?? new WeakMap<Second, { readonly result: Result }>();
    const before = ofFirst.get(second);
    if (before !== undefined) return before.result;
    const result = work(first, second);
    known.set(first, ofFirst.set(second, { result }));
    return result;
  };
};
