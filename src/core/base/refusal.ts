import { type Facts, type FactsIn, say } from '#core/words';
import type { Branded } from './brand.ts';

/** The rules say no: a code for programs, a sentence for people, the clause for disputes. */
export type Refusal<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly facts: Facts;
  readonly message: string;
  readonly clause: string;
};

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const answer = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** An amount is a number that nobody should read: it is put into words first. */
type InWords<Given> = { readonly [Name in keyof Given]: Given[Name] extends Branded ? never : Given[Name] };

/** Makes a module's `refuse` from its table of sentences (see the `refusals.ts` of each folder). */
export const refusals =
  <Sentences extends Readonly<Record<string, string>>>(sentences: Sentences) =>
  <Code extends keyof Sentences & string, Given extends FactsIn<Sentences[Code]>>(
    code: Code,
    facts: Given & InWords<Given>,
    clause: string,
  ): Refusal<Code> => ({ ok: false, code, facts, message: say(sentences[code]!, facts), clause });
