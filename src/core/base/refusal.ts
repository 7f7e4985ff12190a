/** The rules say no: a code for programs, a sentence for people, the clause for disputes. */
export type Refusal<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly facts: Facts;
  readonly message: string;
  readonly clause: string;
};

/** What a sentence is made of, already in words: amounts, times and cards are formatted before they come here. */
export type Facts = Readonly<Record<string, string | number>>;

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const answer = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** Makes a module's `refuse` from its table of sentences (see the `refusals.ts` of each folder). */
export const refusals =
  // biome-ignore lint/suspicious/noExplicitAny: each sentence has facts of its own; `refuse` checks them by code.
    <Sentences extends Readonly<Record<string, (facts: any) => string>>>(sentences: Sentences) =>
    <Code extends keyof Sentences & string>(
      code: Code,
      facts: Parameters<Sentences[Code]>[0] & Facts,
      clause: string,
    ): Refusal<Code> => ({ ok: false, code, facts, message: sentences[code]!(facts), clause });
