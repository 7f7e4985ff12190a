import type { Refusal } from '#core/base';
import type { Facts } from '#core/words';

/** A refusal on its way to another program: RFC 9457, with what a refusal of ours knows. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
};

export const PROBLEM_TYPE = 'application/problem+json';

export const problemOf = ({ code, message, clause, facts }: Refusal, status: number): Problem => {
  const title = `${code[0]!.toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
  return { type: `/api/v1/problems/${code}`, title, status, detail: message, code, clause, facts };
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
