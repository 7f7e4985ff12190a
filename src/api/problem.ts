import type { Refusal } from '#core/base';
import type { Fact, Facts } from '#core/words';

/** A refusal on its way to another program: RFC 9457, with what a refusal of ours knows. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
  readonly errors?: readonly Misfit[];
};

/** One place that does not fit: in the body, or a name in the address or after "?". MCH-3 */
export type Misfit = {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
};

export const PROBLEM_TYPE = 'application/problem+json';

export const problemOf = ({ code, message, clause, facts }: Refusal, status: number): Problem => {
  const title = `${code[0]!.toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
  const errors = misfitsIn(facts);
  const more = errors.length === 0 ? {} : { errors };
  return { type: `/api/v1/problems/${code}`, title, status, detail: message, code, clause, facts, ...more };
};

const misfitsIn = (facts: Facts): readonly Misfit[] =>
  Object.values(facts).flatMap(fact => (Array.isArray(fact) ? (fact as readonly Fact[]).flatMap(misfitOf) : []));

/** What says where it is and by which rule. */
const misfitOf = (fact: Fact): readonly Misfit[] => {
  if (typeof fact !== 'object' || !('message' in fact)) return [];
  const { pointer, parameter, fault } = fact.facts;
  if (typeof fault !== 'string') return [];
  const where = typeof parameter === 'string' ? { parameter } : { pointer: typeof pointer === 'string' ? pointer : '' };
  return [{ ...where, code: fault, detail: fact.message }];
};

export const refusalOf = ({ code, detail, clause, facts }: Problem): Refusal => ({
  ok: false,
  code,
  facts,
  message: detail,
  clause,
});

/** Whether an answer is one of our refusals, and not that of a proxy on the way. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'clause' in body;
