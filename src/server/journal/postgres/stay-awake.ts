/** Longer than a commit takes on a good disk; where it takes longer, sleeping costs nothing. */
const AT_MOST_MS = 1;

/**
 * Looks for the answer again and again instead of sleeping until it comes: a processor that has gone to sleep takes a
 * third of a commit's time to wake, and runs slowly for a while. Answers how to stop.
 */
export const stayAwake = (): (() => void) => {
  const until = performance.now() + AT_MOST_MS;
  let isOver = false;
  const look = (): void => {
    if (!isOver && performance.now() < until) setImmediate(look);
  };
  look();
  return () => {
    isOver = true;
  };
};
