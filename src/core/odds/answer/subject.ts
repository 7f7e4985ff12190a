import { type Answer, answer } from '#core/base';
import { refuse } from '../refusals.ts';
import { type Option, readOptions, type Values } from './option.ts';
import { type Part, type Progress, WHOLE } from './part.ts';

/** Plain values only, ready for JSON: counts are strings of digits, decimals strings of 15 significant digits. */
export type OddsAnswer = Readonly<Record<string, unknown>>;

/** One question about a game and how it is answered. */
export type OddsBet = {
  readonly id: string;
  readonly title: string;
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /** Reads the options as text (a flag is `true`) and answers, or refuses with what exists. */
  readonly ask: (given: Given, progress: Progress) => Answer<OddsAnswer>;
  /** Long work can be done in parts at the same time; what a part finds is plain data, for `join` alone. */
  readonly parts?: {
    readonly work: (given: Given, part: Part, progress: Progress) => Answer<unknown>;
    readonly join: (given: Given, found: readonly unknown[]) => Answer<OddsAnswer>;
  };
};

export type Given = Readonly<Record<string, string | true>>;

/** A game and its bets; the first is meant when none is named. */
export type OddsSubject = { readonly id: string; readonly title: string; readonly bets: readonly OddsBet[] };

/** Makes a bet from its options and a function of their values. */
export const bet = <Options extends Readonly<Record<string, Option<unknown>>>>(parts: {
  readonly id: string;
  readonly title: string;
  readonly options: Options;
  readonly compute: (values: Values<Options>, progress: Progress) => OddsAnswer;
}): OddsBet => ({
  id: parts.id,
  title: parts.title,
  options: parts.options,
  ask: (given, progress) => {
    const values = readOptions(parts.options, given);
    return values.ok ? answer(parts.compute(values.value, progress)) : values;
  },
});

/** Makes a bet whose work is long: each part finds something, and all finds together are the answer. */
export const longBet = <Options extends Readonly<Record<string, Option<unknown>>>, Found>(parts: {
  readonly id: string;
  readonly title: string;
  readonly options: Options;
  readonly work: (values: Values<Options>, part: Part, progress: Progress) => Found;
  readonly join: (values: Values<Options>, found: readonly Found[]) => OddsAnswer;
}): OddsBet => {
  const { id, title, options } = parts;
  const whole = bet({
    id,
    title,
    options,
    compute: (values, progress) => parts.join(values, [parts.work(values, WHOLE, progress)]),
  });
  const read = <Value>(given: Given, use: (values: Values<Options>) => Value): Answer<Value> => {
    const values = readOptions(options, given);
    return values.ok ? answer(use(values.value)) : values;
  };
  return {
    ...whole,
    parts: {
      work: (given, part, progress) => read(given, values => parts.work(values, part, progress)),
      // Whoever joins gives back what `work` of this same bet found.
      join: (given, found) => read(given, values => parts.join(values, found as readonly Found[])),
    },
  };
};

/** ODD-2: the first bet when none is named; a wrong name is refused with the list of what exists. */
export const findBet = (subject: OddsSubject, id: string | undefined): Answer<OddsBet> => {
  const found = id === undefined ? subject.bets[0] : subject.bets.find(each => each.id === id);
  if (found !== undefined) return answer(found);
  return refuse(
    'unknown-bet',
    { subject: subject.title, bet: id ?? '', known: subject.bets.map(each => each.id).join(', ') },
    'ODD-2',
  );
};
