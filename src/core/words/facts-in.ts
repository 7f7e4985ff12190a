import type { Fact } from './fact.ts';

/**
 * What a text names, read by the compiler: `Table {table} has {calls, plural, one {# hand} other {# hands}}.` needs a
 * `table` and, as a number, `calls`. Words and branches take turns: a brace ends the one and begins the other.
 */
export type FactsIn<Text extends string> = {
  readonly [Pair in InWords<Text, never> as Pair[0]]: Pair[1];
};

type InWords<Text extends string, Found> = Text extends `${infer Words}{${infer Rest}`
  ? Words extends `${string}}${infer After}`
    ? InBranches<`${After}{${Rest}`, Found>
    : InArgument<Rest, Found>
  : Text extends `${string}}${infer After}`
    ? InBranches<After, Found>
    : Found;

type InArgument<Text extends string, Found> = Text extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name}, ${infer Kind}, ${string}`
    ? Text extends `${Name}, ${Kind}, ${infer Branches}`
      ? InBranches<Branches, Found | [Name, Kind extends 'plural' ? number : string]>
      : never
    : Inside extends `${infer Name}, number`
      ? InWords<After, Found | [Name, number]>
      : InWords<After, Found | [Inside, Fact]>
  : never;

type InBranches<Text extends string, Found> = Text extends `${infer Selector}{${infer Rest}`
  ? Selector extends `${string}}${infer After}`
    ? InWords<`${After}{${Rest}`, Found>
    : InWords<Rest, Found>
  : Text extends `${string}}${infer After}`
    ? InWords<After, Found>
    : Found;
