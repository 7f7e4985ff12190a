export { type InstrumentRule, instrumentRule } from './rule.ts';
export { OUTCOMES } from './shape.ts';
