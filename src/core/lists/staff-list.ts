import {
  DEPARTMENTS,
  type Department,
  departmentWord,
  rolesObjection,
  roleWord,
  STAFF_ROLES,
  type StaffRole,
} from '#core/people';
import { type Cell, nameIn, needed, numberIn, oneIn } from './cells.ts';
import { type Column, columnWord, type Line, linesOf } from './columns.ts';
import { type ListRead, readEach } from './read-each.ts';
import { say } from './say.ts';

/** Somebody who is to work here. */
export type StaffRow = {
  readonly line: number;
  readonly name: string;
  readonly badge: string;
  readonly department: Department;
  readonly roles: readonly StaffRole[];
};

const KNOWN: readonly Column[] = ['name', 'first', 'last', 'badge', 'department', 'roles'];
const BADGE_MOST = 40;

/** PPL-21 */
export const readStaff = (text: string): ListRead<StaffRow> => {
  const read = readEach(linesOf(text, KNOWN, ['name', 'badge', 'department', 'roles']), line => ({
    name: nameIn(line),
    badge: badgeIn(line),
    department: departmentIn(line),
    roles: rolesIn(line),
  }));
  const before = new Map<string, number>();
  const twice = read.rows.flatMap(({ line, badge }) => {
    const other = before.get(badge);
    before.set(badge, other ?? line);
    return other === undefined ? [] : [{ line, said: say('list.badge-twice', { badge, other }) }];
  });
  return { ...read, mistakes: [...read.mistakes, ...twice].toSorted((one, other) => one.line - other.line) };
};

const badgeIn = (line: Line): Cell<string> => {
  const cell = needed(numberIn(line, 'badge', BADGE_MOST), 'badge');
  if (!('value' in cell)) return cell;
  return /^[!-~]+$/.test(cell.value) ? cell : { wrong: say('list.badge', { typed: cell.value }) };
};

const departmentIn = (line: Line): Cell<Department> => {
  const text = line.of('department');
  if (text === '') return { wrong: say('list.missing', { column: columnWord('department') }) };
  const department = oneIn(text, DEPARTMENTS, departmentWord);
  const departments = DEPARTMENTS.map(departmentWord);
  return department === undefined
    ? { wrong: say('list.department', { typed: text.slice(0, 40), departments }) }
    : { value: department };
};

const rolesIn = (line: Line): Cell<readonly StaffRole[]> => {
  const texts = line
    .of('roles')
    .split(/[;,/+&|]/)
    .map(text => text.trim())
    .filter(text => text !== '');
  const roles: StaffRole[] = [];
  for (const text of texts) {
    const role = oneIn(text, STAFF_ROLES, roleWord);
    if (role === undefined)
      return { wrong: say('list.role', { typed: text.slice(0, 40), roles: STAFF_ROLES.map(roleWord) }) };
    roles.push(role);
  }
  const objection = rolesObjection(roles);
  return objection === undefined ? { value: [...new Set(roles)] } : { wrong: objection };
};
