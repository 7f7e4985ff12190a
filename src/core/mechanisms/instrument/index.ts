export { type InstrumentRule, instrumentRule } from './rule.ts';
export { type Instrument, OUTCOMES } from './shape.ts';
