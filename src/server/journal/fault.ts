import { type Facts, type FactsIn, say, sayings } from '#core/words';
import { CONSOLE, SENTENCES, TERMS } from './texts/en.ts';

/** Words for parts of what failed. */
export const speak = sayings({ ...TERMS, ...CONSOLE });

export type FaultCode = keyof typeof SENTENCES;

/** Disk, network or database failed. The catcher goes out of service; it never guesses or retries in place. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  readonly facts: Facts;

  constructor(code: FaultCode, facts: Facts, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
    this.facts = facts;
  }
}

export const fault = <Code extends FaultCode>(
  code: Code,
  facts: FactsIn<(typeof SENTENCES)[Code]>,
  cause?: unknown,
): Fault => new Fault(code, facts, say(SENTENCES[code], facts), cause);
