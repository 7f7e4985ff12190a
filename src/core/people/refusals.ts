import { refusals } from '#core/base';
import { type Said, sayings } from '#core/words';
import type { Department, LockReason, StaffRole } from './staff.ts';
import type { Scope, StationKind } from './station.ts';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

const word = sayings(TERMS);

export const roleWord = (role: StaffRole): Said => word(`role.${role}`, {});
export const stationWord = (kind: StationKind): Said => word(`station.${kind}`, {});
export const scopeWord = (scope: Scope): Said => word(`scope.${scope}`, {});
export const departmentWord = (department: Department): Said => word(`department.${department}`, {});
export const lockWord = (reason: LockReason): Said => word(`lock.${reason}`, {});
