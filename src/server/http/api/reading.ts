import type { Page, ReadName } from '#api';
import { QUERIES, type QueryOf, type Question } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import type { Fit } from '#core/shape';
import type { Ask } from './ask.ts';
import type { ApiParts } from './parts.ts';
import { refuse } from './refusals.ts';
import type { Reply } from './reply.ts';

export type Answering = (ask: Ask, parts: ApiParts) => Reply | Promise<Reply>;

/** What stands after "?", each name once, by the schema of the question. */
export const queryOf = <Name extends ReadName>(name: Name, ask: Ask): Answer<QueryOf<Name>> => {
  const asked = [...new URLSearchParams(ask.question)];
  const names = asked.map(([field]) => field);
  if (new Set(names).size < names.length) return misread('Each name may stand there once.');
  const question: Question<unknown> = QUERIES[name];
  const fit = question.read(asked) as Fit<QueryOf<Name>>; // The question is the one of this name.
  return fit.ok ? answer(fit.value) : misread(fit.fields);
};

const misread = (fields: string) => refuse('question-not-understood', { fields }, 'API-3');

/** A number that stands in the path; none where it is not one. */
export const numberIn = ({ params }: Ask, name: string): number =>
  /^\d{1,15}$/.test(params[name] ?? '') ? Number(params[name]) : 0;

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
