import type { Branded } from './brand.ts';

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

/** A text with its facts in braces, `Table {table} is not open.`, or a function where its words depend on them. */
// biome-ignore lint/suspicious/noExplicitAny: each sentence has facts of its own; `refuse` checks them by code.
type Sentence = string | ((facts: any) => string);

export type FactsIn<One extends Sentence> = One extends string
  ? { readonly [Name in NamesIn<One>]: string | number }
  : Exclude<Parameters<Exclude<One, string>>[0], undefined>;
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** An amount is a number that nobody should read: it is put into words first. */
type InWords<Given> = { readonly [Name in keyof Given]: Given[Name] extends Branded ? never : Given[Name] };

/** Makes a module's `refuse` from its table of sentences (see the `refusals.ts` of each folder). */
export const refusals =
  <Sentences extends Readonly<Record<string, Sentence>>>(sentences: Sentences) =>
  <Code extends keyof Sentences & string, Given extends FactsIn<Sentences[Code]> & Facts>(
    code: Code,
    facts: Given & InWords<Given>,
    clause: string,
  ): Refusal<Code> => ({ ok: false, code, facts, message: worded(sentences[code]!, facts), clause });

/** A sentence with its facts in it. */
export const worded = (sentence: Sentence, facts: Facts): string =>
  typeof sentence === 'string'
    ? sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]))
    : sentence(facts);
