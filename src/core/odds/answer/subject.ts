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

type Options = Readonly<Record<string, Option<unknown>>>;
type Named<Asked> = { readonly id: string; readonly title: string; readonly options: Asked };

/** Makes a bet from its options and a function of their values. */
export const bet = <Asked extends Options>(
  parts: Named<Asked> & { readonly compute: (values: Values<Asked>, progress: Progress) => OddsAnswer },
): OddsBet => ({
  id: parts.id,
  title: parts.title,
  options: parts.options,
  ask: (given, progress) => read(parts.options, given, values => parts.compute(values, progress)),
});

const read = <Asked extends Options, Value>(
  options: Asked,
  given: Given,
  use: (values: Values<Asked>) => Value,
): Answer<Value> => {
  const values = readOptions(options, given);
  return values.ok ? answer(use(values.value)) : values;
};

/** Makes a bet whose work is long: each part finds something, and all finds together are the answer. */
export const longBet = <Asked extends Options, Found>(
  parts: Named<Asked> & {
    readonly work: (values: Values<Asked>, part: Part, progress: Progress) => Found;
    readonly join: (values: Values<Asked>, found: readonly Found[]) => OddsAnswer;
  },
): OddsBet => ({
  ...bet({ ...parts, compute: (values, progress) => parts.join(values, [parts.work(values, WHOLE, progress)]) }),
  parts: {
    work: (given, part, progress) => read(parts.options, given, values => parts.work(values, part, progress)),
    // The join gets what `work` of the same bet found.
    join: (given, found) => read(parts.options, given, values => parts.join(values, found as readonly Found[])),
  },
});

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
