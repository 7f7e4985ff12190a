import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Input } from './terminal.ts';

/** Asks for something that is not shown while it is typed; without a terminal, each answer is a line of the input. */
export type Secrets = { readonly ask: (question: string) => Promise<string>; readonly close: () => void };

export const secretsFrom = (input: Input, say: (question: string) => void): Secrets => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({ input, output: nowhere, terminal: input.isTTY === true });
  const lines = reading[Symbol.asyncIterator]();
  return {
    ask: async question => {
      say(question);
      const line = await lines.next();
      return line.done === true ? '' : line.value.trim();
    },
    close: () => reading.close(),
  };
};
