export { hasHours, trackingRule } from './rule.ts';
export type { CardRow } from './shape.ts';
