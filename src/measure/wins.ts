import { type Answer, type Refusal, refusals } from '#core/base';
import type { Cents } from '#core/money';
import type { Activity } from '#core/rulebook';
import type { Rule } from '#core/state';
import type { Journal, Payer, Scene } from '../conformance/journal.ts';
import type { ServedHouse } from './served.ts';

type Parts = { readonly served: ServedHouse; readonly ask: Journal['ask']; readonly start: Scene['start'] };

export const pointsOf = async (
  _served: ServedHouse,
  _ask: Journal['ask'],
  activity: Activity,
  count: number,
): Promise<number> => {
  throw new Error(`${activity.id}: no hand of ${count} points is known`);
};

export const winOf = async (
  { start }: Parts,
  rule: Rule,
  _amount: Cents,
  _at: Temporal.Instant,
): Promise<Answer<Payer>> => start(rule);

export type { Refusal };
export const refuse = refusals({});
