import type { Page } from '#api';
import { NUMBER_IN_PATH, type Question } from '#api/schemas';
import { type Answer, answer, type Refusal } from '#core/base';
import type { Said } from '#core/words';
import type { Ask } from './ask.ts';
import { refuse, speak } from './refusals.ts';
import { json, type Reply } from './reply.ts';
import type { TERMS } from './texts/en.ts';

/** What follows "?", each name once, by the schema of the question. */
export const queryOf = <Query>(question: Question<Query>, ask: Ask): Answer<Query> => {
  const asked = [...new URLSearchParams(ask.question)];
  const names = asked.map(([field]) => field);
  if (new Set(names).size < names.length) return misread([speak('question.name-twice', {})]);
  const fit = question.read(asked);
  return fit.ok ? answer(fit.value) : misread(fit.wrong.map(asParameter));
};

/** After "?" there are names, not places in a body. */
const asParameter = (said: Said): Said => {
  const { pointer, ...facts } = said.facts;
  return { ...said, facts: { ...facts, parameter: typeof pointer === 'string' ? pointer.slice(1) : '' } };
};

const misread = (fields: readonly Said[]) => refuse('question-not-understood', { fields }, 'API-3');

/** A number in the path; that it is one was seen when the address was read. */
export const numberIn = ({ params }: Pick<Ask, 'params'>, name: string): number => Number(params[name]);

type Thing = keyof typeof TERMS extends infer Code ? (Code extends `thing.${infer What}` ? What : never) : never;

/** Nothing is called as the path says. */
export const noSuch = (what: Thing, name: string, clause: string): Refusal =>
  refuse('no-such-thing', { what: speak(`thing.${what}`, {}), name: name.slice(0, 80) }, clause);

type Asked = { readonly after?: string; readonly limit: number };

/**
 * The rows after one, in the order in which the house keeps them. A row that is gone meanwhile has its place among
 * numbers that grow; a name that was never there is refused, and never taken for the beginning. MCH-5
 */
export const pageOf = <Row>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => string | number,
  { after, limit }: Asked,
): Answer<Page<Row>> => {
  const all = [...rows];
  const start = after === undefined ? 0 : startAfter(all.map(nameOf), after);
  if (start === undefined) return refuse('cursor-unknown', { after: (after ?? '').slice(0, 80) }, 'MCH-5');
  const part = all.slice(start, start + limit);
  const last = part.at(-1);
  const hasMore = start + limit < all.length && last !== undefined;
  return answer(hasMore ? { rows: part, next: String(nameOf(last)) } : { rows: part });
};

const startAfter = (names: readonly (string | number)[], after: string): number | undefined => {
  const place = names.findIndex(name => String(name) === after);
  if (place >= 0) return place + 1;
  const isGrowing = names.every(
    (name, at) => typeof name === 'number' && (at === 0 || name > (names[at - 1] as number)),
  );
  if (!isGrowing || !NUMBER_IN_PATH.test(after)) return undefined;
  const next = names.findIndex(name => Number(name) > Number(after));
  return next < 0 ? names.length : next;
};

/** A page as it is answered, with each row as it is shown. */
export const paged = <Row>(page: Answer<Page<Row>>, shown: (row: Row) => unknown = row => row): Reply =>
  page.ok ? json({ ...page.value, rows: page.value.rows.map(shown) }) : page;
