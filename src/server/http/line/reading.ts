import type { Page } from '#api';
import type { Question } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import type { Ask } from './ask.ts';
import { refuse } from './refusals.ts';

/** What follows "?", each name once, by the schema of the question. */
export const queryOf = <Query>(question: Question<Query>, ask: Ask): Answer<Query> => {
  const asked = [...new URLSearchParams(ask.question)];
  const names = asked.map(([field]) => field);
  if (new Set(names).size < names.length) return misread('Each name may stand there once.');
  const fit = question.read(asked);
  return fit.ok ? answer(fit.value) : misread(fit.fields);
};

const misread = (fields: string) => refuse('question-not-understood', { fields }, 'API-3');

/** A number in the path; undefined if it isn't one. */
export const numberIn = ({ params }: Ask, name: string): number =>
  /^\d{1,15}$/.test(params[name] ?? '') ? Number(params[name]) : 0;

/** Nothing is called as the path says. */
export const noSuch = (what: string, name: string, clause: string): Refusal =>
  refuse('no-such-thing', { what, name: name.slice(0, 80) }, clause);

type Asked = { readonly after?: string; readonly limit: number };

/** The rows after one, in the order in which the house keeps them. */
export const pageOf = <Row>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => string | number,
  { after, limit }: Asked,
): Page<Row> => {
  const all = [...rows];
  const start = after === undefined ? 0 : all.findIndex(row => String(nameOf(row)) === after) + 1;
  const part = all.slice(start, start + limit);
  const last = part.at(-1);
  const hasMore = start + limit < all.length && last !== undefined;
  return hasMore ? { rows: part, next: String(nameOf(last)) } : { rows: part };
};

/** The same page, with each row as it is shown. */
export const shownAs = <Row, Shown>({ rows, ...page }: Page<Row>, shown: (row: Row) => Shown): Page<Shown> => ({
  ...page,
  rows: rows.map(shown),
});
