/** What a sentence names. Amounts and cards come as they are written in every language: `$1,250.00`, `A♠`. */
export type Fact = string | number | Moment | Said | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/** By the clock on the wall of the house: a day `2026-11-16`, a time `15:00`, or both `2026-11-16T15:00`. */
export type Moment = { readonly moment: string };

/** Something said in words: a code for programs, what it names, and the English for people. */
export type Said<Code extends string = string> = {
  readonly code: Code;
  readonly facts: Facts;
  readonly message: string;
};

export const isMoment = (fact: object): fact is Moment => 'moment' in fact;
