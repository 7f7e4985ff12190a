import { type Answer, answer } from '#core/base';
import { refuse } from '../refusals.ts';
import { type Option, readOptions, type Values } from './option.ts';

/** Plain values only, ready for JSON: counts are strings of digits, decimals strings of 15 significant digits. */
export type OddsAnswer = Readonly<Record<string, unknown>>;

/** Told how far long work has come. To stop the work, throw from it. */
export type Progress = (done: number, of: number) => void;

/** One question about a game and how it is answered. */
export type OddsBet = {
  readonly id: string;
  readonly title: string;
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /** Reads the options as text (a flag is `true`) and answers, or refuses with what exists. */
  readonly ask: (given: Given, progress: Progress) => Answer<OddsAnswer>;
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

/** ODD-2: a wrong name is refused with the list of what exists. */
export const findSubject = (subjects: readonly OddsSubject[], id: string): Answer<OddsSubject> => {
  const found = subjects.find(subject => subject.id === id);
  return found === undefined
    ? refuse('unknown-subject', { subject: id, known: listOf(subjects) }, 'ODD-2')
    : answer(found);
};

export const findBet = (subject: OddsSubject, id: string | undefined): Answer<OddsBet> => {
  const found = id === undefined ? subject.bets[0] : subject.bets.find(each => each.id === id);
  if (found !== undefined) return answer(found);
  return refuse('unknown-bet', { subject: subject.title, bet: id ?? '', known: listOf(subject.bets) }, 'ODD-2');
};

const listOf = (named: readonly { readonly id: string }[]): string => named.map(each => each.id).join(', ');
