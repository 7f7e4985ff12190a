export { EMAIL } from './cells.ts';
export { LINES_MOST, type Mistake } from './columns.ts';
export { LIST_KINDS, type ListKind } from './kinds.ts';
export { type ExclusionRow, type MemberRow, readExclusions, readMembers } from './people-lists.ts';
export type { ListRead } from './read-each.ts';
export { say as sayOfList } from './say.ts';
export { readStaff, type StaffRow } from './staff-list.ts';
