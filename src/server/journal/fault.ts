import { type Facts, type FactsIn, say } from '#core/words';
import { SENTENCES } from './texts/en.ts';

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
