import type { z } from 'zod';
import type { Page, ReadName } from '#api';
import { check, QUERIES, type QueryOf } from '#api/schemas';
import { type Answer, answer } from '#core/base';
import type { Ask } from './ask.ts';
import { refuse } from './refusals.ts';

/** What stands after "?", each name once, by the schema of the question. */
export const queryOf = <Name extends ReadName>(name: Name, { question }: Ask): Answer<QueryOf<Name>> => {
  const asked = [...new URLSearchParams(question)];
  const names = asked.map(([field]) => field);
  if (new Set(names).size < names.length) return misread('Each name may stand there once.');
  // The schema is the one of this name, so that what it gives is what the name promises.
  const fit = check(QUERIES[name] as unknown as z.ZodType<QueryOf<Name>>, Object.fromEntries(asked));
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
