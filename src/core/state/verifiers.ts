import type { StaffRole } from '#core/people';
import type { Activity } from '#core/rulebook';
import type { Actor } from './context.ts';
import type { HouseView } from './house.ts';

const isSurveillance = (words: string): boolean => words.toLowerCase() === 'surveillance';
const SUPERVISORS = ['supervisor', 'shift supervisor'];

/** Whether surveillance looks at the play before its prize is paid. HSE-20 */
export const needsSurveillance = ({ claims }: Activity): boolean => claims.verifiedBy.some(isSurveillance);

/** Whether the approval has two people confirm a hand at the table. PRO-9 */
export const isByTwo = ({ claims }: Activity): boolean =>
  claims.verifiedBy.filter(words => !isSurveillance(words)).length > 1;

/** The role that one of the two has to have, where the approval names it. PRO-9 */
export const roleOfTwo = ({ claims }: Activity): StaffRole | undefined =>
  claims.verifiedBy.some(words => SUPERVISORS.includes(words.toLowerCase())) ? 'supervisor' : undefined;

/** Whether somebody works here in this role: as they are signed on, or by all that they may be. */
export const hasRole = ({ staff }: HouseView, { id, role }: Partial<Actor> & Pick<Actor, 'id'>, wanted: StaffRole) =>
  role === wanted || staff.get(id)?.roles.includes(wanted) === true;
