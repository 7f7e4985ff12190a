import type { Row } from './hash-chain.ts';
import type { Done } from './store.ts';

/**
 * Finds the commands in rows that come page by page, the first of them at the given number: a command ends with the row
 * that carries its answer.
 */
export const commandsOf = (from: number): ((rows: readonly Row[]) => readonly Done[]) => {
  let first = from;
  return rows =>
    rows
      .filter(({ result }) => result !== null)
      .map(({ command, seq }) => {
        const done = { key: command, first, last: seq };
        first = seq + 1;
        return done;
      });
};
