import { type Answer, answer, type Refusal } from '#core/base';
import { refusePerson } from '#core/people';
import type { Context } from './context.ts';
import type { HouseView } from './house.ts';
import { refuse } from './refusals.ts';

/** The two people of an action: never one person twice. HSE-9 */
export const twoPeople = ({ actor, second }: Context, clause: string): Answer<readonly [string, string]> => {
  if (second === undefined) return refuse('second-person-missing', {}, clause);
  if (second.id === actor.id) return refuse('same-person-twice', { person: actor.id }, clause);
  return answer([actor.id, second.id]);
};

/** If the house wants two departments: why these two may not act together. */
export const departmentObjection = (
  { settings, staff }: HouseView,
  first: string,
  second: string,
): Refusal | undefined => {
  const department = staff.get(first)?.department;
  const isOne = department !== undefined && department === staff.get(second)?.department;
  return settings.staff.secondFromOtherDepartment && isOne
    ? refusePerson('same-department', { department }, 'PPL-8; REG-A2')
    : undefined;
};

/** With a reason, and two people. HSE-12 */
export const backingOut = (reason: string, context: Context): Answer<readonly [string, string]> =>
  reason.trim() === ''
    ? refuse('words-missing', { what: 'The reason' }, 'HSE-12')
    : twoPeople(context, 'HSE-12; REG-A2');
