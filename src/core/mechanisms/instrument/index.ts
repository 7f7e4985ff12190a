export { type InstrumentRule, instrumentRule } from './rule.ts';
export { type Instrument, OUTCOMES, PIECE } from './shape.ts';
