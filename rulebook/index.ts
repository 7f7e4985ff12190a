import type { Activity } from '#core/rulebook';
import { BAY_101 } from './bay-101/index.ts';
import { HAWAIIAN_GARDENS } from './hawaiian-gardens/index.ts';

export { JURISDICTIONS } from './jurisdictions.ts';

/** Every approved activity of the houses in this book, in the order of their approvals. */
export const RULEBOOK: readonly Activity[] = [...BAY_101, ...HAWAIIAN_GARDENS];

/** By the regulator's id or the key. */
export const findActivity = (name: string): Activity | undefined =>
  RULEBOOK.find(({ id, key }) => id === name || key === name);
