export { hasHours, trackingRule } from './rule.ts';
export type { CardRow, Tracked } from './shape.ts';
