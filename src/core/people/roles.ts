import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';
import type { StaffRole } from './staff.ts';

/** Why nobody can have these roles together. PPL-2 */
export const rolesObjection = (roles: readonly StaffRole[]): Refusal | undefined => {
  if (roles.length === 0) return refuse('roles-missing', {}, 'PPL-2');
  const isAuditorToo = roles.includes('auditor') && roles.some(role => role !== 'auditor');
  return isAuditorToo ? refuse('auditor-only-reads', {}, 'PPL-2; REG-A4') : undefined;
};

/** Who holds money does not also count, book or watch it. */
const CONFLICTS: readonly (readonly [StaffRole, StaffRole])[] = [
  ['cage', 'accounting'],
  ['cage', 'count'],
  ['count', 'accounting'],
  ['dealer', 'surveillance'],
  ['floor', 'surveillance'],
  ['cage', 'surveillance'],
  ['promotions', 'accounting'],
  ['administrator', 'accounting'],
  ['administrator', 'cage'],
];

/** Two roles that one person shouldn't have both: a warning for those who give them. PPL-10 */
export const conflictIn = (roles: readonly StaffRole[]): readonly [StaffRole, StaffRole] | undefined =>
  CONFLICTS.find(pair => pair.every(role => roles.includes(role)));
