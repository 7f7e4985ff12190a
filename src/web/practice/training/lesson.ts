import type { Card } from '#core/cards';
import type { Cents } from '#core/money';
import type { Said } from '#core/words';

/** Words of this page with their facts, or words of the core. */
export type Phrase =
  | { readonly text: string; readonly facts?: Readonly<Record<string, string | number | Phrase>> }
  | { readonly said: Said };

/** A hand on the table as the dealer sees it while a question is asked. */
export type Group = {
  readonly name: Phrase;
  readonly cards: readonly (Card | undefined)[];
  readonly bets: readonly { readonly name: Phrase; readonly amount: Cents }[];
  readonly isAsked: boolean;
};

/** Something that the dealer must know now: what it is, the answers, the right one, and why. */
export type Question = {
  readonly ask: Phrase;
  readonly answers: readonly { readonly id: string; readonly words: Phrase }[];
  readonly right: string;
  readonly why: Phrase;
  readonly clause: string;
  readonly view: readonly Group[];
};

export type Mistake = Pick<Question, 'ask' | 'why' | 'clause'> & { readonly given: Phrase; readonly right: Phrase };

/** A lesson of so many rounds: where it is, and how it has gone. */
export type Lesson = {
  readonly rounds: number;
  readonly round: number;
  readonly questions: readonly Question[];
  readonly at: number;
  /** Wrong answers to this question. */
  readonly tried: readonly string[];
  readonly asked: number;
  readonly right: number;
  readonly mistakes: readonly Mistake[];
  readonly isDone: boolean;
};

export const startLesson = (rounds: number, questions: readonly Question[]): Lesson => ({
  rounds,
  round: 1,
  questions,
  at: 0,
  tried: [],
  asked: 0,
  right: 0,
  mistakes: [],
  isDone: false,
});

export const questionIn = ({ questions, at }: Lesson): Question => questions[at]!;

/** The first answer counts; a wrong one is explained and asked again. `deal` makes the next round. PRA-5 */
export const answer = (lesson: Lesson, id: string, deal: () => readonly Question[]): Lesson => {
  const question = questionIn(lesson);
  const { tried } = lesson;
  if (lesson.isDone || tried.includes(id) || !question.answers.some(one => one.id === id)) return lesson;
  const isFirst = tried.length === 0;
  if (id !== question.right) {
    const mistakes = isFirst ? [...lesson.mistakes, mistakeOf(question, id)] : lesson.mistakes;
    return { ...lesson, tried: [...tried, id], asked: lesson.asked + (isFirst ? 1 : 0), mistakes };
  }
  const counted = isFirst ? { asked: lesson.asked + 1, right: lesson.right + 1 } : {};
  return goOn({ ...lesson, ...counted, tried: [] }, deal);
};

const goOn = (lesson: Lesson, deal: () => readonly Question[]): Lesson => {
  const { at, questions, round, rounds } = lesson;
  if (at + 1 < questions.length) return { ...lesson, at: at + 1 };
  if (round === rounds) return { ...lesson, isDone: true };
  return { ...lesson, round: round + 1, questions: deal(), at: 0 };
};

const mistakeOf = ({ ask, answers, right, why, clause }: Question, id: string): Mistake => {
  const wordsOf = (wanted: string): Phrase => answers.find(one => one.id === wanted)!.words;
  return { ask, why, clause, given: wordsOf(id), right: wordsOf(right) };
};

export const percentOf = ({ right, asked }: Pick<Lesson, 'right' | 'asked'>): number =>
  asked === 0 ? 0 : Math.floor((100 * right) / asked);

/** Answers in an order that gives nothing away: by their ids. */
export const inOrder = <One extends { readonly id: string }>(answers: readonly One[]): readonly One[] =>
  answers.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

export const text = (path: string, facts: Readonly<Record<string, string | number | Phrase>> = {}): Phrase => ({
  text: path,
  facts,
});
