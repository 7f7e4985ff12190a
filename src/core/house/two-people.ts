import { type Answer, answer } from '#core/base';
import type { Context } from './context.ts';
import { refuse } from './refusals.ts';

/** The two who stand for an act together: never one person twice. HSE-9 */
export const twoPeople = ({ actor, second }: Context, clause: string): Answer<readonly [string, string]> => {
  if (second === undefined) return refuse('second-person-missing', {}, clause);
  if (second.id === actor.id) return refuse('same-person-twice', { person: actor.id }, clause);
  return answer([actor.id, second.id]);
};
