import assert from 'node:assert/strict';

/**
 * Told what a server says: a feed that could not go on fails the tests. Where it was started by a hook no test would
 * notice, so that the whole file does. Other sentences aren't defects.
 */
export const noDefect = (sentence: string): void => {
  if (!sentence.startsWith('The feed stopped')) return;
  process.exitCode = 1;
  assert.fail(sentence);
};
